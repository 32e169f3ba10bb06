// Store of tournaments: what the host loads, and a change written on the version it was made from.
import { type Insertable, type Selectable, sql } from 'kysely';
import { anyOf } from '../../base/storage/anyOf.ts';
import type { Database } from '../../base/storage/database.ts';
import type {
  TournamentEntrantsTable,
  TournamentPairingsTable,
  TournamentsTable,
} from '../../base/storage/schema/tournaments.ts';
import { type LoadedTournament, noNews, type StoredEntrant, type StoredPairing } from './state.ts';

/** The id of the tournament; the same for the same message. */
export async function writeNewTournament(
  database: Database,
  row: Insertable<TournamentsTable>,
): Promise<string> {
  const { id } = await database
    .insertInto('tournaments')
    .values(row)
    .onConflict((conflict) => conflict.columns(['team_id', 'move_id']).doUpdateSet({ move_id: row.move_id }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function countGoing(database: Database, teamId: string): Promise<number> {
  const { going } = await database
    .selectFrom('tournaments')
    .select((is) => is.fn.countAll<number>().as('going'))
    .where('team_id', '=', teamId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(going);
}

const entrantFrom = (row: Selectable<TournamentEntrantsTable>): StoredEntrant => ({
  number: row.number,
  userId: row.user_id,
  joinedAt: row.joined_at,
  isCheckedIn: row.is_checked_in,
  from: row.from_round,
  until: row.until_round,
  division: row.division,
  place: row.place,
  department: row.department,
  arena: row.arena_score,
});

function pairingFrom(row: Selectable<TournamentPairingsTable>): StoredPairing {
  const pairing: StoredPairing = {
    round: row.round,
    board: row.board,
    first: row.first,
    second: row.second,
    outcome: row.outcome,
    isPlayed: row.is_played,
    game: row.game,
    games: row.games,
    roomId: row.room_id,
    openedAt: row.opened_at,
  };
  const { others, places, absent } = row;
  return others === null ? pairing : { ...pairing, others, places, absent: absent ?? [] };
}

/** `known`: where it has the stored version its people and pairings are not read again. */
export async function readTournament(
  database: Database,
  id: string,
  known: LoadedTournament | null,
): Promise<LoadedTournament | null> {
  const row = await database.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  if (known?.version === row.version) return known;
  const entrants = await database
    .selectFrom('tournament_entrants')
    .selectAll()
    .where('tournament_id', '=', id)
    .orderBy('number')
    .execute();
  let pairings = database.selectFrom('tournament_pairings').selectAll().where('tournament_id', '=', id);
  if (row.form === 'arena') pairings = pairings.where('outcome', 'is', null);
  return {
    id: row.id,
    teamId: row.team_id,
    name: row.name,
    gameName: row.game_name,
    form: row.form,
    timer: row.timer,
    turnDays: row.turn_days,
    askedRounds: row.asked_rounds,
    minutes: row.arena_minutes,
    endsAt: row.ends_at,
    rounds: row.rounds,
    hasThirdPlace: row.third_place,
    tableSize: row.table_size,
    bestOf: row.best_of,
    isTwice: row.is_twice,
    roundStep: row.round_step,
    roundEndsAt: row.round_ends_at,
    departments: row.departments,
    askedCounted: row.asked_counted,
    counted: row.counted,
    begunAt: row.begun_at,
    repeats: row.repeats,
    seriesStart: row.series_start,
    seriesAt: row.series_at,
    follows: row.follows,
    createdBy: row.created_by,
    createdAt: row.created_at,
    startsAt: row.starts_at,
    phase: row.phase,
    dueAt: row.due_at,
    version: row.version,
    endedAt: row.ended_at,
    entrants: entrants.map(entrantFrom),
    pairings: (await pairings.orderBy('round').orderBy('board').execute()).map(pairingFrom),
    news: noNews,
  };
}

/** False: it has another version by now, and nothing was written. One statement: nobody moves anywhere while it runs. */
export async function writeTournament(
  transaction: Database,
  before: LoadedTournament,
  after: LoadedTournament,
): Promise<boolean> {
  const { id, version } = before;
  const { phase, rounds, dueAt, endsAt, endedAt, begunAt, roundEndsAt, counted, repeats } = after;
  const step = transaction
    .updateTable('tournaments')
    .set({
      phase,
      rounds,
      due_at: dueAt,
      ends_at: endsAt,
      ended_at: endedAt,
      begun_at: begunAt,
      round_ends_at: roundEndsAt,
      counted,
      repeats,
      version: version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id');
  const isOpen = before.phase === 'open';
  const { rows } = await sql<{ id: string }>`
    with step as (${step}), ${entrantsWritten(isOpen ? [] : entrantRows(before, after))},
      ${pairingsWritten(before, after)}
    select id from step`.execute(transaction);
  if (rows.length === 0) return false;
  if (isOpen) await writeSignUps(transaction, before, after);
  return true;
}

const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

/** Those that changed. */
function entrantRows(before: LoadedTournament, { id, entrants }: LoadedTournament): readonly object[] {
  if (entrants === before.entrants) return [];
  const known = new Set<StoredEntrant>(before.entrants);
  return entrants.filter((entrant) => !known.has(entrant)).map((entrant) => entrantRow(id, entrant));
}

/** Named, so that a newer version may add columns while nodes of this one still run. */
const entrantColumns = sql.raw(
  'tournament_id, number, user_id, joined_at, is_checked_in, from_round, until_round, division, place, department, arena_score',
);
const pairingColumns = sql.raw(
  'tournament_id, round, board, first, second, outcome, is_played, game, games, room_id, opened_at, others, places, absent',
);

const entrantRow = (id: string, entrant: StoredEntrant): object => ({
  tournament_id: id,
  number: entrant.number,
  user_id: entrant.userId,
  joined_at: entrant.joinedAt,
  is_checked_in: entrant.isCheckedIn,
  from_round: entrant.from,
  until_round: entrant.until,
  division: entrant.division,
  place: entrant.place,
  department: entrant.department,
  arena_score: entrant.arena,
});

/** A part of the statement of a step. */
const entrantsWritten = (rows: readonly object[]) => sql`
    entrants as (
      insert into tournament_entrants (${entrantColumns})
      select ${entrantColumns} from step, jsonb_populate_recordset(null::tournament_entrants, ${json(rows)})
      on conflict (tournament_id, number) do update set from_round = excluded.from_round,
        until_round = excluded.until_round, arena_score = excluded.arena_score
    )`;

/** Sign-ups come and go, and numbers are given anew at the start: a row that changed is written anew. */
async function writeSignUps(
  transaction: Database,
  before: LoadedTournament,
  after: LoadedTournament,
): Promise<void> {
  const { id } = before;
  const kept = new Set<StoredEntrant>(after.entrants);
  const gone = before.entrants.filter((entrant) => !kept.has(entrant)).map(({ number }) => number);
  const rows = entrantRows(before, after);
  if (gone.length > 0)
    await sql`delete from tournament_entrants where tournament_id = ${id} and number = any(${gone})`.execute(
      transaction,
    );
  if (rows.length > 0)
    await sql`
      insert into tournament_entrants (${entrantColumns})
      select ${entrantColumns} from jsonb_populate_recordset(null::tournament_entrants, ${json(rows)})`.execute(
      transaction,
    );
}

const keyOf = ({ round, board }: StoredPairing): string => `${round} ${board}`;

/** Parts of the statement of a step: those that are no more, and those that are new or changed. */
function pairingsWritten(before: LoadedTournament, { id, pairings }: LoadedTournament) {
  const known = new Set<StoredPairing>(before.pairings);
  const kept = new Set(pairings.map(keyOf));
  const gone = before.pairings.filter((pairing) => !kept.has(keyOf(pairing)));
  const rows = pairings.filter((pairing) => !known.has(pairing)).map((pairing) => pairingRow(id, pairing));
  return sql`
    gone as (
      delete from tournament_pairings p
      using step, jsonb_to_recordset(${json(gone)}) as g (round int, board int)
      where p.tournament_id = step.id and p.round = g.round and p.board = g.board
    ), pairings as (
      insert into tournament_pairings (${pairingColumns})
      select ${pairingColumns} from step, jsonb_populate_recordset(null::tournament_pairings, ${json(rows)})
      on conflict (tournament_id, round, board) do update set first = excluded.first, second = excluded.second,
        outcome = excluded.outcome, is_played = excluded.is_played, game = excluded.game, games = excluded.games,
        room_id = excluded.room_id, opened_at = excluded.opened_at, others = excluded.others,
        places = excluded.places, absent = excluded.absent
    )`;
}

const pairingRow = (id: string, pairing: StoredPairing): object => ({
  tournament_id: id,
  round: pairing.round,
  board: pairing.board,
  first: pairing.first,
  second: pairing.second,
  outcome: pairing.outcome,
  is_played: pairing.isPlayed,
  game: pairing.game,
  games: pairing.games,
  room_id: pairing.roomId,
  opened_at: pairing.openedAt,
  others: pairing.others ?? null,
  places: pairing.places ?? null,
  absent: pairing.absent ?? null,
});

/** Tournaments of which another version is stored. */
export async function readChanged(
  database: Database,
  known: ReadonlyMap<string, Pick<LoadedTournament, 'version'>>,
): Promise<string[]> {
  const rows = await database
    .selectFrom('tournaments')
    .select(['id', 'version'])
    .where('id', '=', anyOf(known.keys()))
    .execute();
  const stored = new Map(rows.map(({ id, version }) => [id, version]));
  return [...known].flatMap(([id, { version }]) => (stored.get(id) === version ? [] : [id]));
}

/** By person: how strong they are at the game of the tournament, where the team has ratings. */
export async function readStrengths(
  database: Database,
  tournament: Pick<LoadedTournament, 'teamId' | 'gameName' | 'turnDays' | 'entrants'>,
): Promise<ReadonlyMap<string, number>> {
  const { teamId, gameName, turnDays, entrants } = tournament;
  const ids = entrants.flatMap(({ userId }) => userId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('ratings')
    .select(['user_id', 'rating'])
    .where('team_id', '=', teamId)
    .where('game_type', '=', gameName)
    .where('pace', '=', turnDays === null ? 'live' : 'daily')
    .where('user_id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ user_id, rating }) => [user_id, rating]));
}
