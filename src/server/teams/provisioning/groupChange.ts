// What a directory wants changed of a group, read from whole groups and from the operations of a PATCH, as Entra ID and Okta send them.
import { groupLimits } from '../../../contract/admin/groups.ts';
import { externalIdIn } from './change.ts';
import { type Fault, fault, isFault } from './fault.ts';
import { type Operation, readOperations } from './patch.ts';

/** Who is to be in the group: of those who are in it some go and some come, or it is exactly who comes. */
export interface MemberChange {
  readonly isExact: boolean;
  readonly added: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
}

/** Undefined: stays as it is. Null: is taken away. */
export interface GroupChange {
  readonly name: string | undefined;
  readonly externalId: string | null | undefined;
  readonly members: MemberChange;
}

/** The change as far as it has been read; every operation goes on from the one before. */
interface Draft {
  name: string | undefined;
  externalId: string | null | undefined;
  readonly members: { isExact: boolean; readonly added: Set<string>; readonly removed: Set<string> };
}

const draftWith = (externalId: null | undefined): Draft => ({
  name: undefined,
  externalId,
  members: { isExact: false, added: new Set(), removed: new Set() },
});

const coreGroup = 'urn:ietf:params:scim:schemas:core:2.0:group:';
/** `members[value eq "…"]`: one of them. */
const oneMember = /^members\[\s*value\s+eq\s+"([^"\\]{1,100})"\s*\]$/i;
const longestId = 100;
const mostOperations = 1_000;

const invalid = (detail: string): Fault => fault(400, detail, 'invalidValue');
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A whole group, of POST and PUT. Members that are left out stay; an empty list means that nobody is in it. */
export function readWholeGroup(body: unknown): GroupChange | Fault {
  if (!isRecord(body)) return fault(400, 'A group is an object.', 'invalidSyntax');
  const draft = draftWith(null);
  const refused = takeAttributes(draft, body, 'replace');
  return refused ?? (draft.name === undefined ? invalid('displayName is missing.') : draft);
}

/** The operations in their order, the later ones winning. */
export function readGroupPatch(body: unknown): GroupChange | Fault {
  const operations = readOperations(body, mostOperations);
  if (isFault(operations)) return operations;
  const draft = draftWith(undefined);
  for (const operation of operations) {
    const refused = takeOperation(draft, operation);
    if (refused) return refused;
  }
  return draft;
}

/** The name of an attribute in small letters, without the schema that may precede it. */
function plainName(path: string): string {
  const plain = path.trim().toLowerCase();
  return plain.startsWith(coreGroup) ? plain.slice(coreGroup.length) : plain;
}

function takeOperation(draft: Draft, { act, path, value }: Operation): Fault | null {
  if (path === null) {
    if (act === 'remove') return fault(400, 'What is to be removed is named by a path.', 'noTarget');
    return isRecord(value)
      ? takeAttributes(draft, value, act)
      : fault(400, 'Without a path the value is an object.', 'invalidSyntax');
  }
  const name = plainName(path);
  const one = oneMember.exec(name)?.[1];
  if (one === undefined) {
    const taken = takeAttribute(draft, name, { act, value });
    if (taken !== 'unknown') return taken;
    return fault(400, `Groups have no attribute ${path.slice(0, 100)}.`, 'invalidPath');
  }
  if (act !== 'remove') return fault(400, 'One of members can be removed, not changed.', 'mutability');
  takeOut(draft, [one]);
  return null;
}

/** Attributes without a meaning here are passed over. */
function takeAttributes(
  draft: Draft,
  value: Readonly<Record<string, unknown>>,
  act: 'add' | 'replace',
): Fault | null {
  for (const [key, part] of Object.entries(value)) {
    const taken = takeAttribute(draft, plainName(key), { act, value: part });
    if (taken !== null && taken !== 'unknown') return taken;
  }
  return null;
}

/** Set by the server, or of no use to it. */
const passedOver: ReadonlySet<string> = new Set(['schemas', 'id', 'meta']);

function takeAttribute(
  draft: Draft,
  attribute: string,
  { act, value }: Pick<Operation, 'act' | 'value'>,
): Fault | 'unknown' | null {
  switch (attribute) {
    case 'displayname': {
      const name = act === 'remove' ? null : groupNameIn(value);
      if (name === null) return invalid('displayName is a text of 1 to 200 characters.');
      draft.name = name;
      return null;
    }
    case 'externalid': {
      const read = externalIdIn(act === 'remove' ? null : value);
      if (isFault(read)) return read;
      draft.externalId = read.externalId;
      return null;
    }
    case 'members':
      return takeMembers(draft, act, value);
  }
  return passedOver.has(attribute) ? null : 'unknown';
}

/** Removing without naming anybody removes all. */
function takeMembers(draft: Draft, act: Operation['act'], value: unknown): Fault | null {
  const isAll = value === undefined || value === null;
  const ids = isAll && act !== 'add' ? [] : idsIn(value);
  if (isFault(ids)) return ids;
  if (act === 'replace' || (act === 'remove' && isAll)) {
    draft.members.isExact = true;
    draft.members.added.clear();
    draft.members.removed.clear();
  }
  if (act === 'remove') takeOut(draft, ids);
  else takeIn(draft, ids);
  return null;
}

function takeIn({ members: { added, removed } }: Draft, ids: readonly string[]): void {
  for (const id of ids) {
    added.add(id);
    removed.delete(id);
  }
}

function takeOut({ members: { added, removed } }: Draft, ids: readonly string[]): void {
  for (const id of ids) {
    added.delete(id);
    removed.add(id);
  }
}

/** A list of objects with a `value`, one of them, or ids alone. */
function idsIn(value: unknown): string[] | Fault {
  const ids: string[] = [];
  for (const each of Array.isArray(value) ? value : [value]) {
    const id: unknown = isRecord(each) ? each.value : each;
    if (typeof id !== 'string' || id === '' || id.length > longestId)
      return invalid('Each of members has the id of a user as its value.');
    ids.push(id.toLowerCase());
  }
  return ids;
}

/** Null: nothing is left of it that can be read. */
function groupNameIn(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const visible = value.normalize('NFC').replaceAll(/\p{C}/gu, '').trim();
  return visible === '' || [...visible].length > groupLimits.name ? null : visible;
}
