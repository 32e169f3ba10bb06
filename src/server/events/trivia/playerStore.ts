// Store of who takes part in a trivia: places are given one after the other, whatever nodes give them.
import { sql } from 'kysely';
import type { Refusal } from '../../../contract/errors.ts';
import { refuse } from '../../../contract/errors.ts';
import { type Course, isJoinable } from '../../../events/trivia/phases.ts';
import { anyOf } from '../../base/storage/anyOf.ts';
import type { Database } from '../../base/storage/database.ts';
import type { StoredTrivia } from './store.ts';

export const courseOf = (
  row: Pick<StoredTrivia, 'phase' | 'question' | 'phase_at' | 'due_at' | 'limit_ms' | 'asked'>,
): Course => ({
  phase: row.phase,
  question: row.question,
  phaseAt: row.phase_at,
  dueAt: row.due_at,
  limitMs: row.limit_ms,
  asked: row.asked,
});

export interface Enrolment {
  readonly triviaId: string;
  readonly userId: string;
  readonly at: number;
  /** Comes in; otherwise only registers. */
  readonly isJoining: boolean;
  /** Of the window by which they come in. */
  readonly node: string | null;
}

interface Before {
  readonly trivia_id: string;
  readonly user_id: string;
  readonly joined_at: number | null;
  readonly removed_at: number | null;
}

type Place = Pick<StoredTrivia, 'id' | 'mode' | 'capacity' | 'written_by'> & {
  readonly course: Course;
  taken: number;
};

const keyOf = (triviaId: string, userId: string): string => `${triviaId} ${userId}`;

/** Null: they are in now, or were before. All of a batch in one transaction. */
export function enrol(database: Database, several: readonly Enrolment[]): Promise<(Refusal | null)[]> {
  return database.transaction().execute(async (transaction) => {
    const ids = [...new Set(several.map(({ triviaId }) => triviaId))].toSorted();
    const events = await transaction
      .selectFrom('trivia')
      .selectAll()
      .where('id', '=', anyOf(ids))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    const taken = await readTaken(transaction, ids);
    const places = new Map<string, Place>(
      events.map((row) => [row.id, { ...row, course: courseOf(row), taken: taken.get(row.id) ?? 0 }]),
    );
    const before = await readBefore(transaction, several);
    const readers = await readReaders(transaction, several);
    const outcomes = several.map((one) => judge(one, places.get(one.triviaId), before, readers));
    const comers = several.filter((_, at) => outcomes[at] === null);
    await write(transaction, comers);
    return outcomes;
  });
}

function judge(
  one: Enrolment,
  place: Place | undefined,
  before: Map<string, Before>,
  readers: ReadonlySet<string>,
): Refusal | null {
  const key = keyOf(one.triviaId, one.userId);
  const known = before.get(key);
  if (!place) return refuse('NotFound');
  if (known?.removed_at != null) return refuse('NotAllowed', { reason: 'removed' });
  if (place.written_by === one.userId) return refuse('NotAllowed', { reason: 'wroteQuestions' });
  if (readers.has(key)) return refuse('NotAllowed', { reason: 'sawAnswers' });
  if (known?.joined_at != null)
    return place.course.phase === 'lobby' || one.isJoining ? null : refuse('Closed');
  const isOpen = one.isJoining ? isJoinable(place.mode, place.course) : place.course.phase === 'lobby';
  if (!isOpen) return refuse('Closed');
  if (known) return null;
  if (place.capacity !== null && place.taken >= place.capacity) return refuse('RoomFull');
  place.taken += 1;
  before.set(key, { trivia_id: one.triviaId, user_id: one.userId, joined_at: null, removed_at: null });
  return null;
}

async function readTaken(database: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; taken: number }>`
    select trivia_id as id, count(*)::int as taken from trivia_players
    where trivia_id = any(${ids}::uuid[]) and removed_at is null group by trivia_id`.execute(database);
  return new Map(rows.map(({ id, taken }) => [id, taken]));
}

async function readBefore(database: Database, several: readonly Enrolment[]): Promise<Map<string, Before>> {
  const { rows } = await sql<Before>`
    select trivia_id, user_id, joined_at, removed_at from trivia_players
    join unnest(
      ${several.map(({ triviaId }) => triviaId)}::uuid[], ${several.map(({ userId }) => userId)}::uuid[]
    ) as asked (trivia_id, user_id) using (trivia_id, user_id)`.execute(database);
  return new Map(rows.map((row) => [keyOf(row.trivia_id, row.user_id), row]));
}

async function readReaders(database: Database, several: readonly Enrolment[]): Promise<Set<string>> {
  const { rows } = await sql<{ trivia_id: string; user_id: string }>`
    select trivia_id, user_id from trivia_readers
    join unnest(
      ${several.map(({ triviaId }) => triviaId)}::uuid[], ${several.map(({ userId }) => userId)}::uuid[]
    ) as asked (trivia_id, user_id) using (trivia_id, user_id)`.execute(database);
  return new Set(rows.map(({ trivia_id, user_id }) => keyOf(trivia_id, user_id)));
}

/** Somebody may be in a batch twice, from two windows. */
async function write(database: Database, comers: readonly Enrolment[]): Promise<void> {
  const byKey = new Map<string, Enrolment>();
  for (const one of comers) {
    const key = keyOf(one.triviaId, one.userId);
    const isJoining = one.isJoining || (byKey.get(key)?.isJoining ?? false);
    const node = one.node ?? byKey.get(key)?.node ?? null;
    byKey.set(key, { ...one, isJoining, node });
  }
  const rows = [...byKey.values()];
  if (rows.length === 0) return;
  await sql`
    insert into trivia_players (trivia_id, user_id, registered_at, joined_at, is_here, here_on)
    select trivia_id, user_id, at, case when joins then at end, joins, node from unnest(
      ${rows.map(({ triviaId }) => triviaId)}::uuid[], ${rows.map(({ userId }) => userId)}::uuid[],
      ${rows.map(({ at }) => at)}::bigint[], ${rows.map(({ isJoining }) => isJoining)}::boolean[],
      ${rows.map(({ node }) => node)}::text[]
    ) as one (trivia_id, user_id, at, joins, node)
    on conflict (trivia_id, user_id) do update set
      joined_at = coalesce(trivia_players.joined_at, excluded.joined_at),
      is_here = trivia_players.is_here or excluded.is_here,
      here_on = coalesce(excluded.here_on, trivia_players.here_on)`.execute(database);
}

/** Gives a place up while the event is in its lobby; null: it is not. */
export async function withdraw(database: Database, triviaId: string, userId: string): Promise<void> {
  await sql`
    delete from trivia_players p using trivia t
    where p.trivia_id = ${triviaId} and p.user_id = ${userId} and p.removed_at is null
      and t.id = p.trivia_id and t.phase = 'lobby'`.execute(database);
}
