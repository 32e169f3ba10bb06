// A match played from a seed with the laws looking on; the log is built line by line as the host builds it.
import { nextExpiry } from '../../src/engine/expiry.ts';
import type { AnyGame, Bot, Seat, Shapes } from '../../src/engine/game.ts';
import type { Logged, Turn } from '../../src/engine/log.ts';
import { type Match, people, startMatch } from '../../src/engine/match.ts';
import { type Random, seededRandom } from '../../src/engine/random.ts';
import { replay } from '../../src/engine/replay.ts';
import { buildTurn } from '../../src/engine/turn.ts';
import { testLibrary } from '../support/data/words.ts';
import {
  checkChanges,
  checkMove,
  checkMoves,
  checkResult,
  checkState,
  checkViews,
  deepFreeze,
  LawBroken,
  law,
  same,
  throughWire,
  viewsOf,
} from './laws.ts';
import type { Variant } from './variants.ts';

const mostTurns = 20_000;
const movesRemembered = 60;
const lateness = 25; // one act in so many comes too late, where the rules have a deadline

export interface Played {
  readonly turns: readonly Turn<Shapes>[];
  readonly match: Match<Shapes>;
}

/** Who decides: cheap chance where moves are listed; a bot everywhere, or only where they are not. */
export interface Deciders {
  readonly bots: readonly Bot<Shapes>[];
  readonly strength: number | 'chance';
}

export async function decidersOf(game: AnyGame, strength: Deciders['strength']): Promise<Deciders> {
  return { bots: await game.bots(), strength };
}

/** Thinking that is over when it has hardly begun. */
function hardlyAny() {
  let asked = 0;
  return { isOver: () => asked++ > 0 };
}

function decide(game: AnyGame, state: unknown, seat: Seat, deciders: Deciders, random: Random): unknown {
  const view = deepFreeze(game.view(state, seat));
  const listed = deciders.strength === 'chance' ? game.legalMoves(view, seat) : null;
  if (listed) return listed[random.below(listed.length)];
  const bot = deciders.bots[deciders.strength === 'chance' ? 0 : deciders.strength];
  if (!bot) throw new Error(`${game.id} has no bot of strength ${deciders.strength}`);
  return bot.choose(view, seat, random, testLibrary, hardlyAny());
}

/** Bots are asked when the table waits for them; chance also does what may be done at leisure. */
function seatsAsked(game: AnyGame, state: unknown, { strength }: Deciders): Seat[] {
  const idle = strength === 'chance' ? (game.optionalToAct?.(state) ?? []) : [];
  const listed = idle.filter((seat) => game.legalMoves(game.view(state, seat), seat));
  return [...people(game.toAct(state)), ...listed];
}

/** The next act: a move of any seat that may, or the deadline. */
function nextAct(game: AnyGame, match: Match<Shapes>, deciders: Deciders, random: Random): Logged<Shapes> {
  const expiry = nextExpiry(game, match, Number.POSITIVE_INFINITY);
  if (expiry?.kind === 'timer' && random.below(lateness) === 0)
    return { kind: 'timer', at: Math.max(expiry.at, match.at), timer: expiry.timer };
  const acting = seatsAsked(game, match.state, deciders);
  const by = acting[random.below(acting.length)] ?? 0;
  const move = deepFreeze(decide(game, match.state, by, deciders, random));
  checkMove(game, match.state, by, move);
  return { kind: 'move', at: match.at + random.below(3_000), by, move };
}

function remember(heard: unknown[], turn: Turn<Shapes>): void {
  for (const entry of turn) if (entry.kind === 'move') heard.push(entry.move);
  heard.splice(0, heard.length - movesRemembered);
}

function checkReplay(game: AnyGame, played: Played): void {
  const turns = played.turns.map((turn) =>
    turn.map((entry) => {
      const wired: Logged<Shapes> = JSON.parse(JSON.stringify(entry));
      law(6, same(wired, entry), `the entry ${JSON.stringify(entry)} does not survive JSON`);
      return wired;
    }),
  );
  law(7, same(replay(game, played.match.setup, turns), played.match), 'the replay comes out differently');
}

function playAll(variant: Variant, seed: string, deciders: Deciders, isWatched: boolean): Played {
  const { game, rules, seats, turnDays } = variant;
  const dealer = { random: (deal: number) => seededRandom(seed, `deal ${deal}`), library: testLibrary };
  const [choice, doubt] = [seededRandom(seed, 'choice'), seededRandom(seed, 'doubt')];
  const heard: unknown[] = [];
  const turns: Turn<Shapes>[] = [];
  const pace = turnDays ? { turnDays } : {};
  let match = startMatch(game, { rules: deepFreeze(rules), seats, timer: null, ...pace });
  let first: Logged<Shapes> | null = null;
  let viewsBefore = viewsOf(game, match.state, seats);
  for (;;) {
    deepFreeze(match.state);
    const built = buildTurn(game, match, deepFreeze(first), dealer);
    turns.push(built.turn);
    match = built.match;
    if (isWatched) {
      remember(heard, built.turn);
      const views = viewsOf(game, match.state, seats);
      checkState(game, match.state);
      checkViews(views);
      checkChanges(viewsBefore, views);
      checkMoves(game, match.state, views, heard, doubt);
      viewsBefore = views;
    }
    if (match.result) return { turns, match };
    law(9, turns.length < mostTurns, `no end after ${mostTurns} turns`);
    first = nextAct(game, match, deciders, choice);
  }
}

/** The seed of a numbered match, long enough for the generator's key. */
export const seedOf = (name: string, number: number): string =>
  Buffer.from(`${name} ${number}`).toString('hex').padEnd(64, '0').slice(-64);

/** One whole match under all laws that a single match can show; a failure names game, rules and seed. */
export function playUnderLaws(variant: Variant, number: number, deciders: Deciders): Played {
  const seed = seedOf(variant.game.id, number);
  try {
    const played = playAll(variant, seed, deciders, true);
    checkResult(played.match.result, variant.seats);
    checkReplay(variant.game, played);
    if (number % 10 === 0) {
      const again = playAll(variant, seed, deciders, false);
      law(11, same(throughWire(again.turns), throughWire(played.turns)), 'the same seed gives another log');
    }
    return played;
  } catch (fault) {
    const where = `${variant.name}, rules ${JSON.stringify(variant.rules)}, seed ${number}`;
    const what = fault instanceof Error ? fault.message : String(fault);
    throw new LawBroken(`${where}: ${what}`, { cause: fault });
  }
}
