// Reads untrusted input off the wire: the fields of an object, numbers, ids, lists.

/** Its fields; none where it is no object. */
export const fieldsOf = (raw: unknown): Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null ? { ...raw } : {};

/** A number that counts from one: a hand, a round, a pass. */
export const isCount = (raw: unknown): raw is number => Number.isInteger(raw) && Number(raw) > 0;

/** A whole number from `least` to `most`. */
export const isWithin = (raw: unknown, least: number, most: number): raw is number =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= most;

const longestId = 64;

/** An id that a host gave: a short text without spaces. */
export const isId = (raw: unknown): raw is string =>
  typeof raw === 'string' && raw.length <= longestId && /^[\w.:-]+$/.test(raw);

/** Every item read, in order; null where it is no list, too long, or one item is unsound. */
export function readList<Item>(
  raw: unknown,
  most: number,
  read: (item: unknown) => Item | null,
): readonly Item[] | null {
  if (!Array.isArray(raw) || raw.length > most) return null;
  const items: Item[] = [];
  for (const each of raw) {
    const item = read(each);
    if (item === null) return null;
    items.push(item);
  }
  return items;
}

/** Whether no two are the same. */
export const areDifferent = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;
