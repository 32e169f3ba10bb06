// The member of Topla behind an account of Slack.
import type { Language } from '../../../../engine/language.ts';
import { readIdentity, readTeamOfWorkspace } from '../../../people/identity/identityStore.ts';
import type { Member, MyTeam } from '../../../people/members.ts';
import type { ChatServices } from '../services.ts';

/** Finds a member by the ids of Slack. */
export interface SlackAccount {
  readonly workspace: string;
  readonly account: string;
}

export interface KnownMember {
  readonly member: Member;
  readonly team: MyTeam;
}

/** The member of the workspace's team that a Slack account belongs to. */
export async function findMember(
  { database, members }: Pick<ChatServices, 'database' | 'members'>,
  { workspace, account }: SlackAccount,
): Promise<KnownMember | null> {
  const home = { provider: 'slack', tenantKey: workspace } as const;
  const teamId = await readTeamOfWorkspace(database, home);
  const userId = teamId === null ? null : await readIdentity(database, { ...home, subject: account });
  const member = userId === null ? null : await members.read(userId);
  const team = member?.team;
  return member && !member.isDisabled && team && team.teamId === teamId ? { member, team } : null;
}

/** The team of a workspace, and its language for answers to unknown accounts. */
export async function teamOfWorkspace(
  { database }: Pick<ChatServices, 'database'>,
  { workspace }: SlackAccount,
): Promise<{ readonly id: string; readonly language: Language } | null> {
  const id = await readTeamOfWorkspace(database, { provider: 'slack', tenantKey: workspace });
  const team =
    id &&
    (await database.selectFrom('teams').select(['id', 'language']).where('id', '=', id).executeTakeFirst());
  return team || null;
}
