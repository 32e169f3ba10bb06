// Calls of the game service: tables and finished games, outside the live connection.
import * as z from 'zod/mini';
import type { Result, Shapes } from '../../engine/game.ts';
import type { Turn } from '../../engine/log.ts';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { Person } from '../people/people.ts';
import { gameStatus, strength, Table, TimeControl, TurnDaysChoice } from './tables.ts';

export const GameArea = z.object({
  mine: z.array(Table),
  open: z.array(Table),
  live: z.array(Table),
  games: z.array(
    z.object({
      gameName: z.string(),
      isAllowed: z.boolean(),
      openTables: z.number(),
      freeSeats: z.number(),
      live: z.number(),
    }),
  ),
});
export type GameArea = z.infer<typeof GameArea>;

/** The tables sorted for the person whose seats and turns they speak of. */
export function areaFrom(
  tables: readonly Table[],
  games: readonly { readonly gameName: string; readonly isAllowed: boolean }[],
): GameArea {
  const isMine = (table: Table) => table.myPosition !== null;
  const isOpen = (table: Table) => table.gameStatus === gameStatus.lobby && table.freeSeats > 0;
  const isLive = (table: Table) =>
    table.gameStatus !== gameStatus.lobby && table.gameStatus !== gameStatus.completed;
  return {
    mine: tables.filter(isMine).toSorted((a, b) => Number(b.isMyTurn) - Number(a.isMyTurn)),
    open: tables.filter((table) => !isMine(table) && isOpen(table)),
    live: tables.filter((table) => !isMine(table) && isLive(table) && table.watch === 'team'),
    games: games.map(({ gameName, isAllowed }) => {
      const of = tables.filter((table) => table.gameName === gameName);
      const open = of.filter(isOpen);
      return {
        gameName,
        isAllowed,
        openTables: open.length,
        freeSeats: open.reduce((seats, table) => seats + table.freeSeats, 0),
        live: of.filter(isLive).length,
      };
    }),
  };
}

export const gameAreaInfo = endpoint({
  service: 'game',
  method: 'GET',
  path: '/api/Game/GameAreaInfo/{id}',
  summary: 'The tables of the team: own, open and in play',
  access: 'member',
  rate: ['READ'],
  claims: { id: 'selfOrTeam' },
  params: z.object({ id: field.uuid }),
  answer: GameArea,
});

/** Everything `engine/replay` needs to show a finished game at any turn, for any pair of eyes. */
export const Replay = z.object({
  room: z.object({ id: z.string(), name: z.string(), gameName: z.string(), hostUserId: z.string() }),
  game: z.number(),
  /** By seat of the game; a bot has a strength and no userId, who has left for good has neither. */
  seats: z.array(z.extend(Person, { userId: z.nullable(z.string()), strength: z.nullable(strength) })),
  rules: z.unknown(),
  version: z.number(),
  timer: z.nullable(TimeControl),
  turnDays: z.optional(TurnDaysChoice),
  log: z.custom<readonly Turn<Shapes>[]>(),
  seed: z.string(),
  commitment: z.string(),
  /** Null: the table was closed before the end. */
  result: z.custom<Result | null>(),
  startedAt: field.time,
  endedAt: field.time,
});
export type Replay = z.infer<typeof Replay>;

export const replay = endpoint({
  service: 'game',
  method: 'GET',
  path: '/api/Game/Replay/{roomId}/{game}',
  summary: 'A finished game of a room, from its first move',
  scope: 'games:read',
  access: 'member',
  rate: ['READ'],
  params: z.object({ roomId: field.roomId, game: field.ordinal }),
  answer: Replay,
});

/** What it takes to try moves from any position of an open game. The seed is not in it: what is to come stays unknown. */
export const GameLog = z.object({
  rules: z.unknown(),
  seats: z.number(),
  version: z.number(),
  timer: z.nullable(TimeControl),
  turnDays: z.optional(TurnDaysChoice),
  log: z.custom<readonly Turn<Shapes>[]>(),
});
export type GameLog = z.infer<typeof GameLog>;

export const gameLog = endpoint({
  service: 'game',
  method: 'GET',
  path: '/api/Game/Log/{roomId}/{game}',
  summary:
    'The turns so far of a game in which nothing is hidden, to try moves on one’s own; not for those who play it now, against people',
  access: 'member',
  rate: ['READ'],
  params: z.object({ roomId: field.roomId, game: field.ordinal }),
  answer: GameLog,
});

/** The position of a running game as one of its players may know it, to be drawn small. */
export const OwnView = z.object({
  seat: z.number(),
  view: z.unknown(),
  /** By seat: the position at the table. */
  positions: z.array(z.number()),
  toAct: z.array(z.number()),
});
export type OwnView = z.infer<typeof OwnView>;

export const ownView = endpoint({
  service: 'game',
  method: 'GET',
  path: '/api/Game/OwnView/{roomId}',
  summary: 'What one sees of a running game one plays in',
  access: 'member',
  rate: ['READ'],
  params: z.object({ roomId: field.roomId }),
  answer: OwnView,
});
