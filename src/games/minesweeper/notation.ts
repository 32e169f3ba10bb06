// Minesweeper on paper: moves off the wire, and a whole position as one line of text with maps of the field.
import type { GameNotation } from '../../engine/game.ts';
import { fieldsOf } from '../../kit/wire.ts';
import { cells, goal, mineCount, minesAround, neighboursOf } from './field.ts';
import { foundIn, ofSeat, winnerOf } from './rules.ts';
import type { Last, Minesweeper, Move, State } from './shapes.ts';

const isCell = (raw: unknown): raw is number => Number.isInteger(raw) && cells.includes(Number(raw));

export function readMove(raw: unknown): Move | null {
  const { kind, cell } = fieldsOf(raw);
  return isCell(cell) && (kind === 'open' || kind === 'bomb') ? { kind, cell } : null;
}

/** Four cells a digit, in 64 digits. */
function writeMap(some: readonly number[]): string {
  const digits = Array.from({ length: cells.length / 4 }, () => 0);
  for (const cell of some) digits[cell >> 2] = (digits[cell >> 2] ?? 0) | (8 >> (cell & 3));
  return digits.map((digit) => digit.toString(16)).join('');
}

function parseMap(word: string): number[] | null {
  if (!/^[0-9a-f]{64}$/.test(word)) return null;
  return cells.filter((cell) => (Number.parseInt(word[cell >> 2] ?? '0', 16) & (8 >> (cell & 3))) !== 0);
}

/** rules, turn, bombs thrown, last move, then maps: mines, open cells, flags of seat 0, flags of seat 1. */
export function writePosition(state: State): string {
  const { rules, mines, open, flags, bombed, turn, last } = state;
  return [
    rules.bomb ? 'bomb' : 'plain',
    turn,
    bombed.map(Number).join(''),
    last ? `${last.by}:${last.kind}:${last.cell}` : '-',
    mines ? writeMap(mines) : '-',
    ...[open, ...flags].map(writeMap),
  ].join(' ');
}

function parseLast(word: string): Last | null | undefined {
  if (word === '-') return null;
  const [, by, kind, cell] = /^([01]):(open|bomb):(\d{1,3})$/.exec(word) ?? [];
  const move = readMove({ kind, cell: Number(cell) });
  return move && cell !== undefined ? { by: Number(by), ...move } : undefined;
}

/** Whether maps, turn and bombs fit together: nothing is open that could not have been opened. */
function isSound(state: State): boolean {
  const { mines, open, flags, bombed, last, rules } = state;
  const known = [...open, ...flags.flat()];
  if (!mines) return known.length === 0 && last === null && !bombed.some(Boolean);
  const laid = new Set(mines);
  const opened = new Set(open);
  const isSpread = (cell: number) =>
    minesAround(laid, cell) > 0 || neighboursOf(cell).every((other) => opened.has(other));
  const found = foundIn(state);
  return (
    laid.size === mineCount &&
    open.every((cell) => !laid.has(cell) && isSpread(cell)) &&
    flags.flat().every((cell) => laid.has(cell)) &&
    new Set(known).size === known.length &&
    known.length > 0 === (last !== null) &&
    (rules.bomb || !bombed.some(Boolean)) &&
    (last?.kind !== 'bomb' || ofSeat(bombed, last.by)) &&
    (winnerOf(found) === null || found.filter((count) => count >= goal).length === 1)
  );
}

export function readPosition(notation: string): State | null {
  const [rulesWord, turnWord, bombedWord = '', lastWord = '', minesWord = '', ...maps] = notation.split(' ');
  const [open, first, second, ...rest] = maps.map(parseMap);
  const last = parseLast(lastWord);
  const mines = minesWord === '-' ? null : parseMap(minesWord);
  if (!open || !first || !second || rest.length || last === undefined) return null;
  if ((rulesWord !== 'bomb' && rulesWord !== 'plain') || (turnWord !== '0' && turnWord !== '1')) return null;
  if (!/^[01]{2}$/.test(bombedWord) || (minesWord !== '-' && !mines)) return null;
  const state: State = {
    rules: { bomb: rulesWord === 'bomb' },
    mines,
    open,
    flags: [first, second],
    bombed: [bombedWord[0] === '1', bombedWord[1] === '1'],
    turn: Number(turnWord),
    last,
  };
  return isSound(state) ? state : null;
}

/** What is read and written. */
export const notation: GameNotation<Minesweeper> = {
  readMove,
  readPosition,
  writePosition,
};
