// Every minute: closes the polls whose time is up, and tells channels of new polls and of results.
import { closeDuePolls } from '../../events/polls/closePoll.ts';
import { sendDuePollPosts } from '../../events/polls/posts.ts';
import type { PollServices } from '../../events/polls/services.ts';
import type { Job } from './schedule.ts';

export const polls = (services: PollServices): Job => ({
  name: 'polls',
  cron: '* * * * *',
  timeZone: 'UTC',
  async run() {
    await closeDuePolls(services);
    await sendDuePollPosts(services);
  },
});
