// Writes what a directory says about a member of its own team: names, address, and whether they are switched off.
import type { Selectable } from 'kysely';
import type { Database } from '../../base/storage/database.ts';
import type { ProvisionedPeopleTable } from '../../base/storage/schema/people.ts';
import { tellWebhooks } from '../../messaging/webhooks/tell.ts';
import { readAdminGroup } from '../../people/groups.ts';
import { removeMailTokens } from '../../people/identity/mailTokenStore.ts';
import { readProvisioned, writeProvisioned } from '../../people/identity/provisionedStore.ts';
import { isOfOtherTeam } from '../../people/identity/ssoStore.ts';
import {
  countOthers,
  emailKey,
  lockPerson,
  readPersonByEmail,
  type StoredPerson,
} from '../../people/store.ts';
import { readTeam } from '../../people/teamStore.ts';
import { nameIn } from '../accounts/arrival.ts';
import { isFull } from '../accounts/joining.ts';
import type { Done } from '../admin/auditStore.ts';
import { writeAudit } from '../admin/auditStore.ts';
import { writeAdmins } from '../admin/store.ts';
import { endPart } from '../members/leaveTeam.ts';
import type { UserChange } from './change.ts';
import { type Fault, fault, isFault, noUser } from './fault.ts';
import type { Directory, ProvisioningServices } from './services.ts';
import { readUser, type StoredUser, writeAccount, writeSwitchedOff, writeSwitchedOn } from './store.ts';

export const taken = (): Fault => fault(409, 'This address belongs to another account.', 'uniqueness');

/** Its people could not sign in by their own provider any more. */
export const otherCompany = (): Fault =>
  fault(409, 'Another team has proven that the domain of this address is its own.', 'uniqueness');

export const fullTeam = fault(403, 'All places of the plan of this team are taken.');

export interface Wish {
  readonly change: UserChange;
  /** The change is a whole user: what it leaves out is not set. */
  readonly isWhole: boolean;
  /** The directory names them for the first time: a new account, or one with a name already or not; null: it knows them. */
  readonly first: 'new' | 'named' | 'unnamed' | null;
}

export interface ChangedUser {
  readonly user: StoredUser;
  /** To be called once it is stored. */
  readonly announce: (services: ProvisioningServices) => Promise<void>;
}

type Known = ProvisionedRow | undefined;

/** Team and maker of the token are locked. A person of another team is not there. */
export async function changeWithin(
  trx: Database,
  { member, team: { teamId }, tokenName }: Directory,
  userId: string,
  wish: Wish,
  now: number,
): Promise<ChangedUser | Fault> {
  const person = await lockPerson(trx, userId);
  if (person?.team_id !== teamId || person.email === null) return noUser();
  const known = wish.first === 'new' ? undefined : await readProvisioned(trx, teamId, userId);
  const row = rowOf(known, wish, { userId, teamId, now });
  const email = await addressOf(trx, person, { wish, row });
  if (isFault(email)) return email;
  const name = nameOf(person, { known, wish, row });
  const isRenamed = name !== person.name || email !== person.email;
  if (isRenamed) await writeAccount(trx, userId, { name, email });
  await writeProvisioned(trx, row);
  const switched = await switchWithin(trx, person, { teamId, active: wish.change.active }, now);
  if (isFault(switched)) return switched;
  const acts: Done['act'][] = [
    ...(isRenamed && wish.first === null ? (['provisionChanged'] as const) : []),
    ...(switched ? [switched.act] : []),
  ];
  const by = { teamId, actorId: member.userId, at: now };
  await writeAudit(trx, by, [
    ...acts.map((act) => ({ act, subjectId: userId, changed: [tokenName] })),
    ...(switched?.adminGroup
      ? [{ act: 'groupAdmin' as const, subjectId: userId, changed: [switched.adminGroup] }]
      : []),
  ]);
  const user = await readUser(trx, teamId, userId);
  if (!user) throw new Error('a user was gone while it was locked');
  return { user, announce: announceOf({ userId, teamId, sessionIds: switched?.sessionIds ?? null }) };
}

export type ProvisionedRow = Selectable<ProvisionedPeopleTable>;

/** What is stored of what the directory says. */
export function rowOf(
  known: Known,
  { change, isWhole, first }: Wish,
  { userId, teamId, now }: { readonly userId: string; readonly teamId: string; readonly now: number },
): ProvisionedRow {
  const kept = isWhole ? undefined : known;
  const { externalId = kept?.external_id ?? null } = change;
  const { givenName = kept?.given_name ?? null, familyName = kept?.family_name ?? null } = change;
  return {
    user_id: userId,
    team_id: teamId,
    external_id: externalId,
    given_name: givenName,
    family_name: familyName,
    made_here: first === null ? (known?.made_here ?? false) : first !== 'named',
    changed_at: now,
  };
}

/** Whose account it is can have their password sent to the address: that of an account made by its person stays. */
async function addressOf(
  trx: Database,
  person: StoredPerson,
  { wish, row }: { readonly wish: Wish; readonly row: ProvisionedRow },
): Promise<string | Fault> {
  const email = person.email ?? '';
  const { userName } = wish.change;
  if (userName === undefined || emailKey(userName) === person.email_key) return email;
  if (!row.made_here)
    return fault(400, 'The person made this account themselves, so its userName stays.', 'mutability');
  if (await readPersonByEmail(trx, userName)) return taken();
  if (await isOfOtherTeam(trx, row.team_id, userName)) return otherCompany();
  await removeMailTokens(trx, person.id);
  return userName;
}

const joined = (parts: Pick<ProvisionedRow, 'family_name' | 'given_name'> | undefined): string | null =>
  nameIn([parts?.given_name, parts?.family_name].filter((part) => part).join(' '));

/** First and last name count where no whole name was sent, and as long as the person is called by them. */
function nameOf(
  person: StoredPerson,
  { known, wish, row }: { readonly known: Known; readonly wish: Wish; readonly row: ProvisionedRow },
): string {
  const { change, first } = wish;
  const whole = change.displayName ?? change.formatted;
  if (whole) return whole;
  if (first === 'new' || first === 'unnamed')
    return joined(row) ?? localPart(person.email ?? '') ?? person.name;
  const follows = person.name === joined(known) || change.displayName === null;
  return follows ? (joined(row) ?? person.name) : person.name;
}

const localPart = (email: string): string | null => nameIn(email.split('@')[0] ?? '');

/** Of an account that is made now; null: nothing that was sent can be a name. */
export function firstName(change: UserChange, userName: string): string | null {
  const { displayName, formatted, givenName = null, familyName = null } = change;
  const parts = joined({ given_name: givenName, family_name: familyName });
  return displayName ?? formatted ?? parts ?? localPart(userName);
}

interface Switched {
  readonly act: 'switchedOff' | 'switchedOn';
  /** Those that ended with it. */
  readonly sessionIds: readonly string[] | null;
  /** By which they are an admin again. */
  readonly adminGroup: string | null;
}

/** Null: they are so already, or it was not asked. */
async function switchWithin(
  trx: Database,
  { id: userId, is_admin, disabled_at }: StoredPerson,
  { teamId, active }: { readonly teamId: string; readonly active: boolean | undefined },
  now: number,
): Promise<Switched | Fault | null> {
  const isActive = disabled_at === null;
  if (active === undefined || active === isActive) return null;
  if (active) {
    const team = await readTeam(trx, teamId);
    if (!team || (await isFull(trx, team))) return fullTeam;
    await writeSwitchedOn(trx, userId);
    const adminGroup = await readAdminGroup(trx, teamId, userId);
    if (adminGroup !== null) await writeAdmins(trx, [userId], true);
    await tellWebhooks(trx, now, [{ teamId, event: 'member.joined', data: { userId } }]);
    return { act: 'switchedOn', sessionIds: null, adminGroup };
  }
  const refused = await lastAdmin(trx, { teamId, userId, isAdmin: is_admin });
  if (refused) return refused;
  await writeSwitchedOff(trx, userId, now);
  const sessionIds = await endPart(trx, { userId, teamId }, now);
  return { act: 'switchedOff', sessionIds, adminGroup: null };
}

interface Leaver {
  readonly teamId: string;
  readonly userId: string;
  readonly isAdmin: boolean;
}

/** A team without an admin could not be run any more. */
export async function lastAdmin(trx: Database, { teamId, userId, isAdmin }: Leaver): Promise<Fault | null> {
  if (!isAdmin || (await countOthers(trx, teamId, userId)).admins > 0) return null;
  return fault(409, 'This is the last admin of the team. Make somebody else an admin first.');
}

interface Ended {
  readonly userId: string;
  readonly teamId: string;
  /** Null: the person stays in. */
  readonly sessionIds: readonly string[] | null;
}

/** Every node hears of it; whoever is out is taken from their tables. */
export const announceOf =
  ({ userId, teamId, sessionIds }: Ended): ChangedUser['announce'] =>
  async ({ announcements, tables }) => {
    if (sessionIds) announcements.publish({ kind: 'sessionsEnded', userId, sessionIds, because: 'removed' });
    announcements.publish({ kind: 'personChanged', userId });
    if (sessionIds) await tables.vacate(teamId, userId);
  };
