// Race prediction: what is stored about a race, as the rules read it.
import type { ContestItem, ItemWords } from '../../engine/contest.ts';
import { fieldsOf } from '../../kit/wire.ts';

interface Driver {
  readonly id: string;
  readonly name: string;
}

export function driversIn({ about }: ContestItem): readonly Driver[] {
  const { drivers } = fieldsOf(about);
  if (!Array.isArray(drivers)) return [];
  return drivers.map((each: unknown) => {
    const { driverId, name } = fieldsOf(each);
    return { id: String(driverId), name: String(name) };
  });
}

/** A stage is one race. */
export const setupFrom = ([race]: readonly ContestItem[]): unknown => ({
  drivers: race ? driversIn(race).map(({ id }) => id) : [],
  locksAt: race?.locksAt ?? null,
});

export const truthFrom = ({ truth, isVoid }: ContestItem): unknown => ({ official: isVoid ? null : truth });

export const wordsOf = (item: ContestItem): ItemWords => ({
  name: String(fieldsOf(item.about).name),
  choices: driversIn(item),
  isMulti: false,
});
