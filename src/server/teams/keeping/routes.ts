// Routes of how long a team keeps its data.
import * as call from '../../../contract/admin/keeping.ts';
import type { Route } from '../../web/http/route.ts';
import { endHold, listHolds, placeHold } from './holds.ts';
import { getRetention, previewRetention, setRetention } from './retention.ts';
import type { KeepingServices } from './services.ts';

export function keepingRoutes(route: Route, services: KeepingServices): void {
  route(call.retention, getRetention(services));
  route(call.retentionPreview, previewRetention(services));
  route(call.setRetention, setRetention(services));
  route(call.legalHolds, listHolds(services));
  route(call.placeHold, placeHold(services));
  route(call.endHold, endHold(services));
}
