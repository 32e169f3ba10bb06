// Health checks: liveness, and readiness with the reason where there is none.
import { sql } from 'kysely';
import { refuse } from '../../../contract/errors.ts';
import * as call from '../../../contract/health.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Route } from '../../web/http/route.ts';

const patienceMs = 1_500;

/** With a larger difference one of the clocks is wrong, and deadlines would be. */
const mostApartMs = 2_000;

type State = 'whole' | 'databaseAway' | 'databaseReadOnly' | 'clockApart';

/** `isShared`: a PostgreSQL server; it takes no writes while another one becomes the primary. */
function stateOf(database: Database, isShared: boolean): Promise<State> {
  const asked = sql<{ is_read_only: string }>`select current_setting('transaction_read_only') as is_read_only`
    .execute(database)
    .then(
      ({ rows }): State => (isShared && rows[0]?.is_read_only === 'on' ? 'databaseReadOnly' : 'whole'),
      (): State => 'databaseAway',
    );
  const late = new Promise<State>((resolve) => setTimeout(resolve, patienceMs, 'databaseAway').unref());
  return Promise.race([asked, late]);
}

interface Health {
  readonly database: Database;
  readonly isShared: boolean;
  isLeaving(): boolean;
  clockAheadMs(): number;
}

export function healthRoutes(route: Route, { database, isShared, isLeaving, clockAheadMs }: Health): void {
  route(call.healthz, async () => ({ ok: true }));
  route(call.readyz, async () => {
    if (isLeaving()) return refuse('TemporarilyUnavailable', { reason: 'stopping' });
    const reached = await stateOf(database, isShared);
    const isApart = Math.abs(clockAheadMs()) > mostApartMs;
    const state = reached === 'whole' && isApart ? 'clockApart' : reached;
    return state === 'whole' ? { ok: true } : refuse('TemporarilyUnavailable', { reason: state });
  });
}
