// A trivia and a bingo that are over, laid into the database, with what they brought recorded.
import { randomUUID } from 'node:crypto';
import { settling } from '../../../src/server/events/trivia/settle.ts';
import { recordBingo } from '../../../src/server/progress/results/recordBingo.ts';
import type { Somebody, TestApp } from '../servers/testApp.ts';
import { sendTrivia, setupOf } from './triviaEvent.ts';

const hour = 3_600_000;

/** One question was asked: the first person, its admin, answered right, the other wrong. */
export async function endedTrivia(
  testApp: TestApp,
  [winner, other]: readonly [Somebody, Somebody],
  name: string,
): Promise<string> {
  const { clock, parts } = testApp;
  const setup = setupOf({ name, start: new Date(clock.now() + hour).toISOString() });
  const { body } = await sendTrivia(testApp, 'POST', '/api/Trivia', setup, winner);
  const trivia_id = String(body.id);
  for (const [option, { userId: user_id }] of [winner, other].entries()) {
    const joined = { registered_at: 1, joined_at: 1, is_here: true };
    await parts.database
      .insertInto('trivia_players')
      .values({ trivia_id, user_id, ...joined, removed_at: null, place: null, points: null })
      .execute();
    const options = JSON.stringify([option]);
    await parts.database
      .insertInto('trivia_answers')
      .values({ trivia_id, user_id, question: 1, options, ms: 1_000, move_id: randomUUID() })
      .execute();
  }
  const asked = JSON.stringify([{ question: 1, limitMs: 20_000 }]);
  await parts.database
    .updateTable('trivia')
    .set({ asked, ended_at: clock.now(), phase: 'completed' })
    .where('id', '=', trivia_id)
    .execute();
  await settling(parts)(trivia_id);
  return trivia_id;
}

/** This person took part in it and won a stage. */
export async function endedBingo(
  { clock, parts }: TestApp,
  { userId }: Somebody,
  teamId: string,
  name: string,
): Promise<string> {
  const bingoId = randomUUID();
  const at = clock.now();
  await parts.database
    .insertInto('bingo_sessions')
    .values({
      id: bingoId,
      team_id: teamId,
      move_id: randomUUID(),
      name,
      stages: '[]',
      auto_mark: true,
      cards_each: 1,
      created_by: userId,
      created_at: at,
      starts_at: null,
      seed: 'sealed',
      commitment: 'sealed',
      phase: 'finished',
      stage: 0,
      is_won: true,
      calls: 40,
      auto_seconds: null,
      shown_until: null,
      due_at: null,
      version: 1,
      changed_at: at,
      ended_at: at,
    })
    .execute();
  for (const kind of ['takenPart', { won: 1 }] as const) {
    const reward = { bingoId, teamId, userIds: [userId], kind, at };
    await parts.database.transaction().execute((transaction) => recordBingo(transaction, reward));
  }
  return bingoId;
}
