// Polls by tables: which votes are allowed, what they add up to, and how a poll is typed in a chat.
import { describe, expect, test } from 'vitest';
import { readTypedPoll } from './typed.ts';
import { choicesIn, countVotes, markOf, pressed, readChoices, shareOf } from './votes.ts';

describe('a vote', () => {
  const one = { options: 3, takesSeveral: false };
  const several = { options: 3, takesSeveral: true };

  test.each([
    ['PO-1 one of three', [1], one, [1]],
    ['PO-2 the same twice is one', [1, 1], one, [1]],
    ['PO-3 two where one is asked for', [0, 1], one, null],
    ['PO-4 two where several may be', [2, 0], several, [0, 2]],
    ['PO-5 nothing', [], several, null],
    ['PO-6 an option that is not there', [3], several, null],
    ['PO-7 below the first', [-1], several, null],
    ['PO-8 half an option', [0.5], one, null],
  ])('%s', (_, choices, ballot, held) => {
    expect(readChoices(choices, ballot)).toEqual(held);
  });

  test.each([
    ['PO-10 replaces the one before', [0], 2, one, [2]],
    ['PO-11 pressed again it stays', [2], 2, one, [2]],
    ['PO-12 joins the others', [2], 0, several, [0, 2]],
    ['PO-13 pressed again it is taken back', [0, 2], 0, several, [2]],
    ['PO-14 the last one too', [1], 1, several, []],
  ])('%s', (_, held, option, ballot, next) => {
    expect(pressed(held, option, ballot)).toEqual(next);
  });

  test.each([[[]], [[0]], [[9]], [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]], [[1, 4]]])(
    'PO-20 %j is written and read again, in one length',
    (choices) => {
      expect(choicesIn(markOf(choices))).toEqual(choices);
      expect(markOf(choices)).toHaveLength(10);
    },
  );

  test('PO-30 counts are of options, shares of people', () => {
    expect(countVotes(3, [[0], [0, 2], [2], []])).toEqual([2, 0, 2]);
    expect([shareOf(2, 3), shareOf(0, 0), shareOf(1, 1)]).toEqual([67, 0, 100]);
  });
});

describe('a poll typed in a chat', () => {
  const limits = { question: 20, option: 10, leastOptions: 2, mostOptions: 3 };
  const poll = { question: 'Where?', options: ['Sushi', 'Pizza'], isSecret: false, takesSeveral: false };

  test.each([
    ['PO-40 straight quotes', '"Where?" "Sushi" "Pizza"', poll],
    ['PO-41 curly quotes', '“Where?” “Sushi” “Pizza”', poll],
    ['PO-42 spaces inside and between', ' "Where?  "   " Sushi" "Pizza" ', poll],
    ['PO-43 secret', 'secret "Where?" "Sushi" "Pizza"', { ...poll, isSecret: true }],
    [
      'PO-44 gizli, çoklu',
      'GİZLİ çoklu "Where?" "Sushi" "Pizza"',
      { ...poll, isSecret: true, takesSeveral: true },
    ],
    ['PO-45 a word behind it', '"Where?" "Sushi" "Pizza" several', { ...poll, takesSeveral: true }],
    ['PO-46 nothing', '', 'format'],
    ['PO-47 without quotes', 'Where? Sushi Pizza', 'format'],
    ['PO-48 a quote that does not end', '"Where?" "Sushi" "Pizza', 'format'],
    ['PO-49 an empty option', '"Where?" "Sushi" ""', 'format'],
    ['PO-50 one option', '"Where?" "Sushi"', 'options'],
    ['PO-51 four options', '"Where?" "a" "b" "c" "d"', 'options'],
    ['PO-52 a long option', '"Where?" "Sushi" "Pizza with all"', 'long'],
    ['PO-53 a long question', '"Where shall we all go?" "Sushi" "Pizza"', 'long'],
    ['PO-55 the same option twice', '"Where?" "Sushi" "sushi"', 'same'],
    ['PO-54 a word nobody knows', 'urgent "Where?" "Sushi" "Pizza"', 'word'],
  ])('%s', (_, typed, read) => {
    expect(readTypedPoll(typed, limits)).toEqual(read);
  });
});
