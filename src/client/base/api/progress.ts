// Queries for levels and leaderboards.
import {
  badgeDetails,
  badgeLeaderboard,
  leaderboardDetails,
  leaderboardOverview,
} from '../../../contract/progress/leaderboards.ts';
import { profileOverview, userProfile } from '../../../contract/progress/profile.ts';
import { useSignedIn } from '../session/useSession.ts';
import { useAnswer } from './useAnswer.ts';

/** Days of the team, both inclusive. */
export interface Dates {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

export const useMyLevel = () => useAnswer(profileOverview, { query: {} });

export function useProfile(userId: string) {
  return useAnswer(userProfile, { query: { userId } });
}

export function useMyProfile() {
  const { userId } = useSignedIn();
  return useProfile(userId);
}

export const useLeaders = (top: number, dates: Dates = {}, isWanted = true) =>
  useAnswer(leaderboardOverview, { query: { top: String(top), ...dates } }, { isWanted });

export const useStandings = (gameType: string, dates: Dates = {}, isWanted = true) =>
  useAnswer(leaderboardDetails, { query: { gameType, ...dates } }, { isWanted });

export const useCollectors = (most: number) =>
  useAnswer(badgeDetails, { query: { pageSize: String(most), pageNumber: '1' } });

export const useEveryCollector = () => useAnswer(badgeLeaderboard, { query: {} });
