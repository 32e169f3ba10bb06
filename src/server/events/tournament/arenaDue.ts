// What time and the tables bring to an arena, in one step: results, people who are missing, the end, the next pairings.
import type { Refusal } from '../../../contract/errors.ts';
import type { Database } from '../../base/storage/database.ts';
import {
  arenaArmed,
  arenaEnded,
  lateInArena,
  pairedInArena,
  withArenaNews,
  withoutMissing,
} from './arenaCourse.ts';
import { readTournamentNews, readWaiting } from './newsStore.ts';
import { type LoadedTournament, noNews } from './state.ts';

interface ArenaDeps {
  /** Why the team may not play now; null: it may. */
  readonly gate: (teamId: string, gameName: string) => Promise<Refusal | null>;
  readonly database: Database;
}

/** Whether the team may play is asked again after this. */
const againMs = 60_000;

export async function afterDueInArena(
  { database, gate }: ArenaDeps,
  before: LoadedTournament,
  now: number,
): Promise<LoadedTournament> {
  const isOver = before.endsAt !== null && before.endsAt <= now;
  // What was decided in time counts, though nobody here has heard of it yet.
  const news = isOver ? await readTournamentNews(database, before) : before.news;
  const heard = { ...withArenaNews({ ...before, news }, now), news: noNews };
  if (isOver) return arenaEnded(heard, now);
  const state = await withoutLate(database, heard, now);
  if (await gate(state.teamId, state.gameName))
    return { ...state, dueAt: Math.min(now + againMs, state.endsAt ?? now) }; // nothing begins
  return pairedInArena(state, now);
}

async function withoutLate(
  database: Database,
  before: LoadedTournament,
  now: number,
): Promise<LoadedTournament> {
  const late = lateInArena(before, now);
  const rooms = late.flatMap(({ roomId }) => roomId ?? []);
  const waiting = await readWaiting(database, rooms);
  let state = before;
  for (const pairing of late) {
    const ready = waiting.get(pairing.roomId ?? '');
    if (ready) state = withoutMissing(state, pairing, ready, now);
  }
  return arenaArmed(state, now);
}
