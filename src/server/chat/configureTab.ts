// Naming a tab in Teams. The name opens nothing by itself: whoever follows it must be of the team.
import { createHash } from 'node:crypto';
import { refuse } from '../../contract/errors.ts';
import type { configureTab } from '../../contract/tabs.ts';
import type { Handler } from '../http/route.ts';
import { readIdentitiesOf, readWorkspacesOf } from '../identity/identityStore.ts';
import type { Database } from '../storage/database.ts';
import type { ChatServices } from './services.ts';

type Needs = Pick<ChatServices, 'database'>;

export const configuringTab =
  ({ database }: Needs): Handler<typeof configureTab> =>
  async ({ member, team }, { groupId = '', channelId = '', chatId = '' }) => {
    if (!(await isOfItsTenant(database, member.userId, team.teamId))) return refuse('NotAllowed');
    const words = JSON.stringify([team.teamId, groupId, channelId, chatId]);
    return { tabKey: createHash('sha256').update(words).digest('base64url').slice(0, 22) };
  };

/** Only who came from a tenant that is the team's own sets up tabs there. */
async function isOfItsTenant(database: Database, userId: string, teamId: string): Promise<boolean> {
  const identities = await readIdentitiesOf(database, userId);
  const workspaces = await readWorkspacesOf(database, teamId);
  return workspaces.some(
    ({ provider, tenantKey }) =>
      provider === 'teams' &&
      identities.some((identity) => identity.provider === 'teams' && identity.tenantKey === tenantKey),
  );
}
