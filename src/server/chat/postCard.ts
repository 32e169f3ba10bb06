// Posts a card to a channel that an admin chose: of Slack, or with its group one of Teams.
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Card } from './card.ts';
import type { Chat } from './chat.ts';
import { invitationMessage } from './slack/blocks.ts';

export interface ChannelPost {
  /** The same each time it is tried. */
  readonly key: string;
  readonly teamId: string;
  readonly channelId: string;
  /** Null: a channel of Slack. */
  readonly groupId: string | null;
  /** In whose name in Teams. */
  readonly postedBy: string | null;
}

/** Null: it is there. */
export async function postCard(
  { slack, teams }: Chat,
  card: Card,
  { key, teamId, channelId, groupId, postedBy }: ChannelPost,
): Promise<Refusal | null> {
  if (groupId !== null) {
    if (!teams || postedBy === null) return refuse('TeamsSignInNeeded');
    return teams.post(postedBy, { groupId, channelId }, card, key);
  }
  if (!slack) return refuse('SlackNotConnected');
  const message = invitationMessage(card, slack.needs.publicUrl);
  return slack.post(teamId, channelId, { ...message, key });
}
