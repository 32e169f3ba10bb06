// Three players: one lays what it holds complete and seldom adds to it, one adds whatever fits, one lays out the whole table anew.
import type { Bot, Seat, Thinking } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { withAdded } from './adding.ts';
import { inOldOrder, playedIn, tilesOf, writeLayout } from './layout.ts';
import { bestLayout, type Quest } from './search.ts';
import { type Layout, openingPoints, worthOfAll } from './sets.ts';
import type { Move, TileRummy, View } from './shapes.ts';
import { joker, minus, type Tile } from './tiles.ts';

/** A hand alone takes no time to speak of. */
const quick: Thinking = { isOver: () => false };

/** A tile more is worth more than its number, and a joker is kept unless it brings three tiles along. */
const aTile = (number: number): number => 20 + number;
const aKeptJoker = (): number => -60;
const asOpened = (number: number): number => number;

const withoutJokers = (tiles: readonly Tile[]): readonly Tile[] => tiles.filter((tile) => tile !== joker);

function setsIn(hand: readonly Tile[], values: Pick<Quest, 'worth' | 'jokerWorth'>): Layout {
  return bestLayout({ table: [], hand, ...values }, quick) ?? [];
}

/** Enough points to begin with, without jokers if that is possible; null: there are not enough. */
function opening({ table, own }: View): Layout | null {
  const hand = own ?? [];
  for (const tiles of [withoutJokers(hand), hand]) {
    const sets = setsIn(tiles, { worth: asOpened, jokerWorth: asOpened });
    if (worthOfAll(sets) >= openingPoints) return [...table, ...sets];
  }
  return null;
}

/** Without a change of what lies there. */
const besides = ({ table, own }: View): Layout => [
  ...table,
  ...setsIn(own ?? [], { worth: aTile, jokerWorth: aKeptJoker }),
];

function added(seen: View): Layout {
  const layout = besides(seen);
  const rest = minus(seen.own ?? [], playedIn(seen.table, layout)) ?? [];
  return withAdded(layout, rest);
}

const played = ({ table }: View, layout: Layout): number => playedIn(table, layout).length;

/** All of the hand if that is possible, else as much as possible with jokers kept. */
function anew(seen: View, thinking: Thinking): Layout {
  const [hand, table] = [seen.own ?? [], tilesOf(seen.table)];
  const simple = added(seen);
  if (played(seen, simple) === hand.length) return simple;
  if (hand.includes(joker)) {
    const whole = bestLayout({ table, hand, worth: aTile, jokerWorth: aTile }, thinking);
    if (whole && played(seen, whole) === hand.length) return inOldOrder(seen.table, whole);
  }
  const found = bestLayout({ table, hand, worth: aTile, jokerWorth: aKeptJoker }, thinking);
  if (!found || played(seen, found) <= played(seen, simple)) return simple;
  return inOldOrder(seen.table, found);
}

interface Player {
  /** Of a hundred turns, in how many it also looks at single tiles that fit to sets on the table. */
  readonly adds: number;
  /** Of a hundred turns, in how many it thinks of the whole table. */
  readonly rearranges: number;
}

function layoutOf(seen: View, { adds, rearranges }: Player, random: Random, thinking: Thinking): Layout {
  if (random.below(100) < rearranges) return anew(seen, thinking);
  return random.below(100) < adds ? added(seen) : besides(seen);
}

const bot = (player: Player): Bot<TileRummy> => ({
  choose(seen: View, seat: Seat, random, _library, thinking): Move {
    const layout = seen.hasOpened[seat] ? layoutOf(seen, player, random, thinking) : opening(seen);
    if (layout && played(seen, layout) > 0) return { kind: 'lay', table: writeLayout(layout) };
    return { kind: seen.pool > 0 ? 'draw' : 'pass' };
  },
});

export const bots: readonly Bot<TileRummy>[] = [
  bot({ adds: 60, rearranges: 3 }),
  bot({ adds: 100, rearranges: 15 }),
  bot({ adds: 100, rearranges: 100 }),
];
