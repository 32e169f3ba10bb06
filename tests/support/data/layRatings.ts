// Ratings laid straight into the database, with a line of days behind them, for tests that only look at them.
import type { RatedPace } from '../../../src/contract/progress/ratings.ts';
import type { Database } from '../../../src/server/base/storage/database.ts';

interface LaidRating {
  readonly teamId: string;
  readonly userId: string;
  readonly gameType: string;
  readonly pace?: RatedPace;
  readonly rating: number;
  readonly deviation?: number;
  /** At the end of the days before today, the latest last. */
  readonly before?: readonly number[];
}

const dayMs = 24 * 60 * 60_000;

/** Instead of what is stored. */
export async function layRating(database: Database, laid: LaidRating, now: number): Promise<void> {
  const { teamId, userId, gameType, pace = 'live', rating, deviation = 55, before = [] } = laid;
  const kind = { team_id: teamId, user_id: userId, game_type: gameType, pace };
  await database
    .deleteFrom('ratings')
    .where('user_id', '=', userId)
    .where('game_type', '=', gameType)
    .execute();
  await database
    .insertInto('ratings')
    .values({ ...kind, rating, deviation, volatility: 0.06, games: 40, rated_at: now })
    .execute();
  const days = before.map((each, at) => {
    const moment = now - (before.length - at) * 3 * dayMs;
    return { ...kind, rating: each, at: moment, day: new Date(moment).toISOString().slice(0, 10) };
  });
  if (days.length > 0) await database.insertInto('rating_days').values(days).execute();
}
