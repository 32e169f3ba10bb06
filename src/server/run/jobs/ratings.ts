// Every five minutes: rates the stored results of teams that were upgraded or have switched ratings on.
import type { Database } from '../../base/storage/database.ts';
import { rateBacklog } from '../../progress/ratings/backlog.ts';
import type { Job } from './schedule.ts';

export const ratings = ({ database }: { readonly database: Database }): Job => ({
  name: 'ratings',
  cron: '*/5 * * * *',
  timeZone: 'UTC',
  run: () => rateBacklog(database),
});
