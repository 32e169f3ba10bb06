// Every night: flags what looked like farming of XP on the day before.
import { type WatchingDeps, watchFairPlay } from '../../insight/fairPlay/watching.ts';
import type { Job } from './schedule.ts';

export const fairPlay = (deps: WatchingDeps): Job => ({
  name: 'fairPlay',
  cron: '25 2 * * *',
  timeZone: 'UTC',
  run: () => watchFairPlay(deps),
});
