// Routes of analytics.
import * as call from '../../contract/analytics.ts';
import type { Route } from '../http/route.ts';
import type { Database } from '../storage/database.ts';
import { listingActive, showingGames, showingOverview } from './handlers.ts';

export function analyticsRoutes(route: Route, services: { readonly database: Database }): void {
  route(call.analyticsOverview, showingOverview(services));
  route(call.gameDetails, showingGames(services));
  route(call.activeMembers, listingActive(services));
}
