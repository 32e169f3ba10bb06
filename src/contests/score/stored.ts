// Score prediction: what is stored about matches, as the rules read it.
import type { ContestItem, ItemWords, StoredEntry } from '../../engine/contest.ts';
import { fieldsOf } from '../../kit/wire.ts';

export const setupFrom = (items: readonly ContestItem[]): unknown => ({
  matches: items.map(({ id, locksAt, factor }) => ({ matchId: id, kickOff: locksAt, factor })),
});

export const entryFrom = (entries: readonly StoredEntry[]): unknown => ({
  predictions: entries.map(({ itemId, entry }) => goalsIn(itemId, entry)),
});

export const truthFrom = ({ id, truth, isVoid }: ContestItem): unknown => ({
  results: truth === null || isVoid ? [] : [goalsIn(id, truth)],
});

function goalsIn(matchId: string, stored: unknown) {
  const { home, away } = fieldsOf(stored);
  return { matchId, home, away };
}

export function wordsOf({ about }: ContestItem): ItemWords {
  const { home, away } = fieldsOf(about);
  return { name: `${fieldsOf(home).name} – ${fieldsOf(away).name}`, choices: [], isMulti: false };
}
