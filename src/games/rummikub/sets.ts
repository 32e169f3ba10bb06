// Groups and runs: whether tiles in a row can stand on the table, what they count, and what is wrong with them.
import { colourOf, highest, joker, numberOf, type Tile } from './tiles.ts';

/** Tiles of one set in the order in which they lie. */
export type TileSet = readonly Tile[];
export type Layout = readonly TileSet[];

export const faults = ['short', 'long', 'twice', 'gap', 'edge', 'mixed'] as const;
/** Why a set cannot stand. */
export type Fault = (typeof faults)[number];

const least = 3;
const largestGroup = 4;

const isOne = <T>(values: readonly T[]): boolean => new Set(values).size === 1;
const plainOf = (set: TileSet): TileSet => set.filter((tile) => tile !== joker);

const isOfOneNumber = (set: TileSet): boolean => isOne(plainOf(set).map(numberOf));
const isOfOneColour = (set: TileSet): boolean => isOne(plainOf(set).map(colourOf));

function groupFault(set: TileSet): Fault | null {
  const plain = plainOf(set);
  if (new Set(plain).size < plain.length) return 'twice';
  return set.length > largestGroup ? 'long' : null;
}

/** The number of the first place, by the tiles that are no jokers; null: they do not follow each other. */
function firstOf(set: TileSet): number | null {
  const firsts = set.flatMap((tile, at) => (tile === joker ? [] : [numberOf(tile) - at]));
  return isOne(firsts) ? (firsts[0] ?? null) : null;
}

function runFault(set: TileSet): Fault | null {
  const first = firstOf(set);
  if (first === null) return 'gap';
  return first < 1 || first + set.length - 1 > highest ? 'edge' : null;
}

/** Null: it can stand. */
export function faultOf(set: TileSet): Fault | null {
  if (set.length < least) return 'short';
  const [asGroup, asRun] = [isOfOneNumber(set), isOfOneColour(set)];
  const found = [asGroup ? groupFault(set) : 'mixed', asRun ? runFault(set) : 'mixed'] as const;
  if (found.includes(null)) return null;
  return found.find((fault) => fault !== 'mixed') ?? 'mixed';
}

export const isRun = (set: TileSet): boolean => isOfOneColour(set) && runFault(set) === null;
const isGroup = (set: TileSet): boolean => isOfOneNumber(set) && groupFault(set) === null;

/** What a set that stands counts: a joker as much as the tile it stands for, the more where it may be either of two. */
export function worthOf(set: TileSet): number {
  const number = numberOf(plainOf(set)[0] ?? joker);
  const group = isGroup(set) ? number * set.length : 0;
  const middle = (firstOf(set) ?? 0) + (set.length - 1) / 2;
  return Math.max(group, isRun(set) ? middle * set.length : 0);
}

export const worthOfAll = (sets: Layout): number => sets.reduce((sum, set) => sum + worthOf(set), 0);

/** The first set that cannot stand, and why. */
export function firstFault(sets: Layout): { readonly at: number; readonly fault: Fault } | null {
  for (const [at, set] of sets.entries()) {
    const fault = faultOf(set);
    if (fault) return { at, fault };
  }
  return null;
}

/** What the first sets of a player count at least. */
export const openingPoints = 30;
