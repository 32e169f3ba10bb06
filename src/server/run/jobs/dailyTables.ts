// Every minute: plays answers that were left, does what is due at tables with a move a day, tells people whose turn has begun there, and shows it on their home tab in Slack.
import type { ListEvents } from '../../messaging/chat/services.ts';
import { type HomeDeps, renewHomes } from '../../messaging/chat/slack/appHome.ts';
import type { Tables } from '../../tables/matches/tables.ts';
import type { Job } from './schedule.ts';

interface Deps extends HomeDeps {
  readonly tables: HomeDeps['tables'] & Pick<Tables, 'dueTurns' | 'settleAnswers' | 'tellOfTurns'>;
  readonly eventsFor: ListEvents;
}

export const dailyTables = (services: Deps): Job => ({
  name: 'dailyTables',
  cron: '* * * * *',
  timeZone: 'UTC',
  async run() {
    await services.tables.settleAnswers();
    await services.tables.dueTurns.handleAll();
    await services.tables.tellOfTurns();
    await renewHomes(services, services.eventsFor);
  },
});
