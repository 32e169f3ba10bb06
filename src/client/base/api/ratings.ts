// Queries for ratings.
import { personRatings, ratingStory, ratingsAtTable } from '../../../contract/progress/ratings.ts';
import { useAnswer } from './useAnswer.ts';

export const usePersonRatings = (userId: string) => useAnswer(personRatings, { query: { userId } });

export const useRatingStory = (userId: string, gameType: string) =>
  useAnswer(ratingStory, { query: { userId, gameType } });

/** Whoever asks about the same people has the same answer. */
export function useRatingsAtTable(gameType: string, userIds: readonly string[]) {
  const asked = [...new Set(userIds)].toSorted().join(',');
  return useAnswer(ratingsAtTable, { query: { gameType, userIds: asked } }, { isWanted: asked !== '' });
}
