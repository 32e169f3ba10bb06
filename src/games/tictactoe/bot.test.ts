// The bots of tic-tac-toe: the strongest never loses on one board, whatever is played against it, and is the best on nine.
import { describe, expect, it } from 'vitest';
import type { Bot } from '../../engine/game.ts';
import { emptyLibrary } from '../../engine/library.ts';
import { people } from '../../engine/match.ts';
import { seededRandom } from '../../engine/random.ts';
import { bots } from './bot.ts';
import { tictactoe } from './index.ts';
import type { State, Tictactoe } from './rules.ts';

const random = seededRandom('07'.repeat(32), 'tictactoe');

const botOf = (strength: number): Bot<Tictactoe> => {
  const bot = bots[strength];
  if (!bot) throw new Error('there is no such bot');
  return bot;
};

/** Thinking that ends after so many looks at the clock. */
const looks = (most: number) => {
  let count = 0;
  return { isOver: () => ++count > most };
};

const choose = (strength: number, state: State, seat: number, most: number): number =>
  botOf(strength).choose(tictactoe.view(state, seat), seat, random, emptyLibrary, looks(most));

const play = (state: State, by: number, move: number): State =>
  tictactoe.play(state, { kind: 'move', at: 0, by, move });

const read = (position: string): State => {
  const state = tictactoe.readPosition?.(position);
  if (!state) throw new Error(`${position} is not readable`);
  return state;
};

/** Every reply of the other side is tried at every turn; returns who won the games, by seat, -1 for a draw. */
function allGames(state: State, own: number, met: Set<string>, winners: number[]): void {
  if (met.has(state.cells)) return;
  met.add(state.cells);
  const result = tictactoe.result(state);
  if (result) {
    winners.push(result.places.length === 1 ? -1 : (result.places[0]?.[0] ?? -1));
    return;
  }
  const [seat = 0] = people(tictactoe.toAct(state));
  const moves =
    seat === own
      ? [choose(2, state, seat, 0)]
      : (tictactoe.legalMoves(tictactoe.view(state, seat), seat) ?? []);
  for (const move of moves) allGames(play(state, seat, move), own, met, winners);
}

describe('the strongest on one board', () => {
  it.each([0, 1])('TT-20: loses to no sequence of replies, as seat %i, even with no time to think', (own) => {
    for (let n = 0; n < 3; n++) {
      const winners: number[] = [];
      allGames(tictactoe.start({ board: 'single' }, 2), own, new Set(), winners);
      expect(winners.length).toBeGreaterThan(20);
      expect(winners).not.toContain(1 - own);
      expect(winners).toContain(own);
    }
  });
});

describe.each([0, 1, 2])('TT-21: bot %i', (strength) => {
  it('completes three on one board', () => {
    const chosen = Array.from({ length: 8 }, () => choose(strength, read('xx.oo.... b2'), 0, 100));
    expect(chosen).toContain(2);
    if (strength > 0) expect(chosen.filter((cell) => cell === 2).length).toBeGreaterThan(4);
  });

  it('answers on nine boards when time is over before it begins', () => {
    const state = play(tictactoe.start({ board: 'nested' }, 2), 0, 40);
    expect(tictactoe.refusal(state, 1, choose(strength, state, 1, 0), emptyLibrary)).toBeNull();
  });
});

it.each([1, 2])('TT-22: bot %i sees a line coming', (strength) => {
  const chosen = Array.from({ length: 8 }, () => choose(strength, read('o.x.o..x. b2'), 0, 100));
  expect(chosen.filter((cell) => cell === 8).length).toBeGreaterThan(4);
});

/** Points of the stronger of two, of one for each game. */
function match(stronger: number, weaker: number, games: number, most: number): number {
  let points = 0;
  for (let game = 0; game < games; game++) {
    const strengths = game % 2 === 0 ? [stronger, weaker] : [weaker, stronger];
    let state = tictactoe.start({ board: 'nested' }, 2);
    for (;;) {
      const [seat] = people(tictactoe.toAct(state));
      if (seat === undefined) break;
      state = play(state, seat, choose(strengths[seat] ?? 0, state, seat, most));
    }
    const result = tictactoe.result(state);
    const own = game % 2 === 0 ? 0 : 1;
    points += result?.places.length === 1 ? 0.5 : result?.places[0]?.[0] === own ? 1 : 0;
  }
  return points;
}

describe('on nine boards', () => {
  it.each([
    ['TT-23', 1, 0, 8],
    ['TT-24', 2, 1, 6],
  ])('%s: bot %i wins a match against bot %i', (_id, stronger, weaker, games) => {
    expect(match(stronger, weaker, games, 12)).toBeGreaterThan(games * 0.6);
  });

  it('TT-25: the strongest takes the third board of a line', () => {
    const position =
      'xxx....../oo......./........./o..o...../xxx....../oo......./........./o.o....../xx....... a6';
    expect(choose(2, read(position), 0, 20)).toBe(74);
  });
});
