// The version of the product that runs, as package.json has it.
import { readFileSync } from 'node:fs';

export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'));
  return String(version);
}
