// What the calls about conditional moves do: a player reads their own, or lays them out anew.
import { type Refusal, refuse } from '../../../../../contract/errors.ts';
import type { ConditionalMoves } from '../../../../../contract/play/conditionalMoves.ts';
import { type ConditionalLine, faultOfLines, mayLayOut } from '../../../../../engine/conditionalMoves.ts';
import type { AnyGame, Seat } from '../../../../../engine/game.ts';
import type { Library } from '../../../../../engine/library.ts';
import type { WallClock } from '../../../../base/shared/clock.ts';
import type { Database } from '../../../../base/storage/database.ts';
import type { OpenRoom } from '../../rooms/openRoom.ts';
import { positionOf } from '../../rooms/room.ts';
import type { Rooms } from '../../rooms/rooms.ts';
import { type LiveMatch, seatAt } from '../../turns/liveMatch.ts';
import type { ConditionalAnswers } from './answers.ts';
import { readConditionals, removeConditionalOf, writeConditional } from './conditionalStore.ts';
import { hasConditionalMoves } from './standing.ts';

/** A person and the game on a table at which they play; of other games there is nothing to find. */
export interface OwnGame {
  readonly roomId: string;
  readonly game: number;
  readonly userId: string;
}

type Laid = Promise<ConditionalMoves | Refusal>;

export interface ConditionalDesk {
  read(own: OwnGame): Laid;
  layOut(own: OwnGame, asked: Pick<ConditionalMoves, 'turn' | 'lines'>): Laid;
}

interface Deps {
  readonly rooms: Pick<Rooms, 'open' | 'catchUp'>;
  readonly answers: Pick<ConditionalAnswers, 'settle'>;
  readonly database: Database;
  readonly library: Library;
  readonly clock: WallClock;
}

/** Each move as the game reads it; null: one of them is none. */
function readLines(game: AnyGame, lines: ConditionalMoves['lines']): ConditionalLine[] | null {
  const read = lines.map((line) => line.map(({ by, move }) => ({ by, move: game.readMove(move) })));
  return read.flat().some(({ move }) => move === null) ? null : read;
}

const misfit = (code: string): Refusal => refuse('InvalidInput', { fields: [{ path: 'lines', code }] });

export function createConditionalDesk({ rooms, answers, database, library, clock }: Deps): ConditionalDesk {
  async function shown(live: LiveMatch, userId: string): Promise<ConditionalMoves> {
    const row = (await readConditionals(database, live.facts.id)).find((each) => each.userId === userId);
    if (!row) return { turn: live.match.turn, lines: [], news: null };
    const { turn, lines, news } = row;
    return {
      turn,
      lines: lines.map((line) => line.map(({ by, move }) => ({ by, move }))),
      news: news && { kind: news, turn },
    };
  }

  /** In the room's queue, on what is stored, with everything answered that can be. */
  async function atTable(
    { roomId, game, userId }: OwnGame,
    work: (open: OpenRoom, live: LiveMatch, seat: Seat) => Promise<Refusal | null>,
  ): Laid {
    const open = await rooms.open(roomId);
    await open?.restored;
    if (!open) return refuse('NotFound');
    return open.queue(async () => {
      await rooms.catchUp(open);
      const { live } = open;
      const seat = live && seatAt(live, positionOf(open.stored.doc, userId));
      if (!live || live.facts.number !== game || seat === null) return refuse('NotFound');
      const refusal = await work(open, live, seat);
      if (refusal) return refusal;
      await rooms.catchUp(open); // what another node stored meanwhile is answered as well
      await answers.settle(open);
      return shown(live, userId);
    });
  }

  return {
    read: (own) => atTable(own, async () => null),
    layOut: (own, asked) =>
      atTable(own, async (open, live, seat) => {
        const { match, facts } = live;
        const { userId } = own;
        if (asked.lines.length === 0) {
          await removeConditionalOf(database, facts.id, userId);
          return null;
        }
        if (match.result) return refuse('Closed', { reason: 'gameOver' });
        if (asked.turn !== match.turn) return refuse('StaleVersion');
        if (!hasConditionalMoves(live) || !mayLayOut(facts.game, match, seat))
          return refuse('NotAllowed', { reason: 'notNow' });
        const lines = readLines(facts.game, asked.lines);
        if (!lines) return misfit('unreadable');
        const fault = faultOfLines(facts.game, match, seat, lines, library);
        if (fault) return misfit(fault);
        const savedAt = clock.now();
        await writeConditional(
          database,
          { userId, matchId: facts.id, turn: match.turn, lines, savedAt },
          open.id,
        );
        return null;
      }),
  };
}
