// How an arena goes on: who comes in and takes a break, what a game brings, who is paired now, and the end. Pure but for table ids.
import { type ArenaResult, newArenaScore, scoredInArena } from '../../../events/tournament/arena.ts';
import { arenaPairs, type FreeEntrant, nextArenaPairing } from '../../../events/tournament/arenaPairing.ts';
import { arenaTables, nextArenaTables } from '../../../events/tournament/arenaTables.ts';
import {
  has,
  hasFourAt,
  type NewPairing,
  opponentIn,
  type PairingOutcome,
  peopleAt,
} from '../../../events/tournament/tournament.ts';
import { changedTable, withoutAllAtTable } from './arenaFour.ts';
import { finishedTable, missingAt } from './fourTables.ts';
import { matching } from './matching.ts';
import { type LoadedTournament, newRoomId, type StoredEntrant, type StoredPairing } from './state.ts';

/** Whoever is not at the table after this has lost the game, and is on a break. */
export const arenaWaitMs = 60_000;

const minuteMs = 60_000;
/** Instead of a round: on a break until they play on. */
const onBreak = 0;
/** The same of somebody whom the director took out, and who does not play on. */
const takenOut = -1;

export const isTakenOut = ({ until }: Pick<StoredEntrant, 'until'>): boolean => until === takenOut;

const openOf = ({ pairings }: LoadedTournament): StoredPairing[] =>
  pairings.filter(({ outcome }) => outcome === null);

const withEntrant = (
  state: LoadedTournament,
  number: number,
  change: (entrant: StoredEntrant) => StoredEntrant,
): LoadedTournament => ({
  ...state,
  entrants: state.entrants.map((entrant) => (entrant.number === number ? change(entrant) : entrant)),
});

const thereAt = (pairing: StoredPairing): number[] =>
  peopleAt(pairing).filter((number) => pairing.absent?.includes(number) !== true);

/** Who plays on and sits at no table. */
function freeIn(state: LoadedTournament): FreeEntrant[] {
  const busy = new Set(openOf(state).flatMap(thereAt));
  return state.entrants.flatMap(({ number, until, arena }) =>
    until === null && arena !== null && !busy.has(number) ? [{ number, score: arena }] : [],
  );
}

/** With when something is due next: a pairing, somebody who has not come, the end. */
export function arenaArmed(state: LoadedTournament, now: number): LoadedTournament {
  if (state.phase !== 'running') return state;
  const waits = openOf(state)
    .map(({ openedAt }) => openedAt + arenaWaitMs)
    .filter((at) => at > now);
  const next = hasFourAt(state) ? nextArenaTables : nextArenaPairing;
  const dueAt = Math.min(state.endsAt ?? now, next(freeIn(state), now) ?? Number.POSITIVE_INFINITY, ...waits);
  return { ...state, dueAt };
}

export function arenaBegun(
  state: LoadedTournament,
  numbered: readonly StoredEntrant[],
  isHere: (entrant: StoredEntrant) => boolean,
  now: number,
): LoadedTournament {
  const entrants = numbered.map((entrant) => ({
    ...entrant,
    isCheckedIn: true,
    until: isHere(entrant) ? null : onBreak,
    arena: newArenaScore(now),
  }));
  const endsAt = now + (state.minutes ?? 0) * minuteMs;
  return arenaArmed({ ...state, phase: 'running', rounds: 0, entrants, endsAt }, now);
}

/** Comes in, or plays on after a break. */
export function enteredArena(state: LoadedTournament, userId: string, now: number): LoadedTournament {
  const own = state.entrants.find((entrant) => entrant.userId === userId);
  if (own) {
    const arena = { ...(own.arena ?? newArenaScore(now)), freeSince: now };
    return arenaArmed(
      withEntrant(state, own.number, (entrant) => ({ ...entrant, until: null, arena })),
      now,
    );
  }
  const entrant: StoredEntrant = {
    number: 1 + state.entrants.reduce((most, { number }) => Math.max(most, number), 0),
    userId,
    joinedAt: now,
    isCheckedIn: true,
    from: 1,
    until: null,
    division: null,
    place: null,
    department: null,
    arena: newArenaScore(now),
  };
  return arenaArmed({ ...state, entrants: [...state.entrants, entrant] }, now);
}

/** A game that is on is played to its end. */
export const onArenaBreak = (state: LoadedTournament, number: number, now: number): LoadedTournament =>
  arenaArmed(
    withEntrant(state, number, (entrant) => ({ ...entrant, until: onBreak })),
    now,
  );

const resultFor = (outcome: PairingOutcome, isFirst: boolean): ArenaResult => {
  if (outcome === 'draw') return 'drawn';
  return outcome === (isFirst ? 'first' : 'second') ? 'won' : 'lost';
};

/** With the points of both. `isPlayed`: it was decided at the table. */
function decidedInArena(
  state: LoadedTournament,
  pairing: StoredPairing,
  outcome: PairingOutcome,
  isPlayed: boolean,
  now: number,
): LoadedTournament {
  const scored = (entrant: StoredEntrant): StoredEntrant => {
    const opponent = opponentIn(pairing, entrant.number);
    if (!has(pairing, entrant.number) || entrant.arena === null || opponent === null) return entrant;
    const isFirst = pairing.first === entrant.number;
    const game = { result: resultFor(outcome, isFirst), opponent, isFirst, isPlayed };
    return { ...entrant, arena: scoredInArena(entrant.arena, game, now) };
  };
  return {
    ...state,
    entrants: state.entrants.map(scored),
    pairings: state.pairings.map((each) => (each === pairing ? { ...each, outcome, isPlayed } : each)),
  };
}

/** Its game counts for nobody, and both are free. */
function voidedInArena(state: LoadedTournament, pairing: StoredPairing, now: number): LoadedTournament {
  return {
    ...state,
    entrants: state.entrants.map((entrant) =>
      has(pairing, entrant.number) && entrant.arena
        ? { ...entrant, arena: { ...entrant.arena, freeSince: now } }
        : entrant,
    ),
    pairings: state.pairings.map((each) =>
      each === pairing ? { ...each, outcome: 'none', isPlayed: false } : each,
    ),
  };
}

/** Who has left the team, or was taken out, loses the game that is on: the opponent has the points, or a bot plays on. */
export function outOfArena(
  state: LoadedTournament,
  number: number,
  now: number,
  until: typeof onBreak | typeof takenOut = takenOut,
): LoadedTournament {
  const pairing = openOf(state).find((each) => thereAt(each).includes(number));
  const left = withEntrant(state, number, (entrant) => ({ ...entrant, until }));
  if (!pairing) return arenaArmed(left, now);
  if (pairing.others)
    return arenaArmed(changedTable(left, pairing, withoutAllAtTable(pairing, [number]), now), now);
  const outcome = pairing.first === number ? 'second' : 'first';
  return arenaArmed(decidedInArena(left, pairing, outcome, false, now), now);
}

/** Games that are over, tables that closed without one, people who left the team. */
export function withArenaNews(before: LoadedTournament, now: number): LoadedTournament {
  const { results, finished, lost, gone } = before.news;
  let state = before;
  for (const pairing of openOf(before)) {
    const outcome = results.get(pairing.roomId ?? '');
    const seats = finished.get(pairing.roomId ?? '');
    if (seats && pairing.others) state = changedTable(state, pairing, finishedTable(pairing, seats), now);
    else if (outcome !== undefined) state = decidedInArena(state, pairing, outcome, true, now);
    else if (lost.has(pairing.roomId ?? '')) state = voidedInArena(state, pairing, now);
  }
  return gone.reduce((left, number) => outOfArena(left, number, now, onBreak), state);
}

/** Tables that have waited long enough. */
export const lateInArena = (state: LoadedTournament, now: number): StoredPairing[] =>
  openOf(state).filter(({ openedAt }) => openedAt + arenaWaitMs <= now);

/** Who is ready at such a table, the first seat first. Where nobody is, nobody gets anything; who is missing is on a break. */
export function withoutMissing(
  state: LoadedTournament,
  pairing: StoredPairing,
  ready: readonly boolean[],
  now: number,
): LoadedTournament {
  const missing = missingAt(pairing, ready);
  if (missing.length === 0 && !pairing.others) return state; // the game is about to begin
  const after = judgedWithout(state, pairing, missing, now);
  return missing.reduce((left, number) => onArenaBreak(left, number, now), after);
}

/** At a table of four bots play for those who are missing, and the others begin. */
function judgedWithout(
  state: LoadedTournament,
  pairing: StoredPairing,
  missing: readonly number[],
  now: number,
): LoadedTournament {
  if (missing.length === thereAt(pairing).length) return voidedInArena(state, pairing, now);
  if (pairing.others)
    return changedTable(state, pairing, withoutAllAtTable({ ...pairing, openedAt: now }, missing), now);
  return decidedInArena(state, pairing, missing.includes(pairing.first) ? 'second' : 'first', false, now);
}

type Seats = Pick<NewPairing, 'first' | 'second' | 'others'>;

function seatsNow(state: LoadedTournament, now: number): Seats[] {
  const moment = { now, isAnybodyPlaying: openOf(state).length > 0 };
  if (!hasFourAt(state))
    return arenaPairs(freeIn(state), moment, matching).map(([first, second]) => ({
      first: first.number,
      second: second.number,
    }));
  return arenaTables(freeIn(state), moment).map(([first = 0, second = 0, ...others]) => ({
    first,
    second,
    others,
  }));
}

/** Who is free meets somebody, each at a new table. */
export function pairedInArena(state: LoadedTournament, now: number): LoadedTournament {
  const opened = seatsNow(state, now).map(
    (seats, at): StoredPairing => ({
      ...seats,
      round: state.rounds + at + 1,
      board: 1,
      outcome: null,
      isPlayed: true,
      game: 1,
      games: [],
      roomId: newRoomId(),
      openedAt: now,
    }),
  );
  const rounds = state.rounds + opened.length;
  return arenaArmed({ ...state, rounds, pairings: [...state.pairings, ...opened] }, now);
}

/** Games that are still going on do not count. */
export function arenaEnded(state: LoadedTournament, now: number): LoadedTournament {
  const pairings = state.pairings.map(
    (pairing): StoredPairing =>
      pairing.outcome === null ? { ...pairing, outcome: 'none', isPlayed: false } : pairing,
  );
  return { ...state, pairings, phase: 'finished', dueAt: null, endedAt: now };
}

/** What stays in memory of it once a step is stored. */
export const withoutDecided = (state: LoadedTournament): LoadedTournament => ({
  ...state,
  pairings: openOf(state),
});
