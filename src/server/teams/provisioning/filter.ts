// Reads the filters by which directories look for people and groups: comparisons with `eq`, joined by `and` (RFC 7644, section 3.4.2.2).
import { type Fault, fault, isFault } from './fault.ts';

export interface UserFilter {
  /** Any spelling of an address; each must be that of the person. */
  readonly addresses: readonly string[];
  readonly externalIds: readonly string[];
  readonly actives: readonly boolean[];
}

export interface GroupFilter {
  /** In any capitals. */
  readonly names: readonly string[];
  readonly externalIds: readonly string[];
  readonly ids: readonly string[];
  /** Of people, all of whom must be in it. */
  readonly memberIds: readonly string[];
}

/** What may be compared: which values are meant, by the attribute in small letters and without spaces. */
interface Comparable<Field extends string> {
  readonly plural: string;
  readonly example: string;
  /** What attributes may be preceded by. */
  readonly schema: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly yesNo: readonly Field[];
}

const longest = 1_000;

/** A comparison at the beginning of the text: attribute, operator, value. */
const comparison =
  /^\s*([a-z][\w:.$-]*(?:\[[^\]]*\])?(?:\.[a-z]+)?)\s+([a-z]+)\s+("(?:[^"\\]|\\.)*"|[^\s"]+)/i;

const users: Comparable<keyof UserFilter> = {
  plural: 'Users',
  example: 'userName eq "a@example.com"',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:user:',
  fields: {
    username: 'addresses',
    emails: 'addresses',
    'emails.value': 'addresses',
    'emails[typeeq"work"].value': 'addresses',
    externalid: 'externalIds',
    active: 'actives',
  },
  yesNo: ['actives'],
};

const groups: Comparable<keyof GroupFilter> = {
  plural: 'Groups',
  example: 'displayName eq "Sales"',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:group:',
  fields: {
    displayname: 'names',
    externalid: 'externalIds',
    id: 'ids',
    members: 'memberIds',
    'members.value': 'memberIds',
  },
  yesNo: [],
};

/** Without text: everybody. */
export function readUserFilter(text: string | undefined): UserFilter | Fault {
  const found = comparisonsIn(text, users);
  if (isFault(found)) return found;
  return {
    addresses: textsOf(found, 'addresses'),
    externalIds: textsOf(found, 'externalIds'),
    actives: found.flatMap(({ field, value }) =>
      field === 'actives' && typeof value === 'boolean' ? value : [],
    ),
  };
}

/** Without text: every group. */
export function readGroupFilter(text: string | undefined): GroupFilter | Fault {
  const found = comparisonsIn(text, groups);
  if (isFault(found)) return found;
  return {
    names: textsOf(found, 'names'),
    externalIds: textsOf(found, 'externalIds'),
    ids: textsOf(found, 'ids'),
    memberIds: textsOf(found, 'memberIds'),
  };
}

interface Comparison<Field> {
  readonly field: Field;
  readonly value: boolean | string;
}

const textsOf = <Field>(found: readonly Comparison<Field>[], wanted: Field): string[] =>
  found.flatMap(({ field, value }) => (field === wanted && typeof value === 'string' ? value : []));

function fieldOf<Field extends string>(
  attribute: string,
  { schema, fields }: Comparable<Field>,
): Field | undefined {
  const plain = attribute.toLowerCase().replaceAll(/\s+/g, '');
  const name = plain.startsWith(schema) ? plain.slice(schema.length) : plain;
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function comparisonsIn<Field extends string>(
  text: string | undefined,
  about: Comparable<Field>,
): Comparison<Field>[] | Fault {
  if (text === undefined || text.trim() === '') return [];
  if (text.length > longest) return refused('A filter has at most 1,000 characters.');
  const read: Comparison<Field>[] = [];
  let rest = text;
  for (;;) {
    const found = comparison.exec(rest);
    if (!found) return refused(`A filter is made of comparisons such as ${about.example}.`);
    const [all, attribute = '', operator = '', literal = ''] = found;
    const field = fieldOf(attribute, about);
    if (!field) return refused(`${about.plural} cannot be filtered by ${attribute}.`);
    if (operator.toLowerCase() !== 'eq') return refused('The one operator of filters is eq.');
    const value = valueIn(literal);
    const isRight = about.yesNo.includes(field) ? typeof value === 'boolean' : typeof value === 'string';
    if (!isRight || value === null) return refused(`The value for ${attribute} is of another type.`);
    read.push({ field, value });
    rest = rest.slice(all.length);
    if (rest.trim() === '') return read;
    const and = /^\s+and\s/i.exec(rest);
    if (!and) return refused('Comparisons are joined by and.');
    rest = rest.slice(and[0].length);
  }
}

const refused = (detail: string): Fault => fault(400, detail, 'invalidFilter');

/** Null: neither a text nor yes or no. */
function valueIn(literal: string): boolean | string | null {
  if (/^(?:true|false)$/i.test(literal)) return literal.toLowerCase() === 'true';
  try {
    const value: unknown = JSON.parse(literal);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}
