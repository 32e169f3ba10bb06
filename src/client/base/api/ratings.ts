// Queries for ratings.
import {
  personRatings,
  type RatedPace,
  ratingStory,
  ratingsAtTable,
} from '../../../contract/progress/ratings.ts';
import { useAnswer } from './useAnswer.ts';

export const usePersonRatings = (userId: string) => useAnswer(personRatings, { query: { userId } });

export const useRatingStory = (userId: string, gameType: string, pace: RatedPace) =>
  useAnswer(ratingStory, { query: { userId, gameType, pace } });

/** Whoever asks about the same people has the same answer. */
export function useRatingsAtTable(gameType: string, pace: RatedPace, userIds: readonly string[]) {
  const asked = [...new Set(userIds)].toSorted().join(',');
  return useAnswer(ratingsAtTable, { query: { gameType, pace, userIds: asked } }, { isWanted: asked !== '' });
}
