// What a member may see of a poll. While it is open, votes are shown to those who have voted, and of a secret poll to nobody.
import type { Poll } from '../../../contract/events/polls.ts';
import type { Person } from '../../../contract/people/people.ts';
import { countVotes } from '../../../events/polls/votes.ts';
import type { Actor } from '../../people/members.ts';
import { choicesHeld, isOver, secretsOf } from './pollState.ts';
import type { PollServices } from './services.ts';
import type { StoredPoll } from './store.ts';
import { readMaker, readVote, readVoters, readVotes, type Voter } from './voteStore.ts';

type Deps = Pick<PollServices, 'clock' | 'database' | 'encryption'>;

const personOf = ({ userId, name, avatar }: Person): Person => ({ userId, name, avatar });

export interface ShownResult {
  readonly result: Poll['result'];
  /** Of each option; null where they are not shown. */
  readonly counts: readonly number[] | null;
  readonly votes: number;
}

/** `isOver`: also a poll whose time is up and that is closed in a moment; a secret one has no result before. */
export function seenBy(
  poll: StoredPoll,
  votes: readonly { readonly choices: readonly number[] | null }[],
  { isOver, hasVoted }: { readonly isOver: boolean; readonly hasVoted: boolean },
): ShownResult {
  const number = poll.votes ?? votes.length;
  if (poll.closed_at !== null) {
    const { counts } = poll;
    return { result: counts === null ? 'tooFew' : 'shown', counts, votes: number };
  }
  if (poll.is_secret) return { result: 'afterClosing', counts: null, votes: number };
  if (!isOver && !hasVoted) return { result: 'afterVote', counts: null, votes: number };
  const counts = countVotes(
    poll.options.length,
    votes.map(({ choices }) => choices ?? []),
  );
  return { result: 'shown', counts, votes: number };
}

export async function presentPoll(deps: Deps, { member, team }: Actor, poll: StoredPoll): Promise<Poll> {
  const { database, clock } = deps;
  const over = isOver(poll, clock.now());
  const [votes, voters, own, by] = await Promise.all([
    readVotes(database, poll.id),
    readVoters(database, poll.id, team.teamId),
    readVote(database, poll.id, member.userId),
    readMaker(database, poll.created_by),
  ]);
  const seen = seenBy(poll, votes, { isOver: over, hasVoted: own !== undefined });
  const isNamed = !poll.is_secret && seen.result === 'shown';
  const whoChose = (option: number) => voters.filter(({ choices }: Voter) => choices?.includes(option));
  return {
    pollId: poll.id,
    question: poll.question,
    isSecret: poll.is_secret,
    isOpen: !over,
    closesAt: new Date(poll.closed_at ?? poll.closes_at).toISOString(),
    votes: seen.votes,
    hasVoted: own !== undefined,
    takesSeveral: poll.takes_several,
    by: by ? personOf(by) : null,
    options: poll.options.map((text, option) => ({
      text,
      votes: seen.counts?.[option] ?? null,
      voters: isNamed ? whoChose(option).map(personOf) : null,
    })),
    chosen: [...choicesHeld(own, member.userId, secretsOf(deps, poll))],
    result: seen.result,
    tookPart: poll.is_secret && poll.closed_at !== null ? voters.map(personOf) : null,
    mayClose: member.isAdmin || poll.created_by === member.userId,
    channelName: poll.channel_name,
  };
}
