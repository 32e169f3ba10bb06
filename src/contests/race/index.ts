// Race prediction: the podium, pole position and fastest lap, locked when qualifying begins.
import type { ContestDefinition, ContestShapes } from '../../engine/contest.ts';
import { areDifferent, fieldsOf, isId, isWithin, readList } from '../../kit/wire.ts';
import { driversIn, setupFrom, truthFrom, wordsOf } from './stored.ts';

const steps = ['first', 'second', 'third'] as const;
const parts = [...steps, 'pole', 'fastestLap'] as const;
type Part = (typeof parts)[number];

/** Drivers by their ids. */
type Podium = Readonly<Record<Part, string>>;

interface RaceShapes extends ContestShapes {
  /** No drivers: nobody is known yet, and nothing can be predicted. */
  setup: { readonly drivers: readonly string[]; readonly locksAt: number | null };
  entry: Podium;
  /** Null: cancelled or without a classification, or a part that nobody was given. */
  truth: { readonly official: Readonly<Record<Part, string | null>> | null };
}

const worth = { step: 5, podium: 2, allExact: 5, pole: 3, fastestLap: 3 } as const;
const mostDrivers = 40;

function read<Id>(raw: unknown, isSound: (id: unknown) => id is Id): Readonly<Record<Part, Id>> | null {
  const { first, second, third, pole, fastestLap } = fieldsOf(raw);
  return isSound(first) && isSound(second) && isSound(third) && isSound(pole) && isSound(fastestLap)
    ? { first, second, third, pole, fastestLap }
    : null;
}

const isIdOrNull = (raw: unknown): raw is string | null => raw === null || isId(raw);

const onPodium = (podium: Readonly<Record<Part, string | null>>): readonly (string | null)[] =>
  steps.map((step) => podium[step]);

export const race: ContestDefinition<RaceShapes> = {
  id: 'race',
  version: 1,
  refusal({ drivers, locksAt }, before, entry, at) {
    if (drivers.length === 0) return 'noDriversYet';
    if (!parts.every((part) => drivers.includes(entry[part]))) return 'unknownDriver';
    const isSame = before !== null && parts.every((part) => before[part] === entry[part]);
    return locksAt !== null && at >= locksAt && !isSame ? 'locked' : null;
  },
  shown: ({ locksAt }, entry, at) => (locksAt !== null && at >= locksAt ? entry : null),
  score: (_, entries, { official }) =>
    entries.map((entry) => {
      if (!official) return { points: 0, tieBreaks: [0, 0] };
      const podium = onPodium(official);
      const exact = steps.filter((step) => entry[step] === official[step]).length;
      const placed = steps.filter((step) => podium.includes(entry[step])).length;
      const hasPole = entry.pole === official.pole;
      const points =
        exact * worth.step +
        (placed - exact) * worth.podium +
        (exact === steps.length ? worth.allExact : 0) +
        (hasPole ? worth.pole : 0) +
        (entry.fastestLap === official.fastestLap ? worth.fastestLap : 0);
      return { points, tieBreaks: [exact, hasPole ? 1 : 0] };
    }),
  readSetup(raw) {
    const { drivers: list, locksAt } = fieldsOf(raw);
    const drivers = readList(list, mostDrivers, (id) => (isId(id) ? id : null));
    const isTime = locksAt === null || isWithin(locksAt, 0, Number.MAX_SAFE_INTEGER);
    return drivers && areDifferent(drivers) && isTime ? { drivers, locksAt } : null;
  },
  readEntry(raw) {
    const podium = read(raw, isId);
    return podium && areDifferent(steps.map((step) => podium[step])) ? podium : null;
  },
  readTruth(raw) {
    const { official } = fieldsOf(raw);
    if (official === null) return { official };
    const podium = read(official, isIdOrNull);
    const named = podium ? onPodium(podium).filter((id) => id !== null) : [];
    return podium && areDifferent(named) ? { official: podium } : null;
  },

  setupOf: (items) => race.readSetup(setupFrom(items)),
  entryOf: ([first]) => race.readEntry(first?.entry),
  truthOf: (item) => race.readTruth(truthFrom(item)),
  resultOf(item, typed) {
    const official = race.readTruth({ official: typed })?.official;
    if (!official) return null;
    const known = driversIn(item).map(({ id }) => id);
    const named = parts.map((part) => official[part]).filter((id) => id !== null);
    return named.every((id) => known.includes(id)) ? official : null;
  },
  describe: wordsOf,
  badges: [{ key: 'podium', of: 'item', least: steps.length }],
};
