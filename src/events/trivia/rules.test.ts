// Rules of trivia: points by the table of vectors, streaks, elimination, places, and the course of the phases.
import { describe, expect, it } from 'vitest';
import { acted, type Course, following, inLobby, isJoinable, resumed, withMoreTime } from './phases.ts';
import { countedMs, isRight, pointsFor, streakBonus } from './scoring.ts';
import { type Given, placed, type Rules, standingsAfter, winnersOf } from './standings.ts';

const score: Rules = { mode: 'score', speedWeight: 0.5, streak: false };
const elimination: Rules = { mode: 'elimination', speedWeight: 0.5, streak: false };
const limitMs = 20_000;
const questions = Array.from({ length: 4 }, () => ({ right: [0], points: 1_000, seconds: 20 }));
const asked = (many: number) => Array.from({ length: many }, (_, at) => ({ question: at + 1, limitMs }));

/** One letter a question: r right, w wrong, anything else no answer. */
const answersOf = (userId: string, letters: string, ms = 0): Given[] =>
  [...letters].flatMap((letter, at) =>
    letter === 'r' || letter === 'w'
      ? [{ userId, question: at + 1, options: [letter === 'r' ? 0 : 1], ms }]
      : [],
  );

describe('points', () => {
  it.each([
    ['TR-1', 1000, 20_000, 0, 1000],
    ['TR-2', 1000, 30_000, 2_000, 967],
    ['TR-3', 1000, 20_000, 10_000, 750],
    ['TR-4', 1000, 20_000, 20_000, 500],
    ['TR-5', 1000, 15_000, 7_333, 756],
    ['TR-6', 2000, 20_000, 5_000, 1750],
  ])('%s', (_, base, limit, ms, points) => {
    expect(pointsFor(base, 0.5, ms, limit)).toBe(points);
  });

  it('TR-7: a wrong answer brings nothing', () => {
    const [one] = standingsAfter(score, questions, asked(1), ['a'], answersOf('a', 'w', 1_000));
    expect(one).toMatchObject({ points: 0, rightMs: 0, answered: 1 });
  });

  it('TR-8: what arrives a little late counts as given at the end, later not at all', () => {
    expect(countedMs(20_250, limitMs)).toBe(limitMs);
    expect(countedMs(20_300, limitMs)).toBe(limitMs);
    expect(countedMs(20_301, limitMs)).toBeNull();
    expect(pointsFor(1_000, 0.5, limitMs, limitMs)).toBe(500);
  });

  it.each([0, 500, 1000, 2000])('TR-11: %i points without a speed effect, whenever', (base) => {
    for (const ms of [0, 1, 9_999, 20_000]) expect(pointsFor(base, 0, ms, limitMs)).toBe(base);
  });

  it('TR-12: all right options and only those', () => {
    const question = { right: [0, 2] };
    expect(isRight(question, [0])).toBe(false);
    expect(isRight(question, [0, 1, 2])).toBe(false);
    expect(isRight(question, [2, 0])).toBe(true);
    expect(isRight(question, [0, 0])).toBe(false);
  });
});

describe('a streak', () => {
  it('TR-9: begins with the second right answer and ends with a wrong one', () => {
    const rules = { ...score, speedWeight: 0, streak: true };
    const bonuses = [1, 2, 3, 4].map((many) => {
      const [one] = standingsAfter(rules, questions, asked(many), ['a'], answersOf('a', 'rrwr'));
      return (one?.last?.points ?? 0) % 1_000;
    });
    expect(bonuses).toEqual([0, 100, 0, 0]);
  });

  it('ends with a missing answer, and grows to 500', () => {
    const rules = { ...score, speedWeight: 0, streak: true };
    const [one] = standingsAfter(rules, questions, asked(3), ['a'], answersOf('a', 'r-r'));
    expect(one).toMatchObject({ points: 2_000, run: 1 });
    expect([1, 2, 3, 4, 5, 6, 7].map(streakBonus)).toEqual([0, 100, 200, 300, 400, 500, 500]);
  });
});

describe('elimination', () => {
  const people = ['a', 'b', 'c', 'd', 'e'];
  const answers = [
    ...answersOf('a', 'rwr'),
    ...answersOf('b', 'rww'),
    ...answersOf('c', 'rww'),
    ...answersOf('d', 'w'),
    ...answersOf('e', 'wrr'),
  ];
  const tableAfter = (many: number) =>
    placed(elimination, standingsAfter(elimination, questions, asked(many), people, answers));
  const left = (many: number) =>
    tableAfter(many)
      .filter(({ outAt }) => outAt === null)
      .map(({ userId }) => userId);

  it('TR-10: a question that nobody knows puts nobody out; one is left in the end', () => {
    expect(left(1)).toEqual(['a', 'b', 'c']);
    expect(left(2)).toEqual(['a', 'b', 'c']);
    expect(left(3)).toEqual(['a']);
    expect(winnersOf(elimination, tableAfter(3)).map(({ userId }) => userId)).toEqual(['a']);
  });

  it('places go by the question of leaving, and who left by the same one shares a place', () => {
    expect(tableAfter(3).map(({ userId, rank, points }) => [userId, rank, points])).toEqual([
      ['a', 1, 3],
      ['b', 2, 2],
      ['c', 2, 2],
      ['d', 4, 0],
      ['e', 4, 0],
    ]);
  });

  it('TR-13: nobody comes in after the time of the first question', () => {
    const course = (phase: Course['phase'], question: number): Course => ({
      ...inLobby(0, false),
      phase,
      question,
    });
    expect(isJoinable('elimination', course('questionTime', 1))).toBe(true);
    expect(isJoinable('elimination', course('calculatingTime', 1))).toBe(false);
    expect(isJoinable('elimination', course('questionTime', 2))).toBe(false);
    expect(isJoinable('score', course('questionTime', 2))).toBe(true);
    expect(isJoinable('score', course('completed', 4))).toBe(false);
  });
});

describe('places by points', () => {
  it('go by the time of the right answers next, then they are shared', () => {
    const answers = [
      ...answersOf('a', 'rw', 4_000),
      ...answersOf('b', 'rr', 9_000),
      ...answersOf('c', 'rw', 4_000),
      ...answersOf('d', 'wr', 3_000),
    ];
    const rules = { ...score, speedWeight: 0 };
    const table = placed(
      rules,
      standingsAfter(rules, questions, asked(2), ['a', 'b', 'c', 'd', 'e'], answers),
    );
    expect(table.map(({ userId, rank }) => [userId, rank])).toEqual([
      ['b', 1],
      ['d', 2],
      ['a', 3],
      ['c', 3],
      ['e', 5],
    ]);
    expect(winnersOf(rules, table)).toMatchObject([{ userId: 'b' }]);
  });

  it('have no winner where nobody knew anything', () => {
    const table = placed(score, standingsAfter(score, questions, asked(1), ['a', 'b'], []));
    expect(winnersOf(score, table)).toEqual([]);
  });

  it('leave out what was skipped', () => {
    const [one] = standingsAfter(score, questions, [{ question: 2, limitMs }], ['a'], answersOf('a', 'rr'));
    expect(one?.points).toBe(1_000);
  });
});

describe('the course', () => {
  it('goes through its phases to the end', () => {
    const phases: string[] = [];
    let at = 1_000;
    let course: Course | null = inLobby(at, true);
    while (course) {
      phases.push(
        `${course.phase} ${course.question} ${course.dueAt === null ? '' : course.dueAt - at}`.trim(),
      );
      at = course.dueAt ?? at;
      course = following(course, questions.slice(0, 2), false, at);
    }
    expect(phases).toEqual([
      'lobby 0 0',
      'starting 0 5000',
      ...[1, 2].flatMap((question) => [
        `questionTime ${question} 20300`,
        `calculatingTime ${question} 2000`,
        `showResults ${question} 6000`,
      ]),
      'completed 2',
    ]);
  });

  it('waits in the lobby for a host where it does not start by itself', () => {
    const lobby = inLobby(1_000, false);
    expect(lobby.dueAt).toBeNull();
    expect(acted(lobby, 'start', questions, false, 500)).toMatchObject({ phase: 'starting', dueAt: 5_500 });
    expect(acted(lobby, 'next', questions, false, 500)).toBeNull();
    expect(acted(lobby, 'finish', questions, false, 500)).toBeNull();
  });

  it('follows its host: more time, a skipped question, an end', () => {
    const starting = acted(inLobby(0, false), 'start', questions, false, 0);
    const open = starting && following(starting, questions, false, 5_000);
    if (!open) throw new Error('no question');
    expect(withMoreTime(open, 10_000)).toMatchObject({ limitMs: 30_000, dueAt: 35_300 });
    expect(resumed(open, 3_000)).toMatchObject({ phaseAt: 8_000, dueAt: 28_300 });
    expect(acted(open, 'skip', questions, false, 6_000)).toMatchObject({
      phase: 'questionTime',
      question: 2,
      asked: [],
    });
    expect(acted(open, 'finish', questions, false, 6_000)).toMatchObject({ phase: 'completed', asked: [] });
    expect(acted(open, 'showAnswers', questions, false, 6_000)).toMatchObject({
      phase: 'calculatingTime',
      asked: [{ question: 1, limitMs: 20_000 }],
    });
    expect(acted(open, 'next', questions, false, 6_000)).toBeNull();
  });

  it('ends after the results once it is decided', () => {
    const results: Course = { ...inLobby(0, false), phase: 'showResults', question: 1 };
    expect(following(results, questions, true, 9)).toMatchObject({ phase: 'completed', dueAt: null });
  });
});
