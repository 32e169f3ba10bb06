// Links workspaces of identity providers to a new team: only those its creator has proven to belong to.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { Database } from '../../base/storage/database.ts';
import {
  readIdentitiesOf,
  readTeamOfWorkspace,
  type Workspace,
  writeWorkspace,
} from '../../people/identity/identityStore.ts';
import type { StoredPerson } from '../../people/store.ts';

/**
 * The one that is named, or all they have proven. One that is another team's is refused: its people join that team
 * when they sign in. People who were removed from it may still found a team, without the workspace.
 */
export async function workspacesFor(
  trx: Database,
  founder: Pick<StoredPerson, 'id' | 'joined_at'>,
  tenantId: string | undefined,
): Promise<readonly Workspace[] | Refusal> {
  const proven = (await readIdentitiesOf(trx, founder.id)).filter(({ tenantKey }) => tenantKey !== '');
  const wanted = tenantId ? proven.filter(({ tenantKey }) => tenantKey === tenantId) : proven;
  if (tenantId && wanted.length === 0) return refuse('NotAllowed');
  const free: Workspace[] = [];
  for (const workspace of wanted) {
    if ((await readTeamOfWorkspace(trx, workspace)) === null) free.push(workspace);
    else if (tenantId || founder.joined_at === null) return refuse('AlreadyDone');
  }
  return free;
}

/** False: one of them was linked concurrently. */
export async function linkWorkspaces(
  trx: Database,
  workspaces: readonly Workspace[],
  link: { readonly teamId: string; readonly linkedBy: string },
  now: number,
): Promise<boolean> {
  for (const workspace of workspaces) if (!(await writeWorkspace(trx, workspace, link, now))) return false;
  return true;
}
