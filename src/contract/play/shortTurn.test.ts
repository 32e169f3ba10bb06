// A turn on the short wire is the turn that was sent, and short.
import { expect, test } from 'vitest';
import { changeOfShortTurn, shortTurnOf } from './shortTurn.ts';
import { gameStatus, type MatchChange } from './tables.ts';

const plain: MatchChange = {
  room: 'rbp28pNwRJCNPqi5Iy1qN9',
  game: 1,
  turn: 7,
  since: 6,
  status: gameStatus.started,
  changes: { view: { stacks: { 3: [[0]] } }, toAct: [[1]] },
  lines: [{ seat: 0, key: 'drop', values: { column: 4 } }],
};
const others: readonly [string, MatchChange][] = [
  ['of a game in play', plain],
  [
    'in which nothing is seen',
    { room: 'r', game: 2, turn: 1, since: 0, status: gameStatus.started, lines: [] },
  ],
  ['that ends the game', Object.assign({}, plain, { status: gameStatus.completed })],
  [
    'with clocks, a deadline and somebody gone',
    Object.assign({}, plain, {
      clocks: { leftMs: [1_000, 2_000], running: [1] },
      deadline: { name: 'pass', ms: 15_000, leftMs: 9_000 },
      absent: [{ seat: 1, claimInMs: 500 }],
    }),
  ],
  [
    'with lines of nobody and without values',
    Object.assign({}, plain, { lines: [{ seat: null, key: 'table.recover', values: {} }] }),
  ],
];

test.each(others)('a turn %s', (_, change) => {
  const sent: unknown = JSON.parse(JSON.stringify(shortTurnOf(change)));
  expect(changeOfShortTurn(sent as ReturnType<typeof shortTurnOf>)).toEqual(change); // just parsed
});

test('the time of the server is left out', () => {
  expect(JSON.stringify(shortTurnOf(Object.assign({}, plain, { nowUnix: 1_795_645_193_829 })))).toBe(
    '["rbp28pNwRJCNPqi5Iy1qN9",1,7,{"view":{"stacks":{"3":[[0]]}},"toAct":[[1]]},[[0,"drop",{"column":4}]]]',
  );
});
