// Votes in a poll, from the app or from a chat: an earlier vote of the same person is replaced while the poll is open.
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { votePoll } from '../../../contract/events/polls.ts';
import { pressed, readChoices } from '../../../events/polls/votes.ts';
import type { Handler } from '../../web/http/route.ts';
import { ballotOf, choicesHeld, isOver, secretsOf } from './pollState.ts';
import { presentPoll } from './presentPoll.ts';
import type { PollServices } from './services.ts';
import { lockPoll, readPoll, type StoredPoll } from './store.ts';
import { readVote, removeVote, writeVote } from './voteStore.ts';

type Deps = Pick<PollServices, 'clock' | 'database' | 'encryption'>;

interface Voting {
  readonly teamId: string;
  readonly userId: string;
  readonly pollId: string;
  /** What is to be held, by what is held so far; null is refused. Nothing at all takes the vote back. */
  next(held: readonly number[], poll: StoredPoll): readonly number[] | null;
}

/** What is held then. The lock on the poll puts votes in a row, and keeps them apart from closing it. */
const changeVote = (
  deps: Deps,
  { teamId, userId, pollId, next }: Voting,
): Promise<readonly number[] | Refusal> =>
  deps.database.transaction().execute(async (trx) => {
    const poll = await lockPoll(trx, pollId);
    if (!poll || poll.team_id !== teamId) return refuse('NotFound');
    if (isOver(poll, deps.clock.now())) return refuse('Closed');
    const secrets = secretsOf(deps, poll);
    const choices = next(choicesHeld(await readVote(trx, pollId, userId), userId, secrets), poll);
    if (choices === null) return refuse('InvalidInput');
    if (choices.length === 0) await removeVote(trx, pollId, userId);
    else if (secrets)
      await writeVote(trx, pollId, userId, { choices: null, sealed: secrets.seal(userId, choices) });
    else await writeVote(trx, pollId, userId, { choices, sealed: null });
    return choices;
  });

/** A button of a message was pressed. */
export const pressOption = (
  deps: Deps,
  { option, ...who }: Omit<Voting, 'next'> & { readonly option: number },
): Promise<readonly number[] | Refusal> =>
  changeVote(deps, {
    ...who,
    next(held, poll) {
      const ballot = ballotOf(poll);
      return readChoices([option], ballot) && pressed(held, option, ballot);
    },
  });

export const vote =
  (services: Deps): Handler<typeof votePoll> =>
  async ({ member, team }, { pollId, choices }) => {
    const { teamId } = team;
    const held = await changeVote(services, {
      teamId,
      userId: member.userId,
      pollId,
      next: (_, poll) => readChoices(choices, ballotOf(poll)),
    });
    if (isRefusal(held)) return held;
    const poll = await readPoll(services.database, teamId, pollId);
    return poll ? presentPoll(services, { member, team }, poll) : refuse('NotFound');
  };
