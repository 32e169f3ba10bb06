// Four times an hour: the weekly mails of the teams whose Monday morning it is.
import { sendWeeklyMails, type WeeklyNeeds } from '../../insight/weekly/sending.ts';
import type { Job } from './schedule.ts';

export const weeklyMails = (needs: WeeklyNeeds): Job => ({
  name: 'weeklyMails',
  cron: '2,17,32,47 * * * *',
  timeZone: 'UTC',
  run: () => sendWeeklyMails(needs),
});
