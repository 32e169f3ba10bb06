// What tournaments give the host of live events: how one is loaded, what is due in it, and how a change is stored with its tables.
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../../base/storage/schema/schema.ts';
import { writeAuditEntries } from '../../messaging/audit/writeEntries.ts';
import type { NewsFor } from '../../messaging/notifications/notifications.ts';
import { tellWebhooks } from '../../messaging/webhooks/tell.ts';
import { teamGate } from '../../people/teamGate.ts';
import type { PairedTable } from '../../tables/matches/rooms/pairedTables.ts';
import { createLiveHost, type LiveHostDeps } from '../live/host.ts';
import type { Shown } from '../live/kind.ts';
import { withoutDecided } from './arenaCourse.ts';
import { afterDue, type DueDeps, isDue } from './due.ts';
import { seatsForBots } from './fourTables.ts';
import { readDueTournaments, readTournamentNews, readWaiting } from './newsStore.ts';
import { writeFollowing } from './newTournament.ts';
import { rewardPlayers } from './rewards.ts';
import { followsByItself, newsOfFollowing } from './series.ts';
import type { TournamentHost, TournamentServices } from './services.ts';
import {
  type Directed,
  isArena,
  isGoing,
  type LoadedTournament,
  noNews,
  type TournamentChange,
  type TournamentStep,
  tablesByPerson,
} from './state.ts';
import { readChanged, readTournament, writeTournament } from './store.ts';
import { noticesOfCourse, noticesOfTables, tablesToClose, tablesToOpen, toThoseThere } from './tables.ts';

type Deps = Omit<TournamentServices, 'tournamentHost'> &
  Pick<DueDeps, 'gate'> &
  Pick<LiveHostDeps, 'liveEvents'>;

const pollMs = 2_000;
const gatherMs = 300;
/** In a large one results come all the time. */
const gatherInLargeMs = 1_500;
const largeFrom = 32;

async function load(
  { database }: Deps,
  id: string,
  known: LoadedTournament | null,
): Promise<LoadedTournament | null> {
  const state = await readTournament(database, id, known);
  if (state === null || state.endedAt !== null) return state;
  return { ...state, news: await readTournamentNews(database, state) };
}

async function writeDirected(
  transaction: Transaction<Schema>,
  teamId: string,
  { by, subject, what }: Directed,
  at: number,
): Promise<void> {
  const entry = {
    id: randomUUID(),
    team_id: teamId,
    actor_id: by,
    act: 'tournamentDirected' as const,
    subject_id: subject,
    changed: [what],
  };
  await writeAuditEntries(transaction, at, [entry]);
}

/** The change, the tables it opens and what is told of it in one transaction; null: another node was faster. */
async function write(
  deps: Deps,
  before: LoadedTournament,
  step: TournamentStep,
  now: number,
): Promise<LoadedTournament | null> {
  const { database, notifications, pairedTables, log } = deps;
  const { after: made, directed }: TournamentChange =
    step === 'due' ? { after: await afterDue(deps, before, now) } : step;
  const after = { ...made, version: before.version + 1, news: noNews };
  const following = await followsByItself(database, before, after, step, now);
  const tables = await tablesToOpen(database, before, after);
  const told = await toThoseThere(database, [
    ...noticesOfCourse(before, after),
    ...noticesFor(deps, after, tables),
    ...(following ? newsOfFollowing(following) : []),
  ]);
  const show = await database.transaction().execute(async (transaction) => {
    if (!(await writeTournament(transaction, before, after))) return null;
    await pairedTables.write(transaction, tables);
    if (directed) await writeDirected(transaction, before.teamId, directed, now);
    const isOver = after.phase === 'finished' && before.phase !== 'finished';
    const isBegun = before.phase === 'open' && after.phase === 'running';
    if (isOver || isBegun)
      await tellWebhooks(transaction, now, [
        {
          teamId: before.teamId,
          event: isOver ? 'event.ended' : 'event.started',
          data: { eventId: before.id, type: 'tournament', name: before.name },
        },
      ]);
    const rewards = isOver ? await rewardPlayers(transaction, after, now) : [];
    if (following) await writeFollowing(transaction, following, now);
    return notifications.notifyWithin(transaction, [...told, ...rewards]);
  });
  if (show === null) return null;
  const followUp = async () => {
    for (const id of await toClose(deps, before, after)) await pairedTables.close(id);
    for (const { roomId, positions } of seatsForBots(before.pairings, after.pairings))
      await pairedTables.seatBots(roomId, positions);
    await pairedTables.show(tables);
    await show();
  };
  followUp().catch((fault: unknown) =>
    log.warn({ tournament: before.id, fault: String(fault) }, 'tables of a tournament were not all shown'),
  );
  return isArena(after) ? withoutDecided(after) : after;
}

/** In an arena whoever follows it is taken to the table by the page. */
function noticesFor(
  { liveEvents }: Deps,
  after: LoadedTournament,
  tables: readonly PairedTable[],
): NewsFor[] {
  const following = isArena(after) ? liveEvents.people(after.id) : new Set<string>();
  return noticesOfTables(after, tables).filter(({ userId }) => !following.has(userId));
}

/** Games of an arena whose time is up are played to their end, though they do not count. */
async function toClose(
  { database }: Deps,
  before: LoadedTournament,
  after: LoadedTournament,
): Promise<readonly string[]> {
  const tables = tablesToClose(before, after);
  if (!isArena(after) || after.phase !== 'finished') return tables;
  return [...(await readWaiting(database, tables)).keys()];
}

/** That it changed; in an arena each is told of their own table. */
function show(state: LoadedTournament): Shown {
  const { id, version } = state;
  if (!isArena(state))
    return {
      audienceOf: () => 'everybody',
      messageFor: () => ['tournament:changed', { tournament: id, version }],
      againInMs: null,
    };
  const tables = tablesByPerson(state);
  return {
    audienceOf: (userId) => tables.get(userId) ?? '',
    messageFor: (table) => ['tournament:changed', { tournament: id, version, table: table || null }],
    againInMs: null,
  };
}

export function createTournamentHost(given: Omit<Deps, 'gate'> & LiveHostDeps): TournamentHost {
  const { database } = given;
  const deps = { ...given, gate: teamGate(database, given.clock) };
  return createLiveHost<LoadedTournament, TournamentStep>(
    {
      name: 'tournament',
      pollMs,
      load: (id, known) => load(deps, id, known),
      teamOf: ({ teamId }) => teamId,
      dueAt: ({ dueAt, endedAt }) => (endedAt === null ? dueAt : null),
      next: (state, now) => (isDue(state, now) ? 'due' : null),
      write: (state, step, now) => write(deps, state, step, now),
      show,
      gatherMs: (state) => {
        const isLarge = isGoing(state) && state.entrants.length >= largeFrom;
        return isLarge && !isArena(state) ? gatherInLargeMs : gatherMs;
      },
      readDue: (now) => readDueTournaments(database, now),
      readBehind: (known) => readChanged(database, known),
    },
    deps,
  );
}
