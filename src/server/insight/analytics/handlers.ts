// Handlers of analytics: days of the team in its own zone, and the span before to compare with.
import type * as call from '../../../contract/admin/analytics.ts';
import { daysBetween, plusDays, startOf } from '../../base/shared/days.ts';
import type { Database } from '../../base/storage/database.ts';
import { countMembers } from '../../people/teamStore.ts';
import type { Handler } from '../../web/http/route.ts';
import { countActive, type DaySpan, type DaySum, readActive, readDays, readGames } from './store.ts';

interface Deps {
  readonly database: Database;
}

interface Asked {
  readonly startDate: string;
  readonly endDate: string;
  readonly gameType?: string;
}

const spanOf = (teamId: string, { startDate, endDate, gameType = 'all' }: Asked): DaySpan => ({
  teamId,
  start: startDate,
  end: endDate,
  gameType: gameType === 'all' ? null : gameType,
});

const minutesIn = (ms: number): number => Math.round(ms / 60_000);

const sumsOf = (days: readonly DaySum[], activeMembers: number) => ({
  activeMembers,
  gamesPlayed: days.reduce((sum, { plays }) => sum + plays, 0),
  minutes: minutesIn(days.reduce((sum, { ms }) => sum + ms, 0)),
});

function everyDay({ start, end }: DaySpan, days: readonly DaySum[]): { day: string; plays: number }[] {
  const plays = new Map(days.map((each) => [each.day, each.plays]));
  return Array.from({ length: daysBetween(start, end) + 1 }, (_, at) => {
    const day = plusDays(start, at);
    return { day, plays: plays.get(day) ?? 0 };
  });
}

export const getOverview =
  ({ database }: Deps): Handler<typeof call.analyticsOverview> =>
  async ({ team }, asked) => {
    const span = spanOf(team.teamId, asked);
    const end = plusDays(span.start, -1);
    const before: DaySpan = {
      teamId: span.teamId,
      gameType: span.gameType,
      end,
      start: plusDays(end, -daysBetween(span.start, span.end)),
    };
    const [members, days, active, daysBefore, activeBefore] = await Promise.all([
      countMembers(database, team.teamId),
      readDays(database, span),
      countActive(database, span),
      readDays(database, before),
      countActive(database, before),
    ]);
    const { activeMembers, gamesPlayed, minutes } = sumsOf(days, active);
    return {
      members,
      activeMembers,
      gamesPlayed,
      minutes,
      participation: members === 0 ? 0 : Math.round((active / members) * 100),
      before: sumsOf(daysBefore, activeBefore),
      perDay: everyDay(span, days),
    };
  };

export const getGameDetails =
  ({ database }: Deps): Handler<typeof call.gameDetails> =>
  async ({ team }, asked) => {
    const games = await readGames(database, spanOf(team.teamId, asked));
    return {
      games: games.map(({ game_type, plays, players, ms }) => ({
        gameType: game_type,
        plays,
        players,
        minutes: minutesIn(ms),
      })),
    };
  };

export const listActive =
  ({ database }: Deps): Handler<typeof call.activeMembers> =>
  async ({ team, member }, asked) => {
    const active = await readActive(database, spanOf(team.teamId, asked), member.userId);
    return {
      members: active.map(({ id, name, avatar, plays, ms, last_day }) => ({
        userId: id,
        name,
        avatar,
        plays,
        minutes: minutesIn(ms),
        lastActive: new Date(startOf(team.timeZone, last_day)).toISOString(),
      })),
    };
  };
