// Calls of polls: making one, voting, closing it, and as much of the result as the caller may see.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { outsideId } from '../messaging/chat.ts';
import { Person } from '../people/people.ts';

export const pollLimits = {
  question: 200,
  option: 80,
  leastOptions: 2,
  mostOptions: 10,
  /** Every poll closes by itself, at the latest after thirty days. */
  mostMinutes: 30 * 24 * 60,
} as const;

/** A secret poll in which fewer people voted has no result: the counts would say who chose what. */
export const fewestSecretVotes = 3;

export const pollsAPage = 20;

/** Where a page ended: when its last poll was made, and the id of that poll. */
const cursor = z.pipe(
  z.string().check(z.regex(/^\d{1,15} [0-9a-f-]{36}$/)),
  z.transform((text) => {
    const [at = '', id = ''] = text.split(' ');
    return { at: Number(at), id };
  }),
);

export const PollSummary = z.object({
  pollId: z.string(),
  question: z.string(),
  isSecret: z.boolean(),
  isOpen: z.boolean(),
  /** When it closes, or when it closed. */
  closesAt: field.time,
  /** How many people have voted. */
  votes: z.number(),
  hasVoted: z.boolean(),
});
export type PollSummary = z.infer<typeof PollSummary>;

export const PollOption = z.object({
  text: z.string(),
  /** Null: the caller may not see it, or there is no result. */
  votes: z.nullable(z.number()),
  /** Who chose it; null beside hidden votes, and always in a secret poll. */
  voters: z.nullable(z.array(Person)),
});
export type PollOption = z.infer<typeof PollOption>;

export const Poll = z.extend(PollSummary, {
  takesSeveral: z.boolean(),
  /** Null: their account is deleted. */
  by: z.nullable(Person),
  options: z.array(PollOption),
  /** What the caller chose, by number; empty in a secret poll that is closed. */
  chosen: z.array(z.number()),
  /** `afterVote`, `afterClosing`: when the caller will see the result. `tooFew`: there is none. */
  result: z.enum(['shown', 'afterVote', 'afterClosing', 'tooFew']),
  /** Who took part in a secret poll, in the order of their names; null while it is open, and in others. */
  tookPart: z.nullable(z.array(Person)),
  /** The caller made it, or is an admin. */
  mayClose: z.boolean(),
  /** The channel of a chat tool in which it was posted. */
  channelName: z.nullable(z.string()),
});
export type Poll = z.infer<typeof Poll>;

const number = z.int().check(z.gte(0), z.lt(pollLimits.mostOptions));

export const NewPoll = z.object({
  question: field.line(pollLimits.question),
  options: z
    .array(field.line(pollLimits.option))
    .check(z.minLength(pollLimits.leastOptions), z.maxLength(pollLimits.mostOptions)),
  takesSeveral: z.boolean(),
  isSecret: z.boolean(),
  minutes: z.int().check(z.gte(1), z.lte(pollLimits.mostMinutes)),
  channelId: z.optional(z.nullable(outsideId)),
  /** Of Microsoft Teams only. */
  groupId: z.optional(z.nullable(outsideId)),
});
export type NewPoll = z.infer<typeof NewPoll>;

const reading = {
  service: 'game',
  method: 'GET',
  access: 'member',
  rate: ['READ'],
  about: ['polls'],
} as const;
const writing = {
  service: 'game',
  method: 'POST',
  access: 'member',
  rate: ['WRITE'],
  changes: ['polls'],
} as const;
const which = z.object({ pollId: field.uuid });

export const listPolls = endpoint({
  ...reading,
  path: '/api/Polls/GetPolls',
  summary: 'The polls of the team, newest first, twenty a page; polls made in a chat only for their maker',
  scope: 'polls:read',
  query: z.object({ after: z.optional(cursor) }),
  answer: z.object({
    polls: z.array(PollSummary),
    /** `after` of the next page; null: these were the last. */
    next: z.nullable(z.string()),
  }),
});

export const getPoll = endpoint({
  ...reading,
  path: '/api/Polls/GetPoll/{pollId}',
  summary: 'A poll, with as much of its result as the caller may see',
  scope: 'polls:read',
  params: which,
  answer: Poll,
});

export const createPoll = endpoint({
  ...writing,
  path: '/api/Polls/CreatePoll',
  summary: 'Make a poll, and post it in a channel if one is named',
  scope: 'polls:write',
  body: NewPoll,
  answer: z.object({ pollId: z.string() }),
});

export const votePoll = endpoint({
  ...writing,
  path: '/api/Polls/Vote',
  summary: 'Vote in an open poll; an earlier vote of the caller is replaced',
  body: z.object({
    pollId: field.uuid,
    choices: z.array(number).check(z.minLength(1), z.maxLength(pollLimits.mostOptions)),
  }),
  answer: Poll,
});

export const closePoll = endpoint({
  ...writing,
  path: '/api/Polls/Close',
  summary: 'Close a poll: for its maker and admins',
  scope: 'polls:write',
  body: which,
  answer: Poll,
});

export const removePoll = endpoint({
  ...writing,
  path: '/api/Polls/Remove',
  summary: 'Remove a poll with its votes: for its maker and admins',
  body: which,
  answer: field.ok,
});
