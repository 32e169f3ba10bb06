// Which of the games that are being recorded count for ratings, and as what. No I/O.
import { isTooShort } from '../../../engine/ratings/ratedGame.ts';
import { dayOf, mondayOf } from '../../base/shared/days.ts';
import type { RatedMatch } from '../ratings/ratingLedger.ts';
import type { KnownCounters, LedgerGame } from './ledger.ts';

/** In the order the games ended. `behind`: teams whose stored results are still being rated. */
export function ratedMatches(
  games: readonly LedgerGame[],
  people: KnownCounters['people'],
  behind: ReadonlySet<string>,
): readonly RatedMatch[] {
  const teamOf = new Map(people.map(({ id, team_id }) => [id, team_id]));
  const on = games.filter(({ match }) => match.has_ratings && !match.is_test && !behind.has(match.team_id));
  return on.flatMap((game) => ratedMatch(game, teamOf));
}

/** None where it says nothing. */
function ratedMatch(
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
