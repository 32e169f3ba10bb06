// Makes our rows of a team what Stripe holds of it. The order of messages does not matter: the latest reading counts.
import type { Announcements } from '../../../base/shared/announcements.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { Database } from '../../../base/storage/database.ts';
import { processOnce } from '../../../base/storage/processedRequests.ts';
import { lockTeam } from '../../../people/teamStore.ts';
import { writeAccount, writeLife } from '../store.ts';
import type { Connect } from './connection.ts';
import { type RemoteState, readRemoteState } from './reading.ts';
import { beginReading, isLatestReading, writeInvoices } from './store.ts';

export interface SyncDeps {
  readonly announcements: Announcements;
  readonly clock: WallClock;
  readonly connect: Connect;
  readonly database: Database;
}

/** `eventId`: the message that led here, which is then processed. */
export async function syncTeam(deps: SyncDeps, teamId: string, eventId: string | null = null): Promise<void> {
  const { announcements, clock, connect, database } = deps;
  const reading = await beginReading(database, teamId);
  if (!reading) return;
  const state = await readRemoteState(await connect(), reading.customer, clock.now());
  await database.transaction().execute(async (trx) => {
    await lockTeam(trx, teamId);
    if (eventId !== null && !(await processOnce(trx, eventId, clock.now()))) return;
    if (await isLatestReading(trx, teamId, reading.number)) await write(trx, teamId, state);
  });
  announcements.publish({ kind: 'teamChanged', teamId });
}

async function write(trx: Database, teamId: string, state: RemoteState): Promise<void> {
  const { subscription, card, lastPayment, invoices } = state;
  await writeAccount(trx, teamId, {
    card: card && JSON.stringify(card),
    last_payment_status: lastPayment?.status ?? null,
    last_payment_at: lastPayment?.at ?? null,
  });
  await writeInvoices(trx, teamId, invoices);
  if (subscription) await writeLife(trx, teamId, subscription.life, subscription.remote);
}
