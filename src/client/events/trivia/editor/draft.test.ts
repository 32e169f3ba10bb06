// A trivia while it is written: what is wrong with it, what is sent, and moving questions.
import { describe, expect, it } from 'vitest';
import {
  emptyDraft,
  faultsOfQuestion,
  faultsOfSettings,
  moved,
  newQuestion,
  sendingOf,
  type TriviaDraft,
} from './draft.ts';

const option = (text: string, isRight = false) => ({ text, isRight });
const question = {
  ...newQuestion(1),
  text: 'Capital of France?',
  options: [option('Paris', true), option('Lyon'), option(''), option('')],
};
const now = new Date(2026, 2, 6, 12, 30);
const draft: TriviaDraft = { ...emptyDraft(now, 'en'), name: 'Friday quiz', questions: [question] };

describe('a question', () => {
  it.each([
    ['nothing', {}, []],
    ['its text', { text: '  ' }, ['noText']],
    ['two answers', { options: [option('Paris', true), option(' ')] }, ['fewOptions']],
    ['a right answer', { options: [option('Paris'), option('Lyon')] }, ['noRight']],
    ['a right answer with words', { options: [option('a'), option('b'), option('', true)] }, ['noRight']],
    ['different answers', { options: [option('Paris', true), option('Paris ')] }, ['repeated']],
    ['a time in its limits', { seconds: 4 }, ['seconds']],
    ['a shorter text', { text: 'x'.repeat(301) }, ['textLong']],
    ['shorter answers', { options: [option('x'.repeat(121), true), option('b')] }, ['optionLong']],
  ])('lacks %s', (_, change, faults) => expect(faultsOfQuestion({ ...question, ...change })).toEqual(faults));
});

describe('the event', () => {
  it.each([
    ['nothing', {}, []],
    ['a name', { name: ' ' }, ['name']],
    ['a day', { day: '' }, ['start']],
    ['a start that is not over', { day: '2026-03-05' }, ['past']],
    ['a number of places', { capacity: '0' }, ['capacity']],
    ['a channel of its group', { groupId: 'g' }, ['channel']],
    ['questions', { questions: [] }, ['noQuestions']],
  ])('lacks %s', (_, change, faults) =>
    expect(faultsOfSettings({ ...draft, ...change }, now)).toEqual(faults),
  );
});

it('sends filled options, the right ones at their new places, and pictures under the names of their fields', () => {
  const file = new File(['x'], 'map.png', { type: 'image/png' });
  const second = {
    ...question,
    id: 2,
    options: [option(''), option(' Bern ', true), option('Zürich'), option('Basel', true)],
    explanation: ' It is. ',
    file,
  };
  const { setup, files } = sendingOf({ ...draft, questions: [question, second], capacity: ' 20 ' });
  expect(setup.questions[1]).toMatchObject({
    options: ['Bern', 'Zürich', 'Basel'],
    right: [0, 2],
    explanation: 'It is.',
    image: 'image1',
  });
  expect(setup.questions[0]).toMatchObject({ explanation: null, image: null, right: [0] });
  expect(setup.capacity).toBe(20);
  expect(new Date(setup.start).getTime()).toBe(new Date(2026, 2, 6, 14, 0).getTime());
  expect(files).toEqual({ image1: file });
});

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
])('moved from %i to %i: %s', (from, to, order) => expect(moved([...'abc'], from, to).join('')).toBe(order));
