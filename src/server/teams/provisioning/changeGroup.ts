// Makes, changes and removes groups as the directory asks; what an admin made follow from a group follows in the same transaction.
import { randomUUID } from 'node:crypto';
import { groupLimits } from '../../../contract/admin/groups.ts';
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import type { Database } from '../../base/storage/database.ts';
import { groupKey } from '../../people/groups.ts';
import { atomically } from './atomically.ts';
import { type Fault, fault, isFault, noGroup } from './fault.ts';
import { moveAdmins } from './groupAdmins.ts';
import { type GroupChange, type MemberChange, readGroupPatch, readWholeGroup } from './groupChange.ts';
import {
  addMembers,
  countGroups,
  isNameTaken,
  lockGroup,
  readMemberIds,
  removeGroup,
  removeMembers,
  type StoredGroup,
  writeGroup,
} from './groupStore.ts';
import type { Directory, ProvisioningServices } from './services.ts';

type Answer<Done> = Promise<Done | Fault | Refusal>;

interface Written {
  readonly group: StoredGroup;
  /** Whose rights changed. */
  readonly people: readonly string[];
}

const full = fault(403, `A team has at most ${groupLimits.most} groups.`);
const taken = (): Fault => fault(409, 'The team has a group of this name.', 'uniqueness');
const noMember = (): Fault =>
  fault(400, 'Each of members is a user of this team: add the users first.', 'invalidValue');

export async function createGroup(
  services: ProvisioningServices,
  directory: Directory,
  body: unknown,
): Answer<StoredGroup> {
  const change = readWholeGroup(body);
  if (isFault(change)) return change;
  const { teamId } = directory.team;
  return finished(
    services,
    await atomically<Written>(services, directory, async (trx, now) => {
      if ((await countGroups(trx, teamId)) >= groupLimits.most) return full;
      const times = { created_at: now, changed_at: now };
      const group = {
        id: randomUUID(),
        team_id: teamId,
        external_id: null,
        effect: 'nothing',
        ...times,
      } as const;
      return writeWithin(trx, directory, { ...group, name: '', name_key: '' }, change, now);
    }),
  );
}

interface Asked {
  readonly groupId: string;
  readonly body: unknown;
  /** A PUT has a whole group, a PATCH has operations. */
  readonly isWhole: boolean;
}

export async function changeGroup(
  services: ProvisioningServices,
  directory: Directory,
  { groupId, body, isWhole }: Asked,
): Answer<StoredGroup> {
  const change = isWhole ? readWholeGroup(body) : readGroupPatch(body);
  if (isFault(change)) return change;
  return finished(
    services,
    await atomically<Written>(services, directory, async (trx, now) => {
      const group = await lockGroup(trx, directory.team.teamId, groupId);
      return group ? writeWithin(trx, directory, group, change, now) : noGroup();
    }),
  );
}

/** Everybody goes out of it. */
export async function deleteGroup(
  services: ProvisioningServices,
  directory: Directory,
  groupId: string,
): Answer<StoredGroup> {
  return finished(
    services,
    await atomically<Written>(services, directory, async (trx, now) => {
      const group = await lockGroup(trx, directory.team.teamId, groupId);
      if (!group) return noGroup();
      const removed = await readMemberIds(trx, groupId);
      await removeGroup(trx, groupId);
      return { group, people: await followed(trx, directory, group, { added: [], removed }, now) };
    }),
  );
}

async function finished(
  { announcements }: ProvisioningServices,
  written: Written | Fault | Refusal,
): Answer<StoredGroup> {
  if (isRefusal(written) || isFault(written)) return written;
  for (const userId of written.people) announcements.publish({ kind: 'personChanged', userId });
  return written.group;
}

async function writeWithin(
  trx: Database,
  directory: Directory,
  before: StoredGroup,
  change: GroupChange,
  now: number,
): Promise<Written | Fault> {
  const { name = before.name, externalId = before.external_id } = change;
  if (await isNameTaken(trx, before, name)) return taken();
  const group = {
    ...before,
    name,
    name_key: groupKey(name),
    external_id: externalId,
    changed_at: now,
  };
  await writeGroup(trx, group);
  const moved = await moveMembers(trx, group, change.members);
  if (moved === null) return noMember();
  return { group, people: await followed(trx, directory, group, moved, now) };
}

interface Moved {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Null: somebody who was named is not in the team. */
async function moveMembers(
  trx: Database,
  group: StoredGroup,
  { isExact, added, removed }: MemberChange,
): Promise<Moved | null> {
  const came = await addMembers(trx, group, added);
  if (came === null) return null;
  const going = isExact
    ? new Set((await readMemberIds(trx, group.id)).filter((userId) => !added.has(userId)))
    : removed;
  return { added: came, removed: await removeMembers(trx, group, going) };
}

/** A department needs nothing written: it is read when somebody signs up for a team cup. */
const followed = async (
  trx: Database,
  { member, team: { teamId } }: Directory,
  { effect, name }: StoredGroup,
  moved: Moved,
  now: number,
): Promise<readonly string[]> =>
  effect === 'admins'
    ? moveAdmins(trx, { teamId, actorId: member.userId, groupName: name, ...moved }, now)
    : [];
