// Store of what the admins of a team did: who, what, to whom, when.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AuditEntry } from '../../../contract/admin/audit.ts';
import type { AuditAct } from '../../../contract/admin/auditActs.ts';
import type { Database } from '../../base/storage/database.ts';
import { writeAuditEntries } from '../../messaging/audit/writeEntries.ts';

export interface Done {
  readonly act: AuditAct;
  readonly subjectId?: string;
  readonly changed?: readonly string[];
}

interface By {
  readonly teamId: string;
  readonly actorId: string;
  readonly at: number;
}

/** In the transaction of the act it records. */
export async function writeAudit(
  database: Database,
  { teamId, actorId, at }: By,
  done: readonly Done[],
): Promise<void> {
  const entries = done.map(({ act, subjectId = null, changed = [] }) => ({
    id: randomUUID(),
    team_id: teamId,
    actor_id: actorId,
    act,
    subject_id: subjectId,
    changed,
  }));
  await writeAuditEntries(database, at, entries);
}

interface Row {
  readonly id: string;
  readonly act: AuditEntry['act'];
  readonly changed: readonly string[];
  readonly at: number;
  readonly actor: { readonly id: string; readonly name: string; readonly avatar: string | null } | null;
  readonly subject: Row['actor'];
}

const personFrom = (person: Row['actor']): AuditEntry['actor'] =>
  person && { userId: person.id, name: person.name, avatar: person.avatar };

export async function readAudit(
  database: Database,
  teamId: string,
  { pageSize, pageNumber }: { readonly pageSize: number; readonly pageNumber: number },
): Promise<{ readonly items: AuditEntry[]; readonly total: number }> {
  const { rows } = await sql<Row>`
    select e.id, e.act, e.changed, e.at,
      (select json_build_object('id', id, 'name', name, 'avatar', avatar) from people
        where id = e.actor_id) as actor,
      (select json_build_object('id', id, 'name', name, 'avatar', avatar) from people
        where id = e.subject_id) as subject
    from audit_entries e
    where e.team_id = ${teamId}
    order by e.at desc, e.id
    limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`.execute(database);
  const { total } = await database
    .selectFrom('audit_entries')
    .select((is) => is.fn.countAll<number>().as('total'))
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow();
  const items = rows.map(({ id, act, changed, at, actor, subject }) => ({
    id,
    act,
    at: new Date(at).toISOString(),
    actor: personFrom(actor),
    subject: personFrom(subject),
    changed: [...changed],
  }));
  return { items, total };
}
