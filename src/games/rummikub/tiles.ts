// The tiles of rummy: 106 of them, written R5 for the red five and J for a joker; several are written one after the other.

export const colours = ['R', 'B', 'K', 'Y'] as const;
export type Colour = (typeof colours)[number];
export const joker = 'J';
export type Tile = typeof joker | `${Colour}${number}`;

export const highest = 13;
const numbers = Array.from({ length: highest }, (_, i) => i + 1);

export const tileOf = (colour: Colour, number: number): Tile => `${colour}${number}`;

const kinds: readonly Tile[] = [
  ...colours.flatMap((colour) => numbers.map((number) => tileOf(colour, number))),
  joker,
];

/** All tiles of the box. */
export const box: readonly Tile[] = [...kinds, ...kinds];

const rank = new Map(kinds.map((tile, at) => [tile, at]));
const byName = new Map<string, Tile>(kinds.map((tile) => [tile, tile]));

/** Null for a joker. */
export const colourOf = (tile: Tile): Colour | null =>
  colours.find((colour) => tile.startsWith(colour)) ?? null;

/** 0 for a joker. */
export const numberOf = (tile: Tile): number => (tile === joker ? 0 : Number(tile.slice(1)));

/** By colour, then by number; jokers last. */
export const byTile = (one: Tile, other: Tile): number => (rank.get(one) ?? 0) - (rank.get(other) ?? 0);

/** By number, then by colour; jokers last. */
export const byNumber = (one: Tile, other: Tile): number =>
  (numberOf(one) || highest + 1) - (numberOf(other) || highest + 1) || byTile(one, other);

/** What is left of some tiles without others; null: those are not all among them. */
export function minus(tiles: readonly Tile[], others: readonly Tile[]): readonly Tile[] | null {
  const left = [...tiles];
  for (const tile of others) {
    const at = left.indexOf(tile);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** Those of some tiles that are not among others, each as often as it is there more. */
export function beyond(tiles: readonly Tile[], others: readonly Tile[]): readonly Tile[] {
  const known = [...others];
  return tiles.filter((tile) => {
    const at = known.indexOf(tile);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

const signs: Readonly<Record<Colour, string>> = { R: '●', B: '◆', K: '■', Y: '▲' };

/** For lines of text: the shape of the colour and the number. */
export function tileSign(tile: Tile): string {
  const colour = colourOf(tile);
  return colour ? `${signs[colour]}${numberOf(tile)}` : '★';
}

/** The colour whose shape a sign begins with; null for a joker. */
export const colourOfSign = (sign: string): Colour | null =>
  colours.find((colour) => sign.startsWith(signs[colour])) ?? null;

export const writeTiles = (tiles: readonly Tile[]): string => tiles.join('');

/** Null: some of it is no tile, or there is nothing. */
export function parseTiles(word: string): readonly Tile[] | null {
  const names = word.match(/[A-Z]\d*/g) ?? [];
  const tiles = names.flatMap((name) => byName.get(name) ?? []);
  return word !== '' && writeTiles(tiles) === word ? tiles : null;
}
