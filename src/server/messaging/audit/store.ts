// Store of the streams of audit logs: where each goes, and the entries that wait, in the order in which they were written.
import { type Selectable, sql } from 'kysely';
import type { StreamFailure } from '../../../contract/admin/auditStream.ts';
import type { Database } from '../../base/storage/database.ts';
import type { AuditStreamsTable } from '../../base/storage/schema/auditStreams.ts';
import { type Queue, takeDue } from '../queue/queue.ts';
import type { SyslogEntry } from './syslogLine.ts';

export type StoredStream = Selectable<AuditStreamsTable>;

/** Tried after 1, 2, 4 … minutes and at last every half hour, without an end: entries wait as long as the log has them. */
export const streamQueue: Queue<'team_id'> = {
  table: 'audit_streams',
  key: ['team_id'],
  waiting: sql`exists (select from audit_stream_entries e where e.team_id = audit_streams.team_id)`,
  dueAt: 'next_try_at',
  nextTryAt: 'next_try_at',
  tries: 'tries',
  leaseMs: 60_000,
  rest: { firstMs: 60_000, longestMs: 30 * 60_000 },
};

export async function takeStreams(database: Database, now: number, most: number): Promise<StoredStream[]> {
  const { rows } = await sql<StoredStream>`${takeDue(streamQueue, now, most)}`.execute(database);
  return rows;
}

export const readStream = (database: Database, teamId: string): Promise<StoredStream | undefined> =>
  database.selectFrom('audit_streams').selectAll().where('team_id', '=', teamId).executeTakeFirst();

type Where = Pick<StoredStream, 'team_id' | 'host' | 'port' | 'ca'>;

/** What waits stays, and is due at once. */
export async function writeStream(
  trx: Database,
  { team_id, host, port, ca }: Where,
  now: number,
): Promise<void> {
  const fresh = { host, port, ca, next_try_at: now, tries: 0, failure: null, failed_at: null };
  await trx
    .insertInto('audit_streams')
    .values({ ...fresh, team_id, made_at: now, sent_at: null })
    .onConflict((conflict) => conflict.column('team_id').doUpdateSet(fresh))
    .execute();
}

export async function removeStream(trx: Database, teamId: string): Promise<void> {
  await trx.deleteFrom('audit_streams').where('team_id', '=', teamId).execute();
}

export type WaitingEntry = SyslogEntry & { readonly number: number };

/** Oldest first. */
export async function readWaiting(database: Database, teamId: string, most: number): Promise<WaitingEntry[]> {
  const { rows } = await sql<WaitingEntry>`
    select q.number, e.id, e.team_id, e.act, e.actor_id, e.subject_id, e.changed, e.at
    from audit_stream_entries q join audit_entries e on e.id = q.entry_id
    where q.team_id = ${teamId} order by q.number limit ${most}`.execute(database);
  return rows;
}

/** The one that was written last. */
export async function readNewest(trx: Database, teamId: string): Promise<SyslogEntry | undefined> {
  const { rows } = await sql<SyslogEntry>`
    select e.id, e.team_id, e.act, e.actor_id, e.subject_id, e.changed, e.at
    from audit_stream_entries q join audit_entries e on e.id = q.entry_id
    where q.team_id = ${teamId} order by q.number desc limit 1`.execute(trx);
  return rows[0];
}

/** No more are counted than `most`. */
export async function countWaiting(database: Database, teamId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from audit_stream_entries where team_id = ${teamId} limit ${most}) as waiting`.execute(database);
  return rows[0]?.count ?? 0;
}

interface Sent {
  readonly teamId: string;
  readonly numbers: readonly number[];
}

/** What was sent waits no longer, and what comes after it is due. */
export async function writeSent(database: Database, { teamId, numbers }: Sent, now: number): Promise<void> {
  await sql`
    with gone as (
      delete from audit_stream_entries where team_id = ${teamId} and number = any(${numbers}::bigint[])
    )
    update audit_streams set next_try_at = ${now}, tries = 0, sent_at = ${now}, failure = null, failed_at = null
    where team_id = ${teamId}`.execute(database);
}

export async function writeFailed(
  database: Database,
  teamId: string,
  failure: StreamFailure,
  now: number,
): Promise<void> {
  await database
    .updateTable('audit_streams')
    .set({ failure, failed_at: now })
    .where('team_id', '=', teamId)
    .execute();
}
