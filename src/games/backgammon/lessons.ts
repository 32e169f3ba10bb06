// What backgammon teaches: a point, a hit, the bar, safety, bearing off.
import type { Lesson } from '../../engine/game.ts';
import { bar, count, off, type Side } from './position.ts';
import type { Backgammon, Move, State } from './rules.ts';

/** A lesson of one roll, about how the checkers stand after it: one's own, then the others'. */
const rolled = (
  key: string,
  checkers: string,
  roll: string,
  isDone: (mine: Side, theirs: Side) => boolean,
): Lesson<Backgammon> => ({
  key,
  position: `${checkers} move0:${roll} 0-0/1.1 - -`,
  seat: 0,
  steps: [{ wanted: (_: Move, { checkers: [mine, theirs] }: State) => isDone(mine, theirs) }],
});

const onBar = (_: Side, theirs: Side) => count(theirs, bar) > 0;

export const lessons: readonly Lesson<Backgammon>[] = [
  rolled('point', '24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5', '31', (mine) => count(mine, 5) === 2),
  rolled('hit', '24:2,13:5,8:3,6:5 24:2,15:1,13:4,8:3,6:5', '32', onBar),
  rolled('enter', 'bar:1,24:1,13:5,8:3,6:5 24:2,13:5,8:2,6:5,3:1', '32', onBar),
  rolled('safe', '13:4,9:1,8:3,6:5,5:2 24:2,13:5,8:3,6:5', '31', (mine) =>
    mine.every((checkers, place) => checkers !== 1 || place === off),
  ),
  rolled('off', '6:2,5:3,4:2,3:1 6:5,4:2,2:3', '64', (mine) => count(mine, off) === 9),
];
