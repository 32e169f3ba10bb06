// Every minute: opens the puzzles that are due and posts what there is to tell of them.
import { sendDuePosts } from '../attempts/posts.ts';
import type { AttemptServices } from '../attempts/services.ts';
import type { Chat } from '../chat/chat.ts';
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
