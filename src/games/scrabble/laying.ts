// Laying tiles on the board: whether they may lie so, the words they make, and what these count.
import type { Tongue } from '../../engine/words/letters.ts';
import type { Ground, Placed } from './shapes.ts';
import {
  centre,
  columnOf,
  type Direction,
  directions,
  empty,
  emptyBoard,
  letterTimes,
  onward,
  otherWay,
  rowOf,
  wordTimes,
} from './squares.ts';
import { pointsOf, rackSize } from './tiles.ts';

export const allTilesBonus = 50;

export interface Formed {
  readonly text: string;
  readonly cells: readonly number[];
  readonly score: number;
}

export function laidOn({ board, blanks }: Ground, tiles: readonly Placed[]): Ground {
  const letters = [...board];
  for (const { cell, letter } of tiles) letters[cell] = letter;
  const named = tiles.filter(({ isBlank }) => isBlank).map(({ cell }) => cell);
  return { board: letters.join(''), blanks: [...blanks, ...named].sort((a, b) => a - b) };
}

export function takenFrom({ board, blanks }: Ground, tiles: readonly Placed[]): Ground {
  const letters = [...board];
  for (const { cell } of tiles) letters[cell] = empty;
  const gone = new Set(tiles.map(({ cell }) => cell));
  return { board: letters.join(''), blanks: blanks.filter((cell) => !gone.has(cell)) };
}

/** The squares of the word through this one. */
export function runThrough(board: string, cell: number, direction: Direction): number[] {
  const run: number[] = [];
  const isTaken = (at: number | null): at is number => at !== null && board.charAt(at) !== empty;
  let first = cell;
  for (let at = onward(first, direction, -1); isTaken(at); at = onward(first, direction, -1)) first = at;
  for (let at: number | null = first; isTaken(at); at = onward(at, direction, 1)) run.push(at);
  return run;
}

const neighbours = (cell: number): number[] =>
  directions.flatMap((direction) => [-1, 1].flatMap((step) => onward(cell, direction, step) ?? []));

/** Which way tiles lie; null: neither in one row nor in one column. One tile lies the way its longer word goes. */
export function wayOf(board: string, tiles: readonly Placed[]): Direction | null {
  const [first] = tiles;
  if (!first) return null;
  const isRow = tiles.every(({ cell }) => rowOf(cell) === rowOf(first.cell));
  const isColumn = tiles.every(({ cell }) => columnOf(cell) === columnOf(first.cell));
  if (!(isRow && isColumn)) return isRow ? 'across' : isColumn ? 'down' : null;
  const after = laidOn({ board, blanks: [] }, tiles).board;
  const lengths = directions.map((direction) => runThrough(after, first.cell, direction).length);
  return (lengths[1] ?? 0) > (lengths[0] ?? 0) ? 'down' : 'across';
}

/** Why tiles may not lie so, whatever their letters say; null: they may. */
export function faultOf(board: string, tiles: readonly Placed[]): string | null {
  const cells = tiles.map(({ cell }) => cell);
  const [first] = cells;
  if (first === undefined) return 'noTiles';
  if (new Set(cells).size < cells.length || cells.some((cell) => board.charAt(cell) !== empty))
    return 'occupied';
  const way = wayOf(board, tiles);
  if (!way) return 'oneLine';
  const run = runThrough(laidOn({ board, blanks: [] }, tiles).board, first, way);
  if (!cells.every((cell) => run.includes(cell))) return 'gap';
  if (board === emptyBoard) return cells.includes(centre) ? (cells.length < 2 ? 'twoTiles' : null) : 'centre';
  const isJoined = cells.some((cell) => neighbours(cell).some((at) => board.charAt(at) !== empty));
  return isJoined ? null : 'notJoined';
}

function counted(
  ground: Ground,
  cells: readonly number[],
  fresh: ReadonlySet<number>,
  tongue: Tongue,
): number {
  let sum = 0;
  let times = 1;
  for (const cell of cells) {
    const value = ground.blanks.includes(cell) ? 0 : pointsOf(ground.board.charAt(cell), tongue);
    sum += value * (fresh.has(cell) ? letterTimes(cell) : 1);
    if (fresh.has(cell)) times *= wordTimes(cell);
  }
  return sum * times;
}

/** All words a play makes, the one along it first. */
export function formedBy(before: Ground, tiles: readonly Placed[], tongue: Tongue): Formed[] {
  const way = wayOf(before.board, tiles);
  const [first] = tiles;
  if (!way || !first) return [];
  const after = laidOn(before, tiles);
  const fresh = new Set(tiles.map(({ cell }) => cell));
  const runs = [
    runThrough(after.board, first.cell, way),
    ...tiles.map(({ cell }) => runThrough(after.board, cell, otherWay(way))),
  ];
  return runs
    .filter((cells) => cells.length > 1)
    .map((cells) => ({
      text: cells.map((cell) => after.board.charAt(cell)).join(''),
      cells,
      score: counted(after, cells, fresh, tongue),
    }));
}

export const scoreOf = (formed: readonly Formed[], tiles: number): number =>
  formed.reduce((sum, { score }) => sum + score, 0) + (tiles === rackSize ? allTilesBonus : 0);
