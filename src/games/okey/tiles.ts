// The tiles of okey: 106 of them, written R5 for the red five and F for a false joker, and what an okey makes of them.

export const colours = ['Y', 'B', 'R', 'K'] as const;
export type Colour = (typeof colours)[number];
export type Tile = 'F' | `${Colour}${number}`;

export const highest = 13;
const falseJoker: Tile = 'F';
const numbers = Array.from({ length: highest }, (_, i) => i + 1);

export const tileOf = (colour: Colour, number: number): Tile => `${colour}${number}`;

const plain: readonly Tile[] = colours.flatMap((colour) => numbers.map((number) => tileOf(colour, number)));
const kinds: readonly Tile[] = [...plain, falseJoker];

/** All tiles of the box. */
export const box: readonly Tile[] = [...kinds, ...kinds];

const rank = new Map(kinds.map((tile, at) => [tile, at]));

export const readTile = (raw: unknown): Tile | null => kinds.find((tile) => tile === raw) ?? null;

/** Null for a false joker. */
export const colourOf = (tile: Tile): Colour | null =>
  colours.find((colour) => tile.startsWith(colour)) ?? null;

/** 0 for a false joker. */
export const numberOf = (tile: Tile): number => (tile === falseJoker ? 0 : Number(tile.slice(1)));

export const byTile = (one: Tile, other: Tile): number => (rank.get(one) ?? 0) - (rank.get(other) ?? 0);

/** The tile of the indicator's colour one higher; above 13 comes 1. */
export function okeyOf(indicator: Tile): Tile {
  const colour = colourOf(indicator) ?? 'Y';
  return tileOf(colour, (numberOf(indicator) % highest) + 1);
}

/** What a tile counts as; null: it is wild. */
export const countsAs = (tile: Tile, okey: Tile): Tile | null =>
  tile === okey ? null : tile === falseJoker ? okey : tile;

export function without(tiles: readonly Tile[], tile: Tile): Tile[] {
  const at = tiles.indexOf(tile);
  return at < 0 ? [...tiles] : tiles.toSpliced(at, 1);
}

const shapes: Readonly<Record<Colour, string>> = { Y: '▲', B: '◆', R: '●', K: '■' };

/** For lines of text: the shape of the colour and the number. */
export function tileSign(tile: Tile): string {
  const colour = colourOf(tile);
  return colour ? `${shapes[colour]}${numberOf(tile)}` : '✱';
}

export const writeTiles = (tiles: readonly Tile[]): string => tiles.join(',') || '-';

export function parseTiles(word: string): readonly Tile[] | null {
  if (word === '-') return [];
  const tiles = word.split(',').flatMap((name) => readTile(name) ?? []);
  return tiles.length === word.split(',').length ? tiles : null;
}
