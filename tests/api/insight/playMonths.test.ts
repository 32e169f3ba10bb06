// What people played by month and when last says what a count of every day says, for any span of days.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plusDays } from '../../../src/server/base/shared/days.ts';
import { readActive, readGames } from '../../../src/server/insight/analytics/store.ts';
import { addPlays, PlayDays } from '../../../src/server/progress/results/playDays.ts';
import { steadyLuck } from '../../support/people/autoplay.ts';
import { foundTeam, startTestApp, type TestApp, welcome } from '../../support/servers/testApp.ts';

let testApp: TestApp;
let teamId: string;
let people: string[];
const games = ['chess', 'connect4', 'hearts'];
const firstDay = '2025-10-20';
const days = 200;

beforeAll(async () => {
  testApp = await startTestApp();
  const { admin, member, team } = await foundTeam(testApp, 'Ours');
  teamId = team.teamId;
  people = [admin.userId, member.userId, (await welcome(testApp, 'Cy', teamId)).userId];
  const { below } = steadyLuck(11);
  for (let batch = 0; batch < 30; batch++) {
    const plays = new PlayDays();
    for (let play = 0; play < 5; play++)
      plays.add({
        teamId,
        day: plusDays(firstDay, below(days)),
        gameType: games[below(3)] ?? 'chess',
        userIds: people.slice(below(2), 2 + below(2)),
        ms: below(600_000),
      });
    await sql`with ${addPlays(plays)} select 1`.execute(testApp.parts.database);
  }
});
afterAll(() => testApp.close());

const readAll = () => testApp.parts.database.selectFrom('person_days').selectAll().execute();

test.each([
  ['all of it', firstDay, plusDays(firstDay, days)],
  ['a quarter, to the day', '2026-01-01', '2026-03-31'],
  ['from the middle of a month to the middle of another', '2025-12-11', '2026-03-07'],
  ['days of one month', '2026-02-03', '2026-02-20'],
  ['the change of a month without a whole one', '2026-01-20', '2026-02-10'],
])('%s', async (_what, start, end) => {
  const { database } = testApp.parts;
  const within = (await readAll()).filter(({ day }) => day >= start && day <= end);
  const span = { teamId, start, end, gameType: null };
  const members = await readActive(database, span, people[0] ?? '');
  const counted = Map.groupBy(within, ({ user_id }) => user_id);
  expect(members).toHaveLength(counted.size);
  for (const { id, plays, ms, last_day } of members) {
    const own = counted.get(id) ?? [];
    expect({ plays, ms, last_day }).toEqual({
      plays: own.reduce((sum, row) => sum + row.plays, 0),
      ms: own.reduce((sum, row) => sum + row.ms, 0),
      last_day: own
        .map(({ day }) => day)
        .sort()
        .at(-1),
    });
  }
  for (const { game_type, players } of await readGames(database, span)) {
    const own = within.filter((row) => row.game_type === game_type);
    expect([game_type, players]).toEqual([game_type, new Set(own.map(({ user_id }) => user_id)).size]);
  }
});
