// A jumping game as its board asks it: whose men are near, what a half-made turn may become, which piece is which.
import type { Seat } from '../../engine/game.ts';
import { follow, nameAll } from '../names.ts';
import { kingsOf, letterOf, type Pieces, piecesOf, rowsSeenBy } from './darkSquares.ts';
import { type Begun, halfTurn } from './halfTurn.ts';
import type { JumpGame, JumpView } from './jumpGame.ts';

export const boardGame = (game: JumpGame) => ({
  nameAll,
  follow,
  rows: (near: Seat) => rowsSeenBy(game.custom.board, game.sideOfSeat(near)),
  man: (seat: Seat): string => letterOf(game.sideOfSeat(seat)),
  turn: (view: JumpView, begun: Begun) => halfTurn(game, view, begun),
  counts(pieces: Pieces, seat: Seat) {
    const side = game.sideOfSeat(seat);
    return { all: piecesOf(pieces, side).length, kings: kingsOf(pieces, side) };
  },
});
