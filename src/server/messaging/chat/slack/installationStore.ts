// Store of Slack installations: which workspace has the bot of which team; tokens are encrypted before they come here.
import type { Selectable } from 'kysely';
import type { Database } from '../../../base/storage/database.ts';
import type { ChatTables } from '../../../base/storage/schema/chat.ts';

export type StoredInstallation = Selectable<ChatTables['slack_installations']>;

export const readInstallation = (
  database: Database,
  tenantKey: string,
): Promise<StoredInstallation | undefined> =>
  database
    .selectFrom('slack_installations')
    .selectAll()
    .where('tenant_key', '=', tenantKey)
    .executeTakeFirst();

export const readInstallationOf = (
  database: Database,
  teamId: string,
): Promise<StoredInstallation | undefined> =>
  database.selectFrom('slack_installations').selectAll().where('team_id', '=', teamId).executeTakeFirst();

/** Replaces an installation of the team in another workspace. */
export async function writeInstallation(database: Database, row: StoredInstallation): Promise<void> {
  const { team_id, workspace_name, sealed, installed_by, installed_at } = row;
  await database.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('slack_installations')
      .where('team_id', '=', team_id)
      .where('tenant_key', '!=', row.tenant_key)
      .execute();
    await trx
      .insertInto('slack_installations')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('tenant_key')
          .doUpdateSet({ workspace_name, sealed, installed_by, installed_at })
          .where('slack_installations.team_id', '=', team_id),
      )
      .execute();
  });
}

/** Stores renewed tokens; an installation removed meanwhile is not restored. */
export async function writeRenewed(database: Database, tenantKey: string, sealed: string): Promise<void> {
  await database
    .updateTable('slack_installations')
    .set({ sealed })
    .where('tenant_key', '=', tenantKey)
    .execute();
}

export async function removeInstallation(database: Database, tenantKey: string): Promise<void> {
  await database.deleteFrom('slack_installations').where('tenant_key', '=', tenantKey).execute();
}
