// Deletes an account: seats are given up, results stay without a name, everything else is removed.
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type * as leaving from '../../../contract/people/leaving.ts';
import { type Log, logSecurityEvent } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import { composeMail } from '../../messaging/mail/accountMails.ts';
import { removeInvites } from '../../messaging/mail/invitationStore.ts';
import { removeMailsTo } from '../../messaging/mail/store.ts';
import { tellWebhooks } from '../../messaging/webhooks/tell.ts';
import { endSessions } from '../../people/identity/sessionStore.ts';
import { countOthers, lockPerson, removePerson, type StoredPerson } from '../../people/store.ts';
import { lockTeam } from '../../people/teamStore.ts';
import {
  forgetAtTables,
  forgetInNotifications,
  forgetSomeTables,
  removeSomeTables,
} from '../../tables/matches/erasure.ts';
import type { Handler } from '../../web/http/route.ts';
import { writePicturesReplaced } from '../../web/pictures/store.ts';
import { countHolds, isHeld, readFreedErasures, writeWaitingErasure } from '../keeping/store.ts';
import { closeTeam, removeClosedTeam } from './endTeam.ts';
import type { AccountServices } from './services.ts';

type Deps = Pick<AccountServices, 'announcements' | 'billing' | 'clock' | 'database' | 'mailer' | 'tables'>;

export const deleteAccount =
  (services: Deps): Handler<typeof leaving.deleteAccount> =>
  async ({ member, log }) => {
    const { userId, team } = member;
    return (await erase(services, { userId, teamId: team?.teamId ?? null }, log)) ?? { ok: true };
  };

/** Of people who asked for it while they were held by a legal hold. One that is refused waits for the next run. */
export async function deleteFreedAccounts(services: Deps & Pick<AccountServices, 'log'>): Promise<void> {
  const { database, log } = services;
  const faults: unknown[] = [];
  for (const leaver of await readFreedErasures(database))
    await erase(services, leaver, log).catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw new AggregateError(faults, 'an account could not be deleted');
}

interface Leaving {
  readonly userId: string;
  readonly teamId: string | null;
}

async function erase(services: Deps, leaver: Leaving, log: Log): Promise<Refusal | null> {
  const { userId } = leaver;
  const refusal = await mayNotGo(services, leaver);
  if (refusal) return refusal;
  // Seats first: if a later step fails, the account still exists and the deletion can be repeated.
  await services.tables.vacate(null, userId);
  const teamToEnd = await readTeamToEnd(services.database, leaver);
  const notClosed = teamToEnd === null ? null : await closeTeam(services, teamToEnd);
  if (notClosed) return notClosed;
  const refusalSince = await forgetPast(services, leaver);
  if (refusalSince) return refusalSince;
  const sessionIds = await services.database
    .transaction()
    .execute((trx) => eraseWithin(services, trx, leaver, teamToEnd));
  if (sessionIds === 'lastByNow') return erase(services, leaver, log);
  if (isRefusal(sessionIds)) return sessionIds;
  logSecurityEvent(log, { security: 'accountDeleted', userId });
  services.announcements.publish({ kind: 'sessionsEnded', userId, sessionIds, because: 'deleted' });
  services.announcements.publish({ kind: 'personChanged', userId });
  return null;
}

/** The last admin cannot leave a team with other members; a team of one is deleted too. */
async function lastAdminRefusal(
  database: Database,
  isAdmin: boolean,
  teamId: string | null,
  userId: string,
): Promise<Refusal | null> {
  if (!isAdmin || teamId === null) return null;
  const others = await countOthers(database, teamId, userId);
  return others.members > 0 && others.admins === 0 ? refuse('LastAdmin') : null;
}

/** Somebody who is held, or whose team would go with them while it holds anything, stays; the request is kept. */
async function holdRefusal(
  { clock }: Pick<Deps, 'clock'>,
  database: Database,
  userId: string,
  teamId: string | null,
): Promise<Refusal | null> {
  const isKept =
    (await isHeld(database, userId)) ||
    (teamId !== null &&
      (await countHolds(database, teamId)) > 0 &&
      (await countOthers(database, teamId, userId)).members === 0);
  if (!isKept) return null;
  await writeWaitingErasure(database, userId, clock.now());
  return refuse('NotAllowed', { reason: 'onHold' });
}

/** The team that goes with its last person; null: there is none, or others stay in it. */
async function readTeamToEnd(database: Database, { userId, teamId }: Leaving): Promise<string | null> {
  if (teamId === null) return null;
  return (await countOthers(database, teamId, userId)).members === 0 ? teamId : null;
}

async function mayNotGo(services: Deps, leaver: Leaving): Promise<Refusal | null> {
  const locked = await services.database.transaction().execute((trx) => lockLeaver(services, trx, leaver));
  return isRefusal(locked) ? locked : null;
}

/** Locks them, and asks whether they may go. */
async function lockLeaver(services: Deps, trx: Database, { userId, teamId }: Leaving) {
  const team = teamId === null ? undefined : await lockTeam(trx, teamId); // as joining does: the team, then the person
  const person = await lockPerson(trx, userId);
  if (!person) return refuse('SessionRevoked');
  const refusal =
    (await lastAdminRefusal(trx, person.is_admin, person.team_id, userId)) ??
    (await holdRefusal(services, trx, userId, person.team_id));
  return refusal ?? { team, person };
}

/** The tables of years, a few at a time. Where the account has to stay after all, they are forgotten all the same: it can be deleted again. */
async function forgetPast(services: Deps, leaver: Leaving): Promise<Refusal | null> {
  const forgetSome = () =>
    services.database.transaction().execute(async (trx) => {
      const locked = await lockLeaver(services, trx, leaver);
      if (isRefusal(locked)) return locked;
      const teamToEnd = await readTeamToEnd(trx, leaver);
      const isMoreOfTeam = teamToEnd !== null && (await removeSomeTables(trx, teamToEnd));
      return { isMore: isMoreOfTeam || (await forgetSomeTables(trx, leaver.userId)) };
    });
  for (;;) {
    const done = await forgetSome();
    if (isRefusal(done)) return done;
    if (!done.isMore) return null;
  }
}

/** One transaction; answers the sessions that it ended. `lastByNow`: the others have left meanwhile, and their team is not closed. */
async function eraseWithin(
  services: Deps,
  trx: Database,
  leaver: Leaving,
  closedTeam: string | null,
): Promise<readonly string[] | Refusal | 'lastByNow'> {
  const locked = await lockLeaver(services, trx, leaver);
  if (isRefusal(locked)) return locked;
  const { team, person } = locked;
  const teamToEnd = await readTeamToEnd(trx, leaver);
  if (team && teamToEnd !== null && closedTeam === null) return 'lastByNow';
  const { userId } = leaver;
  const now = services.clock.now();
  await forgetInNotifications(trx, userId);
  await forgetAtTables(trx, userId);
  if (person.email) await sayGoodbye(services, trx, { ...person, email: person.email });
  const sessionIds = await endSessions(trx, { userId }, 'deleted', now);
  await removePerson(trx, userId);
  if (team) await tellWebhooks(trx, now, [{ teamId: team.id, event: 'member.left', data: { userId } }]);
  if (teamToEnd !== null) await removeClosedTeam(trx, teamToEnd, now);
  await writePicturesReplaced(trx, userId, now);
  return sessionIds;
}

/** The mail that confirms the deletion; mails before it have been removed. */
async function sayGoodbye(
  { mailer }: Deps,
  trx: Database,
  { email, name, language }: StoredPerson & { readonly email: string },
): Promise<void> {
  await removeInvites(trx, email);
  await removeMailsTo(trx, email);
  await mailer.send(email, composeMail('deleted', language, { name }), trx);
}
