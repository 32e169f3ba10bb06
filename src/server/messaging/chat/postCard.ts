// Posts a card to a channel that an admin chose – of Slack, or with its group one of Teams – and stores how it went.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { ChatCard } from './card.ts';
import { writePost } from './postStore.ts';
import type { ChatServices } from './services.ts';
import { invitationMessage } from './slack/blocks.ts';

export type Posting = Pick<ChatServices, 'chat' | 'clock' | 'database'>;

export interface ChannelPost {
  /** Idempotency key: the same for every attempt. */
  readonly key: string;
  readonly teamId: string;
  readonly channelId: string;
  /** Null: a channel of Slack. */
  readonly groupId: string | null;
  /** The person in whose name it is posted in Microsoft Teams. */
  readonly postedBy: string | null;
}

/** Null: it is there. */
export async function postCard(
  services: Posting,
  card: ChatCard,
  post: ChannelPost,
): Promise<Refusal | null> {
  const { teamId, groupId } = post;
  const refusal = await deliver(services, card, post);
  const tool = groupId === null ? 'slack' : 'teams';
  await writePost(services.database, { teamId, tool }, refusal?.error ?? null, services.clock.now());
  return refusal;
}

async function deliver(
  { chat: { slack, teams } }: Posting,
  card: ChatCard,
  { key, teamId, channelId, groupId, postedBy }: ChannelPost,
): Promise<Refusal | null> {
  if (groupId !== null) {
    if (!teams || postedBy === null) return refuse('TeamsSignInNeeded');
    return teams.post(postedBy, { groupId, channelId }, card, key);
  }
  if (!slack) return refuse('SlackNotConnected');
  const message = invitationMessage(card, slack.deps.publicUrl);
  return slack.post(teamId, channelId, { ...message, key });
}
