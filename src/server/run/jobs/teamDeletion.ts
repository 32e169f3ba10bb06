// Hourly: deletes the teams whose admins asked for it a week ago and did not stop it. People keep their accounts.
import type { Announcements } from '../../base/shared/announcements.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Database } from '../../base/storage/database.ts';
import { composeMail } from '../../messaging/mail/accountMails.ts';
import type { Mailer } from '../../messaging/mail/mailer.ts';
import { removeNotificationsOf } from '../../messaging/notifications/store.ts';
import { removeMailTokens } from '../../people/identity/mailTokenStore.ts';
import { switchAllOn } from '../../people/identity/provisionedStore.ts';
import { endSessions } from '../../people/identity/sessionStore.ts';
import { writeNoTeam } from '../../people/store.ts';
import { lockTeam } from '../../people/teamStore.ts';
import { forgetAtTables, forgetSomeTables, removeSomeTables } from '../../tables/matches/erasure.ts';
import type { Tables } from '../../tables/matches/tables.ts';
import { closeTeam, removeClosedTeam } from '../../teams/accounts/endTeam.ts';
import { readMembers, readTeamsToDelete } from '../../teams/admin/store.ts';
import type { BillingProvider } from '../../teams/billing/provider.ts';
import { countHolds } from '../../teams/keeping/store.ts';
import type { Job } from './schedule.ts';

interface Deps {
  readonly announcements: Announcements;
  readonly billing: Pick<BillingProvider, 'close'>;
  readonly clock: WallClock;
  readonly config: { readonly publicUrl: string };
  readonly database: Database;
  readonly mailer: Mailer;
  readonly tables: Pick<Tables, 'vacate'>;
}

interface Ended {
  readonly userId: string;
  readonly sessionIds: readonly string[];
}

export const teamDeletion = (deps: Deps): Job => ({
  name: 'teamDeletion',
  cron: '20 * * * *',
  timeZone: 'UTC',
  async run() {
    const faults: unknown[] = [];
    for (const { id } of await readTeamsToDelete(deps.database, deps.clock.now()))
      await remove(deps, id).catch((fault: unknown) => faults.push(fault));
    if (faults.length > 0) throw new AggregateError(faults, 'a team could not be deleted');
  },
});

async function remove(deps: Deps, teamId: string): Promise<void> {
  const { announcements, database } = deps;
  const refusal = await closeTeam(deps, teamId);
  if (refusal) throw new Error(`the subscription of a team was not ended: ${refusal.error}`);
  await removePast(deps, teamId, (trx) => removeSomeTables(trx, teamId));
  for (const { id } of await readMembers(database, teamId))
    await removePast(deps, teamId, (trx) => forgetSomeTables(trx, id));
  const ended = await database.transaction().execute((trx) => removeWithin(deps, trx, teamId));
  for (const { userId, sessionIds } of ended) {
    announcements.publish({ kind: 'sessionsEnded', userId, sessionIds, because: 'removed' });
    announcements.publish({ kind: 'personChanged', userId });
  }
}

/** Reads the team again under a lock, because an admin may have stopped the deletion or placed a legal hold. */
async function lockDueTeam(trx: Database, teamId: string, now: number) {
  const team = await lockTeam(trx, teamId);
  const isDue = team && team.deletes_at !== null && team.deletes_at <= now;
  return isDue && (await countHolds(trx, teamId)) === 0 ? team : null;
}

/** The tables of years, a few at a time. */
async function removePast(
  { clock, database }: Deps,
  teamId: string,
  removeSome: (trx: Database) => Promise<boolean>,
): Promise<void> {
  const removed = () =>
    database
      .transaction()
      .execute(async (trx) => (await lockDueTeam(trx, teamId, clock.now())) !== null && removeSome(trx));
  while (await removed());
}

async function removeWithin(
  { clock, config, mailer }: Deps,
  trx: Database,
  teamId: string,
): Promise<Ended[]> {
  const now = clock.now();
  const team = await lockDueTeam(trx, teamId, now);
  if (!team) return [];
  await switchAllOn(trx, teamId);
  const ended: Ended[] = [];
  for (const { id: userId, name, email, language } of await readMembers(trx, teamId)) {
    await forgetAtTables(trx, userId);
    await removeNotificationsOf(trx, userId);
    await removeMailTokens(trx, userId);
    await writeNoTeam(trx, userId);
    const link = `${config.publicUrl}/login`;
    if (email)
      await mailer.send(email, composeMail('removed', language, { name, team: team.name, link }), trx);
    ended.push({ userId, sessionIds: await endSessions(trx, { userId }, 'removed', now) });
  }
  await removeClosedTeam(trx, teamId, now);
  return ended;
}
