// Race prediction under the laws of contests.
import type { ContestSamples } from '../../../tests/conformance/contests/contestLaws.ts';
import type { Random } from '../../engine/random.ts';

const qualifying = 1_755_284_400_000;

interface Setup {
  readonly drivers: readonly string[];
}

function podium({ drivers }: Setup, random: Random) {
  const [first, second, third] = random.shuffle([...drivers]);
  const any = () => drivers[random.below(drivers.length)];
  return { first, second, third, pole: any(), fastestLap: any() };
}

export const samples: ContestSamples = {
  setup: (random) => ({
    drivers: Array.from({ length: 4 + random.below(6) }, (_, i) => `driver-${i}`),
    locksAt: qualifying,
  }),
  entry: podium,
  truth: (setup: Setup, random) => ({ official: random.below(5) === 0 ? null : podium(setup, random) }),
  stored(random) {
    const drivers = ['a', 'b', 'c', 'd'];
    const about = { name: 'The race', drivers: drivers.map((driverId) => ({ driverId, name: driverId })) };
    return {
      items: [{ id: 'race-1', about, locksAt: qualifying, factor: 1 }],
      entries: [{ itemId: 'race-1', entry: podium({ drivers }, random) }],
      typed: podium({ drivers }, random),
    };
  },
  opensAt: () => qualifying - 1,
  locksAt: () => qualifying,
};
