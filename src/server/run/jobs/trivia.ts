// Every minute: sends the posts and reminders about trivia that are due.
import { sendDueTriviaPosts } from '../../events/trivia/posts.ts';
import type { TriviaServices } from '../../events/trivia/services.ts';
import type { Job } from './schedule.ts';

export const triviaPosts = (services: Omit<TriviaServices, 'triviaHost'>): Job => ({
  name: 'trivia',
  cron: '* * * * *',
  timeZone: 'UTC',
  run: () => sendDueTriviaPosts(services),
});
