// Whose account somebody comes to by the provider of a team: never one whose owner made it elsewhere and was not invited.
import { randomUUID } from 'node:crypto';
import type { Database } from '../../base/storage/database.ts';
import { isInvited, removeInvites } from '../../messaging/mail/invitationStore.ts';
import { tellWebhooks } from '../../messaging/webhooks/tell.ts';
import { removeMailTokens } from '../../people/identity/mailTokenStore.ts';
import { readSsoIdentity, type SsoIdentity, writeSsoIdentity } from '../../people/identity/ssoStore.ts';
import {
  lockPerson,
  readPersonByEmail,
  type StoredPerson,
  writeMembership,
  writeNewcomer,
} from '../../people/store.ts';
import type { StoredTeam } from '../../people/teamStore.ts';
import { nameIn } from '../accounts/arrival.ts';
import { isFull } from '../accounts/joining.ts';
import { writeAudit } from '../admin/auditStore.ts';
import { writeVouched } from '../provisioning/store.ts';
import type { SsoPerson } from './claims.ts';
import { isSsoFailure, type SsoFailure, ssoFailure } from './failure.ts';

export interface SsoArriving {
  readonly team: StoredTeam;
  readonly identity: SsoIdentity;
  readonly person: SsoPerson;
  readonly now: number;
}

export interface SsoArrived {
  readonly stored: StoredPerson;
  /** They have become a member now. */
  readonly isNew: boolean;
}

/** Within a transaction that has locked the team. Who came before is known by issuer and subject, not by address. */
export async function arriveBySso(trx: Database, arriving: SsoArriving): Promise<SsoArrived | SsoFailure> {
  const { team, identity } = arriving;
  const known = await readSsoIdentity(trx, identity);
  if (known !== null) {
    const stored = await lockPerson(trx, known);
    const isHere = stored?.team_id === team.id && stored.disabled_at === null;
    return isHere ? { stored, isNew: false } : ssoFailure('left');
  }
  const met = await meet(trx, arriving);
  if (isSsoFailure(met)) return met;
  const isWritten = await writeSsoIdentity(trx, identity, met.stored.id, arriving.now);
  return isWritten ? met : ssoFailure('otherSubject'); // an address that was given to somebody else
}

/** The first time: by an address of a domain that the team has proven. */
async function meet(trx: Database, arriving: SsoArriving): Promise<SsoArrived | SsoFailure> {
  const { team, person, now } = arriving;
  const known = await readPersonByEmail(trx, person.email);
  const owner = known && (await lockPerson(trx, known.id));
  if (owner && owner.disabled_at !== null) return ssoFailure('left');
  if (owner?.team_id === team.id) return { stored: owner, isNew: false };
  if (owner && owner.team_id !== null) return ssoFailure('otherOwner');
  const isOwn = owner !== undefined && owner.verified_at !== null;
  if (isOwn && !(await isInvited(trx, { teamId: team.id, email: person.email }, now)))
    return ssoFailure('otherOwner');
  return (await isFull(trx, team)) ? ssoFailure('full') : join(trx, arriving, owner);
}

/** `owner`: an account without a team. One that nobody ever proved keeps no password. */
async function join(
  trx: Database,
  { team, person, now }: SsoArriving,
  owner: StoredPerson | undefined,
): Promise<SsoArrived> {
  const userId = owner?.id ?? (await welcome(trx, team, person, now));
  if (owner && owner.verified_at === null) {
    await writeVouched(trx, userId, now);
    await removeMailTokens(trx, userId);
  }
  await writeMembership(trx, userId, { teamId: team.id, isAdmin: false }, now);
  await removeInvites(trx, person.email, team.id);
  await tellWebhooks(trx, now, [{ teamId: team.id, event: 'member.joined', data: { userId } }]);
  await writeAudit(trx, { teamId: team.id, actorId: userId, at: now }, [
    { act: 'ssoJoined', subjectId: userId },
  ]);
  const stored = await lockPerson(trx, userId);
  if (!stored) throw new Error('a person who just joined is gone');
  return { stored, isNew: true };
}

const welcome = (
  trx: Database,
  { language }: StoredTeam,
  { name, email }: SsoPerson,
  now: number,
): Promise<string> =>
  writeNewcomer(trx, {
    id: randomUUID(),
    name: nameIn(name) ?? nameIn(email.split('@')[0] ?? '') ?? email.slice(0, 64),
    avatar: null,
    email,
    controller: 'GameSpace',
    language,
    now,
  });
