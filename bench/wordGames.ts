// How soon the word games are through their words: the best play of a rack with two blanks, all words of sixteen dice.
import type { WordList } from '../src/engine/library.ts';
import { seededRandom } from '../src/engine/random.ts';
import { rolled } from '../src/games/boggle/dice.ts';
import { solve } from '../src/games/boggle/solving.ts';
import { eachPlay } from '../src/games/scrabble/generation.ts';
import { laidOn } from '../src/games/scrabble/laying.ts';
import { spelt } from '../src/games/scrabble/notation.ts';
import { type Direction, emptyBoard, squareOf } from '../src/games/scrabble/squares.ts';
import { libraryOf, openLists } from '../src/server/base/words/lists.ts';
import { percentile, type Row, rounded } from './row.ts';

const boards = 200;
const longest = { playMs: 300, solveMs: 20 };

/** Words lying on the board, with many places to join them. */
const lying: Readonly<Record<'en' | 'tr', readonly (readonly [string, string, Direction])[]>> = {
  en: [
    ['GARDEN', 'F8', 'across'],
    ['HOUSES', 'K3', 'down'],
    ['TRAIN', 'G6', 'down'],
    ['ORANGE', 'F11', 'across'],
  ],
  tr: [
    ['KALEMLER', 'D8', 'across'],
    ['BAHÇELER', 'K2', 'down'],
    ['KİTAP', 'D8', 'down'],
    ['ARABA', 'G11', 'across'],
  ],
};

function groundOf(tongue: 'en' | 'tr') {
  let ground = { board: emptyBoard, blanks: [] as readonly number[] };
  for (const [word, at, way] of lying[tongue]) {
    const seen = { board: ground.board, rack: word, tongue };
    ground = laidOn(ground, spelt(seen, squareOf(at) ?? 0, way, word) ?? []);
  }
  return ground;
}

/** What it takes in the middle of so many times. */
function usual(times: number, act: () => unknown): number {
  const took = Array.from({ length: times }, () => {
    const began = performance.now();
    act();
    return performance.now() - began;
  });
  return percentile(
    took.sort((a, b) => a - b),
    0.5,
  );
}

function playMs(tongue: 'en' | 'tr', list: WordList): number {
  const rack = tongue === 'en' ? 'AEINT??' : 'AEİKL??';
  const search = { ground: groundOf(tongue), rack, tongue, list, says: list.isWord, isOver: () => false };
  return usual(7, () => eachPlay(search, () => undefined));
}

function solveMs(tongue: 'en' | 'tr', list: WordList): number {
  const random = seededRandom('0'.repeat(64), tongue);
  return usual(boards, () => solve(rolled(tongue, random), list));
}

export async function wordGameRows(): Promise<Row[]> {
  const library = libraryOf(await openLists());
  const rows: Row[] = [];
  const add = (what: string, ms: number, most: number) =>
    rows.push({ what, figure: `${rounded(ms, 1)} ms`, bound: `≤ ${most} ms`, isWithin: ms <= most });
  for (const tongue of ['en', 'tr'] as const) {
    const list = library.words.get(tongue);
    if (!list) continue;
    add(`scrabble, ${tongue}: all plays with two blanks`, playMs(tongue, list), longest.playMs);
    add(`boggle, ${tongue}: all words of a board`, solveMs(tongue, list), longest.solveMs);
  }
  return rows;
}
