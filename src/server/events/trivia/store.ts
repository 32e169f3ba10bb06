// Store of trivia events outside their course: written, listed, changed and deleted by the calls.
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import { anyOf } from '../../base/storage/anyOf.ts';
import type { Database } from '../../base/storage/database.ts';
import type { TriviaPlayersTable, TriviaPostsTable, TriviaTable } from '../../base/storage/schema/trivia.ts';

export type NewTrivia = Insertable<TriviaTable>;
export type StoredTrivia = Selectable<TriviaTable>;

/** With what its lists show besides. */
export interface ListedTrivia extends StoredTrivia {
  readonly host_name: string | null;
  readonly host_avatar: string | null;
  readonly registered: number;
  /** Has read the right answers, or written the questions. */
  readonly knows_answers: boolean;
  readonly own: Pick<TriviaPlayersTable, 'removed_at' | 'place' | 'points'> | null;
  readonly winner: { readonly userId: string; readonly name: string; readonly avatar: string | null } | null;
}

/** Whose lists: the events of their team, with their own place. */
export interface Whose {
  readonly teamId: string;
  readonly userId: string;
}

const listed = ({ teamId, userId }: Whose, where: RawBuilder<unknown>) => sql`
  select t.*, h.name as host_name, h.avatar as host_avatar,
    (select count(*)::int from trivia_players p
      where p.trivia_id = t.id and p.removed_at is null) as registered,
    exists (select from trivia_readers r where r.trivia_id = t.id and r.user_id = ${userId}) as knows_answers,
    (select json_build_object('removed_at', p.removed_at, 'place', p.place, 'points', p.points)
      from trivia_players p where p.trivia_id = t.id and p.user_id = ${userId}) as own,
    (select json_build_object('userId', w.id, 'name', w.name, 'avatar', w.avatar)
      from trivia_players p join people w on w.id = p.user_id
      where p.trivia_id = t.id and p.place = 1 order by p.joined_at, w.id limit 1) as winner
  from trivia t left join people h on h.id = t.created_by
  where t.team_id = ${teamId} ${where}`;

export async function readTrivia(database: Database, whose: Whose, id: string): Promise<ListedTrivia | null> {
  const { rows } = await sql<ListedTrivia>`${listed(whose, sql`and t.id = ${id}`)}`.execute(database);
  return rows[0] ?? null;
}

export interface Part {
  readonly tab: 'all' | 'past' | 'active';
  /** In `all`, besides those that are active or over. */
  readonly withPassive: boolean;
  readonly page: number;
  readonly pageSize: number;
}

function conditionOf({ tab, withPassive }: Part): RawBuilder<unknown> {
  if (tab === 'active') return sql`and t.ended_at is null and not t.is_passive`;
  const shown = withPassive ? sql`` : sql`and not t.is_passive`;
  return tab === 'past' ? sql`and t.ended_at is not null ${shown}` : shown;
}

/** What is coming or live first, by its start; then what is over, newest first. */
export async function readTriviaList(
  database: Database,
  whose: Whose,
  part: Part,
): Promise<{ total: number; items: ListedTrivia[] }> {
  const where = conditionOf(part);
  const skip = (part.page - 1) * part.pageSize;
  const { rows } = await sql<ListedTrivia>`${listed(whose, where)}
    order by (t.ended_at is not null), (case when t.ended_at is null then t.start_at else -t.ended_at end),
      t.created_at, t.name, t.id
    limit ${part.pageSize} offset ${skip}`.execute(database);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from trivia t where t.team_id = ${whose.teamId} ${where}`.execute(database);
  return { total: counted.rows[0]?.total ?? 0, items: rows };
}

/** What is on now, was over after `from`, or starts before `to`. */
export async function readTriviaBetween(
  database: Database,
  whose: Whose,
  from: number,
  to: number,
): Promise<ListedTrivia[]> {
  const { rows } = await sql<ListedTrivia>`${listed(
    whose,
    sql`and not t.is_passive and t.start_at < ${to} and (t.ended_at > ${from} or t.ended_at is null and (t.phase <> 'lobby' or t.start_at > ${from}))`,
  )} order by t.start_at`.execute(database);
  return rows;
}

export interface StoredRow extends Pick<TriviaPlayersTable, 'user_id' | 'place' | 'points'> {
  readonly name: string;
  readonly avatar: string | null;
}

/** The tables of events that are over, each in its order. */
export async function readTables(
  database: Database,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly rows: readonly StoredRow[] }[]> {
  const rows = await database
    .selectFrom('trivia_players as p')
    .innerJoin('people as w', 'w.id', 'p.user_id')
    .select(['p.trivia_id', 'p.user_id', 'p.place', 'p.points', 'w.name', 'w.avatar'])
    .where('p.trivia_id', '=', anyOf(ids))
    .where('p.place', 'is not', null)
    .orderBy('p.place')
    .orderBy('p.joined_at')
    .orderBy('w.name')
    .execute();
  const byEvent = Map.groupBy(rows, ({ trivia_id }) => trivia_id);
  return [...byEvent].map(([id, table]) => ({ id, rows: table }));
}

export async function writeTrivia(database: Database, trivia: NewTrivia): Promise<void> {
  await database.insertInto('trivia').values(trivia).execute();
}

/** The questions as they are until the end of the transaction; null: it has begun, or is not there. */
export async function lockQuestions(
  database: Database,
  { teamId, id }: Pick<Whose, 'teamId'> & { readonly id: string },
): Promise<StoredTrivia['questions'] | null> {
  const row = await database
    .selectFrom('trivia')
    .select('questions')
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .where('phase', '=', 'lobby')
    .forUpdate()
    .executeTakeFirst();
  return row?.questions ?? null;
}

/** Of an event that is locked. */
export async function changeTrivia(
  database: Database,
  { teamId, id }: Pick<Whose, 'teamId'> & { readonly id: string },
  changed: Partial<NewTrivia>,
): Promise<void> {
  await database
    .updateTable('trivia')
    .set({ ...changed, step: sql`step + 1` })
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .execute();
}

export async function writePassive(database: Database, teamId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('trivia')
    .set({ is_passive: true })
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Its questions, whose pictures are no longer needed; null: it is running, or not there. */
export async function removeTrivia(
  database: Database,
  teamId: string,
  id: string,
): Promise<StoredTrivia['questions'] | null> {
  const row = await database
    .deleteFrom('trivia')
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .where('phase', 'in', ['lobby', 'completed'])
    .returning('questions')
    .executeTakeFirst();
  return row?.questions ?? null;
}

/** What is to be told; what was told already is told again only where its time has changed. */
export async function writePosts(
  database: Database,
  posts: readonly Pick<TriviaPostsTable, 'trivia_id' | 'kind' | 'due_at'>[],
): Promise<void> {
  if (posts.length === 0) return;
  await database
    .insertInto('trivia_posts')
    .values(posts.map((post) => ({ ...post, held_until: 0, tries: 0, done_at: null })))
    .onConflict((conflict) =>
      conflict.columns(['trivia_id', 'kind']).doUpdateSet({
        done_at: sql`case when trivia_posts.due_at = excluded.due_at then trivia_posts.done_at end`,
        due_at: sql`excluded.due_at`,
      }),
    )
    .execute();
}
