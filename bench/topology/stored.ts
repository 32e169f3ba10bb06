// Every acknowledged move beside what the database holds: nothing lost, nothing doubled, and both players see all of it.
import pg from 'pg';
import { type Sent, type TopologyTable, temporary } from './play.ts';

export interface Comparison {
  readonly acknowledged: number;
  /** Acknowledged and not stored, or stored as another move or turn. */
  readonly lost: number;
  /** Stored more than once. */
  readonly doubled: number;
  /** Stored though the player was told no for good. */
  readonly refusedButStored: number;
  /** Tables where a player's last view is not the last stored turn. */
  readonly differing: number;
}

interface StoredMove {
  readonly room: string;
  readonly turn: number;
  readonly moveId: string;
  readonly moves: readonly unknown[];
}

async function storedMoves(database: string): Promise<StoredMove[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query(`
    select m.room_id as room, t.turn, t.move_id as "moveId",
      array(select e->'move' from json_array_elements(t.entries) e where e->>'kind' = 'move') as moves
    from turns t join matches m on m.id = t.match_id where t.move_id is not null`);
  await client.end();
  return rows;
}

export async function compareStored(
  database: string,
  tables: readonly TopologyTable[],
  sent: readonly Sent[],
): Promise<Comparison> {
  const stored = await storedMoves(database);
  const byId = Map.groupBy(stored, ({ moveId }) => moveId);
  const acknowledged = sent.filter(({ turn }) => turn !== null);
  const isKept = ({ moveId, room, turn, move }: Sent) =>
    byId
      .get(moveId)
      ?.some((row) => row.room === room && row.turn === turn && row.moves.some((each) => each === move));
  const isRefused = ({ refusal }: Sent) => refusal !== null && !temporary.includes(refusal);
  const turnsOf = Map.groupBy(stored, ({ room }) => room);
  const isDiffering = ({ room, players }: TopologyTable) =>
    players.some((player) => player.view()?.turn !== (turnsOf.get(room)?.length ?? 0));
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((each) => !isKept(each)).length,
    doubled: stored.filter(({ moves }) => moves.length > 1).length + stored.length - byId.size,
    refusedButStored: sent.filter(isRefused).filter(({ moveId }) => byId.has(moveId)).length,
    differing: tables.filter(isDiffering).length,
  };
}
