// Sets and runs: whether fourteen tiles make a winning hand, and how much of a rack lies in groups.
import { type Colour, colourOf, colours, countsAs, highest, numberOf, type Tile, tileOf } from './tiles.ts';

export type Group = readonly Tile[];

/** A rack sorted out: how many there are of each value, and how many wild ones. */
class Supply {
  readonly #counts = new Map<Tile, number>();
  /** What is there of each value, in the order it is used up. */
  readonly #faces = new Map<Tile, Tile[]>();
  wild = 0;

  readonly #okey: Tile;

  constructor(tiles: readonly Tile[], okey: Tile) {
    this.#okey = okey;
    for (const tile of tiles) {
      const value = countsAs(tile, okey);
      if (value === null) this.wild += 1;
      else {
        this.#counts.set(value, this.count(value) + 1);
        this.#faces.set(value, [...(this.#faces.get(value) ?? []), tile]);
      }
    }
  }

  count(value: Tile): number {
    return this.#counts.get(value) ?? 0;
  }

  change(value: Tile, by: number): void {
    this.#counts.set(value, this.count(value) + by);
  }

  /** The tile itself that lies there for a value: a false joker keeps its face. */
  take(value: Tile): Tile {
    return this.#faces.get(value)?.pop() ?? this.#okey;
  }

  values(): Tile[] {
    return [...this.#counts.keys()];
  }
}

/** The values of the runs and sets that a value can stand in; a 1 may follow 13 and ends the run. */
function groupsWith(value: Tile): Tile[][] {
  const colour = colourOf(value);
  if (!colour) return [];
  const number = numberOf(value);
  const others = colours.filter((one) => one !== colour);
  const ofThree = others.map((left) => colours.filter((one) => one !== left));
  const sets = [...ofThree, colours].map((some) => some.map((one) => tileOf(one, number)));
  return [...runsWith(colour, number), ...sets];
}

/** Longer runs are made of these. */
const runLengths = [3, 4, 5];

function runsWith(colour: Colour, number: number): Tile[][] {
  const runs: Tile[][] = [];
  for (const length of runLengths)
    for (let first = 1; first + length - 1 <= highest + 1; first++) {
      const run = Array.from({ length }, (_, i) => tileOf(colour, ((first + i - 1) % highest) + 1));
      if (run.includes(tileOf(colour, number))) runs.push(run);
    }
  return runs;
}

const known = new Map<Tile, readonly (readonly Tile[])[]>();

function possible(value: Tile): readonly (readonly Tile[])[] {
  const groups = known.get(value) ?? groupsWith(value);
  known.set(value, groups);
  return groups;
}

/** A group, and which of its values a wild tile stands for. */
interface Laid {
  readonly values: readonly Tile[];
  readonly wild: readonly Tile[];
}

/** Takes a group out of the supply; null: it is not there. */
function lay(supply: Supply, values: readonly Tile[]): Laid | null {
  let missing = 0;
  for (const value of values) if (supply.count(value) === 0 && ++missing > supply.wild) return null;
  if (missing === values.length) return null;
  const wild = values.filter((value) => supply.count(value) === 0);
  for (const value of values) if (!wild.includes(value)) supply.change(value, -1);
  supply.wild -= wild.length;
  return { values, wild };
}

function takeBack(supply: Supply, { values, wild }: Laid): void {
  for (const value of values) if (!wild.includes(value)) supply.change(value, 1);
  supply.wild += wild.length;
}

/** The smallest sets and runs a value can stand in. */
export const threesWith = (value: Tile): readonly Group[] =>
  possible(value).filter((group) => group.length === 3);

interface Cover {
  readonly groups: readonly Group[];
  /** How many tiles lie in them. */
  readonly size: number;
}

const mostSteps = 4_000;

/** Tries value after value: in a group, or left over as often as may be. */
class Search {
  readonly #supply: Supply;
  readonly #total: number;
  readonly #mayLeave: number;
  readonly #laid: Laid[] = [];
  #best: readonly Laid[] = [];
  #bestSize = -1;
  #steps = 0;

  constructor(tiles: readonly Tile[], okey: Tile, mayLeave: number) {
    this.#supply = new Supply(tiles, okey);
    this.#total = tiles.length;
    this.#mayLeave = mayLeave;
    this.#go(this.#supply.values(), 0, 0);
  }

  #go(values: readonly Tile[], covered: number, left: number): void {
    if (left > this.#mayLeave || this.#total - left <= this.#bestSize || this.#bestSize === this.#total)
      return;
    if (this.#mayLeave > 0 && ++this.#steps > mostSteps) return;
    const at = values.findIndex((value) => this.#supply.count(value) > 0);
    const value = values[at];
    if (value === undefined) {
      if (covered <= this.#bestSize || left + this.#supply.wild > this.#mayLeave) return;
      this.#best = [...this.#laid];
      this.#bestSize = covered;
      return;
    }
    const rest = values.slice(at);
    for (const group of possible(value)) {
      const laid = lay(this.#supply, group);
      if (!laid) continue;
      this.#laid.push(laid);
      this.#go(rest, covered + group.length, left);
      this.#laid.pop();
      takeBack(this.#supply, laid);
    }
    this.#supply.change(value, -1);
    this.#go(rest, covered, left + 1);
    this.#supply.change(value, 1);
  }

  cover(tiles: readonly Tile[], okey: Tile): Cover | null {
    if (this.#bestSize < 0) return null;
    const faces = new Supply(tiles, okey);
    const groups = this.#best.map(({ values, wild }) =>
      values.map((value) => (wild.includes(value) ? okey : faces.take(value))),
    );
    return { groups, size: this.#bestSize };
  }
}

/** All tiles in groups; null: they cannot be. */
export const inGroups = (tiles: readonly Tile[], okey: Tile): readonly Group[] | null =>
  new Search(tiles, okey, 0).cover(tiles, okey)?.groups ?? null;

/** As many tiles in groups as can be found in short time. */
export const bestCover = (tiles: readonly Tile[], okey: Tile): Cover =>
  new Search(tiles, okey, tiles.length).cover(tiles, okey) ?? { groups: [], size: 0 };

/** Pairs and what is left over; wild tiles are paired with single ones, then with each other. */
export function pairsIn(
  tiles: readonly Tile[],
  okey: Tile,
): { readonly pairs: readonly Group[]; readonly rest: readonly Tile[] } {
  const pairs: Group[] = [];
  const single: Tile[] = [];
  const wild = tiles.filter((tile) => countsAs(tile, okey) === null);
  for (const tile of tiles) {
    const value = countsAs(tile, okey);
    if (value === null) continue;
    const twin = single.find((other) => countsAs(other, okey) === value);
    if (twin === undefined) single.push(tile);
    else {
      single.splice(single.indexOf(twin), 1);
      pairs.push([twin, tile]);
    }
  }
  while (wild.length > 0 && single.length > 0) pairs.push([single.pop() ?? okey, wild.pop() ?? okey]);
  if (wild.length === 2) pairs.push(wild.splice(0));
  return { pairs, rest: [...single, ...wild] };
}

/** Seven pairs; null: they are not. */
export function inPairs(tiles: readonly Tile[], okey: Tile): readonly Group[] | null {
  const { pairs, rest } = pairsIn(tiles, okey);
  return rest.length === 0 && pairs.length === 7 ? pairs : null;
}

export interface Won {
  readonly kind: 'groups' | 'pairs';
  readonly groups: readonly Group[];
}

/** What fourteen tiles are worth as a finish: pairs count more. */
export function winOf(tiles: readonly Tile[], okey: Tile): Won | null {
  if (tiles.length !== 14) return null;
  const pairs = inPairs(tiles, okey);
  if (pairs) return { kind: 'pairs', groups: pairs };
  const groups = inGroups(tiles, okey);
  return groups && { kind: 'groups', groups };
}

/** The tiles with which fifteen can be finished, the most valuable first. */
export function finishesOf(tiles: readonly Tile[], okey: Tile): readonly Tile[] {
  const found = [...new Set(tiles)].flatMap((tile) => {
    const won = winOf(tiles.toSpliced(tiles.indexOf(tile), 1), okey);
    return won ? [{ tile, worth: (won.kind === 'pairs' ? 2 : 1) * (tile === okey ? 2 : 1) }] : [];
  });
  return found.sort((a, b) => b.worth - a.worth).map(({ tile }) => tile);
}

/** Whether tiles that lie side by side are one set or one run, in whatever order. */
export function isGroup(tiles: readonly Tile[], okey: Tile): boolean {
  if (tiles.length < 3) return false;
  const values = tiles.flatMap((tile) => countsAs(tile, okey) ?? []);
  const [first] = values;
  const colour = first && colourOf(first);
  if (!colour) return false;
  if (new Set(values).size !== values.length) return false;
  const isSet = tiles.length <= 4 && values.every((value) => numberOf(value) === numberOf(first));
  if (isSet) return true;
  if (values.some((value) => colourOf(value) !== colour)) return false;
  for (let start = 1; start + tiles.length - 1 <= highest + 1; start++) {
    const run = tiles.map((_, i) => tileOf(colour, ((start + i - 1) % highest) + 1));
    if (values.every((value) => run.includes(value))) return true;
  }
  return false;
}
