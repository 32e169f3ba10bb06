// Health checks: liveness, and readiness with the reason where there is none.
import { sql } from 'kysely';
import { refuse } from '../../contract/errors.ts';
import * as call from '../../contract/health.ts';
import type { Route } from '../http/route.ts';
import type { Database } from '../storage/database.ts';

const patienceMs = 1_500;

const reaches = (database: Database): Promise<boolean> => {
  const asked = sql`select 1`.execute(database).then(
    () => true,
    () => false,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false).unref());
  return Promise.race([asked, late]);
};

export function healthRoutes(route: Route, database: Database, isLeaving: () => boolean): void {
  route(call.healthz, async () => ({ ok: true }));
  route(call.readyz, async () => {
    if (isLeaving()) return refuse('TemporarilyUnavailable', { reason: 'stopping' });
    if (!(await reaches(database))) return refuse('TemporarilyUnavailable', { reason: 'databaseAway' });
    return { ok: true };
  });
}
