// Store of small draws: the next one of a team, its latest, and the names that may be drawn from a channel.
import type { Insertable, Selectable } from 'kysely';
import { anyOf } from '../../base/storage/anyOf.ts';
import type { Database } from '../../base/storage/database.ts';
import type { DrawsTable } from '../../base/storage/schema/draws.ts';

type StoredDraw = Selectable<DrawsTable>;

/** The next draw, as far as it is public. */
export const readNext = (
  database: Database,
  teamId: string,
): Promise<Pick<StoredDraw, 'number' | 'commitment'> | undefined> =>
  database
    .selectFrom('draws')
    .select(['number', 'commitment'])
    .where('team_id', '=', teamId)
    .where('drawn_at', 'is', null)
    .executeTakeFirst();

/** Nobody else draws it until the end of the transaction. */
export const lockNext = (trx: Database, teamId: string): Promise<StoredDraw | undefined> =>
  trx
    .selectFrom('draws')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('drawn_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Another node may have been faster: then its row stays. */
export async function writeNext(database: Database, row: Insertable<DrawsTable>): Promise<void> {
  await database
    .insertInto('draws')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function writeDrawn(
  trx: Database,
  { team_id, number }: Pick<StoredDraw, 'team_id' | 'number'>,
  drawn: Required<Pick<StoredDraw, 'seed' | 'spec' | 'outcome' | 'drawn_by' | 'drawn_at'>>,
): Promise<void> {
  const { seed, spec, outcome, drawn_by, drawn_at } = drawn;
  await trx
    .updateTable('draws')
    .set({
      seed,
      sealed_seed: null,
      spec: JSON.stringify(spec),
      outcome: JSON.stringify(outcome),
      drawn_by,
      drawn_at,
    })
    .where('team_id', '=', team_id)
    .where('number', '=', number)
    .execute();
}

/** Only the latest are kept. */
export async function removeUpTo(trx: Database, teamId: string, number: number): Promise<void> {
  await trx.deleteFrom('draws').where('team_id', '=', teamId).where('number', '<=', number).execute();
}

export async function removeDraw(trx: Database, teamId: string, number: number): Promise<void> {
  await trx.deleteFrom('draws').where('team_id', '=', teamId).where('number', '=', number).execute();
}

export interface DrawnRow
  extends Pick<StoredDraw, 'number' | 'commitment' | 'seed' | 'spec' | 'outcome' | 'drawn_at'> {
  readonly userId: string | null;
  readonly name: string | null;
  readonly avatar: string | null;
}

/** Those that were drawn, newest first. */
export const readDrawn = (database: Database, teamId: string, most: number): Promise<DrawnRow[]> =>
  database
    .selectFrom('draws')
    .leftJoin('people', 'people.id', 'draws.drawn_by')
    .select(['number', 'commitment', 'seed', 'spec', 'outcome', 'drawn_at'])
    .select(['people.id as userId', 'people.name', 'people.avatar'])
    .where('draws.team_id', '=', teamId)
    .where('drawn_at', 'is not', null)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();

export async function readHighest(database: Database, teamId: string): Promise<number> {
  const { highest } = await database
    .selectFrom('draws')
    .select(({ fn }) => fn.max('number').as('highest'))
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow();
  return highest ?? 0;
}

/** The people of a team behind accounts of Slack, by the names they have here; each name once. */
export async function readNamesOfAccounts(
  database: Database,
  teamId: string,
  accounts: readonly string[],
): Promise<string[]> {
  if (accounts.length === 0) return [];
  const rows = await database
    .selectFrom('identities')
    .innerJoin('people', 'people.id', 'identities.user_id')
    .select('people.name')
    .where('identities.provider', '=', 'slack')
    .where('identities.subject', '=', anyOf(accounts))
    .where('people.team_id', '=', teamId)
    .where('people.disabled_at', 'is', null)
    .orderBy('people.name')
    .orderBy('people.id')
    .execute();
  return [...new Set(rows.map(({ name }) => name))];
}
