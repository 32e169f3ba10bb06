// What works for a team, for its admins: nothing of other teams, of secrets or of addresses.
import { postFailures, type TeamStatus, type teamStatus } from '../../../contract/admin/status.ts';
import { refuse } from '../../../contract/errors.ts';
import { googleOf, microsoftOf, slackOf } from '../../base/config/providers.ts';
import { timeOf } from '../../base/shared/isoTime.ts';
import { productVersion } from '../../base/shared/version.ts';
import { readPosts, type StoredPosts } from '../../messaging/chat/postStore.ts';
import { readWorkspacesOf } from '../../people/identity/identityStore.ts';
import { readTeam } from '../../people/teamStore.ts';
import { readSchedulesOf } from '../../puzzles/schedules/store.ts';
import type { Handler } from '../../web/http/route.ts';
import type { StatusServices } from './services.ts';
import { readMails, readOpenedPuzzles } from './store.ts';
import { puzzlesOfToday } from './today.ts';

type Tool = TeamStatus['chat'][number];

const dayMs = 24 * 60 * 60_000;
const mailsLookedBackMs = 7 * dayMs;
/** A day of another time zone began at most so long ago. */
const puzzlesLookedBackMs = 2 * dayMs;

function postsIn(
  stored: readonly StoredPosts[],
  tool: Tool['tool'],
): Pick<Tool, 'lastPostAt' | 'lastFailure'> {
  const posts = stored.find((each) => each.tool === tool);
  const { posted_at = null, failed_at = null, failure = null } = posts ?? {};
  const reason = postFailures.find((known) => known === failure) ?? 'other';
  return {
    lastPostAt: posted_at === null ? null : timeOf(posted_at),
    lastFailure: failed_at === null ? null : { at: timeOf(failed_at), reason },
  };
}

async function chatOf({ chat, database }: StatusServices, teamId: string): Promise<Tool[]> {
  const [posts, workspace, workspaces] = await Promise.all([
    readPosts(database, teamId),
    chat.slack?.workspaceOf(teamId) ?? null,
    readWorkspacesOf(database, teamId),
  ]);
  const fromTeams = workspaces.some(({ provider }) => provider === 'teams');
  const stateOf = (isOffered: boolean, isConnected: boolean): Tool['state'] =>
    isOffered ? (isConnected ? 'connected' : 'notConnected') : 'notOffered';
  const slack = postsIn(posts, 'slack');
  const teams = postsIn(posts, 'teams');
  return [
    {
      tool: 'slack',
      state: stateOf(chat.slack !== null, workspace !== null),
      workspace,
      lastPostAt: slack.lastPostAt,
      lastFailure: slack.lastFailure,
    },
    {
      tool: 'teams',
      state: stateOf(chat.teams !== null, fromTeams),
      workspace: null,
      lastPostAt: teams.lastPostAt,
      lastFailure: teams.lastFailure,
    },
  ];
}

export function getStatus(services: StatusServices): Handler<typeof teamStatus> {
  const version = productVersion();
  return async ({ team: { teamId } }) => {
    const { clock, config, database, installation } = services;
    const now = clock.now();
    const [team, chat, mails, opened, schedules] = await Promise.all([
      readTeam(database, teamId),
      chatOf(services, teamId),
      readMails(database, teamId, { now, since: now - mailsLookedBackMs }),
      readOpenedPuzzles(database, teamId, now - puzzlesLookedBackMs),
      readSchedulesOf(database, teamId),
    ]);
    if (!team) return refuse('NotFound');
    const limits = { isLimited: team.is_limited, limitedGames: team.limited_games };
    return {
      checkedAt: timeOf(now),
      storage: installation.isReadOnly() ? 'full' : 'works',
      updates: installation.updates(),
      // Without a mail server all of them are kept.
      mail: config.smtpUrl === null ? { isOn: false, waiting: 0, givenUp: 0 } : { isOn: true, ...mails },
      signIn: {
        microsoft: microsoftOf(config) !== null,
        slack: slackOf(config) !== null,
        google: googleOf(config) !== null,
      },
      chat,
      today: puzzlesOfToday(opened, schedules, limits, now),
      version,
      runsSince: timeOf(installation.startedAt),
    };
  };
}
