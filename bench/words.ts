// The word lists: how much memory they take, how soon they are there, how fast a word is found.
import { libraryOf, openLists } from '../src/server/base/words/lists.ts';
import { type Row, rounded } from './row.ts';

const lookUps = 400_000;

const row = (what: string, value: number, unit: string, most: number, digits: number): Row => ({
  what,
  figure: `${rounded(value, digits)} ${unit}`,
  bound: `≤ ${most} ${unit}`,
  isWithin: value <= most,
});

export async function wordRows(): Promise<Row[]> {
  await openLists(); // made, if they are not there yet
  const began = performance.now();
  const lists = await openLists();
  const library = libraryOf(lists);
  const rows = [row('both word lists: loading', performance.now() - began, 'ms', 150, 0)];
  for (const { tongue, edges } of lists)
    rows.push(row(`words, ${tongue}: memory`, edges.byteLength / 2 ** 20, 'MB', 8, 1));
  for (const [tongue, words] of [
    ['en', ['HOUSE', 'QUIZZICAL', 'XYLOPHONES', 'HOUZE']],
    ['tr', ['KALEM', 'GÖZLÜKÇÜLER', 'YAPABİLECEK', 'KALAM']],
  ] as const) {
    const list = library.words.get(tongue);
    const start = performance.now();
    for (let i = 0; i < lookUps; i++) list?.has(words[i % words.length] ?? '');
    rows.push(
      row(`words, ${tongue}: one look-up`, ((performance.now() - start) / lookUps) * 1_000, 'µs', 2, 2),
    );
  }
  return rows;
}
