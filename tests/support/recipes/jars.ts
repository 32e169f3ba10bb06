// A contest as somebody would add it: how many sweets are in each jar.
import type { ContestFacts } from '../../../src/engine/facts.ts';

export { jars } from '../../conformance/contests/sampleContest.ts';

export const facts: ContestFacts = {
  id: 'jars',
  number: null,
  name: { en: 'Sweets in a Jar', tr: 'Kavanozdaki Şekerler' },
  link: '/predictorEvents',
  gameType: 'jars',
  hasStages: true,
  lastsHours: 1,
};
