// The calls of the dashboard service and who answers them.
import * as call from '../../../contract/dashboard.ts';
import type { Route } from '../../http/route.ts';
import type { Parts } from '../../parts.ts';
import { showingFeatureFlags } from './featureFlags.ts';

export function dashboardRoutes(route: Route, parts: Parts): void {
  route(call.featureFlags, showingFeatureFlags(parts));
}
