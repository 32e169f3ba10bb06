// Reads the filters by which directories look for a person: comparisons with `eq`, joined by `and` (RFC 7644, section 3.4.2.2).
import { type Fault, fault } from './fault.ts';

export interface UserFilter {
  /** Any spelling of an address; each must be that of the person. */
  readonly addresses: readonly string[];
  readonly externalIds: readonly string[];
  readonly actives: readonly boolean[];
}

type Field = keyof UserFilter;

export const noFilter: UserFilter = { addresses: [], externalIds: [], actives: [] };

const longest = 1_000;
const coreUser = 'urn:ietf:params:scim:schemas:core:2.0:user:';

/** A comparison at the beginning of the text: attribute, operator, value. */
const comparison =
  /^\s*([a-z][\w:.$-]*(?:\[[^\]]*\])?(?:\.[a-z]+)?)\s+([a-z]+)\s+("(?:[^"\\]|\\.)*"|[^\s"]+)/i;

const fields: Readonly<Record<string, Field>> = {
  username: 'addresses',
  emails: 'addresses',
  'emails.value': 'addresses',
  'emails[typeeq"work"].value': 'addresses',
  externalid: 'externalIds',
  active: 'actives',
};

function fieldOf(attribute: string): Field | undefined {
  const plain = attribute.toLowerCase().replaceAll(/\s+/g, '');
  const name = plain.startsWith(coreUser) ? plain.slice(coreUser.length) : plain;
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Without text: everybody. */
export function readFilter(text: string | undefined): UserFilter | Fault {
  if (text === undefined || text.trim() === '') return noFilter;
  if (text.length > longest) return refused('A filter has at most 1,000 characters.');
  const read = { addresses: [], externalIds: [], actives: [] } as Record<keyof UserFilter, unknown[]>;
  let rest = text;
  for (;;) {
    const found = comparison.exec(rest);
    if (!found) return refused('A filter is made of comparisons such as userName eq "a@example.com".');
    const [all, attribute = '', operator = '', literal = ''] = found;
    const field = fieldOf(attribute);
    if (!field) return refused(`Users cannot be filtered by ${attribute}.`);
    if (operator.toLowerCase() !== 'eq') return refused('The one operator of filters is eq.');
    const value = valueIn(literal);
    if (typeof value !== (field === 'actives' ? 'boolean' : 'string'))
      return refused(`The value for ${attribute} is of another type.`);
    read[field].push(value);
    rest = rest.slice(all.length);
    if (rest.trim() === '') return read as UserFilter; // each list holds values of the type checked above
    const and = /^\s+and\s/i.exec(rest);
    if (!and) return refused('Comparisons are joined by and.');
    rest = rest.slice(and[0].length);
  }
}

const refused = (detail: string): Fault => fault(400, detail, 'invalidFilter');

function valueIn(literal: string): unknown {
  if (/^"?(?:true|false)"?$/i.test(literal) && literal[0] !== '"') return literal.toLowerCase() === 'true';
  try {
    return JSON.parse(literal);
  } catch {
    return undefined;
  }
}
