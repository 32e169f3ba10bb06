// Computes the ratings after finished games, one after the other. No I/O.
import { comparedIn, type RatedSeat, rated, weightOf } from '../../../engine/ratings/ratedGame.ts';
import { firstRating, type PlayerRating, ratingAt } from '../../../engine/ratings/rating.ts';
import type {
  RatingChangesTable,
  RatingDaysTable,
  RatingMeetingsTable,
  RatingsTable,
} from '../../base/storage/schema/ratings.ts';

/** A finished game whose people are rated. */
export interface RatedMatch {
  readonly matchId: string;
  readonly teamId: string;
  readonly gameType: string;
  readonly pace: string;
  readonly endedAt: number;
  /** In the team's time zone. */
  readonly day: string;
  /** Its Monday. */
  readonly week: string;
  readonly seats: readonly RatedSeat[];
}

/** What is stored before these games. */
export interface KnownRatings {
  readonly ratings: readonly RatingsTable[];
  readonly meetings: readonly RatingMeetingsTable[];
}

/** What a game did to a person's rating. */
export interface RatingOutcome {
  readonly rating: number;
  readonly change: number;
  readonly deviation: number;
}

type Kind = Pick<RatedMatch, 'teamId' | 'gameType' | 'pace'>;

const keyOf = ({ teamId, gameType, pace }: Kind, ...rest: readonly string[]): string =>
  [teamId, gameType, pace, ...rest].join(' ');

const kindOf = (row: {
  readonly team_id: string;
  readonly game_type: string;
  readonly pace: string;
}): Kind => ({
  teamId: row.team_id,
  gameType: row.game_type,
  pace: row.pace,
});

/** Rows that are to be written; `known` is what is stored before them. */
export class RatingLedger {
  readonly ratings = new Map<string, RatingsTable>();
  readonly days = new Map<string, RatingDaysTable>();
  readonly meetings = new Map<string, RatingMeetingsTable>();
  readonly changes: RatingChangesTable[] = [];
  readonly #ratings: ReadonlyMap<string, RatingsTable>;
  readonly #meetings: ReadonlyMap<string, RatingMeetingsTable>;

  constructor(known: KnownRatings) {
    this.#ratings = new Map(known.ratings.map((row) => [keyOf(kindOf(row), row.user_id), row]));
    this.#meetings = new Map(
      known.meetings.map((row) => [keyOf(kindOf(row), row.week, row.user_id, row.other_id), row]),
    );
  }

  /** Adds a game, in the order the games ended, and returns what it did, by person. */
  add(match: RatedMatch): ReadonlyMap<string, RatingOutcome> {
    const compared = comparedIn(match.seats);
    const userIds = compared.flatMap((group) => group.userIds);
    const weights = this.#meet(match, userIds);
    const before = new Map(userIds.map((userId) => [userId, this.#ratingIn(match, userId)]));
    const after = rated(
      compared,
      (userId) => before.get(userId) ?? firstRating,
      (userId) => weights.get(userId) ?? 1,
    );
    return new Map(
      [...after].map(([userId, rating]) => [
        userId,
        this.#write(match, userId, before.get(userId) ?? firstRating, rating),
      ]),
    );
  }

  #storedOf(match: Kind, userId: string): RatingsTable | undefined {
    const key = keyOf(match, userId);
    return this.ratings.get(key) ?? this.#ratings.get(key);
  }

  #ratingIn(match: RatedMatch, userId: string): PlayerRating {
    const stored = this.#storedOf(match, userId);
    return stored ? ratingAt(stored, stored.rated_at, match.endedAt) : firstRating;
  }

  /** Counts that these people met, and says how much the game counts for each: the mean over their opponents. */
  #meet(match: RatedMatch, userIds: readonly string[]): ReadonlyMap<string, number> {
    const weights = new Map<string, number[]>(userIds.map((userId) => [userId, []]));
    for (const one of userIds)
      for (const other of userIds.filter((userId) => userId > one)) {
        const weight = weightOf(this.#countMeeting(match, one, other));
        weights.get(one)?.push(weight);
        weights.get(other)?.push(weight);
      }
    return new Map(
      [...weights].map(([userId, each]) => [
        userId,
        each.reduce((sum, weight) => sum + weight, 0) / each.length,
      ]),
    );
  }

  #countMeeting(match: RatedMatch, one: string, other: string): number {
    const key = keyOf(match, match.week, one, other);
    const games = (this.meetings.get(key)?.games ?? this.#meetings.get(key)?.games ?? 0) + 1;
    this.meetings.set(key, {
      team_id: match.teamId,
      game_type: match.gameType,
      pace: match.pace,
      week: match.week,
      user_id: one,
      other_id: other,
      games,
      at: match.endedAt,
    });
    return games;
  }

  #write(match: RatedMatch, userId: string, before: PlayerRating, after: PlayerRating): RatingOutcome {
    const kind = { team_id: match.teamId, game_type: match.gameType, pace: match.pace, user_id: userId };
    const stored = this.#storedOf(match, userId);
    const { rating, deviation, volatility } = after;
    this.ratings.set(keyOf(match, userId), {
      ...kind,
      rating,
      deviation,
      volatility,
      games: (stored?.games ?? 0) + 1,
      rated_at: Math.max(stored?.rated_at ?? 0, match.endedAt),
    });
    const shown = Math.round(rating);
    this.days.set(keyOf(match, userId, match.day), {
      ...kind,
      day: match.day,
      rating: shown,
      at: match.endedAt,
    });
    const outcome = {
      rating: shown,
      change: shown - Math.round(before.rating),
      deviation: Math.round(deviation),
    };
    this.changes.push({
      match_id: match.matchId,
      user_id: userId,
      team_id: match.teamId,
      rating: outcome.rating,
      change: outcome.change,
      deviation: outcome.deviation,
      at: match.endedAt,
    });
    return outcome;
  }
}
