// Handlers of ratings. A team without them and a person who hides theirs are told of none.
import type * as contract from '../../../contract/progress/ratings.ts';
import { isProvisional, ratingAt } from '../../../engine/ratings/rating.ts';
import type { RatingsTable } from '../../base/storage/schema/ratings.ts';
import { colleagueFor } from '../../people/colleague.ts';
import type { Handler } from '../../web/http/route.ts';
import type { ProgressServices } from '../services.ts';
import bots from './botRatings.json' with { type: 'json' };
import { readBands, readRatingDays, readRatingsAt, readRatingsOf } from './ratingStore.ts';

const bandWidth = 50;
const mostDays = 366;

/** By game and strength. */
const botRatings: Readonly<Record<string, readonly number[] | undefined>> = bots;

const paceOf = ({ pace }: RatingsTable): contract.RatedPace => (pace === 'daily' ? 'daily' : 'live');

const figuresOf = (stored: RatingsTable, now: number) => {
  const { rating, deviation } = ratingAt(stored, stored.rated_at, now);
  return {
    rating: Math.round(rating),
    deviation: Math.round(deviation),
    isProvisional: isProvisional({ deviation }),
  };
};

export const listRatings =
  ({ database, members, clock }: ProgressServices): Handler<typeof contract.personRatings> =>
  async ({ member, team }, { userId }) => {
    const person = await colleagueFor(members, member, userId);
    if ('error' in person) return person;
    const isHidden = person.preferences.hidesRatings === true;
    const isOn = team.hasRatings;
    if (!isOn || (isHidden && person.userId !== member.userId)) return { isOn, isHidden, ratings: [] };
    const now = clock.now();
    const stored = await readRatingsOf(database, team.teamId, person.userId);
    const ratings = stored
      .map((row) => ({
        gameType: row.game_type,
        pace: paceOf(row),
        ...figuresOf(row, now),
        games: row.games,
      }))
      .toSorted((one, other) => one.deviation - other.deviation || other.games - one.games);
    return { isOn, isHidden, ratings };
  };

const nothingToTell: contract.RatingStory = { days: [], bandWidth, bands: [], ahead: null };

export const getRatingStory =
  ({ database, members, clock }: ProgressServices): Handler<typeof contract.ratingStory> =>
  async ({ member, team }, { userId, gameType, pace = 'live' }) => {
    const person = await colleagueFor(members, member, userId);
    if ('error' in person) return person;
    const isOwn = person.userId === member.userId;
    if (!team.hasRatings || (person.preferences.hidesRatings && !isOwn)) return nothingToTell;
    const game = { teamId: team.teamId, gameType, pace };
    const asked = { userId: person.userId, seenBy: member.userId, width: bandWidth, now: clock.now() };
    const [days, bands] = await Promise.all([
      readRatingDays(database, game, person.userId, mostDays),
      readBands(database, game, asked),
    ]);
    const isAmong = bands.some((band) => band.has_person);
    return {
      days: [...days],
      bandWidth,
      bands: bands.map(({ from, people }) => ({ from, people })),
      ahead: isAmong ? bands.reduce((sum, { ahead }) => sum + ahead, 0) : null,
    };
  };

export const getRatingsAtTable =
  ({ database, clock }: ProgressServices): Handler<typeof contract.ratingsAtTable> =>
  async ({ member, team }, { userIds, gameType, pace = 'live' }) => {
    if (!team.hasRatings) return { people: [], bots: [] };
    const now = clock.now();
    const game = { teamId: team.teamId, gameType, pace };
    const stored = await readRatingsAt(database, game, [...userIds, member.userId], member.userId);
    return {
      people: stored.map((row) => ({ userId: row.user_id, ...figuresOf(row, now) })),
      bots: [...(botRatings[gameType] ?? [])],
    };
  };
