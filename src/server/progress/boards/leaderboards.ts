// Handlers of the leaderboards.
import type {
  badgeDetails,
  badgeLeaderboard,
  leaderboardDetails,
  leaderboardOverview,
} from '../../../contract/progress/leaderboards.ts';
import type { Handler } from '../../web/http/route.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import type { ProgressServices } from '../services.ts';
import { type BoardPeriod, type BoardReader, badgeRows, detailsOf, overviewOf, thisWeek } from './boards.ts';

type Deps = Pick<ProgressServices, 'clock' | 'database'>;

const readerIn = ({ database }: Deps, { team, member }: MemberContext): BoardReader => ({
  database,
  userId: member.userId,
  language: member.language,
  teamId: team.teamId,
  timeZone: team.timeZone,
});

interface Dates {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

const periodIn = ({ startDate, endDate }: Dates): BoardPeriod | null =>
  startDate === undefined || endDate === undefined ? null : { start: startDate, end: endDate };

export const getLeaders =
  (services: Deps): Handler<typeof leaderboardOverview> =>
  async (context, { top, ...dates }) => {
    const week = thisWeek(context.team.timeZone, services.clock.now());
    return overviewOf(readerIn(services, context), periodIn(dates) ?? week, top);
  };

export const getDetails =
  (services: Deps): Handler<typeof leaderboardDetails> =>
  async (context, { gameType, ...dates }) =>
    detailsOf(readerIn(services, context), gameType, periodIn(dates));

export const getBadgeCollectors =
  (services: Deps): Handler<typeof badgeLeaderboard> =>
  async (context) =>
    badgeRows(readerIn(services, context));

export const pageBadgeCollectors =
  (services: Deps): Handler<typeof badgeDetails> =>
  async (context, { pageSize, pageNumber: page }) => {
    const { rows, own } = await badgeRows(readerIn(services, context));
    const items = rows.slice((page - 1) * pageSize, page * pageSize);
    return { items, total: rows.length, page, pageSize, own };
  };
