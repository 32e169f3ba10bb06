// The calls of the dashboard service and who answers them.
import * as call from '../../contract/dashboard.ts';
import * as leaderboards from '../../contract/leaderboards.ts';
import { putOnboarding, putPreferences } from '../../contract/preferences.ts';
import { profileOverview, userProfile } from '../../contract/profile.ts';
import { puttingOnboarding, puttingPreferences } from '../accounts/preferences.ts';
import type { Route } from '../http/route.ts';
import type { Parts } from '../start/services.ts';
import { showingFeatureFlags } from '../teams/featureFlags.ts';
import { pagingCollectors, showingCollectors, showingDetails, showingLeaders } from './leaderboards.ts';
import { showingLevel, showingProfile } from './userProfile.ts';

export function dashboardRoutes(route: Route, parts: Parts): void {
  route(leaderboards.leaderboardOverview, showingLeaders(parts));
  route(leaderboards.badgeLeaderboard, showingCollectors(parts));
  route(leaderboards.leaderboardDetails, showingDetails(parts));
  route(leaderboards.badgeDetails, pagingCollectors(parts));
  route(profileOverview, showingLevel(parts));
  route(userProfile, showingProfile(parts));
  route(putOnboarding, puttingOnboarding(parts));
  route(putPreferences, puttingPreferences(parts));
  route(call.featureFlags, showingFeatureFlags(parts));
}
