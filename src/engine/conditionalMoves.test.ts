// Conditional moves as tables: which lines may be laid out, and what is left of them as the game goes on.
import { beforeAll, describe, expect, it, test } from 'vitest';
import { games } from '../games/load.ts';
import {
  answerIn,
  type ConditionalLine,
  conditionalLimits,
  faultOfLines,
  linesAfterTurns,
  mayLayOut,
  upToAnswer,
  withLine,
} from './conditionalMoves.ts';
import type { AnyGame, Shapes } from './game.ts';
import { emptyLibrary } from './library.ts';
import type { Turn } from './log.ts';
import { type Match, type Setup, startMatch } from './match.ts';

/** `e7e5 g1f3`: black begins, since white has moved or is about to be answered. */
const line = (text: string, first = 0): ConditionalLine =>
  text.split(' ').map((move, at) => ({ by: (first + at) % 2, move }));
const lines = (...texts: string[]): ConditionalLine[] => texts.map((text) => line(text));

let chess: AnyGame;
let opening: Match<Shapes>;
const setup: Setup<Shapes> = { rules: {}, seats: 2, timer: null, turnDays: 1 };

beforeAll(async () => {
  const load = games.chess;
  if (!load) throw new Error('no chess');
  chess = await load();
  opening = startMatch(chess, setup);
});

/** White is to move; black, seat 1, lays out. */
test.each<[string, string[], string | null]>([
  ['one answer', ['e2e4 e7e5'], null],
  ['several branches', ['e2e4 e7e5 g1f3 b8c6', 'e2e4 e7e5 f1c4 g8f6', 'd2d4 d7d5'], null],
  ['nothing at all', [], null],
  ['two answers to one move', ['e2e4 e7e5', 'e2e4 c7c5'], 'twoAnswers'],
  ['two answers further in', ['e2e4 e7e5 g1f3 b8c6', 'e2e4 e7e5 g1f3 g8f6'], 'twoAnswers'],
  ['a line without an answer at its end', ['e2e4 e7e5 g1f3'], 'noAnswer'],
  ['an empty line', [''], 'noAnswer'],
  ['a move the rules refuse', ['e2e4 e7e6 e4e6 d7e6'], 'illegal'],
  ['one’s own move first', ['e7e5'], 'noAnswer'],
  ['a move after mate', ['f2f3 e7e5 g2g4 d8h4 a2a3 a7a6'], 'illegal'],
])('%s', (_, texts, fault) => {
  expect(faultOfLines(chess, opening, 1, lines(...texts), emptyLibrary)).toBe(fault);
});

test('there are bounds', () => {
  const many = Array.from({ length: conditionalLimits.lines + 1 }, () => line('e2e4 e7e5'));
  expect(faultOfLines(chess, opening, 1, many, emptyLibrary)).toBe('tooMany');
  const long = [line(Array.from({ length: 6 }, () => 'g1f3 g8f6 f3g1 f6g8').join(' '))];
  expect(faultOfLines(chess, opening, 1, long, emptyLibrary)).toBe('tooLong');
});

const live: Setup<Shapes> = { rules: {}, seats: 2, timer: null };

test.each<[string, Partial<Match<Shapes>>, number, boolean]>([
  ['while the other one thinks', {}, 1, true],
  ['not on one’s own turn', {}, 0, false],
  ['not in a game that is played now', { setup: live }, 1, false],
  ['not while something is offered', { offer: { kind: 'draw', by: 0, accepted: [0] } }, 1, false],
  ['not in a pause', { paused: true }, 1, false],
])('may be laid out: %s', (_, change, seat, may) => {
  expect(mayLayOut(chess, { ...opening, ...change }, seat)).toBe(may);
});

describe('as the game goes on', () => {
  const turn = (by: number, move: string): Turn<Shapes> => [{ at: 0, kind: 'move', by, move }];
  const laid = lines('e2e4 e7e5 g1f3 b8c6', 'e2e4 e7e5 f1c4 g8f6', 'd2d4 d7d5');

  test.each<[string, Turn<Shapes>[], ConditionalLine[] | null, string | null]>([
    ['nothing was played', [], laid, null],
    [
      'a move that was foreseen',
      [turn(0, 'e2e4')],
      [line('e7e5 g1f3 b8c6', 1), line('e7e5 f1c4 g8f6', 1)],
      'e7e5',
    ],
    ['the answer to it', [turn(0, 'e2e4'), turn(1, 'e7e5')], lines('g1f3 b8c6', 'f1c4 g8f6'), null],
    ['the last answer of a line', [turn(0, 'd2d4'), turn(1, 'd7d5')], [], null],
    ['a move that was not foreseen', [turn(0, 'c2c4')], null, null],
    ['another answer', [turn(0, 'e2e4'), turn(1, 'c7c5')], null, null],
    ['an offer', [[{ at: 0, kind: 'offer', by: 0, offer: 'takeback' }]], null, null],
    ['the end by resigning', [[{ at: 0, kind: 'resign', by: 0 }]], null, null],
    ['a turn without anything', [[]], null, null],
  ])('%s', (_, turns, left, answer) => {
    const after = linesAfterTurns(laid, turns);
    expect(after).toEqual(left);
    expect(after && answerIn(after, 1)?.move).toBe(after ? (answer ?? undefined) : null);
  });
});

describe('one line more', () => {
  it.each<[string, string[], string, string[]]>([
    ['is added', ['e2e4 e7e5'], 'd2d4 d7d5', ['e2e4 e7e5', 'd2d4 d7d5']],
    ['is there already', ['e2e4 e7e5 g1f3 b8c6'], 'e2e4 e7e5', ['e2e4 e7e5 g1f3 b8c6']],
    ['takes the place of a shorter one', ['e2e4 e7e5'], 'e2e4 e7e5 g1f3 b8c6', ['e2e4 e7e5 g1f3 b8c6']],
    [
      'takes the place of another answer',
      ['e2e4 c7c5', 'd2d4 d7d5'],
      'e2e4 e7e5',
      ['d2d4 d7d5', 'e2e4 e7e5'],
    ],
  ])('%s', (_, known, added, result) => {
    expect(withLine(lines(...known), line(added), 1)).toEqual(lines(...result));
  });

  it('ends with an answer', () => {
    expect(upToAnswer(line('e2e4 e7e5 g1f3'), 1)).toEqual(line('e2e4 e7e5'));
    expect(upToAnswer(line('e2e4'), 1)).toEqual([]);
  });
});
