// Tables of rooms and matches: room documents, the journal of turns, the nodes that host them.
import type { RuleSet, Strength } from '../../../../contract/play/tables.ts';
import type { Result, Shapes } from '../../../../engine/game.ts';
import type { Turn } from '../../../../engine/log.ts';
import type { Setup } from '../../../../engine/match.ts';
import type { SeatResult } from '../../../../engine/seatResults.ts';
import type { Json, JsonOrNull } from './column.ts';
import type { TableRecords } from './record.ts';

export const roomStatus = { lobby: 0, playing: 1, completed: 4, closed: 9 } as const;
export type RoomStatus = (typeof roomStatus)[keyof typeof roomStatus];

export type Sitter =
  | {
      readonly kind: 'person';
      readonly userId: string;
      readonly name: string;
      readonly avatar: string | null;
      readonly isReady: boolean;
      readonly moveId?: string; // of the quick play that took the seat
    }
  | { readonly kind: 'bot'; readonly strength: Strength };

export interface RoomDoc {
  readonly name: string;
  readonly gameName: string;
  readonly hostUserId: string;
  readonly ruleSet: RuleSet;
  readonly maxPlayers: number;
  readonly watch: 'team' | 'nobody';
  readonly roomTimeout: number; // seconds
  readonly testMode: boolean;
  readonly places: readonly (Sitter | null)[]; // by position
  readonly kicked: readonly string[];
  readonly gamesPlayed: number;
  readonly game: number; // the one on the table, 1 for the first; 0 before it
  readonly score: readonly number[]; // by position
  readonly lastLoser: number | null; // position
  readonly startsAt: number | null; // wall time, while the countdown runs
  readonly startedAt: number; // wall time of the game on the table; −1 before the first
  readonly rematch: readonly number[]; // positions that want another game
  readonly tournament?: string; // its people and rules are those of a pairing, and nobody changes them
  readonly isArena?: boolean; // of an arena: whoever is there is ready
  readonly byLink?: boolean; // opened in a meeting: members of other teams may come in by its link
  readonly closedBecause?: string; // what people at it are told, on every node; without it: everybody left
  readonly former?: readonly number[]; // positions of the game on the table whose people left the team
}

/** One node's people, as it tells the others. */
export interface NodePresence {
  readonly online: readonly string[]; // userIds
  readonly rooms: Readonly<Record<string, readonly string[]>>; // room → userIds
}

export interface RoomsTable {
  id: string;
  team_id: string;
  game_name: string;
  status: number;
  version: number;
  doc: Json<RoomDoc>;
  opened_by: string | null;
  created_at: number;
  updated_at: number;
}

/** Name of a player when the match began. Bots have a strength; a row with neither strength nor id is a deleted account. */
export interface MatchPlayer {
  readonly userId: string | null;
  readonly name: string;
  readonly avatar: string | null;
  readonly strength: 0 | 1 | 2 | null;
}

export interface MatchesTable {
  /** `<room>:<number of the game in the room>` */
  id: string;
  room_id: string;
  team_id: string;
  game: number;
  game_name: string;
  game_version: number;
  setup: Json<Setup<Shapes>>;
  positions: Json<readonly number[]>;
  players: Json<readonly MatchPlayer[]>;
  seed: string;
  commitment: string;
  room_timeout_ms: number;
  started_at: number;
  ended_at: number | null;
  result: JsonOrNull<Result>;
  /** Results by seat; null until the match is settled. */
  standings: JsonOrNull<readonly SeatResult[]>;
  /** When results, XP and notifications of the match were all written. */
  settled_at: number | null;
}

export interface TurnsTable {
  match_id: string;
  turn: number;
  move_id: string | null;
  entries: Json<Turn<Shapes>>;
  at: number;
  due_at: number | null;
  result: JsonOrNull<Result>;
}

/** Heartbeats of the running nodes. */
export interface NodesTable {
  id: string;
  heartbeat: number;
  /** The people connected to the node, and to which room. */
  presence: Json<NodePresence>;
}

/** Periods in which no node served; clocks stood still in them. */
export interface OutagesTable {
  began_at: number;
  ended_at: number;
}

export interface MatchTables {
  rooms: RoomsTable;
  matches: MatchesTable;
  turns: TurnsTable;
  nodes: NodesTable;
  outages: OutagesTable;
}

export const matchRecords = {
  rooms: {
    columns: {
      id: 'internal',
      team_id: 'internal',
      game_name: 'internal',
      status: 'internal',
      version: 'internal',
      doc: 'person',
      opened_by: 'person',
      created_at: 'internal',
      updated_at: 'internal',
    },
    owner: null,
    erased: 'byCode',
    kept: null,
  },
  matches: {
    columns: {
      id: 'internal',
      room_id: 'exported',
      team_id: 'internal',
      game: 'exported',
      game_name: 'exported',
      game_version: 'internal',
      setup: 'internal',
      positions: 'internal',
      players: 'exported',
      seed: 'internal',
      commitment: 'internal',
      room_timeout_ms: 'internal',
      started_at: 'exported',
      ended_at: 'exported',
      result: 'exported',
      standings: 'internal',
      settled_at: 'internal',
    },
    owner: null,
    erased: 'byCode',
    kept: null,
  },
  /** Moves are made by seats; who sat there is in `matches`. */
  turns: {
    columns: {
      match_id: 'internal',
      turn: 'exported',
      move_id: 'internal',
      entries: 'exported',
      at: 'internal',
      due_at: 'internal',
      result: 'internal',
    },
    owner: null,
    erased: 'stays',
    kept: null,
  },
  /** Presence is overwritten with every heartbeat. */
  nodes: {
    columns: {
      id: 'internal',
      heartbeat: 'internal',
      presence: 'person',
    },
    owner: null,
    erased: 'expires',
    kept: null,
  },
  outages: {
    columns: {
      began_at: 'internal',
      ended_at: 'internal',
    },
    owner: null,
    erased: 'nobody',
    kept: null,
  },
} as const satisfies TableRecords<MatchTables>;
