// Three flying men against three: the table against plain rules, and the strongest bot, which turns every won one into a win.
import { expect, test } from 'vitest';
import { emptyLibrary } from '../../engine/library.ts';
import { type Random, seededRandom } from '../../engine/random.ts';
import { bots } from './bot.ts';
import { endOfFlights } from './flyingEndgame.ts';
import { nineMensMorris as game } from './index.ts';
import { all } from './points.ts';
import { stepOf, textOf } from './position.ts';
import { positionOf, rules, type State, startingWith } from './rules.ts';

const noHands = [0, 0] as const;

function boardBy(random: Random): string {
  const points = random.shuffle(all).slice(0, 6);
  return all.map((point) => (points.includes(point) ? 'WB'[points.indexOf(point) % 2] : '.')).join('');
}

const menOf = (points: string, letter: string) => all.filter((point) => points[point] === letter);
const endOf = (points: string, seat: 0 | 1): number => {
  const [own, other] = seat === 0 ? ['W', 'B'] : ['B', 'W'];
  return endOfFlights(menOf(points, own ?? ''), menOf(points, other ?? ''));
};

test('NM-40: every entry follows from those one move on', () => {
  const random = seededRandom('40'.repeat(32), 'flights');
  const found = Array.from({ length: 300 }, () => {
    const points = boardBy(random);
    const position = positionOf({ points, hands: noHands, flying: true }, 0);
    const replies = position.moves().map((move) => {
      position.play(move);
      const isOver = position.loss() !== null; // two men are left
      const end = isOver ? 0 : endOf(position.points, 1);
      position.takeBack();
      return { end, isOver };
    });
    const wins = replies.flatMap(({ end, isOver }) => (isOver ? [1] : end < 0 ? [1 - end] : []));
    const isLost = replies.every(({ end }) => end > 0);
    const latest = -1 - Math.max(...replies.map(({ end }) => end));
    const expected = wins.length > 0 ? Math.min(...wins) : isLost ? latest : 0;
    expect(endOf(points, 0), points).toBe(expected);
    return expected;
  });
  expect(Math.max(...found)).toBeGreaterThan(10);
  expect(Math.min(...found)).toBeLessThan(-10);
});

/** Wins of at least so many plies, white to move. */
function wonBoards(count: number, leastPlies: number): string[] {
  const random = seededRandom('41'.repeat(32), 'wins');
  const boards: string[] = [];
  while (boards.length < count) {
    const points = boardBy(random);
    if (endOf(points, 0) >= leastPlies) boards.push(points);
  }
  return boards;
}

/** The move that loses as late as the table allows. */
function longestDefence(state: State): string {
  const position = positionOf(state, 1);
  const rated = position.moves().map((move) => {
    position.play(move);
    const end = position.loss() === null ? endOf(position.points, 0) : Number.POSITIVE_INFINITY;
    position.takeBack();
    return { move, end };
  });
  const [best] = rated.toSorted((a, b) => b.end - a.end);
  return textOf(stepOf(best?.move ?? 0));
}

/** A look at the clock is a quarter of a thousand positions: fewer than in a real game. */
const looks = 20;

test('NM-41: the strongest bot wins whatever is won, in no more moves than it takes', () => {
  const random = seededRandom('42'.repeat(32), 'bot');
  const boards = wonBoards(10, 9);
  const turns = boards.map((points) => {
    let state = startingWith(points, 0, noHands, true);
    let played = 0;
    while (!rules.result(state)) {
      let asked = 0;
      const thinking = { isOver: () => ++asked > looks };
      const move =
        state.turn === 0
          ? (bots[2]?.choose(game.view(state, 0), 0, random, emptyLibrary, thinking) ?? '')
          : longestDefence(state);
      state = rules.play(state, { kind: 'move', by: state.turn, at: 0, move });
      played++;
    }
    return rules.result(state)?.places[0]?.length === 1 ? played : 'drawn';
  });
  expect(turns).toEqual(boards.map((points) => endOf(points, 0)));
});
