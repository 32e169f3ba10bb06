// The chat tools of this server: those that are fully configured.
import { microsoftOf, slackOf } from '../../base/config/providers.ts';
import type { ChatDependencies } from './dependencies.ts';
import { type Teams, teamsOf } from './microsoft/teams.ts';
import { type SlackBot, slackBot } from './slack/bot.ts';

export interface Chat {
  /** Null: this server has no settings for it. */
  readonly slack: SlackBot | null;
  readonly teams: Teams | null;
}

export function chatOf({ config, ...rest }: ChatDependencies): Chat {
  const slack = slackOf(config);
  const microsoft = microsoftOf(config);
  const { publicUrl } = config;
  return {
    slack: slack?.signingSecret ? slackBot({ ...rest, publicUrl, slack }) : null,
    teams: microsoft ? teamsOf({ ...rest, publicUrl, microsoft }) : null,
  };
}
