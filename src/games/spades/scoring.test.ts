// Counting a hand of spades by its vectors: points, bags, who has won, and the badge of a nil.
import { expect, test } from 'vitest';
import { parseCards } from '../../kit/cards.ts';
import { start } from './rules.ts';
import { feats, scoreOf, winnerOf } from './scoring.ts';
import type { Bid, State } from './shapes.ts';

test.each<[string, [Bid, number], [Bid, number], number, number, number]>([
  // [id, bid and tricks of both, bags before, points, bags after]
  ['SP-1', [4, 4], [3, 4], 0, 71, 1],
  ['SP-2', [5, 4], [4, 4], 0, -90, 0],
  ['SP-3', [0, 0], [5, 6], 0, 151, 1],
  ['SP-4', [0, 2], [4, 4], 0, -58, 2],
  ['SP-5', ['blind', 0], [4, 4], 0, 240, 0],
  ['SP-6', [3, 5], [3, 4], 8, -37, 1],
  ['SP-7', [4, 4], [3, 3], 9, 70, 9],
  ['SP-8', [0, 0], [0, 0], 0, 200, 0],
  ['SP-9', [6, 5], [0, 0], 0, 40, 0],
  ['blind nil failed', ['blind', 1], [4, 4], 0, -159, 1],
  ['tricks of a failed nil help no contract', [0, 3], [4, 3], 0, -137, 3],
  ['two failed nils', [0, 6], [0, 7], 8, -387, 1],
])('%s: %j and %j with %i bags are %i points and leave %i bags', (_, one, other, before, points, bags) => {
  const pair = [one, other].map(([bid, tricks]) => ({ bid, tricks }));
  expect(scoreOf(pair, before)).toEqual({ points, bags });
});

test.each<[string, [number, number], number, 0 | 1 | null]>([
  ['SP-12', [505, 480], 500, 0],
  ['SP-12', [505, 520], 500, 1],
  ['SP-14', [-205, -230], 500, 0],
  ['equal: one more hand', [510, 510], 500, null],
  ['one side is sunk', [-200, 40], 500, 1],
  ['both sunk alike', [-210, -210], 500, null],
  ['short game', [210, 190], 200, 0],
  ['below the target', [499, -199], 500, null],
])('%s: %j to %i', (_, scores, target, winner) => {
  expect(winnerOf(scores, target)).toBe(winner);
});

test.each<[string, State['phase'], readonly (Bid | null)[], number[]]>([
  // Seat 0 takes the one trick.
  ['SP-20: a nil made', 'counting', [3, 0, 4, 4], [1]],
  ['SP-21: a blind nil made', 'counting', [3, 4, 'blind', 4], [2]],
  ['SP-22: both nils of a side', 'counting', [3, 0, 4, 'blind'], [1, 3]],
  ['SP-23: a nil failed', 'counting', [0, 4, 4, 4], []],
  ['SP-24: not before the hand is counted', 'playing', [3, 0, 4, 4], []],
  ['SP-25: no tricks without a nil bid', 'counting', [3, 1, 4, 4], []],
])('%s', (_id, phase, bids, seats) => {
  const state: State = {
    ...start({ target: 500 }),
    phase,
    bids,
    tricks: [{ leader: 0, cards: parseCards('AD2D3D4D') ?? [] }],
  };
  expect(feats(state)).toEqual(seats.map((seat) => ({ seat, key: 'nil' })));
});
