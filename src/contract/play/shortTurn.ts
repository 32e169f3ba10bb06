// A turn as it travels on the short wire: a tuple instead of named fields, without what the client can tell by itself.
import type { Line } from '../../engine/game.ts';
import type { Change } from './changes.ts';
import { gameStatus, type MatchChange } from './tables.ts';

type ShortLine =
  | readonly [seat: Line['seat'], key: string]
  | readonly [seat: Line['seat'], key: string, values: Line['values']];

/** What most turns have none of; a status that is left out is that of a game in play. */
type Rest = Partial<Pick<MatchChange, 'status' | 'clocks' | 'deadline' | 'absent'>>;

/** `changes`: 0 where nothing changed. It follows on the turn before it. */
export type ShortTurn =
  | readonly [room: string, game: number, turn: number, changes: Change | 0, lines: readonly ShortLine[]]
  | readonly [
      room: string,
      game: number,
      turn: number,
      changes: Change | 0,
      lines: readonly ShortLine[],
      rest: Rest,
    ];

function shortLine({ seat, key, values }: Line): ShortLine {
  return Object.keys(values).length === 0 ? [seat, key] : [seat, key, values];
}

function restOf({ status, clocks, deadline, absent }: MatchChange): Rest | null {
  const rest: { -readonly [K in keyof Rest]: Rest[K] } = {};
  if (status !== gameStatus.started) rest.status = status;
  if (clocks) rest.clocks = clocks;
  if (deadline) rest.deadline = deadline;
  if (absent) rest.absent = absent;
  return Object.keys(rest).length === 0 ? null : rest;
}

/** The time of the server is left out: clocks and deadlines say how much is left. */
export function shortTurnOf(change: MatchChange): ShortTurn {
  const { room, game, turn, changes = 0, lines = [] } = change;
  const short = [room, game, turn, changes, lines.map(shortLine)] as const;
  const rest = restOf(change);
  return rest ? [...short, rest] : short;
}

export function changeOfShortTurn([room, game, turn, changes, lines, rest = {}]: ShortTurn): MatchChange {
  return {
    status: gameStatus.started,
    ...rest,
    room,
    game,
    turn,
    since: turn - 1,
    ...(changes !== 0 && { changes }),
    lines: lines.map(([seat, key, values = {}]) => ({ seat, key, values })),
  };
}
