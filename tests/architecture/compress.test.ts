// The build compresses what it wrote: small files and large ones, and nothing of it is lost.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressAll } from '../../vite/compress.ts';

const directory = mkdtempSync(join(tmpdir(), 'topla-compress-'));
const lines = (bytes: number) =>
  Array.from({ length: bytes / 8 }, (_, line) => `${line * 7_919}`.padEnd(7, '-').slice(0, 7)).join('\n');
const texts = new Map([
  ['small.js', 'export const one = 1;\n'],
  ['assets/page.js', lines(2_000)],
  ['assets/sheet.css', lines(70_000)],
  ['locales/tr.json', lines(300_000)],
]);

beforeAll(async () => {
  for (const folder of ['assets', 'locales']) mkdirSync(join(directory, folder));
  for (const [name, text] of texts) writeFileSync(join(directory, name), text);
  writeFileSync(join(directory, 'picture.png'), lines(4_000));
  await compressAll(directory);
});

afterAll(() => rmSync(directory, { recursive: true }));

const packed = (name: string) => readFileSync(join(directory, name));

it.each(['assets/page.js', 'assets/sheet.css', 'locales/tr.json'])('packs %s twice', (name) => {
  const text = texts.get(name);
  expect(brotliDecompressSync(packed(`${name}.br`)).toString()).toBe(text);
  expect(gunzipSync(packed(`${name}.gz`)).toString()).toBe(text);
  expect(packed(`${name}.br`).length).toBeLessThan(packed(`${name}.gz`).length);
});

it('leaves alone what is small, and pictures, which are packed already', () => {
  for (const name of ['small.js', 'picture.png'])
    expect([existsSync(join(directory, `${name}.br`)), existsSync(join(directory, `${name}.gz`))]).toEqual([
      false,
      false,
    ]);
});
