// What a host is told after a trivia: who knew what, and what nobody knew.
import { describe, expect, it } from 'vitest';
import { figuresOf, hardestOf } from './report.ts';

const question = (...right: number[]) => ({ right, points: 1_000, options: ['one', 'two', 'three'] });
const questions = [question(0), question(1, 2), question(2)];
const asked = (...numbers: number[]) => numbers.map((number) => ({ question: number }));
const given = (userId: string, number: number, ...options: number[]) => ({
  userId,
  question: number,
  options,
  ms: 1_000,
});

const answers = [
  given('ada', 1, 0),
  given('bo', 1, 1),
  given('ada', 2, 1, 2),
  given('bo', 2, 1),
  given('removed', 1, 0),
  given('ada', 3, 2),
];

describe('the figures', () => {
  const figures = figuresOf(questions, asked(1, 2), ['ada', 'bo', 'cy'], answers);

  it('count right answers and what was chosen, without people who were removed', () => {
    expect(figures.questions).toEqual([
      { question: 1, answered: 2, right: 1, chosen: [1, 1, 0] },
      { question: 2, answered: 2, right: 1, chosen: [0, 2, 1] },
    ]);
  });

  it('leave out what was skipped, and name who answered nothing', () => {
    expect(figures.people).toEqual([
      { userId: 'ada', answered: 2, right: 2 },
      { userId: 'bo', answered: 2, right: 0 },
      { userId: 'cy', answered: 0, right: 0 },
    ]);
  });
});

it.each([
  [[], null],
  [[{ answered: 0, right: 0 }], null],
  [
    [
      { answered: 0, right: 0 },
      { answered: 4, right: 4 },
    ],
    1,
  ],
  [
    [
      { answered: 4, right: 2 },
      { answered: 3, right: 1 },
      { answered: 9, right: 3 },
    ],
    1,
  ],
])('the hardest of %j', (given, at) => {
  expect(hardestOf(given)).toBe(at === null ? null : given[at]);
});
