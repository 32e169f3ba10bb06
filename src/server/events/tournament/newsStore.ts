// Store of what happened around the open tables of a tournament: games recorded, tables closed, people who left the team.
import { sql } from 'kysely';
import type { SeatResult } from '../../../engine/seatResults.ts';
import type { TableSeat } from '../../../events/tournament/tableScoring.ts';
import { hasFourAt } from '../../../events/tournament/tournament.ts';
import { anyOf } from '../../base/storage/anyOf.ts';
import type { Database } from '../../base/storage/database.ts';
import { type RoomDoc, roomStatus } from '../../base/storage/schema/matches.ts';
import type { LoadedTournament, TournamentNews } from './state.ts';

/** The only game of a table of a tournament. */
const matchOf = sql`p.room_id || ':1'`;

const isDecidedAtTable = sql<boolean>`(m.standings is not null or (r.status = ${roomStatus.closed} and m.standings is null))`;

const hasLeftTeam = sql<boolean>`e.until_round is null and (h.id is null or h.team_id is distinct from t.team_id)`;

/** Those in which something is due by the clock, or has happened at a table or to somebody. */
export async function readDueTournaments(database: Database, now: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from tournaments t
    where t.ended_at is null and (
      t.due_at <= ${now}
      or exists (
        select 1 from tournament_pairings p
        left join matches m on m.id = ${matchOf} left join rooms r on r.id = p.room_id
        where p.tournament_id = t.id and p.outcome is null and ${isDecidedAtTable})
      or exists (
        select 1 from tournament_entrants e left join people h on h.id = e.user_id
        where e.tournament_id = t.id and ${hasLeftTeam})
    )`.execute(database);
  return rows.map(({ id }) => id);
}

interface Decided {
  readonly room_id: string;
  readonly standings: readonly SeatResult[] | null;
  readonly positions: readonly number[] | null;
  readonly game: number;
}

/** Position 0 is the first seat of the pairing, in an even game the second. */
function outcomeOf({ standings, positions, game }: Decided): 'first' | 'second' | 'draw' | 'none' {
  const winners = (standings ?? []).flatMap(({ outcome }, seat) => (outcome === 'win' ? [seat] : []));
  const [winner] = winners;
  if (winner === undefined) return standings?.some(({ outcome }) => outcome === 'draw') ? 'draw' : 'none';
  const isPositionOne = (positions?.[winner] ?? winner) === 1;
  return isPositionOne === (game % 2 === 1) ? 'second' : 'first';
}

export async function readTournamentNews(
  database: Database,
  { id, pairings, tableSize }: Pick<LoadedTournament, 'id' | 'pairings' | 'tableSize'>,
): Promise<TournamentNews> {
  const open = pairings.filter(({ outcome, roomId }) => outcome === null && roomId !== null);
  const atTables = sql<Decided>`
    select p.room_id, m.standings, m.positions, p.game
    from jsonb_to_recordset(${JSON.stringify(open.map(({ roomId, game }) => ({ room_id: roomId, game })))}::jsonb)
      as p (room_id text, game int)
    left join matches m on m.id = ${matchOf} left join rooms r on r.id = p.room_id
    where ${isDecidedAtTable}`;
  const leaving = sql<{ number: number }>`
    select e.number from tournament_entrants e
    join tournaments t on t.id = e.tournament_id left join people h on h.id = e.user_id
    where e.tournament_id = ${id} and ${hasLeftTeam}`;
  const [{ rows }, gone] = await Promise.all([atTables.execute(database), leaving.execute(database)]);
  const decided = rows.filter(({ standings }) => standings !== null);
  const hasFour = hasFourAt({ tableSize });
  return {
    results: new Map(decided.map((row) => [row.room_id, hasFour ? 'none' : outcomeOf(row)] as const)),
    finished: new Map(hasFour ? decided.map((row) => [row.room_id, finishedAt(row)] as const) : []),
    lost: new Set(rows.flatMap((row) => (row.standings === null ? [row.room_id] : []))),
    gone: gone.rows.map(({ number }) => number),
  };
}

/** With four at a table: how each finished, by position; nobody sat where somebody had left before the game. */
function finishedAt({ standings, positions }: Decided): TableSeat[] {
  const seats = new Map(
    (standings ?? []).map(({ place, hasLeft }, seat) => [
      positions?.[seat] ?? seat,
      { place, isAbsent: hasLeft },
    ]),
  );
  const places = Math.max(0, ...[...seats.keys()].map((position) => position + 1));
  return Array.from(
    { length: places },
    (_, position) => seats.get(position) ?? { place: seats.size, isAbsent: true },
  );
}

/** Of these tables: who is ready at each whose game has not begun, by place. */
export async function readWaiting(
  database: Database,
  roomIds: readonly string[],
): Promise<ReadonlyMap<string, readonly boolean[]>> {
  if (roomIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('rooms')
    .select(['id', 'doc'])
    .where('id', '=', anyOf(roomIds))
    .where('status', '=', roomStatus.lobby)
    .execute();
  return new Map(rows.map(({ id, doc }) => [id, readyAt(doc)]));
}

const readyAt = ({ places }: RoomDoc): boolean[] =>
  places.map((place) => place?.kind === 'person' && place.isReady);
