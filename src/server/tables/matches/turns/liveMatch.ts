// A match in the memory of this node: its log played through, its match time, and the acts it has stored.
import { nextExpiry } from '../../../../engine/expiry.ts';
import type { AnyGame, Seat, Shapes } from '../../../../engine/game.ts';
import type { Library } from '../../../../engine/library.ts';
import type { Logged, Turn } from '../../../../engine/log.ts';
import { type Match, playTurn, type Setup, seatsThatMay, startMatch } from '../../../../engine/match.ts';
import { seededRandom } from '../../../../engine/random.ts';
import { buildTurn, type Dealer } from '../../../../engine/turn.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { DailySeat, TurnRow } from '../../../base/storage/journal.ts';

/** What is fixed when a match begins. */
export interface MatchFacts {
  readonly id: string;
  readonly roomId: string;
  readonly number: number; // 1 for the room's first
  readonly game: AnyGame;
  readonly setup: Setup<Shapes>;
  readonly positions: readonly number[]; // by seat
  readonly seed: string;
  readonly commitment: string;
  readonly roomTimeoutMs: number;
}

/** What is due at one seat; see the table `daily_turns`. */
export interface StoredDailySeat extends DailySeat {
  readonly matchId: string;
  readonly turn: number;
  readonly askedAt: number | null;
}

export interface LiveMatch {
  readonly facts: MatchFacts;
  readonly dealer: Dealer;
  match: Match<Shapes>;
  turns: Turn<Shapes>[];
  /** Process time of the last turn: match time flows from there. */
  flowsFrom: number;
  /** Wall time of the last turn. */
  storedAt: number;
  /** Acts already stored, by the id their client gave them. */
  readonly done: Map<string, number>;
  /** Since which turn each seat has had to act without a break; null while it has not. */
  actingSince: (number | null)[];
  /** With a move a day: what is due at each seat, as stored. */
  daily: readonly StoredDailySeat[];
  /** Which bots were asked for a move, and since which turn they have had to make it. */
  readonly asked: Map<Seat, number>;
}

export function openMatch(facts: MatchFacts, library: Library, clock: WallClock): LiveMatch {
  return {
    facts,
    dealer: {
      library,
      random: (deal) => seededRandom(facts.seed, `${facts.roomId}|${facts.number}|${deal}`),
    },
    match: startMatch(facts.game, facts.setup),
    turns: [],
    flowsFrom: clock.monotonic(),
    storedAt: clock.now(),
    done: new Map(),
    actingSince: Array.from({ length: facts.setup.seats }, () => null),
    daily: [],
    asked: new Map(),
  };
}

/** Plays turns that are stored; `elapsedMs` is how much match time has passed since the last of them. */
export function playStored(
  live: LiveMatch,
  rows: readonly TurnRow[],
  clock: WallClock,
  elapsedMs: number,
): void {
  for (const row of rows) {
    if (row.turn !== live.match.turn + 1) continue;
    adopt(live, row, playTurn(live.facts.game, live.match, row.entries), clock);
  }
  if (rows.length > 0) live.flowsFrom = clock.monotonic() - Math.max(0, elapsedMs);
}

/** The match goes on from this turn, which is stored. */
export function adopt(live: LiveMatch, row: TurnRow, match: Match<Shapes>, clock: WallClock): void {
  live.match = match;
  live.turns.push(row.entries);
  if (row.moveId) live.done.set(row.moveId, row.turn);
  if (row.daily) live.daily = withChanged(live.daily, row, row.daily);
  live.actingSince = actingSince(live, row, match);
  live.flowsFrom = clock.monotonic();
  live.storedAt = row.at;
}

function withChanged(
  known: readonly StoredDailySeat[],
  { matchId, turn }: TurnRow,
  changed: readonly DailySeat[],
): StoredDailySeat[] {
  const others = known.filter(({ seat }) => !changed.some((each) => each.seat === seat));
  return [...others, ...changed.map((each) => ({ ...each, matchId, turn, askedAt: null }))];
}

/** A seat that moved, or whose timer ran out, has a new position to answer; a recovery does not change any. */
function actingSince(live: LiveMatch, row: TurnRow, match: Match<Shapes>): (number | null)[] {
  if (match.recovered) return live.actingSince;
  const may = seatsThatMay(live.facts.game, match);
  const isNew = (seat: Seat) =>
    row.entries.some((entry) => entry.kind === 'timer' || (entry.kind === 'move' && entry.by === seat));
  return live.actingSince.map((since, seat) => {
    if (!may.includes(seat)) return null;
    return since === null || isNew(seat) ? match.turn : since;
  });
}

const isStopped = (live: LiveMatch) =>
  live.match.paused || live.match.recovered || live.match.result !== null || live.match.turn < 0;

/** Match time now: it does not run in pauses, nor while no node serves. */
export const matchNow = (live: LiveMatch, clock: WallClock): number =>
  live.match.at + (isStopped(live) ? 0 : Math.max(0, Math.round(clock.monotonic() - live.flowsFrom)));

/** The row that this act would make, and the match after it. */
export function rowFor(
  live: LiveMatch,
  first: Logged<Shapes> | null,
  moveId: string | null,
  clock: WallClock,
): { readonly row: TurnRow; readonly match: Match<Shapes> } {
  const { facts } = live;
  const { turn, match } = buildTurn(facts.game, live.match, first, live.dealer);
  const now = clock.now();
  return {
    match,
    row: {
      matchId: facts.id,
      turn: match.turn,
      moveId,
      entries: turn,
      at: now,
      dueAt: dueAt(facts, match, now),
      result: match.result,
    },
  };
}

/** A recovered match waits for its people as long as a room waits for an act. */
function dueAt(facts: MatchFacts, match: Match<Shapes>, now: number): number | null {
  if (match.recovered) return now + facts.roomTimeoutMs;
  const expiry = nextExpiry(facts.game, match, facts.roomTimeoutMs);
  return expiry && now + Math.max(0, expiry.at - match.at);
}

export const seatAt = (live: LiveMatch, position: number): Seat | null => {
  const seat = live.facts.positions.indexOf(position);
  return seat < 0 ? null : seat;
};

/** Whether the position that a seat saw at `expectedTurn` is still the one it has to answer. */
export const isCurrent = (live: LiveMatch, seat: Seat, expectedTurn: number): boolean => {
  const since = live.actingSince[seat];
  if (expectedTurn === live.match.turn) return true;
  return since !== null && since !== undefined && expectedTurn >= since && expectedTurn < live.match.turn;
};
