// Routes of progress: leaderboards, profiles, ratings, achievements.
import { achievements } from '../../contract/progress/achievements.ts';
import { firstSteps } from '../../contract/progress/firstSteps.ts';
import * as leaderboards from '../../contract/progress/leaderboards.ts';
import { profileOverview, userProfile } from '../../contract/progress/profile.ts';
import * as ratings from '../../contract/progress/ratings.ts';
import { xpLines } from '../../contract/progress/xpLines.ts';
import type { Route } from '../web/http/route.ts';
import { getBadgeCollectors, getDetails, getLeaders, pageBadgeCollectors } from './boards/leaderboards.ts';
import { getPuzzleDetails } from './puzzles/puzzleBoard.ts';
import { getRatingStory, getRatingsAtTable, listRatings } from './ratings/ratings.ts';
import type { ProgressServices } from './services.ts';
import { listAchievements } from './xp/achievements.ts';
import { getFirstSteps } from './xp/firstSteps.ts';
import { getLevel, getProfile } from './xp/userProfile.ts';
import { listXpLines } from './xp/xpLines.ts';

export function progressRoutes(route: Route, services: ProgressServices): void {
  route(leaderboards.leaderboardOverview, getLeaders(services));
  route(leaderboards.badgeLeaderboard, getBadgeCollectors(services));
  route(leaderboards.leaderboardDetails, getDetails(services));
  route(leaderboards.badgeDetails, pageBadgeCollectors(services));
  route(leaderboards.puzzleDetails, getPuzzleDetails(services));
  route(firstSteps, getFirstSteps(services));
  route(profileOverview, getLevel(services));
  route(userProfile, getProfile(services));
  route(xpLines, listXpLines(services));
  route(ratings.personRatings, listRatings(services));
  route(ratings.ratingStory, getRatingStory(services));
  route(ratings.ratingsAtTable, getRatingsAtTable(services));
  route(achievements, listAchievements);
}
