// Changes a member by PUT or PATCH, and takes one out of the team by DELETE, as the directory asks.
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import { hasNoWayIn, readProvisioned } from '../../people/identity/provisionedStore.ts';
import { lockPerson, removePerson } from '../../people/store.ts';
import { writeAudit } from '../admin/auditStore.ts';
import { isHeld } from '../keeping/store.ts';
import { leaveTeam } from '../members/leaveTeam.ts';
import { atomically } from './atomically.ts';
import { changeIn, type UserChange } from './change.ts';
import { announceOf, changeWithin, lastAdmin } from './changeWithin.ts';
import { type Fault, fault, isFault, noUser } from './fault.ts';
import { readPatch } from './patch.ts';
import type { Directory, ProvisioningServices } from './services.ts';
import type { StoredUser } from './store.ts';

type Answer<Done> = Promise<Done | Fault | Refusal>;

interface Asked {
  readonly userId: string;
  readonly body: unknown;
  /** A PUT has a whole user, a PATCH has operations. */
  readonly isWhole: boolean;
}

function changeAsked({ body, isWhole }: Asked): UserChange | Fault {
  if (!isWhole) return readPatch(body);
  const change = changeIn(body);
  return isFault(change) || change.userName !== undefined
    ? change
    : fault(400, 'userName is missing.', 'invalidValue');
}

export async function changeUser(
  services: ProvisioningServices,
  directory: Directory,
  asked: Asked,
): Answer<StoredUser> {
  const { userId, isWhole } = asked;
  const change = changeAsked(asked);
  if (isFault(change)) return change;
  const changed = await atomically(services, directory, (trx, now) =>
    changeWithin(trx, directory, userId, { change, isWhole, first: null }, now),
  );
  if (isRefusal(changed) || isFault(changed)) return changed;
  await changed.announce(services);
  return changed.user;
}

/** As when an admin removes them; an account that nobody ever signed in to goes with it. */
export async function deleteUser(
  services: ProvisioningServices,
  directory: Directory,
  userId: string,
): Answer<null> {
  const { member, team, tokenName, log } = directory;
  const { teamId } = team;
  const sessionIds = await atomically(services, directory, async (trx, now) => {
    const person = await lockPerson(trx, userId);
    if (person?.team_id !== teamId || person.email === null) return noUser();
    const refused = await lastAdmin(trx, { teamId, userId, isAdmin: person.is_admin });
    if (refused) return refused;
    const known = await readProvisioned(trx, teamId, userId);
    const isUnused = await hasNoWayIn(trx, userId); // asked before the way by the company's provider ends
    const ended = await leaveTeam(trx, { userId, teamId, email: person.email }, now);
    await writeAudit(trx, { teamId, actorId: member.userId, at: now }, [
      { act: 'deprovisioned', subjectId: userId, changed: [tokenName] },
    ]);
    if (known?.made_here && isUnused && !(await isHeld(trx, userId))) await removePerson(trx, userId);
    return ended;
  });
  if (isRefusal(sessionIds) || isFault(sessionIds)) return sessionIds;
  logSecurityEvent(log, { security: 'memberRemoved', userId, teamId });
  await announceOf({ userId, teamId, sessionIds })(services);
  return null;
}
