// What a stored poll allows now, and what one person holds in it.
import type { Ballot } from '../../../events/polls/votes.ts';
import { type SecretVotes, secretVotes } from './secretVotes.ts';
import type { PollServices } from './services.ts';
import type { StoredPoll } from './store.ts';
import type { HeldVote } from './voteStore.ts';

export const ballotOf = ({ options, takes_several }: StoredPoll): Ballot => ({
  options: options.length,
  takesSeveral: takes_several,
});

/** Its time may be up before it is closed in the database. */
export const isOver = (
  { closed_at, closes_at }: Pick<StoredPoll, 'closed_at' | 'closes_at'>,
  now: number,
): boolean => closed_at !== null || closes_at <= now;

/** Null where nothing is secret, or no longer there. */
export const secretsOf = (
  { encryption }: Pick<PollServices, 'encryption'>,
  { id, sealed_secret }: StoredPoll,
): SecretVotes | null => (sealed_secret === null ? null : secretVotes(encryption, id, sealed_secret));

export function choicesHeld(
  vote: HeldVote | undefined,
  userId: string,
  secrets: SecretVotes | null,
): readonly number[] {
  if (!vote) return [];
  if (vote.sealed === null) return vote.choices ?? [];
  return secrets?.open(userId, vote.sealed) ?? [];
}
