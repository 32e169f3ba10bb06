// A match of bots in match time: each acts as long after it had to as its `pauseMs` says, so that no clock is waited for.
import { nextExpiry } from '../../../src/engine/expiry.ts';
import type { Bot, GameDefinition, Seat, Shapes, Thinking } from '../../../src/engine/game.ts';
import type { Library } from '../../../src/engine/library.ts';
import { type Match, seatsToAct, startMatch } from '../../../src/engine/match.ts';
import { type Random, seededRandom } from '../../../src/engine/random.ts';
import { buildTurn, moveRefusal } from '../../../src/engine/turn.ts';

export interface BotTable<G extends Shapes> {
  readonly game: GameDefinition<G>;
  readonly library: Library;
  /** The bot on each seat. */
  readonly seating: readonly Bot<G>[];
  readonly seed: string;
  thinking(): Thinking;
}

/** As on the server: no bot is quicker than people can follow. */
const paceMs = 700;
const mostTurns = 20_000;

interface Plan<G extends Shapes> {
  readonly move: G['move'];
  readonly at: number;
}

/** What each seat is about to do; a seat that has acted, or whose time ran out, plans anew. */
class Plans<G extends Shapes> {
  private readonly plans = new Map<Seat, Plan<G>>();
  private asked = 0;
  private readonly table: BotTable<G>;

  constructor(table: BotTable<G>) {
    this.table = table;
  }

  /** The seat that acts first; among equals chance decides. */
  first(match: Match<G>, now: number, random: Random): readonly [Seat, Plan<G>] | null {
    const acting = seatsToAct(match);
    for (const seat of this.plans.keys()) if (!acting.includes(seat)) this.plans.delete(seat);
    for (const seat of acting) if (!this.plans.has(seat)) this.plans.set(seat, this.planOf(match, seat, now));
    const inAnyOrder = random.shuffle([...this.plans]);
    return inAnyOrder.toSorted(([, one], [, other]) => one.at - other.at)[0] ?? null;
  }

  forget(seats: readonly Seat[]): void {
    for (const seat of seats) this.plans.delete(seat);
  }

  private planOf(match: Match<G>, seat: Seat, now: number): Plan<G> {
    const { game, seating, library, seed, thinking } = this.table;
    const bot = seating[seat];
    if (!bot) throw new Error(`${game.id}: nobody sits on seat ${seat}`);
    const view = game.view(match.state, seat);
    const random = seededRandom(seed, `thought ${this.asked++}`);
    const move = bot.choose(view, seat, random, library, thinking());
    const pause = bot.pauseMs?.(view, seat, move, random) ?? 0;
    return { move, at: now + Math.max(paceMs, pause) };
  }
}

/** To the end; points of each seat: 1 for a win, a part of it for a shared one. */
export function playBots<G extends Shapes>(
  table: BotTable<G>,
): { readonly match: Match<G>; readonly points: number[] } {
  const { game, library, seed, seating } = table;
  const house = { library, random: (deal: number) => seededRandom(seed, `deal ${deal}`) };
  const setup = { rules: game.ruleSets.standard, seats: seating.length, timer: null };
  let { match } = buildTurn(game, startMatch(game, setup), null, house);
  const plans = new Plans(table);
  const random = seededRandom(seed, 'who is first');
  for (let turns = 0, now = 0; !match.result; turns++) {
    if (turns > mostTurns) throw new Error(`${game.id} has no end: ${seed}`);
    const next = plans.first(match, now, random);
    const expiry = nextExpiry(game, match, Number.POSITIVE_INFINITY);
    if (expiry?.kind === 'timer' && (!next || expiry.at <= next[1].at)) {
      now = Math.max(now, expiry.at);
      plans.forget(seatsToAct(match));
      match = buildTurn(game, match, { kind: 'timer', at: now, timer: expiry.timer }, house).match;
    } else if (next) {
      const [seat, { move, at }] = next;
      now = Math.max(now, at);
      plans.forget([seat]);
      if (moveRefusal(game, match, seat, move, library) === null)
        match = buildTurn(game, match, { kind: 'move', at: now, by: seat, move }, house).match;
    } else throw new Error(`${game.id}: nobody is to act`);
  }
  const [best = []] = match.result.places;
  return { match, points: seating.map((_, seat) => (best.includes(seat) ? 1 / best.length : 0)) };
}
