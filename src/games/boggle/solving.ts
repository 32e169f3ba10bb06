// All words of a board: every path over the dice, as far as the word list goes along.
import type { LibraryPlace, WordCommonness, WordList } from '../../engine/library.ts';
import { lettersOf, neighboursOf } from './dice.ts';
import { shortest } from './scoring.ts';

/** Each word once, with how common it is. */
export function solve(board: readonly string[], list: WordList): ReadonlyMap<string, WordCommonness> {
  const words = new Map<string, WordCommonness>();
  const faces = board.map((face) =>
    Array.from(lettersOf(face), (letter) => list.letters.indexOf(letter) + 1),
  );
  const isUsed = board.map(() => false);
  const follow = (place: number, from: LibraryPlace, spelt: string): void => {
    let at = from;
    for (const letter of faces[place] ?? []) at = at === 0 ? 0 : list.step(at, letter);
    if (at === 0) return;
    const word = spelt + lettersOf(board[place] ?? '');
    if (word.length >= shortest && list.isWord(at)) words.set(word, list.commonness(at));
    isUsed[place] = true;
    for (const next of neighboursOf(place)) if (!isUsed[next]) follow(next, at, word);
    isUsed[place] = false;
  };
  for (const place of board.keys()) follow(place, list.start, '');
  return words;
}
