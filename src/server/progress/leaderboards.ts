// Who of one's team leads.
import type {
  badgeDetails,
  badgeLeaderboard,
  leaderboardDetails,
  leaderboardOverview,
} from '../../contract/leaderboards.ts';
import type { Handler } from '../http/route.ts';
import type { MemberContext } from '../http/visit.ts';
import type { Parts } from '../start/services.ts';
import { badgeRows, detailsOf, overviewOf, type Period, type Reader, thisWeek } from './boards.ts';

const readerIn = ({ database }: Parts, { team, member }: MemberContext): Reader => ({
  ...{ database, userId: member.userId, language: member.language },
  ...{ teamId: team.teamId, timeZone: team.timeZone },
});

interface Dates {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

const periodIn = ({ startDate, endDate }: Dates): Period | null =>
  startDate === undefined || endDate === undefined ? null : { start: startDate, end: endDate };

export const showingLeaders =
  (parts: Parts): Handler<typeof leaderboardOverview> =>
  async (context, { top, ...dates }) => {
    const week = thisWeek(context.team.timeZone, parts.clock.now());
    return overviewOf(readerIn(parts, context), periodIn(dates) ?? week, top);
  };

export const showingDetails =
  (parts: Parts): Handler<typeof leaderboardDetails> =>
  async (context, { gameType, ...dates }) =>
    detailsOf(readerIn(parts, context), gameType, periodIn(dates));

export const showingCollectors =
  (parts: Parts): Handler<typeof badgeLeaderboard> =>
  async (context) =>
    badgeRows(readerIn(parts, context));

export const pagingCollectors =
  (parts: Parts): Handler<typeof badgeDetails> =>
  async (context, { pageSize, pageNumber: page }) => {
    const { rows, own } = await badgeRows(readerIn(parts, context));
    const items = rows.slice((page - 1) * pageSize, page * pageSize);
    return { items, total: rows.length, page, pageSize, own };
  };
