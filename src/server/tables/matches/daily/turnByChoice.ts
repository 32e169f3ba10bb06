// A turn of a game with a move a day as a choice among few moves: what a message offers, and what becomes of the choice.
import { createHash } from 'node:crypto';
import { isRefusal, refuse } from '../../../../contract/errors.ts';
import type { Line, Seat, Shapes } from '../../../../engine/game.ts';
import { isDaily, seatsToAct } from '../../../../engine/match.ts';
import { linesOf, replay } from '../../../../engine/replay.ts';
import type { ChosenMove, OfferedTurn, TurnByChoice } from '../../../messaging/chat/offeredTurn.ts';
import { positionOf, type RoomDoc } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Acts } from '../turns/acts.ts';
import { type LiveMatch, seatAt } from '../turns/liveMatch.ts';

interface Deps {
  readonly rooms: Pick<Rooms, 'open' | 'catchUp'>;
  readonly acts: Pick<Acts, 'move'>;
  see(roomId: string): Promise<{ readonly live: LiveMatch; readonly doc: RoomDoc } | null>;
}

/** As many as a menu holds. */
const mostChoices = 100;

const movesOf = ({ facts: { game }, match }: LiveMatch, seat: Seat): readonly unknown[] =>
  game.legalMoves(game.view(match.state, seat), seat) ?? [];

function choicesOf(live: LiveMatch, seat: Seat): Line[] | null {
  const { facts, match } = live;
  const moves = movesOf(live, seat);
  if (moves.length === 0 || moves.length > mostChoices) return null;
  const lines = moves.map(
    (move) => facts.game.tell?.(match.state, { kind: 'move', by: seat, move, at: match.at }, seat) ?? null,
  );
  const told = lines.filter((line) => line !== null);
  const isTold = new Set(told.map(({ key, values }) => JSON.stringify([key, values]))).size === moves.length;
  return isTold ? told : null;
}

function lastLine({ facts: { game, setup }, turns }: LiveMatch, seat: Seat): Line | null {
  const last = turns.at(-1);
  if (!last) return null;
  const before = replay<Shapes>(game, setup, turns.slice(0, -1));
  return linesOf(game, before, last, seat).at(-1) ?? null;
}

/** The id of the act, the same for every choice of this person at this turn. */
function moveIdOf(userId: string, { roomId, game, turn }: ChosenMove): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([userId, roomId, game, turn]))
    .digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

const stateOf = ({ match }: LiveMatch, seat: Seat): OfferedTurn['state'] => {
  if (match.result) return 'over';
  return seatsToAct(match).includes(seat) && !match.satIn.includes(seat) ? 'mine' : 'others';
};

export function createTurnByChoice({ rooms, acts, see }: Deps): TurnByChoice {
  return {
    async offer(roomId, userId) {
      const table = await see(roomId);
      if (!table || !isDaily(table.live.match) || table.live.match.turn < 0) return null;
      const { live, doc } = table;
      const seat = seatAt(live, positionOf(doc, userId));
      if (seat === null) return null;
      const state = stateOf(live, seat);
      const people = live.facts.positions.flatMap((position, at) => {
        const place = doc.places[position];
        return place?.kind === 'person' ? [{ seat: at, name: place.name }] : [];
      });
      return {
        roomId,
        gameName: live.facts.game.id,
        game: live.facts.number,
        turn: live.match.turn,
        seat,
        state,
        told: lastLine(live, seat),
        people,
        choices: state === 'mine' ? choicesOf(live, seat) : null,
      };
    },

    async choose({ userId, teamId }, chosen) {
      const open = await rooms.open(chosen.roomId);
      await open?.restored;
      if (open?.teamId !== teamId) return refuse('NotFound');
      await open.queue(() => rooms.catchUp(open));
      const { live } = open;
      if (live?.facts.number !== chosen.game || live.match.turn !== chosen.turn)
        return refuse('StaleVersion');
      const seat = seatAt(live, positionOf(open.stored.doc, userId));
      if (seat === null) return refuse('NotAllowed', { reason: 'notSeated' });
      const move = movesOf(live, seat)[chosen.choice];
      if (move === undefined) return refuse('StaleVersion');
      const asked = { moveId: moveIdOf(userId, chosen), expectedTurn: chosen.turn, move };
      const played = await acts.move(open, userId, asked);
      return isRefusal(played) ? played : null;
    },
  };
}
