// Adds a person whom nobody knew, with all that comes with it, in one statement: a directory adds thousands, one a request.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isDemoTeam } from '../../../contract/people/demo.ts';
import type { Database } from '../../base/storage/database.ts';
import { auditInserts, newsOfEntry } from '../../messaging/audit/writeEntries.ts';
import { inviteRemoval } from '../../messaging/mail/invitationStore.ts';
import { type WebhookNews, webhookInsert } from '../../messaging/webhooks/tell.ts';
import { emailDomain } from '../../people/emailDomain.ts';
import { emailKey } from '../../people/store.ts';
import type { UserChange } from './change.ts';
import { announceOf, type ChangedUser, firstName, rowOf } from './changeWithin.ts';
import type { Directory } from './services.ts';

interface Newcomer {
  /** What the directory says of them. */
  readonly change: UserChange;
  readonly userName: string;
  /** The places of the plan were counted, with the team locked; otherwise nobody is added to a team with a plan. */
  readonly hasPlace?: boolean;
}

/**
 * A member who is not switched off. Null, and nothing is written: somebody has the address, another team has proven its
 * domain, the team has a plan, or who made the token is no admin of it any more. Team and maker cannot change while it
 * is written.
 */
export async function addNewcomer(
  database: Database,
  { member, team: { teamId, name: teamName, language }, tokenName }: Directory,
  { change, userName: email, hasPlace = false }: Newcomer,
  now: number,
): Promise<ChangedUser | null> {
  if (isDemoTeam(teamId)) return null;
  const userId = randomUUID();
  const name = firstName(change, email) ?? teamName;
  const said = rowOf(undefined, { change, isWhole: true, first: 'new' }, { userId, teamId, now });
  const { external_id, given_name, family_name, made_here, changed_at } = said;
  const entry = {
    id: randomUUID(),
    team_id: teamId,
    actor_id: member.userId,
    act: 'provisioned' as const,
    subject_id: userId,
    changed: [tokenName],
  };
  const joined: WebhookNews = { teamId, event: 'member.joined', data: { userId } };
  const isAdded = sql<boolean>`exists (select from newcomer)`;
  const { rows } = await sql<{ id: string }>`
    with team as (
      select t.id from teams t, people p
      where t.id = ${teamId} and p.id = ${member.userId} and p.team_id = ${teamId} and p.is_admin
        and (t.places is null or ${hasPlace}::boolean)
        and not exists (select from team_domains d
          where d.domain = ${emailDomain(email)} and d.proven_at is not null and d.team_id <> t.id)
      for share
    ), newcomer as (
      insert into people (id, name, email, email_key, controller, language, theme, is_admin,
        verified_at, created_at, team_id, joined_at)
      select ${userId}::uuid, ${name}, ${email}, ${emailKey(email)}, 'GameSpace', ${language}, 'light', false,
        ${now}::bigint, ${now}::bigint, id, ${now}::bigint from team
      on conflict (email_key) do nothing returning id, team_id
    ), said as (
      insert into provisioned_people
        (user_id, team_id, external_id, given_name, family_name, made_here, changed_at)
      select id, team_id, ${external_id}, ${given_name}, ${family_name}, ${made_here}::boolean, ${changed_at}::bigint
      from newcomer
    ), uninvited as (${inviteRemoval(database, email, teamId).where(isAdded)}),
      ${auditInserts(now, [entry], isAdded)},
      told as (${webhookInsert(now, [joined, newsOfEntry(entry)], isAdded)})
    select id from newcomer`.execute(database);
  if (rows.length === 0) return null;
  return {
    user: {
      id: userId,
      name,
      email,
      disabled_at: null,
      joined_at: now,
      created_at: now,
      external_id,
      given_name,
      family_name,
      changed_at,
      groups: [],
    },
    announce: announceOf({ userId, teamId, sessionIds: null }),
  };
}
