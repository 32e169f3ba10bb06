// What time and the tables bring to a tournament: the start, results, people who do not come, the next round.
import type { Refusal } from '../../../contract/errors.ts';
import { isRoundOver, outcomeWithout } from '../../../events/tournament/rounds.ts';
import type { PairingOutcome } from '../../../events/tournament/tournament.ts';
import type { Database } from '../../base/storage/database.ts';
import { afterDueInArena } from './arenaDue.ts';
import {
  awarded,
  begun,
  goingOn,
  settled,
  type TournamentPace,
  waitOf,
  withNews,
  withNextRound,
  without,
} from './course.ts';
import { missingAt } from './fourTables.ts';
import { afterDueInLeague, readBeginning } from './leagueDue.ts';
import { readWaiting } from './newsStore.ts';
import {
  hasNews,
  isArena,
  isGoing,
  isLeague,
  type LoadedTournament,
  noNews,
  type StoredPairing,
} from './state.ts';

export interface DueDeps {
  /** Why the team may not play now; null: it may. */
  readonly gate: (teamId: string, gameName: string) => Promise<Refusal | null>;
  readonly database: Database;
  readonly tournamentPace: TournamentPace;
}

/** Whether the team may play is asked again after this. */
const againMs = 60_000;

export const isDue = (state: LoadedTournament, now: number): boolean =>
  hasNews(state.news) || (state.dueAt !== null && state.dueAt <= now && state.endedAt === null);

/** The state after it; the order is that of fairness: results first, then who has left, then who has not come. */
export async function afterDue(
  deps: DueDeps,
  before: LoadedTournament,
  now: number,
): Promise<LoadedTournament> {
  const { tournamentPace: pace } = deps;
  if (before.phase === 'open') return afterOpen(deps, before, now);
  if (!isGoing(before)) return { ...before, news: noNews, dueAt: null };
  if (isArena(before)) return afterDueInArena(deps, before, now);
  if (isLeague(before)) return afterDueInLeague(deps, before, now);
  if (hasNews(before.news)) return goingOn(before, withNews(before, now), now, pace);
  if (await deps.gate(before.teamId, before.gameName)) return putOff(before, now, pace);
  if (isRoundOver(before)) return withNextRound(before, now, pace);
  return withoutAbsent(deps, before, now);
}

/** Outside the team's hours of play nothing begins, and nobody is missing: tables wait as long again afterwards. */
function putOff(before: LoadedTournament, now: number, pace: TournamentPace): LoadedTournament {
  if (isRoundOver(before) || before.turnDays !== null) return { ...before, dueAt: now + againMs };
  const pairings = before.pairings.map((pairing) =>
    pairing.outcome === null ? { ...pairing, openedAt: now } : pairing,
  );
  return { ...before, pairings, dueAt: now + waitOf(before, pace) };
}

async function afterOpen(
  { database, gate, tournamentPace }: DueDeps,
  before: LoadedTournament,
  now: number,
): Promise<LoadedTournament> {
  const gone = new Set(before.news.gone);
  const state =
    gone.size === 0
      ? { ...before, news: noNews }
      : { ...before, news: noNews, entrants: before.entrants.filter(({ number }) => !gone.has(number)) };
  if (state.dueAt === null || state.dueAt > now) return state;
  const { startsAt } = state;
  if (startsAt !== null && now < startsAt) return { ...state, dueAt: startsAt }; // people may check in from now on
  if (await gate(state.teamId, state.gameName)) return { ...state, dueAt: now + againMs };
  return begun(state, await readBeginning(database, state), false, now, tournamentPace);
}

/** Whoever is not ready at a table that has waited long enough loses the game, and plays on when they come back. */
async function withoutAbsent(
  { database, tournamentPace: pace }: DueDeps,
  before: LoadedTournament,
  now: number,
): Promise<LoadedTournament> {
  const late = before.pairings.filter(
    ({ outcome, openedAt }) => outcome === null && openedAt + waitOf(before, pace) <= now,
  );
  const waiting = await readWaiting(
    database,
    late.flatMap(({ roomId }) => roomId ?? []),
  );
  let state = before;
  for (const pairing of late) {
    const ready = waiting.get(pairing.roomId ?? '');
    if (!ready) continue;
    const judge = pairing.others ? withoutMissing : forfeited;
    state = judge(state, pairing, ready, now);
  }
  return settled(state, now, pace);
}

/** At a table of four bots play for those who are missing, and the others begin. */
function withoutMissing(
  state: LoadedTournament,
  pairing: StoredPairing,
  ready: readonly boolean[],
  now: number,
): LoadedTournament {
  const waiting = { ...pairing, openedAt: now };
  return missingAt(pairing, ready).reduce<LoadedTournament>(without, {
    ...state,
    pairings: state.pairings.map((each) => (each === pairing ? waiting : each)),
  });
}

function forfeited(
  state: LoadedTournament,
  pairing: StoredPairing,
  [atZero = false, atOne = false]: readonly boolean[],
  now: number,
): LoadedTournament {
  const isTurned = pairing.game % 2 === 0;
  const [isFirst, isSecond] = isTurned ? [atOne, atZero] : [atZero, atOne];
  const inPlace = (after: StoredPairing) => ({
    ...state,
    pairings: state.pairings.map((each) => (each === pairing ? after : each)),
  });
  if (isFirst && isSecond) return inPlace({ ...pairing, openedAt: now }); // its game is about to begin
  const alone: PairingOutcome = isSecond ? 'second' : outcomeWithout(state.form, pairing);
  const outcome: PairingOutcome = isFirst ? 'first' : alone;
  const absent = [...(isFirst ? [] : [pairing.first]), ...(isSecond ? [] : [pairing.second])];
  return absent.reduce<LoadedTournament>(
    (left, number) => (number === null ? left : without(left, number)),
    inPlace(awarded(pairing, outcome)),
  );
}
