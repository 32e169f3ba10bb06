// Blob Wars written down: positions row by row from the top, moves by the cells they name, and both as they come off the wire.
import type { GameNotation } from '../../engine/game.ts';
import { count, size } from './cells.ts';
import { moveOf } from './position.ts';
import { type BlobWars, isClaim, letterOf, type Move, type State, startingWith } from './rules.ts';

/** Whether it can be played is another question. */
function readMove(raw: unknown): Move | null {
  if (typeof raw !== 'string' || raw.length > 4) return null;
  return isClaim(raw) || moveOf(raw) !== null ? raw : null;
}

/** `x5o/7/7/7/7/7/o5x x`: digits are runs of free cells, then the side to move. */
function readPosition(notation: string): State | null {
  const [placed = '', side = '', ...rest] = notation.split(' ');
  const rows = placed.split('/');
  if (rest.length > 0 || !/^[xo]$/.test(side) || rows.length !== size) return null;
  if (!rows.every((row) => /^[xo1-7-]+$/.test(row))) return null;
  const cells = rows.map((row) => row.replace(/\d/g, (run) => '.'.repeat(Number(run))));
  if (!cells.every((row) => row.length === size)) return null;
  return startingWith(cells.join(''), side === letterOf(0) ? 0 : 1);
}

function writePosition({ cells, turn }: State): string {
  const rows = Array.from({ length: count / size }, (_, row) => cells.slice(row * size, (row + 1) * size));
  const written = rows.map((row) => row.replace(/\.+/g, (run) => String(run.length)));
  return `${written.join('/')} ${letterOf(turn)}`;
}

/** What is read and written. */
export const notation: GameNotation<BlobWars> = {
  readMove,
  readPosition,
  writePosition,
};
