// Questions as a table: out and in again, and a word for each line that cannot be read.
import { describe, expect, it } from 'vitest';
import { newQuestion } from './draft.ts';
import { questionsFromCsv, questionsToCsv } from './questionsCsv.ts';

const option = (text: string, isRight = false) => ({ text, isRight });
const head =
  'question,option 1,option 2,option 3,option 4,option 5,option 6,right,seconds,points,explanation\n';
const read = (lines: string) => questionsFromCsv(head + lines);

it('comes back as it was', () => {
  const question = {
    ...newQuestion(7),
    text: '=2+2, "or" not?\nThink.',
    options: [option('-four', true), option('Beş; altı'), option("it's", true)],
    seconds: 45,
    points: 2000,
    explanation: '@all: it is 4',
  };
  const file = questionsToCsv([question]);
  expect(file.split('\r\n')[1]).toMatch(/^"'=2\+2/);
  const { id: _, ...rest } = question;
  expect(questionsFromCsv(file)).toEqual({ questions: [rest], faults: [] });
});

describe('a line', () => {
  it.each([
    ['of the least', 'Who?,A,B,,,,,1', { seconds: 20, points: 1000, explanation: '' }],
    [
      'without the empty columns filled',
      'Who?,A,B,,,,,1,10,0,Because',
      { seconds: 10, points: 0, explanation: 'Because' },
    ],
  ])('%s is read', (_, line, expected) => {
    const { questions, faults } = read(line);
    expect(faults).toEqual([]);
    expect(questions[0]).toMatchObject({
      text: 'Who?',
      options: [option('A', true), option('B')],
      ...expected,
    });
  });

  it.each(['1 3', '1;3', '"1,3"', 'A C', 'a+c'])('may have several right ones: %s', (right) =>
    expect(read(`Who?,A,B,C,,,,${right}`).questions[0]?.options.map(({ isRight }) => isRight)).toEqual([
      true,
      false,
      true,
    ]),
  );

  it.each([
    ['no question', ',A,B,,,,,1', ['noText']],
    ['one answer', 'Who?,A,,,,,,1', ['fewOptions']],
    ['no right answer', 'Who?,A,B,,,,,', ['noRight']],
    ['a right answer that is empty', 'Who?,A,B,,,,,3', ['rightUnknown']],
    ['a word for a right answer', 'Who?,A,B,,,,,Paris', ['rightUnknown']],
    ['too short a time', 'Who?,A,B,,,,,1,2', ['seconds']],
    ['a word for a time', 'Who?,A,B,,,,,1,soon', ['seconds']],
    ['points of its own', 'Who?,A,B,,,,,1,20,750', ['points']],
    ['the same answer twice', 'Who?,A,A,,,,,1', ['repeated']],
  ])('with %s is told by its number', (_, line, expected) => {
    const { questions, faults } = read(`Fine?,A,B,,,,,1\n${line}`);
    expect(questions).toHaveLength(1);
    expect(faults).toEqual(expected.map((fault) => ({ line: 3, fault })));
  });
});

it('needs no header, and knows a Turkish one with semicolons', () => {
  expect(questionsFromCsv('Who?,A,B,,,,,2').questions).toHaveLength(1);
  expect(questionsFromCsv('Soru;1;2;3;4;5;6;Doğru\nKim?;A;B;;;;;2').questions).toHaveLength(1);
});
