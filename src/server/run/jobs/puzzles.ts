// Every minute: opens the puzzles that are due, and posts openings and results.
import type { Chat } from '../../messaging/chat/chat.ts';
import { sendDuePosts } from '../../puzzles/attempts/posts.ts';
import type { AttemptServices } from '../../puzzles/attempts/services.ts';
import type { Job } from './schedule.ts';

export const dailyPuzzles = (services: AttemptServices & { readonly chat: Chat }): Job => ({
  name: 'puzzles',
  cron: '* * * * *',
  timeZone: 'UTC',
  async run() {
    await services.openDuePuzzles();
    await sendDuePosts(services);
  },
});
