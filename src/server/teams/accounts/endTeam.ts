// Ends a team: its subscription, the seats at its tables, and what refers to it without a foreign key.
import type { Refusal } from '../../../contract/errors.ts';
import type { Database } from '../../base/storage/database.ts';
import { removeTeam } from '../../people/teamStore.ts';
import { removeSomeTables } from '../../tables/matches/erasure.ts';
import { readSitters } from '../../tables/matches/rooms/roomLists.ts';
import type { Tables } from '../../tables/matches/tables.ts';
import { writeTeamPicturesReplaced } from '../../web/pictures/store.ts';
import type { BillingProvider } from '../billing/provider.ts';

interface Deps {
  readonly billing: Pick<BillingProvider, 'close'>;
  readonly database: Database;
  readonly tables: Pick<Tables, 'vacate'>;
}

/** What comes before its deletion. A subscription that cannot be ended keeps its team: the refusal. */
export async function closeTeam(
  { billing, database, tables }: Deps,
  teamId: string,
): Promise<Refusal | null> {
  for (const userId of await readSitters(database, teamId)) await tables.vacate(teamId, userId);
  return billing.close(teamId);
}

/** Within a transaction that has locked the team, whose tables of years have been removed before it. */
export async function removeClosedTeam(trx: Database, teamId: string, now: number): Promise<void> {
  while (await removeSomeTables(trx, teamId));
  await removeTeam(trx, teamId);
  await writeTeamPicturesReplaced(trx, teamId, now);
}
