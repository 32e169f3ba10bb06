// Tile rummy on paper: moves off the wire, and a whole position as one line of text.
import type { GameNotation } from '../../engine/game.ts';
import { fieldsOf } from '../../kit/wire.ts';
import { parseLayout, tilesOf, writeLayout } from './layout.ts';
import { firstFault, type Layout } from './sets.ts';
import { type LastLaid, type Move, type State, type TileRummy, turnSeconds } from './shapes.ts';
import { box, byTile, parseTiles, type Tile, writeTiles } from './tiles.ts';

/** A layout of all tiles is shorter. */
const longest = 400;

export function readMove(raw: unknown): Move | null {
  const { kind, table } = fieldsOf(raw);
  if (kind === 'draw' || kind === 'pass') return { kind };
  if (kind !== 'lay' || typeof table !== 'string' || table === '' || table.length > longest) return null;
  const sets = parseLayout(table);
  return sets && tilesOf(sets).length <= box.length ? { kind, table: writeLayout(sets) } : null;
}

const orNone = (text: string): string => text || '-';
const fromNone = (word: string): string => (word === '-' ? '' : word);

/** "120 1 R4R5R6,B7K7Y7 B1B2/K3 Y9Y1 0 12 10 0 1:R6" */
export function writePosition(state: State): string {
  const { rules, isDealt, table, racks, pool, turn, turns, hasOpened, passes, last } = state;
  return [
    rules.seconds,
    Number(isDealt),
    orNone(table.map(writeTiles).join(',')),
    racks.map((rack) => orNone(writeTiles(rack))).join('/'),
    orNone(writeTiles(pool)),
    turn,
    turns,
    hasOpened.map(Number).join(''),
    passes,
    last ? `${last.by}:${writeTiles(last.tiles)}` : '-',
  ].join(' ');
}

const parseSome = (word = ''): readonly Tile[] | null => (word === '-' ? [] : parseTiles(word));

function parseRacks(word = ''): readonly (readonly Tile[])[] | null {
  const racks = word.split('/').map(parseSome);
  if (racks.length < 2 || racks.length > 4) return null;
  return racks.every((rack) => rack !== null) ? racks.map((rack) => rack.toSorted(byTile)) : null;
}

function parseTable(word = ''): Layout | null {
  const table = parseLayout(fromNone(word).replaceAll(',', ' '));
  return table && firstFault(table) === null ? table : null;
}

function parseLast(word = '', seats: number): LastLaid | null | undefined {
  if (word === '-') return null;
  const [, by = '', names = ''] = /^([0-3]):(\w+)$/.exec(word) ?? [];
  const tiles = parseTiles(names);
  return tiles && Number(by) < seats ? { by: Number(by), tiles } : undefined;
}

const parseNumber = (word = ''): number | null => (/^\d{1,3}$/.test(word) ? Number(word) : null);

/** All 106 tiles are somewhere once they are dealt, and nobody has passed while there are some to draw. */
function isSound({ isDealt, table, racks, pool, turn, passes }: State): boolean {
  const tiles = [...tilesOf(table), ...racks.flat(), ...pool];
  if (turn >= racks.length || passes > racks.length || (passes > 0 && pool.length > 0)) return false;
  if (!isDealt) return tiles.length === 0 && turn === 0;
  return writeTiles(tiles.sort(byTile)) === writeTiles(box.toSorted(byTile));
}

export function readPosition(text: string): State | null {
  const words = text.split(' ');
  const seconds = turnSeconds.find((each) => String(each) === words[0]);
  const [table, racks, pool] = [parseTable(words[2]), parseRacks(words[3]), parseSome(words[4])];
  const [turn, turns, passes] = [words[5], words[6], words[8]].map(parseNumber);
  const opened = words[7] ?? '';
  if (!seconds || !table || !racks || !pool || words.length !== 10) return null;
  const last = parseLast(words[9], racks.length);
  if (typeof turn !== 'number' || typeof turns !== 'number' || typeof passes !== 'number') return null;
  if (last === undefined || !/^[01]$/.test(words[1] ?? '')) return null;
  if (!/^[01]+$/.test(opened) || opened.length !== racks.length) return null;
  const state: State = {
    rules: { seconds },
    isDealt: words[1] === '1',
    table,
    racks,
    pool,
    turn,
    turns,
    hasOpened: [...opened].map((digit) => digit === '1'),
    passes,
    last,
  };
  return isSound(state) ? state : null;
}

/** What is read and written. */
export const notation: GameNotation<TileRummy> = {
  readMove,
  readPosition,
  writePosition,
};
