// The services that billing needs.
import type { Config } from '../../base/config/config.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Database } from '../../base/storage/database.ts';
import type { PriceList } from './plans.ts';
import type { BillingProvider } from './provider.ts';

export interface BillingServices {
  readonly billing: BillingProvider;
  readonly clock: WallClock;
  readonly config: Pick<Config, 'billingSeller' | 'billingContact'>;
  readonly database: Database;
  readonly prices: PriceList;
}
