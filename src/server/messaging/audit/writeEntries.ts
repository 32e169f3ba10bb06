// Writes entries of the audit logs of teams, and what webhooks and the streams are sent of them, in the transaction of what they record.
import { sql } from 'kysely';
import type { AuditAct } from '../../../contract/admin/auditActs.ts';
import type { Database } from '../../base/storage/database.ts';
import { tellWebhooks } from '../webhooks/tell.ts';

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
    with told as (
      select * from unnest(
        ${entries.map(({ id }) => id)}::uuid[], ${entries.map(({ team_id }) => team_id)}::uuid[],
        ${entries.map(({ actor_id }) => actor_id)}::uuid[], ${entries.map(({ act }) => act)}::text[],
        ${entries.map(({ subject_id }) => subject_id)}::uuid[],
        ${entries.map(({ changed }) => JSON.stringify(changed))}::text[]
      ) with ordinality as one (id, team_id, actor_id, act, subject_id, changed, place)
    ), written as (
      insert into audit_entries (id, team_id, actor_id, act, subject_id, changed, at)
      select id, team_id, actor_id, act, subject_id, changed::jsonb, ${at}::bigint from told order by place
      on conflict (id) do nothing returning id
    ), waiting as (
      insert into audit_stream_entries (team_id, entry_id)
      select told.team_id, told.id from told join written on written.id = told.id
      where exists (select from audit_streams s where s.team_id = told.team_id) order by told.place
    )
    select id from written`.execute(trx);
  const ids = new Set(rows.map(({ id }) => id));
  const written = entries.filter(({ id }) => ids.has(id));
  await tellWebhooks(
    trx,
    at,
    written.map(({ id, team_id, act, actor_id, subject_id, changed }) => ({
      teamId: team_id,
      event: 'audit.entry',
      data: { entryId: id, act, actorId: actor_id, subjectId: subject_id, changed },
    })),
  );
  return written;
}
