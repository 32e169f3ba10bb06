// What somebody may have of a game for themselves: who may try moves while it goes on, and which offers stay between the players.
import { describe, expect, it, test } from 'vitest';
import type { Shapes } from '../../../../engine/game.ts';
import type { Logged } from '../../../../engine/log.ts';
import { mayAnalyse, publicLog } from './openLog.ts';

const person = { userId: 'a', name: 'Ada', avatar: null, strength: null };
const former = { userId: null, name: '', avatar: null, strength: null };
const bot = { userId: null, name: '', avatar: null, strength: 1 as const };
const now = { isOver: false, isDaily: false };

test.each([
  ['a player against a person, now', 'chess', [person, person], 0, now, 'playedNow'],
  ['a player whose opponent left', 'chess', [person, former], 0, now, 'playedNow'],
  ['somebody who watches', 'chess', [person, person], null, now, null],
  ['practice', 'chess', [bot, person], 1, now, null],
  ['a move a day', 'chess', [person, person], 0, { isOver: false, isDaily: true }, null],
  ['after the end', 'chess', [person, person], 0, { isOver: true, isDaily: false }, null],
  ['dice that are thrown when they come', 'backgammon', [person, person], null, now, null],
  ['a hidden game, even watched', 'battleship', [person, person], null, now, 'hidden'],
  ['a hidden game against bots', 'hearts', [person, bot, bot, bot], 0, now, 'hidden'],
] as const)('%s', (_, gameName, players, seat, moment, reason) => {
  expect(mayAnalyse({ gameName, players, seat }, moment)).toBe(reason);
});

describe('the log that all may have', () => {
  const move = (by: number): Logged<Shapes> => ({ at: 1, kind: 'move', by, move: 'e2e4' });
  const offer = (by: number): Logged<Shapes> => ({ at: 1, kind: 'offer', by, offer: 'draw' });
  const answer = (by: number, how: 'accept' | 'decline' | 'withdraw'): Logged<Shapes> => ({
    at: 1,
    kind: 'answer',
    by,
    offer: 'draw',
    answer: how,
  });

  it('has moves and what everybody agreed to', () => {
    const turns = [[move(0)], [offer(1)], [answer(0, 'accept')]];
    expect(publicLog(turns, 2)).toEqual(turns);
  });

  it('has no offer that is open, was declined, withdrawn or answered by a move, and keeps the numbers of turns', () => {
    const turns = [[offer(0)], [answer(1, 'decline')], [offer(1)], [move(0)], [offer(0)]];
    expect(publicLog(turns, 2)).toEqual([[], [], [], [move(0)], []]);
    expect(publicLog([[offer(0)], [answer(0, 'withdraw')]], 2)).toEqual([[], []]);
  });

  it('has an agreement of more than two only once all have said yes', () => {
    const some = [[offer(0)], [answer(1, 'accept')]];
    expect(publicLog(some, 3)).toEqual([[], []]);
    const all = [...some, [answer(2, 'accept')]];
    expect(publicLog(all, 3)).toEqual(all);
  });
});
