// The dependencies of the Slack bot.
import type { Slack } from '../../../base/config/providers.ts';
import type { ChatDependencies } from '../dependencies.ts';

export interface SlackDeps extends Omit<ChatDependencies, 'config'> {
  readonly slack: Slack;
  readonly publicUrl: string;
}
