// Tile rummy in two worlds: two tiles nobody has seen have changed places, and everyone lays and draws alike.
import type { Tries } from '../../../tests/conformance/gameConformance.ts';
import type { Secrets, Step, Worlds } from '../../../tests/conformance/worlds.ts';
import type { Entry, Seat } from '../../engine/game.ts';
import { emptyLibrary } from '../../engine/library.ts';
import { type Random, seededRandom } from '../../engine/random.ts';
import { bots } from './bot.ts';
import { rummikub } from './index.ts';
import { dealt } from './rules.ts';
import type { Move, Rules, State, TileRummy } from './shapes.ts';
import { box, type Tile } from './tiles.ts';

type Play = Entry<TileRummy>;

const untilDone = { isOver: () => false };

/** Tiles of the deal by number: one in a hand the watcher does not see, the other deep in the pool or in another such hand. */
function swapOf(tiles: readonly Tile[], seats: number, watcher: Seat, random: Random): [number, number] {
  const all = random.shuffle(tiles.map((_, at) => at));
  const holder = (at: number) => Math.floor(at / dealt);
  const hidden = all.filter((at) => holder(at) < seats && holder(at) !== watcher);
  const deep = all.filter((at) => at > tiles.length - 12 || (holder(at) < seats && holder(at) !== watcher));
  for (const one of hidden)
    for (const other of deep)
      if (tiles[one] !== tiles[other] && holder(one) !== holder(other)) return [one, other];
  throw new Error('no two tiles to exchange');
}

/** What whoever is on turn does in both worlds: lays out what can be laid in both, draws, or is late. */
function nextPlay(a: State, b: State, random: Random): Play {
  const by = a.turn;
  if (random.below(12) === 0) return { kind: 'timer', at: 0, timer: rummikub.timer?.(a)?.name ?? '' };
  const bot = bots[random.below(3)];
  const chosen = bot?.choose(rummikub.view(a, by), by, random, emptyLibrary, untilDone);
  const isAlike = chosen && [a, b].every((state) => !rummikub.refusal(state, by, chosen, emptyLibrary));
  const idle: Move = { kind: a.pool.length > 0 ? 'draw' : 'pass' };
  return { kind: 'move', at: 0, by, move: isAlike ? chosen : idle };
}

function worlds(rules: Rules, seed: string): Worlds<TileRummy> {
  const random = seededRandom(seed, 'worlds');
  const seats = 2 + random.below(3);
  const watcher = random.below(seats);
  const tiles = random.shuffle(box);
  const [one, other] = swapOf(tiles, seats, watcher, random);
  const exchanged = tiles.with(one, tiles[other] ?? 'J').with(other, tiles[one] ?? 'J');
  const steps: Step<TileRummy>[] = [];
  let a: State = rummikub.start(rules, seats);
  let b = a;
  const go = (entryA: Play, entryB: Play) => {
    steps.push({ a, b, entryA, entryB });
    [a, b] = [rummikub.play(a, entryA), rummikub.play(b, entryB)];
  };
  go({ kind: 'deal', at: 0, deal: tiles }, { kind: 'deal', at: 0, deal: exchanged });
  while (!rummikub.result(a) && !rummikub.result(b)) {
    const entry = nextPlay(a, b, random);
    const draws = entry.kind === 'timer' || (entry.kind === 'move' && entry.move.kind === 'draw');
    if (draws && a.turn === watcher && a.pool[0] !== b.pool[0]) break; // what the watcher draws may be told apart
    go(entry, entry);
  }
  return { blind: [watcher, 'spectator'], steps };
}

export const secrets: Secrets<TileRummy> = { game: rummikub, worlds };

export const tries: Tries = {
  at(state: State, seat: number) {
    const seen = rummikub.view(state, seat);
    const random = seededRandom('00'.repeat(32), 'tries');
    const found = bots.map((bot) => bot.choose(seen, seat, random, emptyLibrary, untilDone));
    return [{ kind: 'draw' }, ...found];
  },
};
