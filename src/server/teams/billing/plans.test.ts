// The plans as they are shipped: whoever pays more has more.
import { expect, it } from 'vitest';
import { readConfig } from '../../base/config/config.ts';
import { priceListOf } from './plans.ts';

const prices = priceListOf(readConfig({ NODE_ENV: 'test' }));

it.each([1, 5, 20, 50])('for %i people the plan with more features is the dearer one', (maxUser) => {
  for (const isPayPerUser of [true, false])
    for (const isMonthly of [true, false]) {
      const costOf = (name: 'team' | 'business') =>
        prices.priceOf({ package: name, isPayPerUser, isMonthly, maxUser })?.amount ?? 0;
      expect(costOf('business')).toBeGreaterThan(costOf('team'));
    }
});

it('a plan holds everything that those before it hold', () => {
  const [team = [], business = [], enterprise = []] = prices.plans.map(({ features }) => features);
  expect(business).toEqual(expect.arrayContaining(team));
  expect(enterprise).toEqual(expect.arrayContaining(business));
});
