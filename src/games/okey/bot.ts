// Three players: one keeps what it has, one keeps what can grow, one also counts what has been seen, thinks of pairs and misses nothing.
import type { Bot, Seat, Thinking } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { bestCover, finishesOf, pairsIn, threesWith } from './groups.ts';
import { beforeOf } from './rules.ts';
import type { Move, Okey, View } from './shapes.ts';
import {
  colourOf,
  colours,
  countsAs,
  highest,
  numberOf,
  okeyOf,
  type Tile,
  tileOf,
  without,
} from './tiles.ts';
import { mayShow, mustDiscard } from './view.ts';

/** How much a loose tile is worth keeping. */
type Worth = (seen: View, tile: Tile, rack: readonly Tile[], okey: Tile) => number;

const anyOf: Worth = () => 0;

/** Tiles that would stand in one group with this one, the nearer ones first. */
function partners(value: Tile): { readonly near: readonly Tile[]; readonly far: readonly Tile[] } {
  const colour = colourOf(value);
  if (!colour) return { near: [], far: [] };
  const number = numberOf(value);
  const beside = (step: number) => {
    const other = number + step;
    if (other === highest + 1 && step === 1) return [tileOf(colour, 1)];
    return other >= 1 && other <= highest ? [tileOf(colour, other)] : [];
  };
  const sameNumber = colours.filter((one) => one !== colour).map((one) => tileOf(one, number));
  return { near: [...sameNumber, ...beside(-1), ...beside(1)], far: [...beside(-2), ...beside(2)] };
}

/** What could still come for this tile, and what of it is in the rack already. */
const growing: Worth = (_seen, tile, rack, okey) => {
  const value = countsAs(tile, okey);
  if (value === null) return 100;
  const { near, far } = partners(value);
  const values = new Set(rack.map((one) => countsAs(one, okey)));
  return near.filter((one) => values.has(one)).length * 3 + far.filter((one) => values.has(one)).length * 2;
};

/** How many of a value can still be drawn. */
function unseen(seen: View, rack: readonly Tile[], okey: Tile, value: Tile): number {
  const open = [...seen.piles.flat(), ...rack, ...(seen.indicator ? [seen.indicator] : [])];
  return 2 - open.filter((tile) => countsAs(tile, okey) === value).length;
}

/** By the groups it could still be part of: how many tiles are left to complete those it has a partner for. */
const counting: Worth = (seen, tile, rack, okey) => {
  const value = countsAs(tile, okey);
  if (value === null) return 100;
  const values = new Set(rack.map((one) => countsAs(one, okey)));
  const left = (one: Tile | undefined) => (one ? Math.max(0, unseen(seen, seen.own ?? [], okey, one)) : 0);
  return threesWith(value).reduce((sum, group) => {
    const [first, second, ...rest] = group.filter((one) => one !== value && !values.has(one));
    if (rest.length || !first) return sum;
    return sum + (second ? left(first) * left(second) * farChance : left(first));
  }, 0);
};

/** What a group of which one tile is there is worth beside one of which two are. */
const farChance = 0.1;

interface Player {
  readonly worth: Worth;
  readonly playsPairs: boolean;
  /** Looks at what every tile that can still come would do. */
  readonly looksAhead: boolean;
  /** Of a hundred discards of the neighbour that would help, how many it notices. */
  readonly notices: number;
}

const pairsWorthwhile = 5;
const candidates = 4;
/** From so many tiles in groups on it is worth looking ahead. */
const nearlyDone = 11;

/** How many tiles that can still come would bring this rack further. */
function outlook(seen: View, rack: readonly Tile[], okey: Tile): number {
  const { size } = bestCover(rack, okey);
  const coming = [...new Set(rack.flatMap((tile) => countsAs(tile, okey) ?? []))].flatMap((value) => {
    const { near, far } = partners(value);
    return [...near, ...far];
  });
  return [...new Set(coming)].reduce((sum, value) => {
    const left = Math.max(0, unseen(seen, rack, okey, value));
    return left > 0 && bestCover([...rack, value], okey).size > size ? sum + left : sum;
  }, 0);
}

/** Of tiles as loose as each other the one without which the rack has the best outlook. */
function farsighted(seen: View, okey: Tile, order: readonly Tile[], thinking: Thinking): Tile | undefined {
  const rack = seen.own ?? [];
  let [best] = order;
  let most = -1;
  for (const tile of [...new Set(order)].slice(0, candidates)) {
    if (thinking.isOver()) break;
    const value = outlook(seen, without(rack, tile), okey);
    if (value > most) [best, most] = [tile, value];
  }
  return best;
}

function loosest(seen: View, player: Player, random: Random, thinking: Thinking): Tile {
  const { worth, playsPairs, looksAhead } = player;
  const rack = seen.own ?? [];
  const okey = okeyOf(seen.indicator ?? 'Y13');
  const { pairs, rest: single } = pairsIn(rack, okey);
  const covered = bestCover(rack, okey);
  const isPairing = playsPairs && pairs.length >= pairsWorthwhile && covered.size < nearlyDone;
  const free = covered.groups.flat().reduce<readonly Tile[]>(without, rack);
  const loose = (isPairing ? single : free).filter((tile) => tile !== okey);
  const choice = random.shuffle(loose.length ? loose : rack.filter((tile) => tile !== okey));
  const liking = (tile: Tile) =>
    isPairing ? unseen(seen, rack, okey, countsAs(tile, okey) ?? okey) : worth(seen, tile, free, okey);
  const order = choice.sort((a, b) => liking(a) - liking(b));
  const best =
    looksAhead && !isPairing && covered.size >= nearlyDone
      ? farsighted(seen, okey, order, thinking)
      : order[0];
  return best ?? okey;
}

/** The neighbour's discard is worth taking when it completes something. */
function wants(seen: View, tile: Tile, { playsPairs }: Player): boolean {
  const rack = seen.own ?? [];
  const okey = okeyOf(seen.indicator ?? 'Y13');
  if (tile === okey) return true;
  const { pairs } = pairsIn(rack, okey);
  if (
    playsPairs &&
    pairs.length >= pairsWorthwhile &&
    pairsIn([...rack, tile], okey).pairs.length > pairs.length
  )
    return true;
  return bestCover([...rack, tile], okey).size > bestCover(rack, okey).size;
}

function choose(seen: View, seat: Seat, player: Player, random: Random, thinking: Thinking): Move {
  if (seen.phase === 'counting') return { kind: 'continue', hand: seen.hand };
  if (mayShow(seen, seat)) return { kind: 'show' };
  const rack = seen.own ?? [];
  if (mustDiscard(seen, seat)) {
    const [finish] = finishesOf(rack, okeyOf(seen.indicator ?? 'Y13'));
    return finish
      ? { kind: 'finish', tile: finish }
      : { kind: 'discard', tile: loosest(seen, player, random, thinking) };
  }
  const offered = seen.piles[beforeOf(seat)]?.at(-1);
  const isSeen = offered !== undefined && !thinking.isOver() && random.below(100) < player.notices;
  const isWanted = isSeen && wants(seen, offered, player);
  return { kind: 'draw', from: isWanted ? 'discard' : 'stock' };
}

const seated = (player: Player): Bot<Okey> => ({
  choose: (seen, seat, random, _library, thinking) => choose(seen, seat, player, random, thinking),
});

export const bots: readonly Bot<Okey>[] = [
  { worth: anyOf, playsPairs: false, looksAhead: false, notices: 20 },
  { worth: growing, playsPairs: false, looksAhead: false, notices: 40 },
  { worth: counting, playsPairs: true, looksAhead: true, notices: 100 },
].map(seated);
