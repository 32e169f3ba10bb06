// One's own turn as a value: before it begins, between two jumps, whole, and on its way to the server.
import { describe, expect, it } from 'vitest';
import { darkSquares, pieceOn, readPlaced, rowsSeenBy } from './darkSquares.ts';
import { halfTurn } from './halfTurn.ts';
import type { JumpGame, JumpMove, JumpView } from './jumpGame.ts';

const game: JumpGame = {
  custom: {
    board: darkSquares(10),
    menJumpBack: true,
    kingsFly: true,
    takesMost: true,
    liftsLate: true,
    crowningStops: false,
  },
  sideOfSeat: (seat) => (seat === 0 ? 1 : 2),
};

const at = (notation: string): JumpView => {
  const placed = readPlaced(game.custom.board, notation);
  if (!placed) throw new Error(`${notation} is not readable`);
  return {
    pieces: placed.pieces,
    turn: placed.side === 1 ? 0 : 1,
    last: { path: [1, 7], taken: [] },
    repeats: [],
  };
};

const chain = at('W:W32,45:B19,28');
const nothing = { seat: 0, isOpen: true, path: [], pending: null };
const having = (path: JumpMove) => halfTurn(game, chain, { ...nothing, path });

describe('a turn that is not begun', () => {
  it('starts with the piece that must capture, and says what every way comes to', () => {
    const { starts, mustCapture, whole, jumped, pieces, last } = having([]);
    expect(starts.map(({ square }) => square)).toEqual([32]);
    expect(starts[0]?.targets).toMatchObject([
      { square: 23, step: 1, path: [32, 23], whole: null },
      { square: 14, step: 2, path: [32, 23, 14], whole: [32, 23, 14] },
    ]);
    expect([mustCapture, whole, jumped, pieces, last]).toEqual([true, null, [], chain.pieces, [1, 7]]);
  });

  it('starts anywhere where nothing is to be taken', () => {
    const { starts, mustCapture } = halfTurn(game, at('W:W32,45:B1'), nothing);
    expect(starts.map(({ square }) => square)).toEqual([32, 45]);
    expect(mustCapture).toBe(false);
  });

  it('answers why another piece may not move', () => {
    expect(having([]).whyNot(null, 45)).toBe('otherCaptures');
    expect(having([]).whyNot(32, 27)).toBe('mustCapture');
  });

  it('reads a typed turn, or says why there is none', () => {
    expect(having([]).typed('32x14')).toEqual([32, 23, 14]);
    expect(having([]).typed('45-40')).toEqual({ why: 'mustCapture' });
  });
});

describe('a turn half made', () => {
  it('goes on with its own piece; what it jumped still lies there', () => {
    const { starts, pieces, jumped, whyNot } = having([32, 23]);
    expect(starts).toMatchObject([{ square: 23, targets: [{ square: 14, whole: [32, 23, 14] }] }]);
    expect(jumped).toEqual([28]);
    expect([32, 28, 23].map((square) => pieceOn(pieces, square))).toEqual(['.', 'b', 'w']);
    expect(whyNot(45, 40)).toBe('carryOn');
  });

  it('waits for its confirmation once it is whole', () => {
    const { starts, whole, whyNot } = having([32, 23, 14]);
    expect(whole).toEqual([32, 23, 14]);
    expect(starts).toEqual([]);
    expect(whyNot(45, 40)).toBe('confirmFirst');
  });
});

describe('a board that only shows', () => {
  it('has a turn on its way as if it had happened', () => {
    const doing = { ...nothing, isOpen: false, pending: [32, 23, 14] };
    const { pieces, last, starts } = halfTurn(game, chain, doing);
    expect([14, 19, 28].map((square) => pieceOn(pieces, square))).toEqual(['w', '.', '.']);
    expect(last).toEqual([32, 23, 14]);
    expect(starts).toEqual([]);
  });

  it('offers a spectator nothing', () => {
    expect(halfTurn(game, chain, { ...nothing, seat: null, isOpen: false }).starts).toEqual([]);
  });
});

describe('a board as it is seen', () => {
  it('has the far side at the top', () => {
    const board = darkSquares(8);
    expect(rowsSeenBy(board, 1)[0]).toEqual([null, 1, null, 2, null, 3, null, 4]);
    expect(rowsSeenBy(board, 2)[0]).toEqual([null, 32, null, 31, null, 30, null, 29]);
  });
});
