// Texts on a shared picture stay within their room.
import { expect, it } from 'vitest';
import { fittingIn, wrapped } from './words.ts';

/** Ten pixels a letter. */
const measure = {
  measureText: (text: string) => ({ width: [...text].length * 10 }) as TextMetrics, // all that is asked of it
};

it.each([
  ['Ada', 30, 'Ada'],
  ['Ada Moss', 60, 'Ada M…'],
  ['Ada Moss', 50, 'Ada…'],
  ['🂡🂢🂣🂤', 30, '🂡🂢…'],
  ['Ada', 5, 'A…'],
])('%s in %i px is %s', (text, room, fitting) => {
  expect(fittingIn(measure, text, room)).toBe(fitting);
});

it.each([
  ['Ada Moss won', 120, ['Ada Moss won']],
  ['Ada Moss won', 80, ['Ada Moss', 'won']],
  ['Ada Moss won', 70, ['Ada', 'Moss', 'won']],
  ['Wolfeschlegelstein won', 100, ['Wolfeschl…', 'won']],
])('%s in lines of %i px', (text, room, lines) => {
  expect(wrapped(measure, text, room)).toEqual(lines);
});
