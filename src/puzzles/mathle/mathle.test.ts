// Mathle against its vectors: what is an equation, how many there are, colours, and order that does not matter.
import { describe, expect, it, test } from 'vitest';
import { emptyLibrary } from '../../engine/library.ts';
import { type Attempt, beginAttempt } from '../../engine/puzzle.ts';
import { seededRandom } from '../../engine/random.ts';
import { coloursOf, isSolvedRow } from '../../kit/rows.ts';
import { faultOf, leftValue, orderless, sidesOf } from './equation.ts';
import { mathle } from './index.ts';
import { answers, equations } from './pool.ts';
import type { Mathle, Puzzle } from './shapes.ts';

describe('how many equations there are', () => {
  it('MA-1: 17723 answers, all of them equations without the number 0 on the left', () => {
    expect(answers().length).toBe(17_723);
    expect(new Set(answers()).size).toBe(17_723);
    expect(answers().filter((each) => faultOf(each) !== null || /(?<!\d)0.*=/.test(each))).toEqual([]);
  });

  it('MA-2: 67346 guesses, all of them equations', () => {
    const guesses = equations(true);
    expect(new Set(guesses).size).toBe(67_346);
    expect(guesses.filter((each) => faultOf(each) !== null)).toEqual([]);
  });

  it('MA-3: 10757 answers up to order', () => {
    expect(new Set(answers().map(orderless)).size).toBe(10_757);
  });
});

test.each([
  ['MA-10', '12+12=24', null],
  ['MA-10', '5+5*5=30', null],
  ['MA-10', '100-99=1', null],
  ['MA-10', '8/3*6=16', null],
  ['MA-10', '20/4/5=1', null],
  ['MA-10', '0+12/3=4', null],
  ['MA-11', '1+2*3=07', 'leadingZero'],
  ['MA-12', '01+2+3=6', 'leadingZero'],
  ['MA-13', '45=9*5+0', 'syntax'],
  ['MA-14', '2--3+4=9', 'syntax'],
  ['MA-15', '99/0+1=1', 'divisionByZero'],
  ['MA-16', '12*4=48', 'length'],
  ['MA-17', '12+13=24', 'notEqual'],
  ['MA-18', '8/24*3=1', null],
  ['MA-18', '10-4+2=8', null],
  ['a letter', '12+1x=24', 'chars'],
  ['no equals sign', '12+12+24', 'equals'],
  ['two of them', '1+1=2=02', 'equals'],
  ['a sign in front', '-2+6+3=7', 'syntax'],
  ['no operator', '1234=123', 'syntax'],
  ['nothing on the right', '12+3456=', 'syntax'],
  ['a fraction', '1/3+2/3=', 'syntax'],
  ['not whole', '10/4+1=3', 'notEqual'],
  ['signs of the keyboard of the page', '3×24÷8=9', null],
  ['a long minus', '10−4+2=8', null],
])('%s: %s is refused for %s', (_id, guess, fault) => {
  const attempt = beginAttempt<Mathle>({ isHard: false });
  expect(mathle.refusal(mathle.face(puzzleOf('10+20=30')), attempt, guess, emptyLibrary)).toBe(fault);
});

function puzzleOf(equation: string, isCommutative = true): Puzzle {
  return { equation, isCommutative };
}

test.each([
  ['MA-20', '10+20=30', '20+10=30', 'YGGYGGGG', true],
  ['MA-21', '9*8-7=65', '8*9-7=65', 'YGYGGGGG', true],
  ['MA-22', '48-32=16', '46-32=14', 'GYGGGGGB', false],
  ['MA-23', '24/8*3=9', '3*24/8=9', null, true],
  ['MA-24', '10+20=30', '15+15=30', null, false],
  ['MA-25', '12-3-4=5', '12-4-3=5', null, true],
  ['MA-26', '58-43=15', '55-41=14', 'GYGGBGGB', false],
])('%s: %s, %s is coloured %s and solves: %s', (_id, answer, guess, colours, isSolved) => {
  if (colours !== null) expect(coloursOf(answer, guess)).toBe(colours);
  const mark = mathle.mark(puzzleOf(answer), guess);
  expect(isSolvedRow(mark)).toBe(isSolved);
  expect(mark.row).toBe(isSolved ? answer : guess);
  expect(isSolvedRow(mathle.mark(puzzleOf(answer, false), guess))).toBe(false);
});

test.each([
  ['12', null],
  ['12+', null],
  ['12+30', { n: 42, d: 1 }],
  ['12+30=', { n: 42, d: 1 }],
  ['1/3+1/6=1', { n: 1, d: 2 }],
  ['3-5', { n: -2, d: 1 }],
  ['6×7', { n: 42, d: 1 }],
  ['8/0', null],
  ['01+2', null],
])('the left side of %s makes %j', (typed, value) => {
  expect(leftValue(typed)).toEqual(value);
});

test('both sides of an equation that does not balance', () => {
  expect(sidesOf('12+13=24')).toEqual({ left: { n: 25, d: 1 }, right: 24 });
  expect(sidesOf('12+13=')).toEqual({ left: { n: 25, d: 1 }, right: null });
});

test('an equation is not repeated within 365 puzzles, in no other order either', () => {
  const made: Puzzle[] = [];
  for (let day = 0; day < 400; day++) {
    const random = seededRandom(day.toString(16).padStart(64, '0'), 'puzzle');
    made.unshift(mathle.make({ isCommutative: true }, random, emptyLibrary, made.slice(0, 365)));
  }
  const keys = made.map(({ equation }) => orderless(equation));
  expect(keys.filter((key, i) => keys.slice(i + 1, i + 366).includes(key))).toEqual([]);
});

test('points go by the guess that solves, and what comes later changes nothing', () => {
  const puzzle = puzzleOf('10+20=30');
  const tries = ['15+15=30', '20+10=30', '15+15=30'].map((guess, n) => ({
    at: n * 1_000,
    guess,
    mark: mathle.mark(puzzle, guess),
  }));
  const attempt: Attempt<Mathle> = { mode: { isHard: false }, tries };
  expect(mathle.outcome(mathle.face(puzzle), attempt)).toEqual({ isSolved: true, points: 50 });
  expect(mathle.share(mathle.face(puzzle), attempt)).toEqual({
    score: '2/6',
    rows: ['■□■□□■■■', '■■■■■■■■'],
  });
});

test.each([
  [undefined, { isCommutative: true }],
  [{ commutative: false }, { isCommutative: false }],
  [{ commutative: 'no' }, null],
])('the settings %j are the rules %j', (settings, rules) => {
  expect(mathle.readRules(settings, 1)).toEqual(rules);
});

test.each([
  [4, ['mathFirst']],
  [3, ['mathFirst', 'mathThree']],
  [1, ['mathFirst', 'mathThree']],
])('solving it with %i guesses earns %o', (guesses, badges) => {
  expect(mathle.badges?.({ guesses, grade: null, isClean: false })).toEqual(badges);
});
