// Routes of analytics.
import * as call from '../../../contract/admin/analytics.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Route } from '../../web/http/route.ts';
import { listingActive, showingGames, showingOverview } from './handlers.ts';

export function analyticsRoutes(route: Route, services: { readonly database: Database }): void {
  route(call.analyticsOverview, showingOverview(services));
  route(call.gameDetails, showingGames(services));
  route(call.activeMembers, listingActive(services));
}
