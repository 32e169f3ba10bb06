// Store of the identities of people at providers, and of the workspaces that belong to teams.
import type { Database } from '../../base/storage/database.ts';
import type { Provider } from '../../base/storage/schema/identity.ts';

/** Proven by the provider: never an address, always its own ids. */
export interface Identity {
  readonly provider: Provider;
  /** Empty if the account belongs to no workspace. */
  readonly tenantKey: string;
  readonly subject: string;
}

/** An account at Google is the same one in whichever domain; the others are one of a workspace. */
export async function readIdentity(database: Database, identity: Identity): Promise<string | null> {
  const account = database
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', identity.provider)
    .where('subject', '=', identity.subject);
  const isInAny = identity.provider === 'google';
  const row = await (isInAny
    ? account.orderBy('created_at')
    : account.where('tenant_key', '=', identity.tenantKey)
  ).executeTakeFirst();
  return row?.user_id ?? null;
}

/** The domain a Google account is of now. */
export async function writeProvenTenant(database: Database, identity: Identity): Promise<void> {
  if (identity.provider !== 'google') return;
  await database
    .updateTable('identities')
    .set({ tenant_key: identity.tenantKey })
    .where('provider', '=', identity.provider)
    .where('subject', '=', identity.subject)
    .execute();
}

export async function readIdentitiesOf(database: Database, userId: string): Promise<readonly Identity[]> {
  const rows = await database
    .selectFrom('identities')
    .select(['provider', 'tenant_key', 'subject'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ provider, tenant_key, subject }) => ({ provider, tenantKey: tenant_key, subject }));
}

/** The providers a person can sign in with, the oldest connection first. */
export async function readConnections(
  database: Database,
  userId: string,
): Promise<readonly { readonly provider: Provider; readonly connectedAt: number }[]> {
  const rows = await database
    .selectFrom('identities')
    .select(['provider', (is) => is.fn.min('created_at').as('connected_at')])
    .where('user_id', '=', userId)
    .groupBy('provider')
    .orderBy('connected_at')
    .execute();
  return rows.map(({ provider, connected_at }) => ({ provider, connectedAt: Number(connected_at) }));
}

export async function removeIdentities(
  database: Database,
  userId: string,
  provider: Provider,
): Promise<void> {
  await database
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute();
}

/** If the account is somebody's already, also under another domain of Google, returns the owner that is stored. */
export async function writeIdentity(
  database: Database,
  identity: Identity,
  userId: string,
  now: number,
): Promise<string> {
  const known = await readIdentity(database, identity);
  if (known !== null) return known;
  await database
    .insertInto('identities')
    .values({
      provider: identity.provider,
      tenant_key: identity.tenantKey,
      subject: identity.subject,
      user_id: userId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const owner = await readIdentity(database, identity);
  if (owner === null) throw new Error('an identity just written is gone');
  return owner;
}

export type Workspace = Pick<Identity, 'provider' | 'tenantKey'>;

export async function readTeamOfWorkspace(database: Database, workspace: Workspace): Promise<string | null> {
  const row = await database
    .selectFrom('workspaces')
    .select('team_id')
    .where('provider', '=', workspace.provider)
    .where('tenant_key', '=', workspace.tenantKey)
    .executeTakeFirst();
  return row?.team_id ?? null;
}

export async function readWorkspacesOf(database: Database, teamId: string): Promise<readonly Workspace[]> {
  const rows = await database
    .selectFrom('workspaces')
    .select(['provider', 'tenant_key'])
    .where('team_id', '=', teamId)
    .orderBy('linked_at')
    .execute();
  return rows.map(({ provider, tenant_key }) => ({ provider, tenantKey: tenant_key }));
}

/** False: the workspace belongs to another team already. */
export async function writeWorkspace(
  database: Database,
  workspace: Workspace,
  link: { readonly teamId: string; readonly linkedBy: string },
  now: number,
): Promise<boolean> {
  await database
    .insertInto('workspaces')
    .values({
      provider: workspace.provider,
      tenant_key: workspace.tenantKey,
      team_id: link.teamId,
      linked_by: link.linkedBy,
      linked_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readTeamOfWorkspace(database, workspace)) === link.teamId;
}

export async function removeWorkspace(
  database: Database,
  workspace: Workspace,
  teamId: string,
): Promise<void> {
  await database
    .deleteFrom('workspaces')
    .where('provider', '=', workspace.provider)
    .where('tenant_key', '=', workspace.tenantKey)
    .where('team_id', '=', teamId)
    .execute();
}
