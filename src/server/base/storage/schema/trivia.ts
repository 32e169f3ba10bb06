// Tables of trivia: the events with their questions and course, who takes part, their answers, and what is to be posted.
import type { Json } from './column.ts';
import type { TableRecords } from './record.ts';

export interface StoredQuestion {
  readonly text: string;
  readonly options: readonly string[];
  readonly right: readonly number[];
  readonly seconds: number;
  readonly points: number;
  readonly explanation: string | null;
  /** Its path, as it is served. */
  readonly image: string | null;
}

export interface TriviaTable {
  id: string;
  team_id: string;
  /** The host; null after their account was deleted. */
  created_by: string | null;
  /** The last editor of the questions; null if they are ready-made. */
  written_by: string | null;
  created_at: number;
  name: string;
  start_at: number;
  language: 'en' | 'tr';
  mode: 'score' | 'elimination';
  auto_start: boolean;
  speed_weight: number;
  streak: boolean;
  capacity: number | null;
  channel_id: string | null;
  channel_name: string | null;
  group_id: string | null;
  group_name: string | null;
  is_passive: boolean;
  questions: Json<readonly StoredQuestion[]>;
  phase: 'lobby' | 'starting' | 'questionTime' | 'calculatingTime' | 'showResults' | 'completed';
  /** Grows with every change of the course; an update names the step it read (optimistic lock). */
  step: number;
  question: number;
  phase_at: number;
  due_at: number | null;
  limit_ms: number;
  asked: Json<readonly { readonly question: number; readonly limitMs: number }[]>;
  /** Outages up to this time have been compensated. */
  resumed_at: number;
  /** Ids of the host's latest messages, so that each is carried out once. */
  acts: Json<readonly string[]>;
  ended_at: number | null;
  /** True once ranks, XP and badges are written. */
  settled_at: number | null;
}

export interface TriviaPlayersTable {
  trivia_id: string;
  user_id: string;
  registered_at: number;
  /** Null: registered only. */
  joined_at: number | null;
  is_here: boolean;
  /** The node of the window; null: written by a version that did not know it. */
  here_on: string | null;
  /** Put out by a host. */
  removed_at: number | null;
  /** Rank after the end, for people who took part. */
  place: number | null;
  points: number | null;
}

/** Knew the right answers before the end, as who wrote the questions does: may not play. */
export interface TriviaReadersTable {
  trivia_id: string;
  user_id: string;
  read_at: number;
}

/** Rows are never changed: the first answer counts. */
export interface TriviaAnswersTable {
  trivia_id: string;
  question: number;
  user_id: string;
  options: Json<readonly number[]>;
  /** Milliseconds since the question opened. */
  ms: number;
  move_id: string;
}

/** Messages about an event that are still to be sent, once each. */
export interface TriviaPostsTable {
  trivia_id: string;
  kind: 'scheduled' | 'soon' | 'started';
  due_at: number;
  /** A node is at it until then. */
  held_until: number;
  tries: number;
  done_at: number | null;
}

export interface TriviaTables {
  trivia: TriviaTable;
  trivia_players: TriviaPlayersTable;
  trivia_readers: TriviaReadersTable;
  trivia_answers: TriviaAnswersTable;
  trivia_posts: TriviaPostsTable;
}

export const triviaRecords = {
  trivia: {
    columns: {
      id: 'internal',
      team_id: 'internal',
      created_by: 'person',
      written_by: 'person',
      created_at: 'internal',
      name: 'internal',
      start_at: 'internal',
      language: 'internal',
      mode: 'internal',
      auto_start: 'internal',
      speed_weight: 'internal',
      streak: 'internal',
      capacity: 'internal',
      channel_id: 'internal',
      channel_name: 'internal',
      group_id: 'internal',
      group_name: 'internal',
      is_passive: 'internal',
      questions: 'internal',
      phase: 'internal',
      step: 'internal',
      question: 'internal',
      phase_at: 'internal',
      due_at: 'internal',
      limit_ms: 'internal',
      asked: 'internal',
      resumed_at: 'internal',
      acts: 'internal',
      ended_at: 'internal',
      settled_at: 'internal',
    },
    owner: null,
    erased: 'unlinked',
    kept: null,
  },
  trivia_players: {
    columns: {
      trivia_id: 'internal',
      user_id: 'person',
      registered_at: 'exported',
      joined_at: 'exported',
      is_here: 'internal',
      here_on: 'internal',
      removed_at: 'internal',
      place: 'exported',
      points: 'exported',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  trivia_readers: {
    columns: {
      trivia_id: 'internal',
      user_id: 'person',
      read_at: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  trivia_answers: {
    columns: {
      trivia_id: 'internal',
      question: 'exported',
      user_id: 'person',
      options: 'exported',
      ms: 'exported',
      move_id: 'internal',
    },
    owner: 'user_id',
    erased: 'cascade',
    kept: null,
  },
  trivia_posts: {
    columns: {
      trivia_id: 'internal',
      kind: 'internal',
      due_at: 'internal',
      held_until: 'internal',
      tries: 'internal',
      done_at: 'internal',
    },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
} as const satisfies TableRecords<TriviaTables>;
