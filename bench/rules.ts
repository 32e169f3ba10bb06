// How fast the rules are where it matters: the longest lists of moves, trees of many moves, and daily puzzles being made.
import { seededRandom } from '../src/engine/random.ts';
import { legalMoves } from '../src/games/chess/moves.ts';
import { Position } from '../src/games/chess/position.ts';
import { start } from '../src/games/chess/rules.ts';
import { games } from '../src/games/load.ts';
import { perft } from '../src/kit/search/perft.ts';
import { equations } from '../src/puzzles/mathle/pool.ts';
import { makeSudoku } from '../src/puzzles/sudoku/generating.ts';
import { grades } from '../src/puzzles/sudoku/shapes.ts';
import { percentile, type Row, rounded } from './row.ts';

/** Positions whose moves are many. */
const hard: readonly (readonly [game: string, position: string, what: string, mostMs: number])[] = [
  [
    'backgammon',
    '24:2,22:2,20:2,18:2,16:2,14:2,13:2,8:1 6:5,4:5,2:5 move0:22 0-0/1.1 - -',
    'backgammon: all turns of a double with many loose checkers',
    20,
  ],
];

async function legalMs(gameName: string, position: string): Promise<number> {
  const game = await games[gameName]?.();
  const state = game?.readPosition?.(position);
  if (!game || !state) throw new Error(`${gameName} cannot read ${position}`);
  const [seat] = game.toAct(state).filter((each) => each !== 'dealer');
  if (seat === undefined) throw new Error(`nobody moves in ${position}`);
  const view = game.view(state, seat);
  game.legalMoves(view, seat);
  const began = performance.now();
  for (let times = 0; times < 5; times++) game.legalMoves(view, seat);
  return (performance.now() - began) / 5;
}

/** Games of five moves from the start of chess, counted one by one. */
function chessRow(): Row {
  const position = new Position(start());
  const moves = () => legalMoves(position);
  perft(position, moves, 4);
  const began = performance.now();
  const leaves = perft(position, moves, 5);
  const perSecond = leaves / (performance.now() - began);
  return {
    what: 'chess: leaves of the tree of moves',
    figure: `${rounded(perSecond)} k/s`,
    bound: '≥ 300 k/s',
    isWithin: perSecond >= 300,
  };
}

const sudokusOfAGrade = 100;
const mostMsOfSudoku = 300;

/** Sudokus made from seeds, the grade checked and one solution proven. */
const sudokuRows = (): Row[] =>
  grades.map((grade) => {
    const times = Array.from({ length: sudokusOfAGrade }, (_, n) => {
      const random = seededRandom(n.toString(16).padStart(64, '0'), 'puzzle');
      const began = performance.now();
      makeSudoku(grade, random);
      return performance.now() - began;
    }).sort((a, b) => a - b);
    const p95 = percentile(times, 0.95);
    return {
      what: `sudoku: one ${grade} puzzle, p95`,
      figure: `${rounded(p95, 1)} ms`,
      bound: `≤ ${mostMsOfSudoku} ms`,
      isWithin: p95 <= mostMsOfSudoku,
    };
  });

function mathleRow(): Row {
  const began = performance.now();
  const count = equations(false).length;
  const ms = performance.now() - began;
  return {
    what: `mathle: all ${count} answers, once a start`,
    figure: `${rounded(ms)} ms`,
    bound: '≤ 300 ms',
    isWithin: ms <= 300,
  };
}

export async function ruleRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [game, position, what, most] of hard) {
    const ms = await legalMs(game, position);
    rows.push({ what, figure: `${rounded(ms, 1)} ms`, bound: `≤ ${most} ms`, isWithin: ms <= most });
  }
  return [...rows, chessRow(), ...sudokuRows(), mathleRow()];
}
