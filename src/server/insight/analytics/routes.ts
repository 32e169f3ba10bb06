// Routes of analytics.
import * as call from '../../../contract/admin/analytics.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Route } from '../../web/http/route.ts';
import { getGameDetails, getOverview, listActive } from './handlers.ts';

export function analyticsRoutes(route: Route, services: { readonly database: Database }): void {
  route(call.analyticsOverview, getOverview(services));
  route(call.gameDetails, getGameDetails(services));
  route(call.activeMembers, listActive(services));
}
