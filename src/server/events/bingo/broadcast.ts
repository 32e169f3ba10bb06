// Shows sessions to the windows that follow them: changes of a moment are gathered, what an audience shares is made once.
import type { Bingo } from '../../../contract/events/bingo.ts';
import { createQueues } from '../../base/shared/queues.ts';
import type { LiveEvents } from '../../tables/liveEvents.ts';
import { type Board, readBoard, shared, stateFor } from './present.ts';
import type { BingoServices } from './services.ts';

export interface BingoBroadcast {
  /** Shows it here soon. */
  show(bingoId: string): void;
  /** Sessions that windows of this node follow. */
  followed(): string[];
  /** A window follows it from now on. */
  follow(bingoId: string): void;
  stop(): void;
}

interface Deps extends Pick<BingoServices, 'clock' | 'database' | 'encryption' | 'log'> {
  readonly liveEvents: LiveEvents;
  /** Called with each state that is shown: when something is due next. */
  readonly onShown: (board: Board) => void;
}

const gatherMs = 40;
/** In the lobby people come all at once. */
const gatherInLobbyMs = 400;
const asideMs = 20;

const lookingOn = 'looking on';
const calling = 'calling';

export function createBroadcast(deps: Deps): BingoBroadcast {
  const { database, liveEvents, log } = deps;
  const timers = new Map<string, NodeJS.Timeout>();
  const claimTimers = new Map<string, NodeJS.Timeout>();
  const following = new Map<string, boolean>();
  /** States of a session leave in the order in which they were read. */
  const queues = createQueues();

  async function adminsAmong(userIds: ReadonlySet<string>, teamId: string): Promise<ReadonlySet<string>> {
    const rows = await database
      .selectFrom('people')
      .select('id')
      .where('id', 'in', [...userIds])
      .where('team_id', '=', teamId)
      .where('is_admin', '=', true)
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  async function publish(bingoId: string): Promise<void> {
    const people = liveEvents.people(bingoId);
    if (people.size === 0) {
      following.delete(bingoId);
      return;
    }
    const board = await readBoard(deps, bingoId);
    if (!board) return;
    following.set(bingoId, board.row.phase === 'lobby');
    const admins = await adminsAmong(people, board.row.team_id);
    const commons = new Map<boolean, Bingo>();
    const common = (isHost: boolean): Bingo => {
      const made = commons.get(isHost) ?? shared(board, isHost);
      commons.set(isHost, made);
      return made;
    };
    liveEvents.publish(
      bingoId,
      (userId) => {
        if (board.cards.has(userId)) return userId;
        return admins.has(userId) ? calling : lookingOn;
      },
      (audience) => {
        const isHost = audience === calling || admins.has(audience);
        return ['bingo:state', stateFor(board, audience, common(isHost))];
      },
    );
    showEndOfClaim(board);
    deps.onShown(board);
  }

  /** A claim is shown for a while: afterwards nothing has changed but the time. */
  function showEndOfClaim({ row, now }: Board): void {
    clearTimeout(claimTimers.get(row.id));
    claimTimers.delete(row.id);
    if (row.shown_until === null || row.shown_until <= now) return;
    const again = setTimeout(() => show(row.id), row.shown_until - now + asideMs).unref();
    claimTimers.set(row.id, again);
  }

  function show(bingoId: string): void {
    if (timers.has(bingoId)) return;
    const ms = following.get(bingoId) ? gatherInLobbyMs : gatherMs;
    const timer = setTimeout(() => {
      timers.delete(bingoId);
      queues(bingoId, () => publish(bingoId)).catch((fault: unknown) =>
        log.warn({ bingo: bingoId, fault: String(fault) }, 'a bingo was not shown'),
      );
    }, ms).unref();
    timers.set(bingoId, timer);
  }

  return {
    show,
    followed() {
      for (const id of following.keys()) if (liveEvents.people(id).size === 0) following.delete(id);
      return [...following.keys()];
    },
    follow(bingoId) {
      if (!following.has(bingoId)) following.set(bingoId, false);
    },
    stop() {
      for (const timer of [...timers.values(), ...claimTimers.values()]) clearTimeout(timer);
    },
  };
}
