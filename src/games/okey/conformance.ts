// Okey in two worlds: two tiles nobody has seen have changed places, and everyone draws and discards alike.
import type { Tries } from '../../../tests/conformance/gameConformance.ts';
import type { Secrets, Step, Worlds } from '../../../tests/conformance/worlds.ts';
import type { Entry, Seat } from '../../engine/game.ts';
import { emptyLibrary } from '../../engine/library.ts';
import { type Random, seededRandom } from '../../engine/random.ts';
import { okey } from './index.ts';
import { type Okey, players, type Rules, type State } from './shapes.ts';
import { box, type Tile } from './tiles.ts';

type Play = Entry<Okey>;

/** Tiles of the deal by number, the indicator among them; the second one changes places with the first. */
function swapOf(tiles: readonly Tile[], watcher: Seat, random: Random): readonly [number, number] {
  const holder = (at: number) => Math.min(players, Math.floor(Math.max(0, at - 2) / 14));
  const seatOf = (at: number) => (holder(at) === players ? null : (players - holder(at)) % players);
  const deep = tiles.length - 8; // the bottom of the stock is drawn last
  const hidden = random
    .shuffle(tiles.map((_, at) => at))
    .filter((at) => at > 3 && at < deep && at < 57 && seatOf(at) !== watcher && tiles[at] !== tiles[0]);
  const bottom = random.shuffle(tiles.map((_, at) => at).filter((at) => at >= deep));
  for (const one of hidden)
    for (const other of random.below(2) === 0 ? hidden : bottom)
      if (tiles[one] !== tiles[other] && seatOf(one) !== seatOf(other)) return [one, other];
  throw new Error('no two tiles to exchange');
}

/** An order that begins with the indicator, so that both worlds turn the same one. */
function orderOf(random: Random): readonly Tile[] {
  const tiles = random.shuffle(box);
  const at = tiles.findIndex((tile) => tile !== 'F');
  const indicator = tiles[at];
  return indicator ? [indicator, ...tiles.toSpliced(at, 1)] : tiles;
}

/** A discard that both worlds have; the exchanged tiles stay in hand as long as they can. */
function alikeDiscard(a: State, b: State, swap: readonly Tile[], random: Random): Play | null {
  const by = a.turn;
  const [mine, twin] = [a.racks[by] ?? [], b.racks[by] ?? []];
  const both = random.shuffle(mine.filter((tile) => twin.includes(tile)));
  const tile = both.find((one) => !swap.includes(one)) ?? both[0];
  return tile ? { kind: 'move', at: 0, by, move: { kind: 'discard', tile } } : null;
}

/** What whoever is on turn does in both worlds: shows, lets the time run out, draws or discards. */
function nextPlay(a: State, b: State, swap: readonly Tile[], random: Random): Play | null {
  const by = a.turn;
  const show: Play = { kind: 'move', at: 0, by, move: { kind: 'show' } };
  const mayShow = [a, b].every((state) => okey.refusal(state, by, { kind: 'show' }, emptyLibrary) === null);
  if (mayShow) return show;
  if (a.racks[by]?.length === 15) return alikeDiscard(a, b, swap, random);
  if (random.below(9) === 0 && a.stock[0] === b.stock[0])
    return { kind: 'timer', at: 0, timer: okey.timer?.(a)?.name ?? '' };
  return {
    kind: 'move',
    at: 0,
    by,
    move: { kind: 'draw', from: random.below(4) === 0 ? 'discard' : 'stock' },
  };
}

function worlds(rules: Rules, seed: string): Worlds<Okey> {
  const random = seededRandom(seed, 'worlds');
  const watcher = random.below(players);
  const cards = orderOf(random);
  const [one, other] = swapOf(cards, watcher, random);
  const swap = [cards[one] ?? 'F', cards[other] ?? 'F'] as const;
  const steps: Step<Okey>[] = [];
  let a: State = okey.start(rules, players);
  let b = a;
  const go = (entryA: Play, entryB: Play) => {
    steps.push({ a, b, entryA, entryB });
    [a, b] = [okey.play(a, entryA), okey.play(b, entryB)];
  };
  const exchanged = cards.with(one, swap[1]).with(other, swap[0]);
  go({ kind: 'deal', at: 0, deal: cards }, { kind: 'deal', at: 0, deal: exchanged });
  while (a.phase === 'playing' && b.phase === 'playing') {
    const mayDraw = a.racks[a.turn]?.length === 14 && a.turn === watcher;
    if (mayDraw && a.stock[0] !== b.stock[0]) break; // what the watcher draws may be told apart
    const entry = nextPlay(a, b, swap, random);
    if (!entry) break;
    go(entry, entry);
  }
  return { blind: [watcher, 'spectator'], steps };
}

export const secrets: Secrets<Okey> = { game: okey, worlds };

export const tries: Tries = {
  at: ({ racks }: State, seat: number) => [
    { kind: 'show' },
    ...(racks[seat] ?? []).flatMap((tile) => [
      { kind: 'discard', tile },
      { kind: 'finish', tile },
    ]),
  ],
};
