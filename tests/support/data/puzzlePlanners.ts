// Teams that schedule puzzles: their calls, what has opened for them, and the clock of their days.
import { foundTeam, type TeamOfTwo, type TestApp } from '../servers/testApp.ts';

export const everyDay = [0, 1, 2, 3, 4, 5, 6];
export const scheduleWish = {
  puzzleType: 'findTheWord',
  hour: 9,
  minute: 30,
  timeZoneId: 'Europe/Istanbul',
  duration: 600,
  days: [1, 2, 3, 4, 5],
  additionalSettings: { language: 'en', hardMode: 'choice' },
};

interface Happening {
  readonly gameType: string;
  readonly gameId: string | null;
  readonly state: string;
  readonly start: string;
  readonly myState: string | null;
}

/** `app` is asked for at each call: a test file starts it before its first test. */
export function puzzlePlanners(app: () => TestApp) {
  let teams = 0;
  const get = async (path: string, token: string) => (await app().ask('GET', path, { token })).raw.json();
  return {
    get,
    team: (): Promise<TeamOfTwo> => foundTeam(app(), `Planners${++teams}`),
    post: ({ admin }: TeamOfTwo, change: object = {}) =>
      app().ask('POST', '/api/Puzzle/PostSchedule', {
        token: admin.token,
        json: Object.assign({}, scheduleWish, change),
      }),
    events: async ({ member }: TeamOfTwo): Promise<Happening[]> =>
      (await get(`/api/Event/GetEvents/${member.userId}`, member.token)).events,
    /** The clock stands at 9 in UTC on Monday the 2nd of March 2026 at first; tokens are good for a day. */
    forwardTo: (moment: string) => app().clock.forward(Date.parse(moment) - app().clock.now()),
    openedOf: (teamId: string) =>
      app()
        .parts.database.selectFrom('puzzles')
        .select(['number', 'day', 'opens_at', 'closes_at'])
        .where('team_id', '=', teamId)
        .orderBy('number')
        .execute(),
  };
}
