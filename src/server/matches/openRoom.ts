// A room that is open on this node: what is stored, the match on its table, and the timers that belong to it.
import { type GameStatus, gameStatus } from '../../contract/tables.ts';
import type { AnyGame } from '../../engine/game.ts';
import { roomStatus } from '../storage/schema/matches.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { Queue } from './queue.ts';
import type { StoredRoom } from './room.ts';

export interface OpenRoom {
  readonly id: string;
  readonly teamId: string;
  readonly game: AnyGame;
  readonly queue: Queue;
  stored: StoredRoom;
  live: LiveMatch | null;
  /** What we hold may be behind what is stored: read again before the next act. */
  isStale: boolean;
  /** Settles when the work that a dead node left is done, or could not be. */
  restored: Promise<void>;
  expiryTimer: NodeJS.Timeout | null;
  countdownTimer: NodeJS.Timeout | null;
  recoveryTimer: NodeJS.Timeout | null;
  sitInTimer: NodeJS.Timeout | null;
  /** In a recovered room: the first one came back, and the others are waited for. */
  someoneIsBack: boolean;
  /** Since when a seat's person has had no connection, in process time; by position. */
  readonly goneSince: Map<number, number>;
  usedAt: number;
}

/** Where room and match together stand. */
export function statusOf(open: Pick<OpenRoom, 'stored' | 'live' | 'game'>): GameStatus {
  const { live, stored } = open;
  if (stored.status === roomStatus.lobby) return gameStatus.lobby;
  if (!live || live.match.result || stored.status !== roomStatus.playing) return gameStatus.completed;
  if (live.match.recovered) return gameStatus.recovered;
  if (live.match.paused) return gameStatus.paused;
  return open.game.betweenRounds?.(live.match.state) ? gameStatus.roundCompleted : gameStatus.started;
}

export function stopTimers(open: OpenRoom): void {
  for (const timer of [open.expiryTimer, open.countdownTimer, open.recoveryTimer, open.sitInTimer])
    if (timer) clearTimeout(timer);
  open.expiryTimer = null;
  open.countdownTimer = null;
  open.recoveryTimer = null;
  open.sitInTimer = null;
}
