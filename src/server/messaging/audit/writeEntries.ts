// Writes entries of the audit logs of teams, and what webhooks and the streams are sent of them, in the transaction of what they record.
import { type RawBuilder, sql } from 'kysely';
import type { AuditAct } from '../../../contract/admin/auditActs.ts';
import type { Database } from '../../base/storage/database.ts';
import { tellWebhooks, type WebhookNews } from '../webhooks/tell.ts';

export interface NewAuditEntry {
  readonly id: string;
  readonly team_id: string;
  readonly act: AuditAct;
  /** Null: it was found by the server. */
  readonly actor_id: string | null;
  readonly subject_id: string | null;
  readonly changed: readonly string[];
}

/** Answers those that were written: an entry with an id that is there already is not written again. */
export async function writeAuditEntries(
  trx: Database,
  at: number,
  entries: readonly NewAuditEntry[],
): Promise<readonly NewAuditEntry[]> {
  if (entries.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    with ${auditInserts(at, entries)} select id from audited`.execute(trx);
  const ids = new Set(rows.map(({ id }) => id));
  const written = entries.filter(({ id }) => ids.has(id));
  await tellWebhooks(trx, at, written.map(newsOfEntry));
  return written;
}

/** Parts of a statement; `audited` has the ids of the entries that were written. `where` says whether what they record was done. */
export const auditInserts = (
  at: number,
  entries: readonly NewAuditEntry[],
  where: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> => sql`
    recorded as (
      select * from unnest(
        ${entries.map(({ id }) => id)}::uuid[], ${entries.map(({ team_id }) => team_id)}::uuid[],
        ${entries.map(({ actor_id }) => actor_id)}::uuid[], ${entries.map(({ act }) => act)}::text[],
        ${entries.map(({ subject_id }) => subject_id)}::uuid[],
        ${entries.map(({ changed }) => JSON.stringify(changed))}::text[]
      ) with ordinality as one (id, team_id, actor_id, act, subject_id, changed, place)
      where ${where}
    ), audited as (
      insert into audit_entries (id, team_id, actor_id, act, subject_id, changed, at)
      select id, team_id, actor_id, act, subject_id, changed::jsonb, ${at}::bigint from recorded order by place
      on conflict (id) do nothing returning id
    ), streamed as (
      insert into audit_stream_entries (team_id, entry_id)
      select r.team_id, r.id from recorded r join audited on audited.id = r.id
      where exists (select from audit_streams s where s.team_id = r.team_id) order by r.place
    )`;

export const newsOfEntry = (entry: NewAuditEntry): WebhookNews => ({
  teamId: entry.team_id,
  event: 'audit.entry',
  data: {
    entryId: entry.id,
    act: entry.act,
    actorId: entry.actor_id,
    subjectId: entry.subject_id,
    changed: entry.changed,
  },
});
