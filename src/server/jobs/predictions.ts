// Every minute: reads results that are due, scores what changed, tells admins of awarded matches, reminds people before a stage locks, and posts what channels do not know yet.
import { tellAdmins } from '../predictions/awards.ts';
import { sendDuePosts } from '../predictions/posts.ts';
import { readDueSeasons } from '../predictions/readSeasons.ts';
import { remindPeople } from '../predictions/reminders.ts';
import { scoreDue } from '../predictions/scoring.ts';
import type { PredictionServices } from '../predictions/services.ts';
import type { Job } from './schedule.ts';

export const predictions = (services: PredictionServices): Job => ({
  name: 'predictions',
  cron: '* * * * *',
  timeZone: 'UTC',
  async run() {
    await readDueSeasons(services);
    await scoreDue(services);
    await tellAdmins(services);
    await remindPeople(services);
    await sendDuePosts(services);
  },
});
