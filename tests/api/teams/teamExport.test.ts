// The export of a team: every table has a rule, what is over is in it page by page, and what is still going on, secret or of other teams is not.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableRecords } from '../../../src/server/base/storage/schema/records.ts';
import { exportRules } from '../../../src/server/teams/admin/exportRules.ts';
import { restOf, tableOf } from '../../support/data/oldData.ts';
import { foundTeam, startTestApp, type TeamOfTwo, type TestApp } from '../../support/servers/testApp.ts';

let testApp: TestApp;
let ours: TeamOfTwo;
let theirs: TeamOfTwo;
beforeAll(async () => {
  testApp = await startTestApp();
  ours = await foundTeam(testApp, 'Ours');
  theirs = await foundTeam(testApp, 'Theirs');
});
afterAll(() => testApp.close());

type Tables = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

const exported = async ({ team, admin }: TeamOfTwo) => {
  const path = `/api/Admin/ExportTeam/${team.teamId}`;
  const { status, raw } = await testApp.ask('GET', path, { token: admin.token });
  expect(status).toBe(200);
  expect(raw.headers['content-disposition']).toBe('attachment; filename="team.json"');
  return { text: raw.body, tables: raw.json<{ tables: Tables }>().tables };
};

test('every table with a team in it says what of it is exported, or why nothing is', () => {
  const silent = Object.entries(tableRecords)
    .filter(([, { columns }]) => 'team_id' in columns)
    .map(([table]) => [table, new Map(Object.entries(exportRules)).get(table)] as const)
    .filter(([, rule]) => rule === undefined || rule === '');
  expect(silent).toEqual([]);
});

test('has every row that is over, with the moves of games, and none of other teams', async () => {
  await tableOf(testApp, ours, Array(120).fill(3));
  await restOf(testApp, ours, 3);
  await tableOf(testApp, theirs, [3]);
  await restOf(testApp, theirs, 3);
  const { tables, text } = await exported(ours);
  expect(tables.matches).toHaveLength(120);
  expect(new Set(tables.matches?.map(({ id }) => id)).size).toBe(120);
  expect(tables.matches?.[0]?.turns).toMatchObject([{ turn: 0 }, { turn: 1 }]);
  expect(tables.game_results).toHaveLength(120);
  for (const table of ['puzzles', 'puzzle_attempts', 'puzzle_tries', 'trivia', 'trivia_players', 'polls'])
    expect([table, tables[table]?.length]).toEqual([table, 1]);
  for (const table of ['bingo_sessions', 'bingo_cards', 'poll_votes', 'rooms', 'teams'])
    expect([table, tables[table]?.length]).toEqual([table, 1]);
  expect(tables.people?.map(({ name }) => name)).toEqual(expect.arrayContaining(['OursAdmin', 'OursMember']));
  expect(tables.people).toHaveLength(2);
  expect(text).not.toContain(theirs.team.teamId);
  expect(text).not.toContain(theirs.member.userId);
});

test('keeps answers, seeds and secrets of what is still going on', async () => {
  const { teamId } = ours.team;
  const [puzzle, poll] = [randomUUID(), randomUUID()];
  const later = testApp.clock.now() + 60_000;
  const marked = JSON.stringify({ answer: 'still-hidden' });
  await sql`insert into puzzles (id, team_id, puzzle_type, number, day, time_zone, opens_at, closes_at, version, puzzle)
    values (${puzzle}, ${teamId}, 'sudoku', 9, '9', 'UTC', 0, ${later}, 1, ${marked}::jsonb)`.execute(
    testApp.parts.database,
  );
  await sql`insert into puzzle_attempts (puzzle_id, user_id, mode, is_practice, joined_at, draft)
    values (${puzzle}, ${ours.member.userId}, '{}', false, 0, 'still-hidden')`.execute(
    testApp.parts.database,
  );
  await sql`insert into polls (id, team_id, question, options, takes_several, is_secret, is_listed, created_at, closes_at, sealed_secret)
    values (${poll}, ${teamId}, 'still-hidden', '[]', false, true, true, 0, ${later}, 'still-hidden')`.execute(
    testApp.parts.database,
  );
  await sql`insert into poll_votes (poll_id, user_id, sealed) values (${poll}, ${ours.member.userId}, 'still-hidden')`.execute(
    testApp.parts.database,
  );
  await sql`insert into webhooks (id, team_id, url, events, secret, made_at)
    values (${randomUUID()}, ${teamId}, 'https://hooks.example.test', '[]', 'still-hidden', 0)`.execute(
    testApp.parts.database,
  );
  await sql`insert into matches (id, room_id, team_id, game, game_name, game_version, setup, positions, players,
      seed, commitment, room_timeout_ms, started_at)
    values ('running:1', 'running', ${teamId}, 1, 'connect4', 1, '{}', '[]', '[]', 'still-hidden', 'c', 1, 0)`.execute(
    testApp.parts.database,
  );
  const { text } = await exported(ours);
  expect(text).not.toContain('still-hidden');
  expect(text).not.toMatch(/password_hash|"sealed|"hash"|"email_key":"ours/);
  expect(text).toContain('https://hooks.example.test');
});
