// The file is a sound PDF: its table points at its objects, and letters outside the usual encoding get glyphs of their own.
import { expect, it } from 'vitest';
import { wrapped } from './layout.ts';
import { pdfOf } from './pdf.ts';
import { pdfCodes, widthOf } from './pdfFont.ts';

const text = (words: string) => ({ x: 10, y: 20, text: words, size: 10 });

it('the table of a file points at its objects, and the length of the page is right', () => {
  const file = pdfOf({ title: 'Fatura ğ', language: 'tr', texts: [text('Şişli, İğdır (ı)')], rules: [] });
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  expect(file.slice(start, start + 4)).toBe('xref');
  const places = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  expect(places).toHaveLength(8);
  for (const [at, place] of places.entries())
    expect(file.slice(place)).toMatch(new RegExp(`^${at + 1} 0 obj\n`));
  const [, length, content = ''] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file) ?? [];
  expect(content).toHaveLength(Number(length));
  expect([...file].every((letter) => letter.charCodeAt(0) < 128)).toBe(true);
});

it.each([
  ['Ada (1)', '41646120283129', ''],
  ['€ é', '8020e9', ''],
  ['ğışŞĞİ', '010203040506', '1 /gbreve 2 /dotlessi 3 /scedilla 4 /Scedilla 5 /Gbreve 6 /Idotaccent'],
  ['łóčş', '01f30203', '1 /lslash 2 /ccaron 3 /scedilla'],
  ['日 Ж', '3f203f', ''],
])('%s is written as %s', (words, hex, differences) => {
  const codes = pdfCodes();
  expect(codes.encode(words)).toBe(hex);
  expect(codes.differences()).toBe(differences);
});

it('a letter with a mark is as wide as without', () => {
  expect(widthOf('Şğı', 10, false)).toBe(widthOf('Sgi', 10, false));
  expect(widthOf('EUR 15.00', 10, true)).toBeCloseTo(48.91);
});

it('long lines are parted between words', () => {
  expect(wrapped('one two three', 40)).toEqual(['one two', 'three']);
  expect(wrapped('', 40)).toEqual(['']);
});
