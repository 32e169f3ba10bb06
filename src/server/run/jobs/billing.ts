// Every ten minutes: renews subscriptions, retries failed payments, and ends subscriptions that are due to end.
import type { BillingProvider } from '../../teams/billing/provider.ts';
import type { Job } from './schedule.ts';

export const billing = (services: { readonly billing: BillingProvider }): Job => ({
  name: 'billing',
  cron: '*/10 * * * *',
  timeZone: 'UTC',
  run: () => services.billing.runDueSteps(),
});
