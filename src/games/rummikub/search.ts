// The best way to lay out a table anew: number after number and colour after colour, with every run that is still open and every joker spent.
import type { Thinking } from '../../engine/game.ts';
import type { Layout, TileSet } from './sets.ts';
import { type Colour, colours, highest, joker, type Tile, tileOf } from './tiles.ts';

/** What is to be laid out: all of the table, and of the hand what is worth most. */
export interface Quest {
  readonly table: readonly Tile[];
  readonly hand: readonly Tile[];
  /** What it is worth to lay a tile of this number from the hand. */
  worth(number: number): number;
  /** What it is worth to have a joker stand for this number. */
  jokerWorth(number: number): number;
}

/** How long the two runs of a colour are, 3 for three and more, the shorter one first. */
type Pair = readonly [shorter: number, longer: number];
const pairs: readonly Pair[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].filter((b) => b >= a).map((b): Pair => [a, b]),
);
const pairAt = (a: number, b: number): number =>
  pairs.findIndex(([one, other]) => one === Math.min(a, b) && other === Math.max(a, b));

const isWhole = (length: number): boolean => length === 0 || length === 3;
const longer = (length: number): number => Math.min(3, length + 1);

/** A way on for the runs of a colour: how many tiles they take, which one grows if it is one, and how they stand then. */
interface Growth {
  readonly taken: 0 | 1 | 2;
  readonly grows: 0 | 1;
  readonly to: number;
}

/** A whole run that could grow grows rather than a new one begins: it can be no worse. */
function growthsOf([a, b]: Pair): Growth[] {
  const found: Growth[] = [{ taken: 2, grows: 0, to: pairAt(longer(a), longer(b)) }];
  if (isWhole(a) && isWhole(b)) found.push({ taken: 0, grows: 0, to: pairAt(0, 0) });
  if (isWhole(a)) found.push({ taken: 1, grows: 1, to: pairAt(0, longer(b)) });
  else if (isWhole(b)) found.push({ taken: 1, grows: 0, to: pairAt(0, longer(a)) });
  return found;
}

const growths: readonly (readonly Growth[])[] = pairs.map(growthsOf);

/** How many of the colours that are there once go to the first group; null: what is there makes no groups. */
function split(once: number, twice: number): number | null {
  if (twice === 0) return once === 0 || once === 3 || once === 4 ? once : null;
  for (let first = 0; first <= once; first++) {
    const sizes = [twice + first, twice + once - first];
    if (sizes.every((size) => size === 3 || size === 4)) return first;
  }
  return null;
}

/** What was decided about the tiles of one number and colour, after everything before. */
interface Step {
  readonly before: Step | null;
  readonly score: number;
  readonly real: number;
  readonly wild: number;
  readonly growth: Growth | null;
}

/** All that matters for what comes: the runs of each colour, jokers spent, and tiles set aside for groups of this number. */
const keyOf = (runs: number, spent: number, once: number, twice: number): number =>
  ((runs * 3 + spent) * 5 + once) * 5 + twice;

const mostAlike = 3;
/** After so many states it looks at the time again. */
const looksAfter = 500;

/** So many states go on; of more than these the best. */
const mostStates = 3_000;

function widest(steps: Map<number, Step>): Map<number, Step> {
  if (steps.size <= mostStates) return steps;
  return new Map([...steps].sort(([, a], [, b]) => b.score - a.score).slice(0, mostStates));
}

function counted(tiles: readonly Tile[]): ReadonlyMap<Tile, number> {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return counts;
}

class Search {
  readonly #quest: Quest;
  readonly #jokers: number;
  readonly #lying: ReadonlyMap<Tile, number>;
  readonly #held: ReadonlyMap<Tile, number>;
  #steps: Map<number, Step> = new Map([[0, { before: null, score: 0, real: 0, wild: 0, growth: null }]]);

  constructor(quest: Quest) {
    this.#quest = quest;
    this.#lying = counted(quest.table);
    this.#held = counted(quest.hand);
    this.#jokers = (this.#lying.get(joker) ?? 0) + (this.#held.get(joker) ?? 0);
  }

  /** Null: there is no way, or time ran out. */
  run(thinking: Thinking): Step | null {
    for (let number = 1; number <= highest; number++)
      for (let colour = 0; colour < colours.length; colour++) {
        if (thinking.isOver() || !this.#decide(number, colour, thinking)) return null;
      }
    let best: Step | null = null;
    const needed = this.#lying.get(joker) ?? 0;
    for (const [key, step] of this.#steps) {
      const spent = Math.floor(key / 25) % 3;
      if (spent < needed || !this.#isEnded(Math.floor(key / 75))) continue;
      if (!best || step.score > best.score) best = step;
    }
    return best;
  }

  #isEnded(runs: number): boolean {
    return [1, 10, 100, 1_000].every((base) => pairs[Math.floor(runs / base) % 10]?.every(isWhole));
  }

  /** False: time ran out. */
  #decide(number: number, colour: number, thinking: Thinking): boolean {
    const tile = tileOf(colours[colour] ?? 'R', number);
    const [lying, held] = [this.#lying.get(tile) ?? 0, this.#held.get(tile) ?? 0];
    const worth = this.#quest.worth(number);
    const jokerWorth = this.#quest.jokerWorth(number);
    const isLast = colour === colours.length - 1;
    const base = 10 ** colour;
    const next = new Map<number, Step>();
    let seen = 0;
    for (const [key, step] of this.#steps) {
      if (++seen % looksAfter === 0 && thinking.isOver()) return false;
      const runs = Math.floor(key / 75);
      const spent = Math.floor(key / 25) % 3;
      const pair = Math.floor(runs / base) % 10;
      for (let real = lying; real <= lying + held; real++)
        for (let wild = 0; wild <= this.#jokers - spent && real + wild <= mostAlike; wild++) {
          const score = step.score + (real - lying) * worth + wild * jokerWorth;
          for (const growth of growths[pair] ?? []) {
            const aside = real + wild - growth.taken;
            if (aside < 0 || aside > 2) continue;
            let once = (Math.floor(key / 5) % 5) + (aside === 1 ? 1 : 0);
            let twice = (key % 5) + (aside === 2 ? 1 : 0);
            if (isLast) {
              if (split(once, twice) === null) continue;
              [once, twice] = [0, 0];
            }
            const to = keyOf(runs + (growth.to - pair) * base, spent + wild, once, twice);
            const known = next.get(to);
            if (!known || known.score < score) next.set(to, { before: step, score, real, wild, growth });
          }
        }
    }
    this.#steps = widest(next);
    return true;
  }
}

/** Decisions put into sets. */
class Builder {
  readonly sets: TileSet[] = [];
  readonly #open = new Map<Colour, [Tile[], Tile[]]>(colours.map((colour) => [colour, [[], []]]));
  #aside: Tile[][] = [];

  #end(run: Tile[]): void {
    if (run.length > 0) this.sets.push(run);
  }

  #grow(colour: Colour, { taken, grows }: Growth, tiles: Tile[]): void {
    const runs = this.#open.get(colour) ?? [[], []];
    const kept = runs.map((run, at) => {
      const next = taken === 2 || (taken === 1 && at === grows) ? tiles.shift() : undefined;
      if (next !== undefined) return [...run, next];
      this.#end(run);
      return [];
    });
    const [one = [], other = []] = kept.sort((a, b) => Math.min(3, a.length) - Math.min(3, b.length));
    this.#open.set(colour, [one, other]);
  }

  add(number: number, colour: Colour, { real, wild, growth }: Step): void {
    const tiles: Tile[] = [
      ...Array.from({ length: real }, () => tileOf(colour, number)),
      ...Array.from({ length: wild }, (): Tile => joker),
    ];
    if (growth) this.#grow(colour, growth, tiles);
    if (tiles.length > 0) this.#aside.push(tiles);
  }

  /** All colours of a number are decided. */
  group(): void {
    const both = this.#aside.filter((tiles) => tiles.length === 2);
    const single = this.#aside.filter((tiles) => tiles.length === 1).flat();
    const first = split(single.length, both.length) ?? 0;
    const groups = [
      [...both.flatMap(([tile]) => tile ?? []), ...single.slice(0, first)],
      [...both.flatMap(([, tile]) => tile ?? []), ...single.slice(first)],
    ];
    this.sets.push(...groups.filter((group) => group.length > 0));
    this.#aside = [];
  }

  finish(): Layout {
    for (const runs of this.#open.values()) for (const run of runs) this.#end(run);
    return this.sets;
  }
}

/** Null: not all of the table can be laid out by what is tried here, or time ran out. */
export function bestLayout(quest: Quest, thinking: Thinking): Layout | null {
  const last = new Search(quest).run(thinking);
  if (!last) return null;
  const steps: Step[] = [];
  for (let step: Step | null = last; step?.before; step = step.before) steps.unshift(step);
  const builder = new Builder();
  for (const [at, step] of steps.entries()) {
    const colour = colours[at % colours.length] ?? 'R';
    builder.add(Math.floor(at / colours.length) + 1, colour, step);
    if (at % colours.length === colours.length - 1) builder.group();
  }
  return builder.finish();
}
