// Chess against its vectors: how many games there are, single positions, ends, claims, time and refusals.
import { describe, expect, it } from 'vitest';
import { emptyLibrary } from '../../engine/library.ts';
import { perft } from '../../kit/search/perft.ts';
import { chess } from './index.ts';
import { legalMoves } from './moves.ts';
import { Position } from './position.ts';
import { stuckRefusalOf, typedRefusalOf } from './refusals.ts';
import type { State } from './rules.ts';
import { squareOf } from './squares.ts';

const at = (notation: string): State => {
  const state = chess.readPosition?.(notation);
  if (!state) throw new Error(`${notation} is not readable`);
  return state;
};

const play = (state: State, ...moves: readonly string[]): State =>
  moves.reduce((now, move) => {
    expect(chess.refusal(now, now.turn, move, emptyLibrary), move).toBeNull();
    return chess.play(now, { kind: 'move', at: 0, by: now.turn, move });
  }, state);

const first = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const listed = (state: State): readonly string[] =>
  chess.legalMoves(chess.view(state, state.turn), state.turn) ?? [];
const draw = (how: string) => ({ places: [[0, 1]], reason: 'rule', how });

describe('how many games there are', () => {
  it.each([
    ['CH-1', first, [20, 400, 8902, 197281, 4865609]],
    [
      'CH-2',
      'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
      [48, 2039, 97862, 4085603],
    ],
    ['CH-3', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', [14, 191, 2812, 43238]],
    ['CH-4', 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', [6, 264, 9467]],
    ['CH-5', 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8', [44, 1486, 62379]],
    [
      'CH-6',
      'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
      [46, 2079, 89890, 3894594],
    ],
    ['CH-7', '8/8/4k3/8/2p5/8/B2P4/2K5 w - - 0 1', [9, 70, 737, 5984, 68071]],
    ['CH-8', '5k2/8/8/8/8/8/8/4K2R w K - 0 1', [15, 66, 1198, 6399, 120330]],
    ['CH-9', 'r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1', [26, 1141, 27826, 1274206]],
    ['CH-10', '2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1', [11, 133, 1442, 19174, 266199]],
    ['CH-11', '8/P1k5/K7/8/8/8/8/8 w - - 0 1', [6, 27, 273, 1329, 18135]],
    ['CH-12', '8/8/2k5/5q2/5n2/8/5K2/8 b - - 0 1', [37, 183, 6559, 23527]],
    ['CH-13', '8/8/1P2K3/8/2n5/1q6/8/5k2 b - - 0 1', [29, 165, 5160, 31961, 1004658]],
    ['CH-14', 'K1k5/8/P7/8/8/8/8/8 w - - 0 1', [2, 6, 13, 63, 382]],
  ])('%s: %s', (_id, notation, leaves) => {
    const state = at(notation);
    const position = new Position(state);
    const [slot, name] = [position.slot, position.name];
    expect(leaves.map((_, i) => perft(position, () => legalMoves(position), i + 1))).toEqual(leaves);
    expect([position.slot, position.name]).toEqual([slot, name]);
    expect(position.placed().pieces).toBe(state.pieces);
    expect(listed(state)).toHaveLength(leaves[0] ?? 0);
  });
});

describe('how games end by the position', () => {
  it.each([
    ['CH-21', '8/8/8/4k3/8/8/4KN2/8 w - - 0 1', draw('deadPosition')],
    ['CH-22', '7k/5Q2/8/8/8/8/8/6K1 b - - 0 1', draw('stalemate')],
    ['CH-25', '8/8/8/4k3/8/8/3NKN2/8 w - - 0 1', null],
    ['bare kings', '8/8/8/4k3/8/8/4K3/8 w - - 0 1', draw('deadPosition')],
    ['bishops on squares of both colours', '8/3k4/8/2b5/8/8/4K3/B4B2 w - - 0 1', null],
    ['the same, all on dark squares', '8/3k4/8/2b5/8/8/4K3/B1B5 w - - 0 1', draw('deadPosition')],
    ['a pawn', '8/8/8/4k3/8/8/4KP2/8 w - - 0 1', null],
    [
      'mate',
      'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
      { places: [[1], [0]], reason: 'normal', how: 'checkmate' },
    ],
    ['75 quiet moves of each side', '7k/8/8/8/8/8/4r2r/K7 w - - 150 90', draw('seventyFiveMoves')],
    [
      'mate on the 150th quiet move',
      '6rk/8/8/8/8/8/7r/K5r1 w - - 150 90',
      { places: [[1], [0]], reason: 'normal', how: 'checkmate' },
    ],
  ])('%s: %s', (_id, notation, result) => {
    const state = at(notation);
    expect(chess.result(state)).toEqual(result);
    expect(chess.toAct(state)).toEqual(result ? [] : [state.turn]);
    expect(listed(state).length > 0).toBe(result === null);
  });
});

it.each([
  [
    'CH-60: mate',
    'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
    [{ seat: 1, key: 'checkmate' }],
  ],
  ['CH-61: stalemate', '7k/5Q2/8/8/8/8/8/6K1 b - - 0 1', []],
  ['CH-62: going on', first, []],
])('%s, and who earns a badge by it', (_id, notation, feats) => {
  const state = at(notation);
  expect(chess.feats?.(state, chess.result(state))).toEqual(feats);
});

it('CH-63: who wins by resignation has not mated', () => {
  expect(chess.feats?.(at(first), { places: [[0], [1]], reason: 'resign' })).toEqual([]);
});

describe('draws to be claimed', () => {
  const dance = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];

  it('CH-20: the start for the third time may be claimed by who is to move', () => {
    const third = play(at(first), ...dance, ...dance);
    expect(chess.result(third)).toBeNull();
    expect(listed(third)).toContain('draw');
    expect(listed(at(first))).not.toContain('draw');
    const claimed = play(third, 'draw');
    expect(chess.result(claimed)).toEqual(draw('threeTimes'));
    expect(chess.writePosition?.(claimed)).toBe(chess.writePosition?.(third));
    expect(chess.tell?.(third, { kind: 'move', at: 0, by: 0, move: 'draw' }, 0)?.key).toBe('claim');
  });

  it('with the move that brings the position for the third time, and not with another', () => {
    const almost = play(at(first), ...dance, ...dance.slice(0, 3));
    expect(listed(almost).filter((move) => move.endsWith('draw'))).toEqual(['f6g8 draw']);
    expect(chess.refusal(almost, 1, 'draw', emptyLibrary)).toBe('noClaim');
    expect(chess.refusal(almost, 1, 'f6g4 draw', emptyLibrary)).toBe('noClaimAfter');
    expect(chess.result(play(almost, 'f6g8 draw'))).toEqual(draw('threeTimes'));
    expect(chess.result(play(almost, 'f6g8'))).toBeNull();
  });

  it('ends of itself at the fifth time', () => {
    const fourth = play(at(first), ...dance, ...dance, ...dance);
    expect(chess.result(play(fourth, ...dance.slice(0, 3)))).toBeNull();
    expect(chess.result(play(fourth, ...dance))).toEqual(draw('fiveTimes'));
  });

  it('other castling rights are another position', () => {
    const state = at('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
    const rooks = ['h1g1', 'h8g8', 'g1h1', 'g8h8'];
    expect(listed(play(state, ...rooks, ...rooks))).not.toContain('draw');
    expect(listed(play(state, ...rooks, ...rooks, ...rooks))).toContain('draw');
  });

  it('a two-step that no pawn can capture changes nothing, one that can does', () => {
    const knights = ['g8f6', 'g1f3', 'f6g8', 'f3g1'];
    expect(listed(play(at(first), 'e2e4', ...knights, ...knights))).toContain('draw');
    const withPawn = at('rnbqkbnr/ppp1pppp/8/8/3p4/8/PPPPPPPP/RNBQKBNR w KQkq - 0 3');
    expect(listed(play(withPawn, 'e2e4', ...knights, ...knights))).not.toContain('draw');
    const pinned = at('3rk3/8/8/8/3pK3/8/4P3/8 w - - 0 1');
    expect(play(pinned, 'e4f3').enPassant).toBeNull();
  });

  it('after fifty quiet moves of each side, or with the last of them', () => {
    const state = at('8/8/4k3/8/8/4K3/4R3/8 w - - 99 120');
    expect(listed(state)).toContain('e2d2 draw');
    expect(listed(state)).not.toContain('draw');
    expect(chess.result(play(state, 'e2d2 draw'))).toEqual(draw('fiftyMoves'));
    expect(listed(play(state, 'e2d2'))).toContain('draw');
  });

  it('at the 75th it ends of itself', () => {
    const state = at('8/8/4k3/8/8/4K3/4R3/8 w - - 149 120');
    expect(chess.result(play(state, 'e2d2'))).toEqual(draw('seventyFiveMoves'));
  });
});

describe('when time is up', () => {
  const lost = (seat: number) => ({ places: [[1 - seat], [seat]], reason: 'time' });
  const drawn = { places: [[0, 1]], reason: 'time', how: 'cannotMate' };
  it.each([
    ['CH-23', '8/8/8/4k3/8/8/4K3/4R3 w - -', 0, drawn],
    ['CH-24', '8/8/8/4k3/4p3/8/4K3/4R3 w - -', 0, lost(0)],
    ['a knight against queens', '8/8/8/4k3/4n3/8/4K3/4Q3 w - -', 0, drawn],
    ['a knight against a rook', '8/8/8/4k3/4n3/8/4K3/4R3 w - -', 0, lost(0)],
    ['a bishop against a rook', '8/8/8/4k3/4b3/8/4K3/4R3 w - -', 0, drawn],
    ['a bishop against one like it and a queen', '8/8/8/4k3/4b3/8/4K3/1B2Q3 w - -', 0, drawn],
    ['a bishop against the other one', '8/8/8/4k3/4b3/8/4K3/2B1R3 w - -', 0, lost(0)],
    ['a bishop against a knight', '8/8/8/4k3/4b3/8/4K3/4N3 w - -', 0, lost(0)],
    ['bishops of both colours', '8/8/8/4k3/3bb3/8/4K3/4R3 w - -', 0, lost(0)],
    ['two knights', '8/8/8/4k3/3nn3/8/4K3/4Q3 w - -', 0, lost(0)],
  ])('%s: %s', (_id, notation, seat, result) => {
    expect(chess.forfeit?.(at(notation), seat, 'flagged')).toEqual(result);
  });

  it('who resigns or leaves loses in any case', () => {
    const state = at('8/8/8/4k3/8/8/4K3/4R3 w - -');
    expect(chess.forfeit?.(state, 0, 'resigned')).toEqual({ places: [[1], [0]], reason: 'resign' });
    expect(chess.forfeit?.(state, 0, 'left')).toEqual({ places: [[1], [0]], reason: 'abandoned' });
  });
});

describe('what may be played beforehand', () => {
  const aheadOf = (...moves: readonly string[]) => {
    const state = play(at(first), ...moves);
    return chess.ahead?.(chess.view(state, 1 - state.turn), 1 - state.turn);
  };
  it('whatever some answer allows, also where an own pawn stands now', () => {
    const moves = aheadOf('e2e4', 'd7d5')?.moves ?? [];
    expect(moves).toContain('d8d5');
    expect(moves).toContain('g8f6');
    expect(moves).not.toContain('d8d4');
  });
  it('shows the board as if the other had passed', () => {
    expect(aheadOf('e2e4')?.view).toMatchObject({ turn: 0, check: null, claims: [] });
  });
});

describe('refused with a reason', () => {
  const ready = 'r3k2r/pppq1ppp/8/8/8/8/PPP2PPP/R3K2R w KQkq - 0 1';
  it.each([
    ['notYours', first, 'e7e5'],
    ['notYours', first, 'e4e5'],
    ['ownPiece', first, 'a1a2'],
    ['blocked.rook', first, 'a1a4'],
    ['blocked.bishop', first, 'c1e3'],
    ['blocked.queen', first, 'd1d4'],
    ['way.rook', 'k7/8/8/8/8/8/8/KR6 w - - 0 1', 'b1c2'],
    ['way.bishop', 'k7/8/8/8/8/8/8/KB6 w - - 0 1', 'b1b2'],
    ['way.queen', 'k7/8/8/8/8/8/8/KQ6 w - - 0 1', 'b1c3'],
    ['way.knight', first, 'b1b3'],
    ['way.king', 'k7/8/8/8/8/8/8/KR6 w - - 0 1', 'a1a3'],
    ['way.pawn', first, 'e2e5'],
    ['pawnBack', 'k7/8/8/8/4P3/8/8/K7 w - - 0 1', 'e4e3'],
    ['pawnCapture', first, 'e2d3'],
    ['blocked.pawn', 'k7/8/8/4p3/4P3/8/8/K7 w - - 0 1', 'e4e5'],
    ['blocked.pawn', 'k7/8/8/8/8/4p3/4P3/K7 w - - 0 1', 'e2e4'],
    ['kingInCheck', 'k3r3/8/8/8/8/8/4B3/4K3 w - - 0 1', 'e2d3'],
    ['kingInCheck', 'k3r3/8/8/8/8/8/8/3K4 w - - 0 1', 'd1e1'],
    ['stillInCheck', 'k3r3/8/8/8/8/8/P7/4K3 w - - 0 1', 'a2a3'],
    ['kingInCheck', 'k7/4P3/8/8/7b/8/8/3K4 w - - 0 1', 'd1e1'],
    ['kingInCheck', '5b2/r3P2K/8/8/8/8/8/k7 w - - 0 1', 'e7f8'],
    ['chooseKind', 'k7/4P3/8/8/8/8/8/K7 w - - 0 1', 'e7e8'],
    ['notLegal', first, 'e2e4q'],
    ['castling.moved', ready.replace('KQ', 'Q'), 'e1g1'],
    ['castling.blocked', 'rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1', 'e1g1'],
    ['castling.inCheck', 'r3k2r/pppp1ppp/8/8/4r3/8/PPP2PPP/R3K2R w KQkq - 0 1', 'e1g1'],
    ['castling.through', ready.replace('PPP2PPP', 'PPP3PP').replace('pppq1ppp', 'pppp1rpp'), 'e1g1'],
    ['castling.through', ready, 'e1c1'],
    [null, ready, 'e1g1'],
    ['noClaim', first, 'draw'],
    ['noClaimAfter', first, 'e2e4 draw'],
  ])('%s: %s %s', (key, notation, move) => {
    expect(chess.refusal(at(notation), 0, move, emptyLibrary)).toBe(key);
  });

  it.each([
    ['way.pawn', first, 'e2e5'],
    ['blocked.rook', first, ' A1-A4 '],
    ['kingInCheck', 'k3r3/8/8/8/8/8/4N3/4K3 w - - 0 1', 'e2d4'],
    ['notYours', first, 'e7-e5'],
    ['notLegal', first, 'Nf6'],
    ['notLegal', first, 'castle'],
  ])('typed, %s: %s %j', (key, notation, text) => {
    expect(typedRefusalOf(new Position(at(notation)), text)).toBe(key);
  });

  it.each([
    ['notYours', first, 'e4'],
    ['notYours', first, 'e7'],
    ['stuck', first, 'a1'],
    ['kingInCheck', 'k3r3/8/8/8/8/8/4N3/4K3 w - - 0 1', 'e2'],
    ['stillInCheck', 'k3r3/8/8/8/8/8/P7/4K3 w - - 0 1', 'a2'],
    [null, first, 'e2'],
  ])('a piece that cannot be picked up, %s: %s %s', (key, notation, square) => {
    expect(stuckRefusalOf(new Position(at(notation)), squareOf(square))).toBe(key);
  });
});
