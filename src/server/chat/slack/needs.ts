// What the bot in Slack is made of.
import type { Slack } from '../../config/providers.ts';
import type { ChatGround } from '../ground.ts';

export interface SlackNeeds extends Omit<ChatGround, 'config'> {
  readonly slack: Slack;
  readonly publicUrl: string;
}
