// Plays the answers that people have laid out: as soon as the opponent makes a move they are for, once, on whichever node.
import { isRefusal, refuse } from '../../../../../contract/errors.ts';
import type { Seat, Shapes } from '../../../../../engine/game.ts';
import type { Library } from '../../../../../engine/library.ts';
import type { GameStep } from '../../../../../engine/step.ts';
import type { WallClock } from '../../../../base/shared/clock.ts';
import type { Log } from '../../../../base/shared/log.ts';
import type { Database } from '../../../../base/storage/database.ts';
import type { RoomPresence } from '../../nodes/presence.ts';
import type { OpenRoom } from '../../rooms/openRoom.ts';
import { positionOf } from '../../rooms/room.ts';
import type { Rooms } from '../../rooms/rooms.ts';
import { judgeMove } from '../../turns/acts.ts';
import { type Notify, othersOf, tableSubject } from '../../turns/awayNotices.ts';
import type { AfterTurn, Turns } from '../../turns/commit.ts';
import { type LiveMatch, seatAt } from '../../turns/liveMatch.ts';
import {
  moveOn,
  readConditionals,
  readLeftBehind,
  removeConditional,
  type StoredConditional,
} from './conditionalStore.ts';
import { hasConditionalMoves, standingOf } from './standing.ts';

export interface ConditionalAnswers {
  /** Answers the turn, or finds that the game went another way. */
  readonly afterTurn: AfterTurn;
  /** The same for what is stored of the game by now. Runs inside the room's queue. Safe to repeat. */
  settle(open: OpenRoom): Promise<void>;
  /** What a node that stopped has left: at all tables. Safe on several nodes at once. */
  settleLeftBehind(): Promise<void>;
}

interface Deps {
  readonly rooms: Pick<Rooms, 'open' | 'catchUp'>;
  readonly turns: Pick<Turns, 'commit'>;
  readonly presence: Pick<RoomPresence, 'isHere'>;
  readonly notify: Notify;
  readonly database: Database;
  readonly library: Library;
  readonly clock: WallClock;
  readonly closing: AbortSignal;
  readonly log: Pick<Log, 'warn' | 'error'>;
}

/** One id a seat and turn: what two nodes play at once is one move. */
const moveIdOf = (seat: Seat, turn: number): string => `conditional-${seat}-${turn}`;

export function createConditionalAnswers(deps: Deps): ConditionalAnswers {
  const { rooms, turns, presence, notify, database, library, clock, closing, log } = deps;

  /** Judged like a move of that person, and stored like one. */
  async function play(
    open: OpenRoom,
    live: LiveMatch,
    seat: Seat,
    { move }: GameStep<Shapes>,
  ): Promise<'played' | 'refused' | 'later'> {
    const expectedTurn = live.match.turn;
    const moveId = moveIdOf(seat, expectedTurn);
    const played = await turns.commit(open, moveId, (now) => {
      const done = now.done.get(moveId);
      if (done !== undefined) return { done };
      if (now !== live || now.match.turn !== expectedTurn) return refuse('StaleVersion');
      return judgeMove({ library, clock }, now, seat, { expectedTurn, move });
    });
    if (!isRefusal(played)) return 'played';
    if (played.error !== 'NotAllowed' && played.error !== 'InvalidInput') return 'later';
    log.error({ match: live.facts.id, reason: played.reason }, 'an answer that was laid out is refused');
    return 'refused';
  }

  async function tell(open: OpenRoom, live: LiveMatch, userId: string): Promise<void> {
    if (presence.isHere(open.id, userId)) return;
    const { doc } = open.stored;
    await notify(userId, {
      subject: tableSubject(open.id),
      renew: 'news',
      content: {
        kind: 'answerPlayed',
        others: othersOf(doc, userId),
        roomId: open.id,
        gameName: doc.gameName,
        since: `${live.facts.id} ${live.match.turn}`,
      },
    });
  }

  async function settleRow(open: OpenRoom, live: LiveMatch, row: StoredConditional): Promise<void> {
    const seat = seatAt(live, positionOf(open.stored.doc, row.userId));
    if (seat === null) return removeConditional(database, row);
    for (;;) {
      const { turn } = live.match;
      const standing = standingOf(live, seat, row);
      if (standing.is === 'over') return removeConditional(database, row);
      if (standing.is === 'answer') {
        const done = await play(open, live, seat, standing.step);
        if (done === 'played') continue;
        if (done === 'refused') await removeConditional(database, row);
        return;
      }
      if (standing.is === 'same') return;
      const isAnswered = live.done.get(moveIdOf(seat, turn - 1)) === turn;
      const news = standing.is === 'missed' ? 'missed' : isAnswered ? 'played' : null;
      const isOurs = await moveOn(database, row, { turn, lines: standing.lines, news });
      if (isOurs && isAnswered) await tell(open, live, row.userId);
      return;
    }
  }

  async function settle(open: OpenRoom): Promise<void> {
    const { live } = open;
    if (!live || !hasConditionalMoves(live)) return;
    for (const row of await readConditionals(database, live.facts.id)) await settleRow(open, live, row);
  }

  const leaveForLater = (roomId: string) => (fault: unknown) =>
    log.warn({ room: roomId, fault: String(fault) }, 'answers that were laid out are left for later');

  async function settleAt(roomId: string, matchId: string): Promise<void> {
    const open = await rooms.open(roomId);
    if (open)
      await open.queue(async () => {
        await rooms.catchUp(open);
        await settle(open);
      });
    if (open?.live?.facts.id === matchId) return;
    for (const row of await readConditionals(database, matchId)) await removeConditional(database, row);
  }

  return {
    settle,
    afterTurn(open, live) {
      if (closing.aborted || !hasConditionalMoves(live)) return;
      open.queue(() => settle(open)).catch(leaveForLater(open.id));
    },
    async settleLeftBehind() {
      for (const { roomId, matchId } of await readLeftBehind(database))
        await settleAt(roomId, matchId).catch(leaveForLater(roomId));
    },
  };
}
