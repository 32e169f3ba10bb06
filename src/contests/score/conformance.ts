// Score prediction under the laws of contests: some matches of one day, everybody predicts them all.
import type { ContestSamples } from '../../../tests/conformance/contests/contestLaws.ts';

const kickOff = 1_755_284_400_000;

interface Setup {
  readonly matches: readonly { readonly matchId: string }[];
}

export const samples: ContestSamples = {
  setup: (random) => ({
    matches: Array.from({ length: 1 + random.below(6) }, (_, i) => ({
      matchId: `m${i}`,
      kickOff: kickOff + i * 60_000,
      factor: 1 + random.below(2),
    })),
  }),
  entry: ({ matches }: Setup, random) => ({
    predictions: matches.map(({ matchId }) => ({ matchId, home: random.below(4), away: random.below(4) })),
  }),
  truth: ({ matches }: Setup, random) => ({
    results: matches
      .slice(random.below(2))
      .map(({ matchId }) => ({ matchId, home: random.below(4), away: random.below(4) })),
  }),
  stored: (random) => ({
    items: ['m1', 'm2'].map((id) => ({
      id,
      about: { home: { name: 'Reds' }, away: { name: 'Blues' } },
      locksAt: kickOff,
      factor: 2,
    })),
    entries: [{ itemId: 'm1', entry: { home: random.below(4), away: random.below(4) } }],
    typed: { home: random.below(4), away: random.below(4) },
  }),
  opensAt: () => kickOff - 1,
  locksAt: () => kickOff + 3_600_000,
};
