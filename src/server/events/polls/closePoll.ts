// Closes a poll: the votes are counted, and of a secret one everything that says who chose what is destroyed with it. Or removes it.
import { refuse } from '../../../contract/errors.ts';
import {
  type closePoll as closeCall,
  fewestSecretVotes,
  type removePoll as removeCall,
} from '../../../contract/events/polls.ts';
import { countVotes } from '../../../events/polls/votes.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Member } from '../../people/members.ts';
import type { Handler } from '../../web/http/route.ts';
import { choicesHeld, isOver, secretsOf } from './pollState.ts';
import { sendDuePollPosts } from './posts.ts';
import { presentPoll } from './presentPoll.ts';
import type { PollServices } from './services.ts';
import { lockPoll, readPoll, readPollsToClose, removeStored, type StoredPoll, writeClosed } from './store.ts';
import { keepWhoTookPart, readVotes } from './voteStore.ts';

/** Null: the votes cannot be read, because the key of the server was changed twice meanwhile. */
async function choicesOfAll(deps: PollServices, trx: Database, poll: StoredPoll) {
  const votes = await readVotes(trx, poll.id);
  const userIds = votes.map(({ user_id }) => user_id);
  try {
    const secrets = secretsOf(deps, poll);
    return { userIds, choices: votes.map((each) => choicesHeld(each, each.user_id, secrets)) };
  } catch (fault) {
    deps.log.warn({ poll: poll.id, fault: String(fault) }, 'votes of a secret poll could not be read');
    return { userIds, choices: null };
  }
}

/** In the transaction that holds the lock of the poll. */
async function closeLocked(deps: PollServices, trx: Database, poll: StoredPoll): Promise<void> {
  const { userIds, choices } = await choicesOfAll(deps, trx, poll);
  const isEnough = !poll.is_secret || userIds.length >= fewestSecretVotes;
  const counts = choices && isEnough ? countVotes(poll.options.length, choices) : null;
  await writeClosed(trx, poll.id, { counts, votes: userIds.length, at: deps.clock.now() });
  if (poll.is_secret) await keepWhoTookPart(trx, poll.id, userIds);
}

/** By time. Its maker is told; two nodes at once close it once. */
export async function closeWhenDue(deps: PollServices, pollId: string): Promise<void> {
  const { clock, database, notifications } = deps;
  const tell = await database.transaction().execute(async (trx) => {
    const poll = await lockPoll(trx, pollId);
    if (!poll || poll.closed_at !== null || poll.closes_at > clock.now()) return null;
    await closeLocked(deps, trx, poll);
    if (poll.created_by === null) return null;
    const content = { kind: 'pollClosed', pollId, question: poll.question } as const;
    return notifications.notifyWithin(trx, [
      { userId: poll.created_by, subject: `pollClosed ${pollId}`, content },
    ]);
  });
  await tell?.();
}

/** The poll as it is now: one whose time is up is closed first, so that nobody waits for the job. */
export async function readCurrentPoll(
  deps: PollServices,
  teamId: string,
  pollId: string,
): Promise<StoredPoll | undefined> {
  const poll = await readPoll(deps.database, teamId, pollId);
  if (!poll || poll.closed_at !== null || !isOver(poll, deps.clock.now())) return poll;
  await closeWhenDue(deps, pollId);
  return readPoll(deps.database, teamId, pollId);
}

const atOnce = 20;

/** One that cannot be closed keeps no other from it; the next run tries again. */
export async function closeDuePolls(deps: PollServices): Promise<void> {
  for (;;) {
    const due = await readPollsToClose(deps.database, deps.clock.now(), atOnce);
    const faults: unknown[] = [];
    for (const pollId of due) await closeWhenDue(deps, pollId).catch((fault: unknown) => faults.push(fault));
    if (faults.length > 0) throw new AggregateError(faults, 'a poll could not be closed');
    if (due.length < atOnce) return;
  }
}

const isMakerOrAdmin = ({ isAdmin, userId }: Member, { created_by }: StoredPoll): boolean =>
  isAdmin || created_by === userId;

export const closePoll =
  (services: PollServices): Handler<typeof closeCall> =>
  async ({ member, team }, { pollId }) => {
    const { database } = services;
    const refusal = await database.transaction().execute(async (trx) => {
      const poll = await lockPoll(trx, pollId);
      if (!poll || poll.team_id !== team.teamId) return refuse('NotFound');
      if (!isMakerOrAdmin(member, poll)) return refuse('NotAllowed');
      if (poll.closed_at === null) await closeLocked(services, trx, poll);
      return null;
    });
    if (refusal) return refusal;
    await sendDuePollPosts(services, pollId);
    const poll = await readPoll(database, team.teamId, pollId);
    return poll ? presentPoll(services, { member, team }, poll) : refuse('NotFound');
  };

export const removePoll =
  ({ database }: Pick<PollServices, 'database'>): Handler<typeof removeCall> =>
  async ({ member, team }, { pollId }) => {
    const poll = await readPoll(database, team.teamId, pollId);
    if (!poll) return refuse('NotFound');
    if (!isMakerOrAdmin(member, poll)) return refuse('NotAllowed');
    await removeStored(database, pollId);
    return { ok: true };
  };
