// Store of mailed invitations and of unsubscribed addresses.
import type { Database } from '../../base/storage/database.ts';
import { emailKey } from '../../people/store.ts';

const day = 24 * 60 * 60_000;
/** As long as an invitation lets its address in, whatever the team's link does. */
const goodForMs = 14 * day;

/** False: this address was invited into this team less than a day ago. */
export async function writeInvite(
  database: Database,
  { teamId, email }: { readonly teamId: string; readonly email: string },
  now: number,
): Promise<boolean> {
  const written = await database
    .insertInto('team_invites')
    .values({ team_id: teamId, email_key: emailKey(email), sent_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['team_id', 'email_key'])
        .doUpdateSet({ sent_at: now })
        .where('team_invites.sent_at', '<=', now - day),
    )
    .executeTakeFirst();
  return Number(written.numInsertedOrUpdatedRows) === 1;
}

export async function isInvited(
  database: Database,
  { teamId, email }: { readonly teamId: string; readonly email: string },
  now: number,
): Promise<boolean> {
  const invite = await database
    .selectFrom('team_invites')
    .select('sent_at')
    .where('team_id', '=', teamId)
    .where('email_key', '=', emailKey(email))
    .where('sent_at', '>', now - goodForMs)
    .executeTakeFirst();
  return invite !== undefined;
}

/** Of this address, by whichever team: all of them, or that of the one team. */
export async function removeInvites(database: Database, email: string, teamId?: string): Promise<void> {
  await inviteRemoval(database, email, teamId).execute();
}

/** Also a part of a statement that makes somebody a member. */
export function inviteRemoval(database: Database, email: string, teamId?: string) {
  const all = database.deleteFrom('team_invites').where('email_key', '=', emailKey(email));
  return teamId === undefined ? all : all.where('team_id', '=', teamId);
}

export async function wantsInvitations(database: Database, email: string): Promise<boolean> {
  const stop = await database
    .selectFrom('mail_stops')
    .select('stopped_at')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return stop === undefined;
}

export async function writeMailStop(database: Database, email: string, now: number): Promise<void> {
  await database
    .insertInto('mail_stops')
    .values({ email_key: emailKey(email), stopped_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeMailStop(database: Database, email: string): Promise<void> {
  await database.deleteFrom('mail_stops').where('email_key', '=', emailKey(email)).execute();
}
