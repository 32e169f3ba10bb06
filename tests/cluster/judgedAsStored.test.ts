// What is written is judged by what is stored at that moment, not by what was read before: two at once on PostgreSQL.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../../src/server/base/storage/database.ts';
import { openPostgres } from '../../src/server/base/storage/postgres.ts';
import { roomStatus } from '../../src/server/base/storage/schema/matches.ts';
import { writeAway } from '../../src/server/events/trivia/awayStore.ts';
import { writeTrivia } from '../../src/server/events/trivia/store.ts';
import { leaveClosedTables } from '../../src/server/tables/matches/erasure.ts';
import { newRoomDoc } from '../../src/server/tables/matches/rooms/newRoom.ts';
import { readRoom, writeNewRoom } from '../../src/server/tables/matches/store.ts';
import { gameCalled } from '../support/people/autoplay.ts';
import { lonelyTeam } from '../support/people/storedTeam.ts';
import { lockWaits } from '../support/servers/lockWaits.ts';
import { postgresOfNodes } from '../support/servers/twoNodes.ts';

const postgres = await postgresOfNodes();
let opened: OpenDatabase;
let database: Database;

beforeAll(async () => {
  if (!postgres) return;
  opened = await openPostgres({ url: postgres.url, connections: 5 }, () => undefined);
  database = opened.rows;
});
afterAll(async () => {
  await opened?.close();
  await postgres?.stop();
});

const waiting = () => lockWaits(database);

async function closedTable(teamId: string, people: readonly string[]): Promise<string> {
  const game = await gameCalled('connect4');
  const [host = '', guest = ''] = people;
  const actor = { userId: host, name: 'Ada', avatar: null, teamId, isAdmin: false, language: 'en' as const };
  const doc = newRoomDoc(game, actor, {}, { set: 'standard', options: {}, timer: null });
  if ('error' in doc) throw new Error(doc.error);
  const sitter = { kind: 'person' as const, userId: guest, name: 'Bo', avatar: null, isReady: false };
  const id = randomUUID();
  const both = { ...doc, places: [doc.places[0] ?? null, sitter] };
  await writeNewRoom(database, {
    id,
    teamId,
    status: roomStatus.closed,
    version: 1,
    doc: both,
    updatedAt: 1,
  });
  return id;
}

describe.skipIf(!postgres)('two who leave the team at once', () => {
  it('are both taken from the tables that are over', async () => {
    const { teamId } = await lonelyTeam(database);
    const [ada, bo] = [randomUUID(), randomUUID()];
    const room = await closedTable(teamId, [ada, bo]);
    const second = await database.transaction().execute(async (first) => {
      await leaveClosedTables(first, teamId, ada);
      const other = database.transaction().execute((trx) => leaveClosedTables(trx, teamId, bo));
      await expect.poll(waiting).toBe(1);
      return { other };
    });
    await second.other;
    expect((await readRoom(database, room))?.doc.places).toEqual([null, null]);
  });
});

describe.skipIf(!postgres)('somebody whose last window closes as the trivia begins', () => {
  it.each([
    ['lobby', null],
    ['questionTime', 5],
  ] as const)('in %s: has joined at %s', async (phase, joined) => {
    const { teamId, userId } = await lonelyTeam(database);
    const id = randomUUID();
    await writeTrivia(database, {
      id,
      team_id: teamId,
      created_by: userId,
      written_by: null,
      created_at: 1,
      name: 'Friday',
      start_at: 1,
      language: 'en',
      mode: 'score',
      auto_start: false,
      speed_weight: 0,
      streak: false,
      capacity: null,
      channel_id: null,
      channel_name: null,
      group_id: null,
      group_name: null,
      due_at: null,

      is_passive: false,
      questions: '[]',
      phase,
      step: 1,
      question: 1,
      phase_at: 1,
      limit_ms: 0,
      asked: '[]',
      resumed_at: 1,
      acts: '[]',
      ended_at: null,
      settled_at: null,
    });
    await database
      .insertInto('trivia_players')
      .values({
        trivia_id: id,
        user_id: userId,
        registered_at: 5,
        joined_at: 5,
        is_here: true,
        here_on: 'here',
      })
      .execute();
    const people = { triviaId: id, userIds: [userId] };
    expect(await writeAway(database, { ...people, node: 'there' })).toEqual([]);
    expect(await writeAway(database, { ...people, node: 'here' })).toEqual([userId]);
    const after = await database
      .selectFrom('trivia_players')
      .select(['joined_at', 'is_here'])
      .where('trivia_id', '=', id)
      .executeTakeFirst();
    expect(after).toEqual({ joined_at: joined, is_here: false });
  });
});
