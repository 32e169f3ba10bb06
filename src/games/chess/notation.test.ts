// Chess at its edges: FEN, moves off the wire, the words of the move list, material, and what bots answer.
import { describe, expect, it } from 'vitest';
import { emptyLibrary } from '../../engine/library.ts';
import { seededRandom } from '../../engine/random.ts';
import { follow, nameAll } from './board/trackPieces.ts';
import { bots } from './bot.ts';
import { chess } from './index.ts';
import { leadOf, lostBy } from './material.ts';
import { typedMove } from './notation.ts';
import type { State } from './rules.ts';

const first = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const at = (notation: string): State => {
  const state = chess.readPosition?.(notation);
  if (!state) throw new Error(`${notation} is not readable`);
  return state;
};

describe('positions', () => {
  it.each([
    first,
    'r3k2r/8/8/8/8/8/8/R3K2R b Kq - 12 34',
    'rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3',
    '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
  ])('%s reads and writes back', (notation) => {
    expect(chess.writePosition?.(at(notation))).toBe(notation);
  });

  it('the start is the start', () => {
    expect(chess.start({}, 2)).toEqual(at(first));
  });

  it('an en passant square that nobody can use is dropped', () => {
    const state = at('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1');
    expect(state.enPassant).toBeNull();
  });

  it.each([
    '',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1',
    'rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w QK - 0 1',
    'rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w KQkq - 0 1',
    '4k3/8/8/8/8/8/8/P3K3 w - - 0 1',
    '4k3/4R3/8/8/8/8/8/4K3 w - - 0 1',
    '4k3/8/8/8/8/8/8/4K3 w - e6 0 1',
    '4k3/8/8/8/8/8/8/4K3 w - - 151 1',
    '4k3/8/8/8/8/8/8/4K3 w - - 0 0',
  ])('%j is none', (notation) => {
    expect(chess.readPosition?.(notation)).toBeNull();
  });

  it.each(
    [null, 4, '', 'e2', 'e2e9', 'i2e4', 'e7e8k', 'e2e4 ', 'draw e2e4', ' draw', ['e2e4'], { from: 'e2' }].map(
      (raw) => [raw],
    ),
  )('move %j is none', (raw) => {
    expect(chess.readMove(raw)).toBeNull();
  });
});

describe('the move list', () => {
  const open = 'r3k2r/pp4pp/8/3pP3/8/8/PP4PP/R3K2R w KQkq d6 0 1';
  it.each([
    [first, 'e2e4', 'pawn', { move: 'e4' }],
    [first, 'g1f3', 'knight', { move: 'f3' }],
    [open, 'e5d6', 'pawn', { move: 'exd6' }],
    [open, 'e1g1', 'castling', { move: 'O-O' }],
    [open, 'e1c1', 'castling', { move: 'O-O-O' }],
    ['4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'h1h8', 'rook', { move: 'h8+' }],
    ['5k2/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'castling', { move: 'O-O+' }],
    ['4k3/R7/8/8/8/8/8/4K2R w K - 0 1', 'h1h8', 'rook', { move: 'h8#' }],
    ['r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1', 'b7a8q', 'becomes.queen', { move: 'bxa8', sign: '+' }],
    ['r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1', 'b7b8n', 'becomes.knight', { move: 'b8', sign: '' }],
    ['4k3/8/8/8/8/8/3R3R/K7 w - - 0 1', 'd2f2', 'rook', { move: 'df2' }],
    ['4k3/3R4/8/8/8/8/3R4/K7 w - - 0 1', 'd2d5', 'rook', { move: '2d5' }],
    ['4k3/8/8/8/1Q3Q2/8/8/K4Q2 w - - 0 1', 'f4d2', 'queen', { move: 'fd2' }],
    ['8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1', 'h4e1', 'queen', { move: 'h4e1' }],
    ['4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1', 'g1e2', 'knight', { move: 'e2' }],
    ['3k4/8/8/8/8/4K3/4R3/8 w - - 99 120', 'e2d2 draw', 'rook', { move: 'd2+ (=)' }],
  ])('%s %s is %s %j', (notation, move, key, values) => {
    const state = at(notation);
    const told = chess.tell?.(state, { kind: 'move', at: 0, by: 0, move }, 'spectator');
    expect(told).toEqual({ seat: 0, key, values });
  });
});

describe('typed moves', () => {
  const letters: Readonly<Record<string, string>> = { knight: 'A', rook: 'K', bishop: 'F' };
  const say = (key: string, { move, sign = '' }: Readonly<Record<string, string>>) =>
    key.startsWith('becomes.')
      ? `${move}=${letters[key.slice(8)] ?? 'V'}${sign}`
      : `${letters[key] ?? ''}${move}`;
  const typed = (notation: string, text: string) => {
    const state = at(notation);
    return typedMove(state, chess.legalMoves(chess.view(state, state.turn), state.turn) ?? [], text, say);
  };
  const open = 'r3k2r/1P4pp/8/3pP3/8/8/PPB3PP/RN2K2R w KQkq d6 0 1';
  it.each([
    ['squares', first, 'e2e4', 'e2e4'],
    ['squares with a dash and capitals', first, ' E2-E4 ', 'e2e4'],
    ['the words of the move list, in its letters', first, 'Af3', 'g1f3'],
    ['not those of another language', first, 'Nf3', null],
    ['castling', open, 'O-O', 'e1g1'],
    ['castling with noughts', open, '0-0', 'e1g1'],
    ['a pawn that has yet to choose', open, 'b7a8', 'b7a8'],
    ['a pawn that has chosen', open, 'bxa8=V+', 'b7a8q'],
    ['a bishop is not a pawn', open, 'Fxh7', 'c2h7'],
    ['what cannot be', first, 'e2e5', null],
    ['nothing', first, '', null],
  ])('%s: %s %j is %s', (_what, notation, text, move) => {
    expect(typed(notation, text)).toBe(move);
  });
});

describe('which piece is which', () => {
  const after = (notation: string, ...moves: readonly string[]) => {
    const state = at(notation);
    const next = moves.reduce(
      (now, move) => chess.play(now, { kind: 'move', at: 0, by: now.turn, move }),
      state,
    );
    return { before: state.pieces, named: follow(nameAll(state.pieces), next.pieces) };
  };
  /** Places in reading order: a8 is 0, h1 is 63. */
  it.each([
    ['a move', first, 'e2e4', [[52, 36]], []],
    [
      'castling: each of the two goes its own way',
      'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
      'e1g1',
      [
        [60, 62],
        [63, 61],
      ],
      [],
    ],
    ['a promotion that captures', 'r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1', 'b7a8q', [[9, 0]], [0]],
    ['en passant', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', [[28, 19]], [27]],
  ])('%s', (_what, notation, move, journeys, gone) => {
    const { before, named } = after(notation, move);
    for (const [from = 0, to = 0] of journeys) expect(named.names[to]).toBe(from);
    expect(named.gone.map(({ name }) => name)).toEqual(gone);
    const back = follow(named, before);
    for (const [from = 0] of journeys) expect(back.names[from]).toBe(from);
    expect(new Set(back.names.filter((name) => name !== null)).size).toBe(
      [...before].filter((letter) => letter !== '.').length,
    );
  });
});

describe('what was captured', () => {
  it('counts what is missing, and a pawn for what a pawn became', () => {
    expect(lostBy(at(first).pieces, 0)).toEqual([]);
    const pieces = at('rnb1kbnr/ppp2ppp/8/8/8/8/PPPP1PPP/RNBQKBQ1 w Qkq - 0 1').pieces;
    expect(lostBy(pieces, 1)).toEqual(['queen', 'pawn', 'pawn']);
    expect(lostBy(pieces, 0)).toEqual(['rook', 'knight']);
    expect(leadOf(pieces, 0)).toBe(-leadOf(pieces, 1));
    expect(leadOf(pieces, 0)).toBe(11);
  });
});

describe.each([0, 1, 2])('bot %i', (strength) => {
  const choose = (notation: string, looks: number) => {
    const state = at(notation);
    const random = seededRandom('07'.repeat(32), `bot ${strength}`);
    let asked = 0;
    const thinking = { isOver: () => ++asked > looks };
    return bots[strength]?.choose(chess.view(state, state.turn), state.turn, random, emptyLibrary, thinking);
  };

  it('answers when time is over before it begins', () => {
    expect(chess.refusal(at(first), 0, choose(first, 0) ?? '', emptyLibrary)).toBeNull();
  });

  it('becomes a queen, or at least moves, at the last row', () => {
    const notation = '8/P6k/8/8/8/8/8/K7 w - - 0 1';
    expect(chess.refusal(at(notation), 0, choose(notation, 20) ?? '', emptyLibrary)).toBeNull();
  });
});

describe('the better bots', () => {
  const move = (notation: string, strength: number) => {
    const state = at(notation);
    let asked = 0;
    const random = seededRandom('08'.repeat(32), notation);
    const thinking = { isOver: () => ++asked > 60 };
    return bots[strength]?.choose(chess.view(state, state.turn), state.turn, random, emptyLibrary, thinking);
  };

  it.each([1, 2])('of strength %i mate in one, and take what is free', (strength) => {
    expect(move('6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1', strength)).toBe('a1a8');
    expect(move('4k3/8/8/3q4/8/2N5/5PPP/6K1 w - - 0 1', strength)).toBe('c3d5');
  });

  it.each([1, 2])('of strength %i claim a draw when behind, and do not when ahead', (strength) => {
    expect(move('4k3/8/8/8/8/q7/8/4K1N1 w - - 100 90', strength)).toBe('draw');
    expect(move('4k3/8/8/8/8/Q7/8/4K1n1 w - - 100 90', strength)).not.toBe('draw');
  });

  it('the best mates in two', () => {
    expect(move('kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1', 2)).toBe('a1a6');
  });
});
