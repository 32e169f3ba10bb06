// Lets the rules of a contest judge and score what is stored about its items.
import type { AnyContest, ContestItem, StoredEntry } from '../../../engine/contest.ts';
import type { Item } from './items.ts';
import type { ContestRegistry } from './services.ts';

export const asContestItem = ({ id, about, locks_at, factor, isVoid, truth }: Item): ContestItem => ({
  id,
  about,
  locksAt: locks_at,
  factor,
  isVoid,
  truth,
});

export async function contestOf(
  { contests }: Pick<ContestRegistry, 'contests'>,
  kind: string,
): Promise<AnyContest> {
  const contest = await contests[kind]?.();
  if (!contest) throw new Error(`no contest ${kind}`);
  return contest;
}

function sound<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new Error(`a stored ${what} is unsound`);
  return value;
}

/** Why these predictions may not be stored: null: they may. */
export function refusalOf(
  contest: AnyContest,
  items: readonly Item[],
  before: readonly StoredEntry[],
  entries: readonly StoredEntry[],
  now: number,
): string | null {
  const setup = sound(contest.setupOf(items.map(asContestItem)), 'setup');
  const entry = contest.entryOf(entries);
  if (entry === null) return 'unsound';
  const earlier = before.length > 0 ? contest.entryOf(before) : null;
  return contest.refusal(setup, earlier, entry, now);
}

/** The points of several people's predictions of one item; null: it has no result. */
export function scoresOf(contest: AnyContest, item: Item, entries: readonly unknown[]) {
  if (!item.isVoid && item.truth === null) return null;
  const about = asContestItem(item);
  const setup = sound(contest.setupOf([about]), 'setup');
  const truth = sound(contest.truthOf(about), 'result');
  const read = entries.map((entry) => sound(contest.entryOf([{ itemId: item.id, entry }]), 'prediction'));
  return contest.score(setup, read, truth);
}
