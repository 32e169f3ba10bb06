// Tables of polls, and of the votes in them.
import type { Json, JsonOrNull } from './column.ts';
import { dayMs, type TableRecords } from './record.ts';

export interface PollsTable {
  id: string;
  team_id: string;
  question: string;
  options: Json<readonly string[]>;
  takes_several: boolean;
  is_secret: boolean;
  /** False: made in a channel of a chat tool that not everybody may read; only its maker has it in the list. */
  is_listed: boolean;
  created_by: string | null;
  created_at: number;
  closes_at: number;
  /** Null while it is open. */
  closed_at: number | null;
  /** Of a secret poll while it is open: the encrypted random secret that the keys of its votes are made of. */
  sealed_secret: string | null;
  /** How often each option was chosen: written when it closes; null before, and in a secret poll with too few votes. */
  counts: JsonOrNull<readonly number[]>;
  /** How many people voted: written when it closes. */
  votes: number | null;
  channel_id: string | null;
  channel_name: string | null;
  /** Of Microsoft Teams only. */
  group_id: string | null;
  /** When the channel is told of it, or of its result; null if it was told, or there is no channel. */
  post_due_at: number | null;
  post_tries: number;
}

/** One row a person. It has no time: when somebody voted is not stored. */
export interface PollVotesTable {
  poll_id: string;
  user_id: string;
  /** Null in a secret poll. */
  choices: JsonOrNull<readonly number[]>;
  /** In a secret poll the choices, encrypted, until it closes. */
  sealed: string | null;
}

export interface PollTables {
  polls: PollsTable;
  poll_votes: PollVotesTable;
}

export const pollRecords = {
  polls: {
    columns: {
      id: 'internal',
      team_id: 'internal',
      question: 'exported',
      options: 'exported',
      takes_several: 'internal',
      is_secret: 'exported',
      is_listed: 'internal',
      created_by: 'person',
      created_at: 'exported',
      closes_at: 'internal',
      closed_at: 'exported',
      sealed_secret: 'internal',
      counts: 'internal',
      votes: 'internal',
      channel_id: 'internal',
      channel_name: 'internal',
      group_id: 'internal',
      post_due_at: 'internal',
      post_tries: 'internal',
    },
    owner: 'created_by',
    erased: 'unlinked',
    kept: { column: 'closed_at', forMs: 366 * dayMs },
    held: {
      team: 'team_id',
      people: ['created_by'],
      parts: { table: 'poll_votes', of: 'poll_id', person: 'user_id' },
    },
  },
  poll_votes: {
    columns: {
      poll_id: 'internal',
      user_id: 'person',
      choices: 'exported',
      sealed: 'secret',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
} as const satisfies TableRecords<PollTables>;
