// A room in the memory of this node: what is stored of it, its current match, its queue and its timers.
import { type GameStatus, gameStatus } from '../../../../contract/play/tables.ts';
import type { AnyGame } from '../../../../engine/game.ts';
import { roomStatus } from '../../../base/storage/schema/matches.ts';
import type { LiveMatch } from '../turns/liveMatch.ts';
import type { StoredRoom } from './room.ts';

/** Runs asynchronous work one after the other, in the order it was asked for. */
export type RoomQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** What a recovered match waits for; see recovery.ts. */
export type RecoveryWait =
  | { readonly state: 'none' }
  /** Nobody is back: the room closes when its time-out is over. */
  | { readonly state: 'closing'; readonly timer: NodeJS.Timeout }
  /** Somebody is back: play continues after a short wait for the others. */
  | { readonly state: 'continuing'; readonly timer: NodeJS.Timeout };

export interface OpenRoom {
  readonly id: string;
  readonly teamId: string;
  readonly game: AnyGame;
  readonly queue: RoomQueue;
  stored: StoredRoom;
  live: LiveMatch | null;
  /** Memory may be behind the database: read again before the next act. */
  isStale: boolean;
  /** Resolves when the work that a stopped node left is done, or has failed. */
  restored: Promise<void>;
  expiryTimer: NodeJS.Timeout | null;
  countdownTimer: NodeJS.Timeout | null;
  sitInTimer: NodeJS.Timeout | null;
  recoveryWait: RecoveryWait;
  /** Since when a seat's person has had no connection, in process time; by position. */
  readonly goneSince: Map<number, number>;
  /** How often its state was sent from here. */
  version: number;
  usedAt: number;
}

export const newOpenRoom = (stored: StoredRoom, game: AnyGame, usedAt: number): OpenRoom => ({
  id: stored.id,
  teamId: stored.teamId,
  game,
  queue: openQueue(),
  stored,
  live: null,
  isStale: false,
  restored: Promise.resolve(),
  expiryTimer: null,
  countdownTimer: null,
  sitInTimer: null,
  recoveryWait: { state: 'none' },
  goneSince: new Map(),
  version: 0,
  usedAt,
});

function openQueue(): RoomQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work, work);
    last = result.catch(() => undefined);
    return result;
  };
}

/** The status that clients see: of the room and its match together. */
export function statusOf(open: Pick<OpenRoom, 'stored' | 'live' | 'game'>): GameStatus {
  const { live, stored } = open;
  if (stored.status === roomStatus.lobby) return gameStatus.lobby;
  if (!live || live.match.result || stored.status !== roomStatus.playing) return gameStatus.completed;
  if (live.match.recovered) return gameStatus.recovered;
  if (live.match.paused) return gameStatus.paused;
  return open.game.betweenRounds?.(live.match.state) ? gameStatus.roundCompleted : gameStatus.started;
}

export function clearRecoveryWait(open: OpenRoom): void {
  if (open.recoveryWait.state !== 'none') clearTimeout(open.recoveryWait.timer);
  open.recoveryWait = { state: 'none' };
}

export function stopTimers(open: OpenRoom): void {
  for (const timer of [open.expiryTimer, open.countdownTimer, open.sitInTimer])
    if (timer) clearTimeout(timer);
  open.expiryTimer = null;
  open.countdownTimer = null;
  open.sitInTimer = null;
  clearRecoveryWait(open);
}
