// Changes between two JSON values, so that a view need not be sent whole: made by the server, laid over by the client.

/**
 * Inside an object or array, by key: `[value]` sets, `[]` removes, `[keep, items]` keeps the beginning of an array and
 * appends, an object has changes further inside.
 */
export type Change = readonly unknown[] | { readonly [key: string]: Change };

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isWhole = (change: Change): change is readonly unknown[] => Array.isArray(change);

/** Undefined: they are the same. */
export function changesBetween(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return changesInArray(before, after);
  const areObjects = isObject(before) && isObject(after) && !Array.isArray(before) && !Array.isArray(after);
  return areObjects ? changesInObject(before, after) : [after];
}

function changesInArray(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  const changes: Record<string, Change> = {};
  let changed = 0;
  let keep = 0;
  const common = Math.min(before.length, after.length);
  for (let index = 0; index < common; index++) {
    const change = changesBetween(before[index], after[index]);
    if (change === undefined) {
      if (changed === 0) keep = index + 1;
      continue;
    }
    changes[index] = change;
    changed += 1;
  }
  if (before.length !== after.length) return keep === 0 ? [after] : [keep, after.slice(keep)];
  if (changed === 0) return undefined;
  return changed * 2 > after.length ? [after] : changes;
}

function changesInObject(before: Fields, after: Fields): Change | undefined {
  let changes: Record<string, Change> | undefined;
  for (const key of Object.keys(after)) {
    const value = after[key];
    if (value === undefined) continue;
    const change = before[key] === undefined ? [value] : changesBetween(before[key], value);
    if (change === undefined) continue;
    changes ??= {};
    changes[key] = change;
  }
  for (const key of Object.keys(before)) {
    if (before[key] === undefined || after[key] !== undefined) continue;
    changes ??= {};
    changes[key] = [];
  }
  return changes;
}

/** The value after these changes; parts that do not change stay the same objects. */
export function withChanges(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before;
  if (isWhole(change)) {
    const [first, items] = change;
    if (change.length < 2) return first;
    return [
      ...(Array.isArray(before) ? before : []).slice(0, Number(first)),
      ...(Array.isArray(items) ? items : []),
    ];
  }
  if (Array.isArray(before)) {
    const next = [...before];
    for (const [index, inside] of Object.entries(change))
      next[Number(index)] = withChanges(next[Number(index)], inside);
    return next;
  }
  const next: Record<string, unknown> = isObject(before) ? { ...before } : {};
  for (const [key, inside] of Object.entries(change)) {
    if (isWhole(inside) && inside.length === 0) delete next[key];
    else next[key] = withChanges(next[key], inside);
  }
  return next;
}
