// Every minute: reads results that are due, scores what changed, tells admins of awarded matches, reminds people before a stage locks, and announces new predictions in channels.
import { tellAdmins } from '../../events/predictions/awards.ts';
import { sendDuePosts } from '../../events/predictions/posts.ts';
import { readDueSeasons } from '../../events/predictions/readSeasons.ts';
import { remindPeople } from '../../events/predictions/reminders.ts';
import { scoreDue } from '../../events/predictions/scoring.ts';
import type { PredictionServices } from '../../events/predictions/services.ts';
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
