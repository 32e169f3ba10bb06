// What a directory wants changed of a person, read from whole users and from single attributes; everything else is passed over.
import { email as emailField } from '../../../contract/fields.ts';
import { nameIn } from '../accounts/arrival.ts';
import { type Fault, fault, isFault } from './fault.ts';

/** Left out: stays as it is. Null: is taken away. */
export interface UserChange {
  readonly userName?: string;
  readonly externalId?: string | null;
  readonly givenName?: string | null;
  readonly familyName?: string | null;
  /** `name.formatted`: the name of the person if there is no `displayName` beside it. */
  readonly formatted?: string | null;
  readonly displayName?: string | null;
  readonly active?: boolean;
}

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:user';
const coreUser = 'urn:ietf:params:scim:schemas:core:2.0:user:';
const longestId = 255;

/** Attributes of RFC 7643 that the product has no use for, and those that it alone sets. */
const passedOver: ReadonlySet<string> = new Set([
  ...['schemas', 'id', 'meta', 'emails', 'nickname', 'profileurl', 'title', 'usertype', 'locale', 'timezone'],
  ...['preferredlanguage', 'password', 'phonenumbers', 'ims', 'photos', 'addresses', 'groups', 'roles'],
  ...['entitlements', 'x509certificates'],
]);

const passedOverOfName: ReadonlySet<string> = new Set(['middlename', 'honorificprefix', 'honorificsuffix']);

const invalid = (detail: string): Fault => fault(400, detail, 'invalidValue');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null: there is no attribute of that name. */
function attributeIn(path: string): string | null {
  const plain = path.trim().toLowerCase();
  if (plain === enterprise || plain.startsWith(`${enterprise}:`)) return 'schemas';
  const name = plain.startsWith(coreUser) ? plain.slice(coreUser.length) : plain;
  const found = /^([a-z][\w$-]*)(?:\[[^\]]{1,200}\])?(?:\.([a-z][\w$-]*))?$/.exec(name);
  if (!found) return null;
  const [, first = '', part] = found;
  if (passedOver.has(first)) return first;
  return name === first || (first === 'name' && part !== undefined && name === `name.${part}`) ? name : null;
}

/** A single attribute by its path; a path without a meaning here is a fault. */
export function changeAt(path: string, value: unknown): UserChange | Fault {
  const attribute = attributeIn(path);
  const change = attribute === null ? null : changeOf(attribute, value);
  return change ?? fault(400, `Users have no attribute ${path.slice(0, 100)}.`, 'invalidPath');
}

/** The attributes of a whole user, or of an object of them; those without a meaning here are passed over. */
export function changeIn(user: unknown): UserChange | Fault {
  if (!isRecord(user)) return fault(400, 'A user is an object.', 'invalidSyntax');
  return combined(
    Object.entries(user).map(([key, value]) => {
      const attribute = attributeIn(key);
      return (attribute === null ? null : changeOf(attribute, value)) ?? {};
    }),
  );
}

/** Later ones win. */
export function combined(changes: readonly (UserChange | Fault)[]): UserChange | Fault {
  let whole: UserChange = {};
  for (const change of changes) {
    if (isFault(change)) return change;
    whole = { ...whole, ...change };
  }
  return whole;
}

/** Null: an attribute that does not exist. */
function changeOf(attribute: string, value: unknown): UserChange | Fault | null {
  switch (attribute) {
    case 'username':
      return userNameIn(value);
    case 'externalid':
      return externalIdIn(value);
    case 'active':
      return activeIn(value);
    case 'displayname':
      return nameAs('displayName', value);
    case 'name':
      return value === null ? { givenName: null, familyName: null } : nameParts(value);
    case 'name.givenname':
      return nameAs('givenName', value);
    case 'name.familyname':
      return nameAs('familyName', value);
    case 'name.formatted':
      return nameAs('formatted', value);
  }
  const isOfName = attribute.startsWith('name.') && passedOverOfName.has(attribute.slice('name.'.length));
  return passedOver.has(attribute) || isOfName ? {} : null;
}

function nameParts(value: unknown): UserChange | Fault {
  if (!isRecord(value)) return invalid('name is an object.');
  return combined(
    Object.entries(value).map(([part, text]) => changeOf(`name.${part.toLowerCase()}`, text) ?? {}),
  );
}

function nameAs(key: 'displayName' | 'familyName' | 'formatted' | 'givenName', value: unknown) {
  if (value !== null && typeof value !== 'string') return invalid(`${key} is a text.`);
  return { [key]: value === null ? null : nameIn(value) };
}

function userNameIn(value: unknown): UserChange | Fault {
  const read = emailField.safeParse(value);
  return read.success ? { userName: read.data } : invalid('userName is an e-mail address.');
}

export function externalIdIn(value: unknown): Pick<UserChange, 'externalId'> | Fault {
  if (value === null || value === '') return { externalId: null };
  const isId = typeof value === 'string' && value.length <= longestId && !/\p{C}/u.test(value);
  return isId ? { externalId: value } : invalid('externalId is a text of at most 255 characters.');
}

/** Entra ID sends the words "True" and "False". */
function activeIn(value: unknown): UserChange | Fault {
  const word = String(value).toLowerCase();
  const isOne = (typeof value === 'boolean' || typeof value === 'string') && /^(?:true|false)$/.test(word);
  return isOne ? { active: word === 'true' } : invalid('active is true or false.');
}
