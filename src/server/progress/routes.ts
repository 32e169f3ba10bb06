// Routes of progress: leaderboards, profiles, achievements.
import { achievements } from '../../contract/progress/achievements.ts';
import * as leaderboards from '../../contract/progress/leaderboards.ts';
import { profileOverview, userProfile } from '../../contract/progress/profile.ts';
import { xpLines } from '../../contract/progress/xpLines.ts';
import type { Route } from '../web/http/route.ts';
import {
  pagingCollectors,
  showingCollectors,
  showingDetails,
  showingLeaders,
} from './boards/leaderboards.ts';
import { showingPuzzleDetails } from './puzzles/puzzleBoard.ts';
import type { ProgressServices } from './services.ts';
import { listingAchievements } from './xp/achievements.ts';
import { showingLevel, showingProfile } from './xp/userProfile.ts';
import { listingXpLines } from './xp/xpLines.ts';

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
