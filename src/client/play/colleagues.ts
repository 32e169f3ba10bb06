// Whom one may call to a table: who is not seated there yet, those online first, found by any part of the name.
import type { Person } from '../../contract/people.ts';

export interface Colleague extends Person {
  readonly isOnline: boolean;
}

export function callable(
  everyone: readonly Colleague[],
  seated: ReadonlySet<string | null>,
  myId: string,
): Colleague[] {
  return everyone
    .filter(({ userId }) => userId !== myId && !seated.has(userId))
    .toSorted((one, other) => Number(other.isOnline) - Number(one.isOnline));
}

export function found(people: readonly Colleague[], words: string, language: string): Colleague[] {
  const wanted = words.trim().toLocaleLowerCase(language);
  return people.filter(({ name }) => name.toLocaleLowerCase(language).includes(wanted));
}
