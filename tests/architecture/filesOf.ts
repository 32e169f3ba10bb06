// The files that match a pattern, with their texts.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';

export async function filesOf(pattern: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for await (const file of glob(pattern)) files.set(file, readFileSync(file, 'utf8'));
  return files;
}
