// The form of a new poll by a table: what is wrong first, and what is sent.
import { expect, test } from 'vitest';
import { NewPoll } from '../../../contract/events/polls.ts';
import { asNewPoll, durations, emptyDraft, faultOf } from './pollForm.ts';

const draft = { ...emptyDraft, question: 'Where?', options: ['Sushi', 'Pizza'] };

test.each([
  ['an empty form', emptyDraft, 'question'],
  ['a question alone', { ...emptyDraft, question: 'Where?' }, 'options'],
  ['one option', { ...draft, options: ['Sushi', ' '] }, 'options'],
  ['the same option twice', { ...draft, options: ['Sushi', ' sushi'] }, 'same'],
  ['a group without a channel', { ...draft, groupId: 'g1' }, 'channel'],
  ['a question and two options', draft, null],
])('%s', (_, given, fault) => {
  expect(faultOf(given)).toBe(fault);
});

test('what is sent is what the contract takes, without options that are left empty', () => {
  const { options } = asNewPoll({ ...draft, options: [' Sushi ', '', 'Pizza', ''] });
  expect(options).toEqual(['Sushi', 'Pizza']);
  for (const minutes of durations)
    expect(NewPoll.safeParse(asNewPoll({ ...draft, minutes })).success).toBe(true);
});
