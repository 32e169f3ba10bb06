// Routes of the status page.
import { teamStatus } from '../../../contract/admin/status.ts';
import type { Route } from '../../web/http/route.ts';
import type { StatusServices } from './services.ts';
import { getStatus } from './teamStatus.ts';

export const statusRoutes = (route: Route, services: StatusServices): void =>
  route(teamStatus, getStatus(services));
