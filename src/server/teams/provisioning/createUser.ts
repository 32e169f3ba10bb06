// Adds a person whom the directory names by address: a new account, a member whom it did not know, or somebody who was invited.
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import { isDemoTeam } from '../../../contract/people/demo.ts';
import type { Database } from '../../base/storage/database.ts';
import { isInvited, removeInvites } from '../../messaging/mail/invitationStore.ts';
import { tellWebhooks } from '../../messaging/webhooks/tell.ts';
import { removeMailTokens } from '../../people/identity/mailTokenStore.ts';
import { readProvisioned } from '../../people/identity/provisionedStore.ts';
import { isOfOtherTeam } from '../../people/identity/ssoStore.ts';
import { lockPerson, readPersonByEmail, type StoredPerson, writeMembership } from '../../people/store.ts';
import type { StoredTeam } from '../../people/teamStore.ts';
import { isFull } from '../accounts/joining.ts';
import { tellOfFewPlaces, tellOfTurnedAway } from '../accounts/placeNotices.ts';
import { writeAudit } from '../admin/auditStore.ts';
import { addNewcomer } from './addNewcomer.ts';
import { atomically } from './atomically.ts';
import { changeIn } from './change.ts';
import { changeWithin, fullTeam, otherCompany, taken } from './changeWithin.ts';
import { type Fault, fault, isFault } from './fault.ts';
import type { Directory, ProvisioningServices } from './services.ts';
import { type StoredUser, writeVouched } from './store.ts';

export async function createUser(
  services: ProvisioningServices,
  directory: Directory,
  body: unknown,
): Promise<StoredUser | Fault | Refusal> {
  const change = changeIn(body);
  if (isFault(change)) return change;
  const { userName } = change;
  if (userName === undefined) return fault(400, 'userName is missing.', 'invalidValue');
  const { teamId } = directory.team;
  const isActive = change.active !== false;
  const newcomer = { change, userName };
  const added = isActive && (await addNewcomer(services.database, directory, newcomer, services.clock.now()));
  if (added) {
    await added.announce(services);
    return added.user;
  }
  let isUnlimited = true;
  const made = await atomically(services, directory, async (trx, now, team) => {
    isUnlimited = team.places === null;
    const known = await readPersonByEmail(trx, userName);
    if (known?.team_id !== teamId && (await isOfOtherTeam(trx, teamId, userName))) return otherCompany();
    if (!known) {
      if (await hasNoRoom(trx, team, isActive)) return fullTeam;
      const placed = await addNewcomer(trx, directory, { ...newcomer, hasPlace: true }, now);
      if (!placed) return taken(); // another node was faster
      const wish = { change, isWhole: true, first: 'new' } as const;
      return isActive ? placed : changeWithin(trx, directory, placed.user.id, wish, now);
    }
    const placed = await place(trx, directory, { userName, team, isActive, knownId: known.id }, now);
    if (isFault(placed)) return placed;
    const first = placed.isOurs ? 'unnamed' : 'named';
    return changeWithin(trx, directory, placed.userId, { change, isWhole: true, first }, now);
  });
  if (isRefusal(made)) return made;
  if (isFault(made)) {
    if (made === fullTeam) await tellOfTurnedAway(services, teamId);
    return made;
  }
  await made.announce(services);
  if (!isUnlimited) await tellOfFewPlaces(services, teamId);
  return made.user;
}

/** An account that its person made is theirs: nobody is taken into a team, and could then be switched off, unasked. */
const notInvited = (): Fault =>
  fault(409, 'The person has an account of their own. Invite them to the team first.', 'uniqueness');

interface Placing {
  readonly team: StoredTeam;
  readonly userName: string;
  /** Of the account with this address. */
  readonly knownId: string;
  readonly isActive: boolean;
}

interface Placed {
  readonly userId: string;
  /** The account had no person before, and so no name of its own. */
  readonly isOurs: boolean;
}

/** A member already, or made one now; whoever belongs to another team is not touched. */
async function place(
  trx: Database,
  directory: Directory,
  placing: Placing,
  now: number,
): Promise<Placed | Fault> {
  const { member, team, tokenName } = directory;
  const { teamId } = team;
  const person = await lockPerson(trx, placing.knownId);
  if (!person) return taken(); // the account was deleted since it was read: the directory asks again
  const isMember = person.team_id === teamId;
  if (isMember && (await readProvisioned(trx, teamId, person.id))) return taken();
  if (!isMember && (person.team_id !== null || person.disabled_at !== null)) return taken();
  if (!isMember && person.verified_at !== null) {
    const wasAsked = await isInvited(trx, { teamId, email: placing.userName }, now);
    if (!wasAsked) return notInvited();
  }
  const placed = isMember
    ? { userId: person.id, isOurs: false }
    : await join(trx, directory, { ...placing, person }, now);
  if (isFault(placed)) return placed;
  await writeAudit(trx, { teamId, actorId: member.userId, at: now }, [
    { act: 'provisioned', subjectId: placed.userId, changed: [tokenName] },
  ]);
  return placed;
}

interface Joining extends Placing {
  /** An account that belongs to no team. */
  readonly person: StoredPerson;
}

async function join(
  trx: Database,
  { team: { teamId } }: Directory,
  { team, userName, isActive, person }: Joining,
  now: number,
): Promise<Placed | Fault> {
  if (await hasNoRoom(trx, team, isActive)) return fullTeam;
  const userId = person.id;
  const isOurs = person.verified_at === null;
  if (isOurs) {
    await writeVouched(trx, userId, now);
    await removeMailTokens(trx, userId);
  }
  await writeMembership(trx, userId, { teamId, isAdmin: false }, now);
  await removeInvites(trx, userName, teamId);
  await tellWebhooks(trx, now, [{ teamId, event: 'member.joined', data: { userId } }]);
  return { userId, isOurs };
}

const hasNoRoom = async (trx: Database, team: StoredTeam, isActive: boolean): Promise<boolean> =>
  isDemoTeam(team.id) || (isActive && (await isFull(trx, team)));
