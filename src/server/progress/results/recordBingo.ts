// Records lines of XP and the badge of a first bingo, in the transaction that stores the event; each once.
import { sql, type Transaction } from 'kysely';
import { badges } from '../../../contract/progress/badges.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Schema } from '../../base/storage/schema/schema.ts';
import { lockPeople } from './ledgerStore.ts';
import type { StoredGains } from './store.ts';

const takingPartXp = 5;
const stageXp = 20;

export interface BingoReward {
  readonly bingoId: string;
  readonly teamId: string;
  readonly userIds: readonly string[];
  readonly kind: 'takenPart' | { readonly won: number };
  readonly at: number;
}

const bingoBadge = badges.find(({ key }) => key === 'bingo');

/** The badges that were given now. */
export async function recordBingo(
  transaction: Transaction<Schema>,
  { bingoId, teamId, userIds, kind, at }: BingoReward,
): Promise<{ readonly userId: string; readonly idprod: number }[]> {
  const locked = await lockPeople(transaction, userIds);
  // People who left the team since earn nothing.
  const people = locked.flatMap(({ id, team_id }) => (team_id === teamId ? id : []));
  const isWin = kind !== 'takenPart';
  const sourceId = isWin ? `${bingoId}:${kind.won}` : bingoId;
  const given = isWin && bingoBadge ? bingoBadge : null;
  const { rows } = await sql<{ user_id: string; has_badge: boolean }>`
    with whom as (select unnest(${people}::uuid[]) as user_id),
    badges as (
      insert into badges_given (user_id, idprod, cause, earned_at)
      select user_id, ${given?.idprod ?? 0}::int, ${bingoId}, ${at}::bigint from whom where ${given !== null}
      on conflict do nothing returning user_id
    ), lines as (
      insert into xp_lines (user_id, source, source_id, team_id, game_type, cause, xp, at)
      select user_id, 'bingo', ${sourceId}, ${teamId}::uuid, null, ${bingoId}, ${isWin ? stageXp : takingPartXp}::int,
        ${at}::bigint from whom
      union all
      select user_id, 'badge', ${String(given?.idprod)}, ${teamId}::uuid, null, ${bingoId}, ${given?.xp ?? 0}::int,
        ${at}::bigint from badges
      on conflict do nothing returning user_id, xp
    ), sums as (select user_id, sum(xp)::int as xp from lines group by user_id),
    tallies as (
      insert into person_tallies (user_id, xp, finished, won, hosted, teammates, win_run, stayed_run)
      select user_id, xp, 0, 0, 0, 0, 0, 0 from sums
      on conflict (user_id) do update set xp = person_tallies.xp + excluded.xp
    )
    select w.user_id, exists (select 1 from badges b where b.user_id = w.user_id) as has_badge
    from whom w`.execute(transaction);
  return rows.flatMap(({ user_id, has_badge }) =>
    has_badge && given ? [{ userId: user_id, idprod: given.idprod }] : [],
  );
}

/** The XP and badges these people earned in a bingo, and their total XP. */
export async function readBingoGains(
  database: Database,
  bingoId: string,
  userIds: readonly string[],
): Promise<StoredGains[]> {
  const { rows } = await sql<StoredGains>`
    select w.user_id,
      (select coalesce(sum(xp), 0)::int from xp_lines x where x.user_id = w.user_id and x.cause = ${bingoId}) as xp,
      coalesce((select xp from person_tallies t where t.user_id = w.user_id), 0) as total,
      array(select idprod from badges_given b
        where b.user_id = w.user_id and b.cause = ${bingoId} order by idprod) as badges
    from unnest(${userIds}::uuid[]) as w (user_id)`.execute(database);
  return rows;
}
