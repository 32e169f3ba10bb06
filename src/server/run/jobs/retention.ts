// Hourly: deletes what teams keep for a shorter time than usual, and the accounts whose deletion waited for the end of a legal hold.
import { deleteFreedAccounts } from '../../teams/accounts/deleteAccount.ts';
import type { AccountServices } from '../../teams/accounts/services.ts';
import { removePastRetention } from '../../teams/keeping/retention.ts';
import type { Job } from './schedule.ts';

export const retention = (services: AccountServices): Job => ({
  name: 'retention',
  cron: '40 * * * *',
  timeZone: 'UTC',
  async run() {
    await removePastRetention(services);
    await deleteFreedAccounts(services);
  },
});
