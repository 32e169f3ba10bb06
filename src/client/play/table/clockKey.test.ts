// What the T key says.
import { expect, test } from 'vitest';
import { turnAndClocks } from './clockKey.ts';

const people = [
  { seat: 0, name: 'Ada Moss', isMe: true },
  { seat: 1, name: 'Bo Lind', isMe: false },
];
const words = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
const clocks = { leftMs: [300_000, 59_000], running: [1] };

test.each([
  ["one's own turn", { mySeat: 0, toAct: [0], clocks: null }, 'table.yourTurn'],
  ['of two at once', { mySeat: 0, toAct: [0, 1], clocks: null }, 'table.yourTurn'],
  [
    "the other's, whose clock runs",
    { mySeat: 0, toAct: [1], clocks },
    'table.isThinking Bo Lind. table.you 5:00. Bo Lind 0:57.0',
  ],
  [
    'as who watches hears it',
    { mySeat: null, toAct: [1], clocks },
    'table.isThinking Bo Lind. Ada Moss 5:00. Bo Lind 0:57.0',
  ],
  ["nobody's", { mySeat: 0, toAct: [], clocks: null }, ''],
])('%s', (_, match, said) => {
  expect(turnAndClocks(match, people, 2_000, words)).toBe(said);
});
