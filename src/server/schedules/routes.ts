// Routes of an admin who schedules puzzles.
import * as call from '../../contract/schedules.ts';
import type { Route } from '../http/route.ts';
import { deletingSchedule, showingSchedule } from './manage.ts';
import { postingSchedule } from './postSchedule.ts';
import type { ScheduleServices } from './services.ts';

export function scheduleRoutes(route: Route, services: ScheduleServices): void {
  route(call.getSchedule, showingSchedule(services));
  route(call.postSchedule, postingSchedule(services));
  route(call.deleteSchedule, deletingSchedule(services));
}
