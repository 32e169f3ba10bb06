// The ratings of games that are being recorded, in the transaction of their results.
import type { Transaction } from 'kysely';
import { isTooShort } from '../../../engine/ratings/ratedGame.ts';
import { dayOf, mondayOf } from '../../base/shared/days.ts';
import type { Schema } from '../../base/storage/schema/schema.ts';
import { type RatedMatch, RatingLedger, type RatingOutcome } from '../ratings/ratingLedger.ts';
import { readBehind, readKnownRatings } from '../ratings/ratingLedgerStore.ts';
import type { KnownCounters, LedgerGame } from './ledger.ts';

export interface RatedGames {
  readonly ledger: RatingLedger;
  /** What each game did, by match and person. */
  readonly outcomes: ReadonlyMap<string, ReadonlyMap<string, RatingOutcome>>;
}

/** In the order the games ended. The people must be locked. */
export async function rateRecorded(
  database: Transaction<Schema>,
  people: KnownCounters['people'],
  games: readonly LedgerGame[],
): Promise<RatedGames> {
  const teamOf = new Map(people.map(({ id, team_id }) => [id, team_id]));
  const on = games.filter(({ match }) => match.has_ratings && !match.is_test);
  const behind = await readBehind(database, [...new Set(on.map(({ match }) => match.team_id))]);
  const matches = on.flatMap((game) => (behind.has(game.match.team_id) ? [] : ratedMatches(game, teamOf)));
  const ledger = new RatingLedger(await readKnownRatings(database, matches));
  return { ledger, outcomes: new Map(matches.map((match) => [match.matchId, ledger.add(match)])) };
}

/** None where it says nothing. */
function ratedMatches(
  { match, ended }: LedgerGame,
  teamOf: ReadonlyMap<string, string | null>,
): readonly RatedMatch[] {
  if (isTooShort(ended.result.reason, ended.plies)) return [];
  const seats = match.players.flatMap(({ userId }, seat) => {
    const standing = ended.standings[seat];
    const isOurs = userId !== null && teamOf.get(userId) === match.team_id;
    return standing ? [{ userId: isOurs ? userId : null, standing }] : [];
  });
  if (seats.filter(({ userId }) => userId !== null).length < 2) return [];
  const day = dayOf(match.time_zone, ended.endedAt);
  return [
    {
      matchId: ended.matchId,
      teamId: match.team_id,
      gameType: match.game_name,
      pace: match.pace,
      endedAt: ended.endedAt,
      day,
      week: mondayOf(day),
      seats,
    },
  ];
}
