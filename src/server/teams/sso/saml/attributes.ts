// Where providers say things about people: the usual names of Entra ID, AD FS, Okta, Google and the directories of universities.
import { childrenNamed, childrenOf, names, textOf } from './xml.ts';

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';

const usual = {
  email: [`${claims}/emailaddress`, 'email', 'mail', 'emailaddress', 'urn:oid:0.9.2342.19200300.100.1.3'],
  name: [
    'http://schemas.microsoft.com/identity/claims/displayname',
    'displayname',
    'urn:oid:2.16.840.1.113730.3.1.241',
  ],
  given: [`${claims}/givenname`, 'givenname', 'firstname', 'first_name', 'urn:oid:2.5.4.42'],
  family: [`${claims}/surname`, 'surname', 'sn', 'lastname', 'last_name', 'urn:oid:2.5.4.4'],
  groups: [
    'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups',
    'http://schemas.xmlsoap.org/claims/group',
    'groups',
    'group',
    'memberof',
  ],
} as const;

/** Entra ID names no more than 150 groups; then it says this instead. */
const moreGroups = 'http://schemas.microsoft.com/claims/groups.link';

type Attributes = ReadonlyMap<string, readonly string[]>;

/** By name in small letters; a value with elements in it is no text. */
function attributesIn(assertion: Element): Attributes {
  const found = new Map<string, readonly string[]>();
  for (const statement of childrenNamed(assertion, names.assertion, 'AttributeStatement'))
    for (const attribute of childrenNamed(statement, names.assertion, 'Attribute')) {
      const name = (attribute.getAttribute('Name') ?? '').toLowerCase();
      const texts = childrenNamed(attribute, names.assertion, 'AttributeValue')
        .filter((value) => childrenOf(value).length === 0)
        .map(textOf)
        .filter((text) => text !== '');
      found.set(name, [...(found.get(name) ?? []), ...texts]);
    }
  return found;
}

/** The values of the first of these attributes that has any. */
const valuesOf = (attributes: Attributes, wanted: readonly string[]): readonly string[] | null =>
  wanted.map((name) => attributes.get(name.toLowerCase())).find((values) => values?.length) ?? null;

export interface AttributeNames {
  /** Empty: the usual names. */
  readonly email: string;
  readonly name: string;
  readonly groups: string;
}

interface SaidOfPerson {
  readonly email: string | null;
  readonly name: string;
  readonly groups: readonly string[] | null;
  readonly hasMoreGroups: boolean;
}

export function attributesOf(assertion: Element, wanted: AttributeNames): SaidOfPerson {
  const attributes = attributesIn(assertion);
  const first = (asked: keyof typeof usual, named: string): string | null =>
    valuesOf(attributes, named === '' ? usual[asked] : [named])?.[0] ?? null;
  const parts = [first('given', ''), first('family', '')].filter((part) => part !== null);
  return {
    email: first('email', wanted.email),
    name: first('name', wanted.name) ?? parts.join(' '),
    groups: valuesOf(attributes, wanted.groups === '' ? usual.groups : [wanted.groups]),
    hasMoreGroups: attributes.has(moreGroups),
  };
}
