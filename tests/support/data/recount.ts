// Counts all results anew, for comparison with the counters that every settlement adds to.
import type { Database } from '../../../src/server/base/storage/database.ts';

interface Counters {
  readonly people: unknown;
  readonly games: unknown;
  /** Counters of each person by team and game. */
  readonly points: unknown;
  readonly results: unknown;
}

export const storedCounters = async (database: Database): Promise<Counters> => ({
  people: await database.selectFrom('person_tallies').selectAll().orderBy('user_id').execute(),
  games: await database
    .selectFrom('game_tallies')
    .selectAll()
    .orderBy('user_id')
    .orderBy('game_type')
    .execute(),
  points: (await database.selectFrom('xp_totals').selectAll().execute()).toSorted(byKey),
  results: (await database.selectFrom('result_totals').selectAll().execute()).toSorted(byKey),
});

interface Key {
  readonly team_id: string;
  readonly user_id: string;
  readonly game_type: string | null;
}

const keyOf = ({ team_id, user_id, game_type }: Key): string => `${team_id} ${user_id} ${game_type ?? ''}`;

const byKey = (one: Key, other: Key): number => (keyOf(one) < keyOf(other) ? -1 : 1);

const grouped = <R extends Key>(rows: readonly R[]): (readonly [Key, readonly R[]])[] =>
  [...Map.groupBy(rows, keyOf).values()].flatMap((own) => (own[0] ? [[own[0], own] as const] : []));

type Result = Awaited<ReturnType<typeof readResults>>[number];

const readResults = (database: Database) =>
  database
    .selectFrom('game_results')
    .selectAll()
    .where('counts', '=', true)
    .orderBy('ended_at')
    .orderBy('match_id', 'desc')
    .execute();

const distinct = (values: readonly string[]): number => new Set(values).size;

const wins = (results: readonly Result[]): Result[] => results.filter(({ outcome }) => outcome === 'win');

function lastRun(results: readonly Result[], shouldContinue: (result: Result) => boolean): number {
  const end = results.findLastIndex((result) => !shouldContinue(result));
  return results.length - 1 - end;
}

const isWin = ({ outcome }: Result): boolean => outcome === 'win';

export async function recountedCounters(database: Database): Promise<Counters> {
  const results = await readResults(database);
  const xp = await database.selectFrom('xp_lines').selectAll().execute();
  const byPerson = Map.groupBy(results, ({ user_id }) => user_id);
  const users = [...byPerson.keys()].sort();
  return {
    points: grouped(xp)
      .map(([{ team_id, user_id, game_type }, own]) => ({
        team_id,
        user_id,
        game_type: game_type ?? '',
        xp: own.reduce((sum, line) => sum + line.xp, 0),
        last_at: Math.max(...own.map(({ at }) => at)),
      }))
      .toSorted(byKey),
    results: grouped(results)
      .map(([{ team_id, user_id, game_type }, own]) => ({
        team_id,
        user_id,
        game_type,
        played: own.length,
        won: wins(own).length,
        last_at: Math.max(...own.map(({ ended_at }) => ended_at)),
      }))
      .toSorted(byKey),
    people: users.map((userId) => {
      const own = byPerson.get(userId) ?? [];
      const matches = new Set(own.map(({ match_id }) => match_id));
      const company = results.filter(({ user_id, match_id }) => user_id !== userId && matches.has(match_id));
      return {
        user_id: userId,
        xp: xp.filter((line) => line.user_id === userId).reduce((sum, line) => sum + line.xp, 0),
        finished: own.length,
        won: wins(own).length,
        hosted: distinct(own.filter(({ opened }) => opened).map(({ room_id }) => room_id)),
        teammates: distinct(company.map(({ user_id }) => user_id)),
        win_run: lastRun(own, isWin),
        stayed_run: lastRun(own, ({ has_left }) => !has_left),
      };
    }),
    games: users.flatMap((userId) => {
      const byGame = Map.groupBy(byPerson.get(userId) ?? [], ({ game_type }) => game_type);
      return [...byGame.keys()].sort().map((gameType) => {
        const own = byGame.get(gameType) ?? [];
        return {
          user_id: userId,
          game_type: gameType,
          played: own.length,
          won: wins(own).length,
          drawn: own.filter(({ outcome }) => outcome === 'draw').length,
          win_run: lastRun(own, isWin),
          best_run: Math.max(...own.map((_, at) => lastRun(own.slice(0, at + 1), isWin))),
          last_played: own.at(-1)?.ended_at,
        };
      });
    }),
  };
}
