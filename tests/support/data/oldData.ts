// Data of a team that is many days old, of every kind that can be kept for a shorter time, and how much of it is left.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RetentionKind } from '../../../src/contract/admin/keeping.ts';
import type { TeamOfTwo, TestApp } from '../servers/testApp.ts';

const day = 24 * 60 * 60_000;
const ago = (testApp: TestApp, days: number) => testApp.clock.now() - days * day;

/** A closed table with its games, each that many days old, with two turns and a result for the member. */
export async function tableOf(
  testApp: TestApp,
  { team, member }: TeamOfTwo,
  ages: readonly number[],
  status = 9,
): Promise<string> {
  const roomId = randomUUID();
  const doc = JSON.stringify({ game: ages.length, places: [], kicked: [], hostUserId: member.userId });
  await sql`insert into rooms (id, team_id, game_name, status, version, doc, created_at, updated_at)
    values (${roomId}, ${team.teamId}, 'connect4', ${status}, 1, ${doc}::jsonb, 0, 0)`.execute(
    testApp.parts.database,
  );
  for (const [index, age] of ages.entries()) {
    const id = `${roomId}:${index + 1}`;
    const players = JSON.stringify([{ userId: member.userId, name: 'M', avatar: null, strength: null }]);
    await sql`insert into matches (id, room_id, team_id, game, game_name, game_version, setup, positions, players,
        seed, commitment, room_timeout_ms, started_at, ended_at, settled_at)
      values (${id}, ${roomId}, ${team.teamId}, ${index + 1}, 'connect4', 1, '{}', '[0]', ${players}::jsonb,
        's', 'c', 1, ${ago(testApp, age)}, ${ago(testApp, age)}, ${ago(testApp, age)})`.execute(
      testApp.parts.database,
    );
    await sql`insert into turns (match_id, turn, entries, at) values (${id}, 0, '[]', 0), (${id}, 1, '[]', 0)`.execute(
      testApp.parts.database,
    );
    await sql`insert into game_results (match_id, user_id, team_id, room_id, game_type, opened, outcome, has_left, counts, day, ended_at)
      values (${id}, ${member.userId}, ${team.teamId}, ${roomId}, 'connect4', true, 'won', false, true, '2026-01-01', ${ago(testApp, age)})`.execute(
      testApp.parts.database,
    );
  }
  return roomId;
}

/** Everything else that can be kept for a shorter time, that many days old, with the member in it. */
export async function restOf(testApp: TestApp, { team, member }: TeamOfTwo, age: number): Promise<void> {
  const [teamId, userId] = [team.teamId, member.userId];
  const [puzzle, trivia, bingo, poll] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const at = ago(testApp, age);
  const statements = [
    sql`insert into puzzles (id, team_id, puzzle_type, number, day, time_zone, opens_at, closes_at, version, puzzle)
      values (${puzzle}, ${teamId}, 'mathle', ${age}, ${String(age)}, 'UTC', ${at}, ${at}, 1, '{}')`,
    sql`insert into puzzle_attempts (puzzle_id, user_id, mode, is_practice, joined_at)
      values (${puzzle}, ${userId}, '{}', false, ${at})`,
    sql`insert into puzzle_tries (puzzle_id, user_id, number, guess, mark, at)
      values (${puzzle}, ${userId}, 1, '{}', '{}', 1)`,
    sql`insert into trivia (id, team_id, created_at, name, start_at, language, mode, auto_start, speed_weight, streak,
        is_passive, questions, phase, step, question, phase_at, limit_ms, asked, resumed_at, acts, ended_at, settled_at)
      values (${trivia}, ${teamId}, 0, 'T', 0, 'en', 'solo', false, 0, false,
        false, '[]', 'ended', 0, 0, 0, 0, '[]', 0, '[]', ${at}, ${at})`,
    sql`insert into trivia_players (trivia_id, user_id, registered_at, is_here) values (${trivia}, ${userId}, 0, false)`,
    sql`insert into bingo_sessions (id, team_id, move_id, name, stages, auto_mark, cards_each, created_at, seed, commitment,
        phase, stage, is_won, calls, version, changed_at, ended_at)
      values (${bingo}, ${teamId}, ${randomUUID()}, 'B', '[]', false, 1, 0, 's', 'c', 'finished', 0, false, 0, 1, 0, ${at})`,
    sql`insert into bingo_cards (bingo_id, number, user_id, numbers, joined_at) values (${bingo}, 1, ${userId}, '[]', 0)`,
    sql`insert into polls (id, team_id, question, options, takes_several, is_secret, is_listed, created_at, closes_at, closed_at)
      values (${poll}, ${teamId}, 'Q', '[]', false, false, true, 0, ${at}, ${at})`,
    sql`insert into poll_votes (poll_id, user_id, choices) values (${poll}, ${userId}, '[0]')`,
    sql`insert into notifications (id, user_id, subject, content, sent_at)
      values (${randomUUID()}, ${userId}, ${`about ${age}`}, '{"kind":"removed"}', ${at})`,
    sql`insert into audit_entries (id, team_id, act, subject_id, changed, at)
      values (${randomUUID()}, ${teamId}, 'memberRemoved', ${userId}, '[]', ${at})`,
  ];
  for (const statement of statements) await statement.execute(testApp.parts.database);
}

/** Rows of the team or its member by table, that were there before anything was set. */
export async function left(testApp: TestApp, { team, member }: TeamOfTwo) {
  const { rows: counts } = await sql<Record<string, number>>`select
    (select count(*)::int from matches where team_id = ${team.teamId}) as matches,
    (select count(*)::int from turns where match_id in (
      select match_id from game_results where team_id = ${team.teamId})) as turns,
    (select count(*)::int from rooms where team_id = ${team.teamId}) as rooms,
    (select count(*)::int from game_results where team_id = ${team.teamId}) as results,
    (select count(*)::int from puzzle_attempts where user_id = ${member.userId}) as attempts,
    (select count(*)::int from puzzle_tries where user_id = ${member.userId}) as tries,
    (select count(*)::int from trivia where team_id = ${team.teamId}) as trivia,
    (select count(*)::int from bingo_sessions where team_id = ${team.teamId}) as bingo,
    (select count(*)::int from polls where team_id = ${team.teamId}) as polls,
    (select count(*)::int from notifications where user_id = ${member.userId}) as notifications,
    (select count(*)::int from audit_entries where team_id = ${team.teamId}
      and act = 'memberRemoved') as audit`.execute(testApp.parts.database);
  return counts[0];
}

export const full = {
  matches: 1,
  turns: 2,
  rooms: 1,
  results: 1,
  attempts: 1,
  tries: 1,
  trivia: 1,
  bingo: 1,
  polls: 1,
  notifications: 1,
  audit: 1,
};
const gone = { ...full, matches: 0, turns: 0, rooms: 0, attempts: 0, tries: 0 };
export const allGone = { ...gone, trivia: 0, bingo: 0, polls: 0, notifications: 0, audit: 0 };
/** The shortest time that can be chosen of each kind. */
export const shortest: Readonly<Record<RetentionKind, number>> = {
  games: 30,
  puzzles: 30,
  events: 90,
  polls: 30,
  notifications: 30,
  audit: 90,
};
