// Every minute: plays answers that were left, does what is due at tables with a move a day, and tells people whose turn has begun there.
import type { Tables } from '../../tables/matches/tables.ts';
import type { Job } from './schedule.ts';

interface Deps {
  readonly tables: Pick<Tables, 'dueTurns' | 'settleAnswers' | 'tellOfTurns'>;
}

export const dailyTables = ({ tables }: Deps): Job => ({
  name: 'dailyTables',
  cron: '* * * * *',
  timeZone: 'UTC',
  async run() {
    await tables.settleAnswers();
    await tables.dueTurns.handleAll();
    await tables.tellOfTurns();
  },
});
