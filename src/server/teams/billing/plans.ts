// Price list: which packages there are, how many people they hold and what they cost, from the configuration.
import type { Money, Package, Plan, planFeatures } from '../../../contract/billing/billing.ts';
import type { StoredPlanChoice } from '../../base/storage/schema/billing.ts';

const features: Readonly<Record<Package, readonly (typeof planFeatures)[number][]>> = {
  team: ['allGames', 'dailyPuzzles', 'chatTools'],
  business: ['allGames', 'dailyPuzzles', 'chatTools', 'events', 'support'],
  enterprise: ['allGames', 'dailyPuzzles', 'chatTools', 'events', 'support', 'contract'],
};

interface Listed {
  readonly package: Package;
  readonly places: number;
  readonly perUser: readonly [monthly: number, yearly: number];
  readonly flat: readonly [monthly: number, yearly: number];
}

export interface PriceList {
  readonly plans: readonly Plan[];
  readonly recommended: Package;
  /** Null: not sold, or not for so many. */
  priceOf(wish: StoredPlanChoice): Money | null;
  /** The smallest that holds so many people. */
  smallestFor(people: number): Package | null;
}

const isSold = (word: string | undefined): word is 'team' | 'business' =>
  word === 'team' || word === 'business';

function readItem(item: string): Listed[] {
  const [name, ...numbers] = item.split(':');
  const [places = 0, userMonthly = 0, userYearly = 0, flatMonthly = 0, flatYearly = 0] = numbers.map(Number);
  if (!isSold(name)) return [];
  return [{ package: name, places, perUser: [userMonthly, userYearly], flat: [flatMonthly, flatYearly] }];
}

export function priceListOf(config: {
  readonly planPrices: readonly string[];
  readonly planCurrency: string;
}): PriceList {
  const { planCurrency: currency } = config;
  const listed = config.planPrices.flatMap(readItem);
  const inMoney = (amount: number): Money => ({ amount, currency });
  const offered = (isPayPerUser: boolean): Plan[] => [
    ...listed.map(({ places, perUser, flat, package: name }) => {
      const [monthly, yearly] = isPayPerUser ? perUser : flat;
      const price = { monthly: inMoney(monthly), yearly: inMoney(yearly) };
      return { package: name, features: [...features[name]], places, isPayPerUser, price };
    }),
    {
      package: 'enterprise',
      features: [...features.enterprise],
      places: null,
      isPayPerUser,
      price: null,
    },
  ];
  const plans = [...offered(true), ...offered(false)];
  return {
    plans,
    recommended: listed.at(-1)?.package ?? 'enterprise',
    priceOf({ package: name, isPayPerUser, isMonthly, maxUser }) {
      const plan = plans.find((one) => one.package === name && one.isPayPerUser === isPayPerUser);
      if (!plan?.price || plan.places === null || maxUser > plan.places) return null;
      const { amount } = isMonthly ? plan.price.monthly : plan.price.yearly;
      return inMoney(isPayPerUser ? amount * maxUser : amount);
    },
    smallestFor: (people) => listed.find(({ places }) => people <= places)?.package ?? null,
  };
}
