// Store of who has a window in a running trivia, and on which node: a node changes that of its own people alone.
import { sql } from 'kysely';
import type { Database } from '../../base/storage/database.ts';

export interface PeopleOfNode {
  readonly triviaId: string;
  readonly node: string;
  readonly userIds: readonly string[];
}

/**
 * Those of them whose window was on this node. Who leaves the lobby has not come; whether it still is one is judged
 * here, for it may have begun on another node.
 */
export async function writeAway(
  database: Database,
  { triviaId, node, userIds }: PeopleOfNode,
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    with event as (select id, phase from trivia where id = ${triviaId} for share)
    update trivia_players p
    set is_here = false, joined_at = case when event.phase = 'lobby' then null else p.joined_at end
    from event where p.trivia_id = event.id and p.user_id = any(${userIds}::uuid[])
      and (p.here_on = ${node} or p.here_on is null)
    returning p.user_id`.execute(database);
  return rows.map(({ user_id }) => user_id);
}

/** Those of them who may be in it: not who was put out, nor who was away from the lobby when it began. */
export async function writeHere(
  database: Database,
  { triviaId, node, userIds }: PeopleOfNode,
  now: number,
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    with event as (select id, phase from trivia where id = ${triviaId} for share)
    update trivia_players p
    set is_here = true, here_on = ${node}, joined_at = coalesce(p.joined_at, ${now}::bigint)
    from event where p.trivia_id = event.id and p.user_id = any(${userIds}::uuid[])
      and p.removed_at is null and (p.joined_at is not null or event.phase = 'lobby')
    returning p.user_id`.execute(database);
  return rows.map(({ user_id }) => user_id);
}

/** The people of nodes that have had no heartbeat since then. */
export async function readLeftBehind(
  database: Database,
  ids: readonly string[],
  { node, since }: { readonly node: string; readonly since: number },
): Promise<PeopleOfNode[]> {
  const { rows } = await sql<PeopleOfNode>`
    select p.trivia_id as "triviaId", p.here_on as node, json_agg(p.user_id) as "userIds"
    from trivia_players p
    where p.trivia_id = any(${ids}::uuid[]) and p.is_here and p.here_on <> ${node}
      and not exists (select from nodes n where n.id = p.here_on and n.heartbeat > ${since})
    group by p.trivia_id, p.here_on`.execute(database);
  return rows;
}
