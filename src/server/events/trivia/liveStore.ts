// Store of a running trivia: its course, who is in it, and the answers. A conditional update decides who moves it.
import { sql } from 'kysely';
import type { Course } from '../../../events/trivia/phases.ts';
import type { Given } from '../../../events/trivia/standings.ts';
import { gatherTogether } from '../../base/storage/batches.ts';
import type { Database } from '../../base/storage/database.ts';
import { tellWebhooks } from '../../messaging/webhooks/tell.ts';
import { type StoredTrivia, writePosts } from './store.ts';

export interface Running extends StoredTrivia {
  readonly host_name: string | null;
  readonly host_avatar: string | null;
}

export async function readRunning(database: Database, id: string): Promise<Running | null> {
  const row = await database
    .selectFrom('trivia as t')
    .leftJoin('people as h', 'h.id', 't.created_by')
    .selectAll('t')
    .select(['h.name as host_name', 'h.avatar as host_avatar'])
    .where('t.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export interface PlayerRow {
  readonly user_id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly is_here: boolean;
  readonly removed_at: number | null;
}

/** Players in order of joining. */
export const readPlayers = (database: Database, id: string): Promise<PlayerRow[]> =>
  database
    .selectFrom('trivia_players as p')
    .innerJoin('people as w', 'w.id', 'p.user_id')
    .select(['p.user_id', 'w.name', 'w.avatar', 'p.is_here', 'p.removed_at'])
    .where('p.trivia_id', '=', id)
    .where((is) => is.or([is('p.joined_at', 'is not', null), is('p.removed_at', 'is not', null)]))
    .orderBy('p.joined_at')
    .orderBy('w.name')
    .execute();

/** Of one question, or of all. */
export async function readAnswers(database: Database, id: string, question: number | null): Promise<Given[]> {
  const rows = await database
    .selectFrom('trivia_answers')
    .select(['user_id', 'question', 'options', 'ms'])
    .where('trivia_id', '=', id)
    .$if(question !== null, (query) => query.where('question', '=', question ?? 0))
    .execute();
  return rows.map(({ user_id, question: number, options, ms }) => ({
    userId: user_id,
    question: number,
    options,
    ms,
  }));
}

/** Answers, and people who join, of one moment are stored together. */
export const batchLimits = { most: 500, gathering: gatherTogether };

export interface NewAnswer {
  readonly triviaId: string;
  readonly question: number;
  readonly userId: string;
  readonly options: readonly number[];
  readonly ms: number;
  readonly moveId: string;
}

/** `stored`: now, or by the same message before. `known`: another one counts. `closed`: the question is not open. */
export type Answered = 'stored' | 'known' | 'closed';

const keyOf = (one: Pick<NewAnswer, 'triviaId' | 'question' | 'userId'>): string =>
  `${one.triviaId} ${one.question} ${one.userId}`;

/** The lock on the event keeps its course from moving on until these are stored. */
export async function storeAnswers(database: Database, answers: readonly NewAnswer[]): Promise<Answered[]> {
  await sql`
    with open as (
      select id, question from trivia
      where id = any(${[...new Set(answers.map(({ triviaId }) => triviaId))]}::uuid[]) and phase = 'questionTime'
      for share
    )
    insert into trivia_answers (trivia_id, question, user_id, options, ms, move_id)
    select one.* from unnest(
      ${answers.map(({ triviaId }) => triviaId)}::uuid[], ${answers.map(({ question }) => question)}::int[],
      ${answers.map(({ userId }) => userId)}::uuid[],
      ${answers.map(({ options }) => JSON.stringify(options))}::jsonb[],
      ${answers.map(({ ms }) => ms)}::int[], ${answers.map(({ moveId }) => moveId)}::uuid[]
    ) as one (trivia_id, question, user_id, options, ms, move_id)
    join open on open.id = one.trivia_id and open.question = one.question
    on conflict do nothing`.execute(database);
  return readAnswered(database, answers);
}

export async function readAnswered(
  database: Database,
  answers: readonly Pick<NewAnswer, 'triviaId' | 'question' | 'userId' | 'moveId'>[],
): Promise<Answered[]> {
  const { rows } = await sql<{ triviaId: string; question: number; userId: string; moveId: string }>`
    select trivia_id as "triviaId", question, user_id as "userId", move_id as "moveId"
    from trivia_answers join unnest(
      ${answers.map(({ triviaId }) => triviaId)}::uuid[], ${answers.map(({ question }) => question)}::int[],
      ${answers.map(({ userId }) => userId)}::uuid[]
    ) as asked (trivia_id, question, user_id) using (trivia_id, question, user_id)`.execute(database);
  const stored = new Map(rows.map((row) => [keyOf(row), row.moveId]));
  return answers.map((one) => {
    const moveId = stored.get(keyOf(one));
    if (moveId === undefined) return 'closed';
    return moveId === one.moveId ? 'stored' : 'known';
  });
}

export interface Move {
  readonly id: string;
  /** The step it goes on from. */
  readonly step: number;
  readonly course: Course;
  readonly resumedAt: number;
  /** The latest messages of hosts. */
  readonly acts: readonly string[];
  readonly now: number;
  /** Told to the channel, if there is one. */
  readonly isStart: boolean;
  /** Put out by this act. */
  readonly removed: string | null;
}

/** False: somebody else moved it on, or it is gone. */
export function moveOn(database: Database, move: Move): Promise<boolean> {
  const { id, step, course, now } = move;
  return database.transaction().execute(async (transaction) => {
    const moved = await transaction
      .updateTable('trivia')
      .set({
        phase: course.phase,
        step: step + 1,
        question: course.question,
        phase_at: course.phaseAt,
        due_at: course.dueAt,
        limit_ms: course.limitMs,
        asked: JSON.stringify(course.asked),
        resumed_at: move.resumedAt,
        acts: JSON.stringify(move.acts),
        ended_at: course.phase === 'completed' ? now : null,
      })
      .where('id', '=', id)
      .where('step', '=', step)
      .returning(['channel_id', 'team_id', 'name'])
      .executeTakeFirst();
    if (!moved) return false;
    const isEnd = course.phase === 'completed';
    if (move.isStart || isEnd)
      await tellWebhooks(transaction, now, [
        {
          teamId: moved.team_id,
          event: isEnd ? 'event.ended' : 'event.started',
          data: { eventId: id, type: 'trivia', name: moved.name },
        },
      ]);
    if (move.isStart && moved.channel_id !== null)
      await writePosts(transaction, [{ trivia_id: id, kind: 'started', due_at: now }]);
    if (move.removed !== null)
      await transaction
        .updateTable('trivia_players')
        .set({ removed_at: now, is_here: false })
        .where('trivia_id', '=', id)
        .where('user_id', '=', move.removed)
        .execute();
    return true;
  });
}

/** Events whose course goes on by itself now. */
export async function readDue(database: Database, now: number): Promise<string[]> {
  const rows = await database.selectFrom('trivia').select('id').where('due_at', '<=', now).execute();
  return rows.map(({ id }) => id);
}

/** Events that are over, and whose gains are not written yet. */
export async function readUnsettled(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('trivia')
    .select('id')
    .where('ended_at', 'is not', null)
    .where('settled_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** What a node may have missed of an event: compared with what it has in memory. */
export interface Seen {
  readonly step: number;
  readonly answered: number;
  readonly people: number;
  readonly here: number;
}

export async function readSeen(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Seen>> {
  const { rows } = await sql<Seen & { readonly id: string }>`
    select t.id, t.step,
      (select count(*)::int from trivia_answers a where a.trivia_id = t.id and a.question = t.question) as answered,
      count(p.user_id)::int as people, (count(p.user_id) filter (where p.is_here))::int as here
    from trivia t
    left join trivia_players p on p.trivia_id = t.id and p.joined_at is not null and p.removed_at is null
    where t.id = any(${ids}::uuid[]) group by t.id`.execute(database);
  return new Map(rows.map((row) => [row.id, row]));
}
