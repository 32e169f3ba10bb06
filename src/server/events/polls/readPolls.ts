// The polls of the team as a list, and one of them.
import { refuse } from '../../../contract/errors.ts';
import {
  type getPoll as getCall,
  type listPolls as listCall,
  pollsAPage,
} from '../../../contract/events/polls.ts';
import type { Handler } from '../../web/http/route.ts';
import { readCurrentPoll } from './closePoll.ts';
import { isOver } from './pollState.ts';
import { presentPoll } from './presentPoll.ts';
import type { PollServices } from './services.ts';
import { readPolls } from './store.ts';

export const listPolls =
  ({ clock, database }: Pick<PollServices, 'clock' | 'database'>): Handler<typeof listCall> =>
  async ({ member, team }, { after = null }) => {
    const now = clock.now();
    const wish = { teamId: team.teamId, userId: member.userId, after, most: pollsAPage + 1 };
    const rows = await readPolls(database, wish);
    const shown = rows.slice(0, pollsAPage);
    const last = rows.length > pollsAPage ? shown.at(-1) : undefined;
    return {
      polls: shown.map((row) => ({
        pollId: row.id,
        question: row.question,
        isSecret: row.is_secret,
        isOpen: !isOver(row, now),
        closesAt: new Date(row.closed_at ?? row.closes_at).toISOString(),
        votes: row.votes,
        hasVoted: row.has_voted,
      })),
      next: last ? `${last.created_at} ${last.id}` : null,
    };
  };

export const getPoll =
  (services: PollServices): Handler<typeof getCall> =>
  async ({ member, team }, { pollId }) => {
    const poll = await readCurrentPoll(services, team.teamId, pollId);
    return poll ? presentPoll(services, { member, team }, poll) : refuse('NotFound');
  };
