// Routes of progress: leaderboards, profiles, achievements.
import { achievements } from '../../contract/achievements.ts';
import * as leaderboards from '../../contract/leaderboards.ts';
import { profileOverview, userProfile } from '../../contract/profile.ts';
import { xpLines } from '../../contract/xpLines.ts';
import type { Route } from '../http/route.ts';
import { listingAchievements } from './achievements.ts';
import { pagingCollectors, showingCollectors, showingDetails, showingLeaders } from './leaderboards.ts';
import { showingPuzzleDetails } from './puzzleBoard.ts';
import type { ProgressServices } from './services.ts';
import { showingLevel, showingProfile } from './userProfile.ts';
import { listingXpLines } from './xpLines.ts';

export function progressRoutes(route: Route, services: ProgressServices): void {
  route(leaderboards.leaderboardOverview, showingLeaders(services));
  route(leaderboards.badgeLeaderboard, showingCollectors(services));
  route(leaderboards.leaderboardDetails, showingDetails(services));
  route(leaderboards.badgeDetails, pagingCollectors(services));
  route(leaderboards.puzzleDetails, showingPuzzleDetails(services));
  route(profileOverview, showingLevel(services));
  route(userProfile, showingProfile(services));
  route(xpLines, listingXpLines(services));
  route(achievements, listingAchievements);
}
