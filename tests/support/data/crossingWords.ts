// Crossing words for tests: words laid on a board, racks put together, and the dealer doing its part.
import type { Library } from '../../../src/engine/library.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import { openWords } from '../../../src/engine/words/graph.ts';
import { alphabets } from '../../../src/engine/words/letters.ts';
import { packWords } from '../../../src/engine/words/packing.ts';
import { deal, play, start, toAct } from '../../../src/games/scrabble/rules.ts';
import type { Ground, Move, Placed, Rules, State } from '../../../src/games/scrabble/shapes.ts';
import { emptyBoard, onward, squareOf, squares } from '../../../src/games/scrabble/squares.ts';
import { sorted } from '../../../src/games/scrabble/tiles.ts';
import { testLibrary } from './words.ts';

export const bare: Ground = { board: emptyBoard, blanks: [] };

/** The tiles of a word written "GLOVE F8 across" over what lies there; a letter with a star is a blank. */
export function tilesFor({ board }: Ground, written: string): Placed[] {
  const [word = '', name = '', direction] = written.split(' ');
  const first = squareOf(name) ?? 0;
  return [...word.matchAll(/(.)(\*?)/gu)].flatMap(([, letter = '', star], i) => {
    const cell = onward(first, direction === 'down' ? 'down' : 'across', i) ?? squares;
    return board.charAt(cell) === letter ? [] : [{ cell, letter, isBlank: star === '*' }];
  });
}

export const both: Rules = { language: 'en', check: 'validate' };

export const libraryWith = (...words: string[]): Library => ({
  words: new Map([['en', openWords(packWords('few', alphabets.en, words))]]),
  answers: new Map(),
  holdsUnsaid: () => false,
});

/** All that the dealer does until somebody must act. */
export function settled(state: State, library = testLibrary, seed = 'a'): State {
  let next = state;
  for (let n = 0; toAct(next).includes('dealer'); n++) {
    const dealt = deal(
      next,
      seededRandom(seed.padEnd(64, '0').replaceAll(/[^\da-f]/g, 'e'), `${n}`),
      library,
    );
    next = play(next, { kind: 'deal', at: 0, deal: dealt });
  }
  return next;
}

export const moved = (state: State, by: number, move: Move, library = testLibrary): State =>
  settled(play(state, { kind: 'move', at: 0, by, move }), library);

/** A game in which the racks are these. */
export function holding(racks: readonly string[], change: Partial<State> = {}): State {
  const state = settled(start({ ...both, ...change.rules }, racks.length));
  return { ...state, racks: racks.map((rack) => sorted(rack, state.rules.language)), ...change };
}

export const playOf = (ground: Ground, written: string): Move => ({
  kind: 'play',
  tiles: tilesFor(ground, written),
});
