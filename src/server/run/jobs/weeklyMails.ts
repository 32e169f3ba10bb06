// Four times an hour: the weekly mails of the teams whose Monday morning it is.
import { sendWeeklyMails, type WeeklyDeps } from '../../insight/weekly/sending.ts';
import type { Job } from './schedule.ts';

export const weeklyMails = (deps: WeeklyDeps): Job => ({
  name: 'weeklyMails',
  cron: '2,17,32,47 * * * *',
  timeZone: 'UTC',
  run: () => sendWeeklyMails(deps),
});
