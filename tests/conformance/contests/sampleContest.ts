// The smallest contest there can be: how many sweets are in each jar? For the laws to be tried on.
import type { ContestDefinition, ContestShapes } from '../../../src/engine/contest.ts';
import type { ContestSamples } from './contestLaws.ts';

export interface Jars extends ContestShapes {
  setup: { readonly jars: number; readonly locksAt: number };
  entry: { readonly counts: readonly number[] };
  /** Null: not counted yet. */
  truth: { readonly sweets: readonly (number | null)[] };
}

const most = 99;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

const isCountOrNull = (value: unknown): value is number | null => value === null || isCount(value);

const fieldsOf = (raw: unknown): Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? { ...raw } : {};

const same = (one: readonly number[], other: readonly number[]) => one.join() === other.join();

export const jars: ContestDefinition<Jars> = {
  id: 'jars',
  version: 1,
  refusal(setup, before, entry, at) {
    if (entry.counts.length !== setup.jars) return 'everyJar';
    const isSame = before !== null && same(before.counts, entry.counts);
    return at >= setup.locksAt && !isSame ? 'locked' : null;
  },
  shown: (setup, entry, at) => (at >= setup.locksAt ? entry : null),
  score: (_, entries, { sweets }) =>
    entries.map(({ counts }) => {
      const near = counts.map((count, i) => Math.max(0, 5 - Math.abs(count - (sweets[i] ?? count + 5))));
      const exact = near.filter((points) => points === 5).length;
      return { points: near.reduce((sum, points) => sum + points, 0), tieBreaks: [exact] };
    }),
  readSetup(raw) {
    const { jars: many, locksAt } = fieldsOf(raw);
    return isCount(many) && many > 0 && typeof locksAt === 'number' && Number.isSafeInteger(locksAt)
      ? { jars: many, locksAt }
      : null;
  },
  readEntry(raw) {
    const { counts } = fieldsOf(raw);
    return Array.isArray(counts) && counts.length <= most && counts.every(isCount) ? { counts } : null;
  },
  readTruth(raw) {
    const { sweets } = fieldsOf(raw);
    return Array.isArray(sweets) && sweets.length <= most && sweets.every(isCountOrNull) ? { sweets } : null;
  },
  // an item is a jar; all jars of a stage are locked together
  setupOf: (items) => jars.readSetup({ jars: items.length, locksAt: items[0]?.locksAt }),
  entryOf(entries) {
    const sorted = entries.toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1));
    return jars.readEntry({ counts: sorted.map(({ entry }) => fieldsOf(entry).count) });
  },
  truthOf: ({ truth, isVoid }) => jars.readTruth({ sweets: [isVoid ? null : fieldsOf(truth).sweets] }),
  resultOf: (_, typed) => (isCount(typed) ? { sweets: typed } : null),
  describe: ({ about }) => ({ name: String(fieldsOf(about).name), choices: [], isMulti: false }),
};

const noon = 1_700_000_000_000;

/** As `conformance.ts` of a contest exports them. */
export const jarsSamples: ContestSamples = {
  setup: (random) => ({ jars: 2 + random.below(3), locksAt: noon }),
  entry: ({ jars: many }: Jars['setup'], random) => ({
    counts: Array.from({ length: many }, () => random.below(8)),
  }),
  truth: ({ jars: many }: Jars['setup'], random) => ({
    sweets: Array.from({ length: many }, (_, i) => (i === 0 ? null : random.below(8))),
  }),
  opensAt: ({ locksAt }: Jars['setup']) => locksAt - 1,
  locksAt: ({ locksAt }: Jars['setup']) => locksAt,
  stored: (random) => ({
    items: [{ id: 'jar-1', about: { name: 'By the door' }, locksAt: noon, factor: 1 }],
    entries: [{ itemId: 'jar-1', entry: { count: random.below(8) } }],
    typed: random.below(8),
  }),
};
