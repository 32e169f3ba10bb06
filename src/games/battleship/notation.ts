// Battleship on paper: cells as C7, ships as A1-A5, moves off the wire, and a whole position as one line of text.
import type { GameNotation } from '../../engine/game.ts';
import { fieldsOf } from '../../kit/wire.ts';
import { cells, cellsOf, faultOf, inOrder, isAtSea, type Ship, side } from './fleet.ts';
import { isPlacing } from './rules.ts';
import {
  type Battleship,
  type Move,
  type Rules,
  type Salvo,
  type Sea,
  type State,
  shotOrders,
} from './shapes.ts';

export const cellName = (cell: number): string =>
  `${String.fromCharCode(65 + Math.floor(cell / side))}${(cell % side) + 1}`;

const cellsByName = new Map(cells.map((cell) => [cellName(cell), cell]));

const isCell = (raw: unknown): raw is number => Number.isInteger(raw) && cells.includes(Number(raw));

const isList = (raw: unknown, most: number): raw is readonly unknown[] =>
  Array.isArray(raw) && raw.length > 0 && raw.length <= most;

function readShip(raw: unknown): Ship | null {
  const { at, length, down } = fieldsOf(raw);
  if (!isCell(at) || typeof length !== 'number' || ![2, 3, 4, 5].includes(length)) return null;
  return typeof down === 'boolean' ? { at, length, down } : null;
}

export function readMove(raw: unknown): Move | null {
  const { kind, fleet, cells: shots } = fieldsOf(raw);
  if (kind === 'place' && isList(fleet, 10)) {
    const ships = fleet.map(readShip).filter((ship) => ship !== null);
    return ships.length === fleet.length ? { kind, fleet: ships } : null;
  }
  if (kind === 'shoot' && isList(shots, 5)) return shots.every(isCell) ? { kind, cells: shots } : null;
  return null;
}

const writeList = (words: readonly string[]) => words.join(',') || '-';
const writeCells = (some: readonly number[]) => writeList(some.map(cellName));

function writeShip(ship: Ship): string {
  const all = cellsOf(ship);
  return `${cellName(ship.at)}-${cellName(all.at(-1) ?? ship.at)}`;
}

/** rules, shooter, then for each seat its fleet and the shots at it, then the last shots: `touching/again 0 - - - - -`. */
export function writePosition(state: State): string {
  const { touching, shots } = state.rules;
  const seas = state.seas.flatMap((sea) => [
    sea.fleet ? writeList(sea.fleet.map(writeShip)) : '-',
    writeCells(sea.shots),
  ]);
  const last = state.last ? `${state.last.by}:${writeCells(state.last.cells)}` : '-';
  const late = state.isLate ? ['late'] : [];
  return [`${touching ? 'touching' : 'apart'}/${shots}`, state.shooter, ...seas, last, ...late].join(' ');
}

function parseRules(word: string): Rules | null {
  const [fleet, order, ...rest] = word.split('/');
  const shots = shotOrders.find((name) => name === order);
  if (!shots || rest.length || (fleet !== 'touching' && fleet !== 'apart')) return null;
  return { touching: fleet === 'touching', shots };
}

function parseCells(word: string): readonly number[] | null {
  if (word === '-') return [];
  const found = word.split(',').flatMap((name) => cellsByName.get(name) ?? []);
  return new Set(found).size === word.split(',').length ? found : null;
}

function parseShip(word: string): Ship | null {
  const [at, to, ...rest] = word.split('-').map((name) => cellsByName.get(name));
  if (at === undefined || to === undefined || rest.length) return null;
  const down = to - at >= side;
  const ship = { at, length: (to - at) / (down ? side : 1) + 1, down };
  return Number.isInteger(ship.length) && isAtSea(ship) && cellsOf(ship).at(-1) === to ? ship : null;
}

function parseSea(fleetWord: string, shotsWord: string, touching: boolean): Sea | null {
  const shots = parseCells(shotsWord);
  if (!shots) return null;
  if (fleetWord === '-') return shots.length ? null : { fleet: null, shots };
  const fleet = fleetWord.split(',').flatMap((word) => parseShip(word) ?? []);
  return faultOf(fleet, touching) ? null : { fleet: inOrder(fleet), shots };
}

/** The last shots must be the last ones at the other's sea. */
function parseLast(word: string, seas: State['seas']): Salvo | null | undefined {
  if (word === '-') return seas.some((sea) => sea.shots.length) ? undefined : null;
  const by = word.startsWith('0:') ? 0 : word.startsWith('1:') ? 1 : null;
  const shots = parseCells(word.slice(2));
  if (by === null || !shots?.length) return undefined;
  const tail = seas[by === 0 ? 1 : 0].shots.slice(-shots.length);
  return tail.join() === shots.join() ? { by, cells: shots } : undefined;
}

export function readPosition(notation: string): State | null {
  const [rulesWord = '', shooter = '', f0 = '', s0 = '', f1 = '', s1 = '', last = '', ...rest] =
    notation.split(' ');
  const rules = parseRules(rulesWord);
  if (!rules || !['0', '1'].includes(shooter) || !['', 'late'].includes(rest.join(' '))) return null;
  const first = parseSea(f0, s0, rules.touching);
  const second = parseSea(f1, s1, rules.touching);
  if (!first || !second) return null;
  const salvo = parseLast(last, [first, second]);
  if (salvo === undefined) return null;
  const isLate = rest.length > 0;
  const state: State = { rules, seas: [first, second], shooter: Number(shooter), last: salvo, isLate };
  return isPlacing(state) && salvo ? null : state;
}

/** What is read and written. */
export const notation: GameNotation<Battleship> = {
  readMove,
  readPosition,
  writePosition,
};
