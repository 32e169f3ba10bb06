// The laws looking at themselves: each of these games breaks one, and is caught at it.
import { expect, test } from 'vitest';
import { race, type State } from '../../src/engine/fixtures/race.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import type { Deciders } from './playing.ts';
import { playUnderLaws } from './playing.ts';
import { type Variant, variantsOf } from './variants.ts';

const byChance: Deciders = { bots: [], strength: 'chance' };
const played = (game: AnyGame) =>
  variantsOf(game).map((variant: Variant) => playUnderLaws(variant, 0, byChance));

test('a sound game breaks none', () => {
  expect(played(race).every(({ match }) => match.result !== null)).toBe(true);
});

const mutated = (state: State): State => {
  Object.assign(state, { turns: 99 });
  return state;
};

let restless = 0;

test.each<[number, string, Partial<typeof race>]>([
  [1, 'toAct is', { result: () => null }],
  [2, 'has no move', { legalMoves: () => [] }],
  [2, 'at leisure', { optionalToAct: () => [0] }],
  [
    3,
    'is listed for seat',
    { legalMoves: (view, seat) => (race.legalMoves(view, seat)?.length ? [1, 3] : []) },
  ],
  [
    3,
    'not listed and not refused',
    { legalMoves: (view, seat) => race.legalMoves(view, seat)?.slice(0, view.turns % 2 ? 1 : 2) ?? [] },
  ],
  [3, 'is not to act', { legalMoves: () => [1] }],
  [4, 'is read as', { readMove: () => null }],
  [6, 'the state does not', { start: (rules, seats) => ({ ...race.start(rules, seats), roll: Number.NaN }) }],
  [7, 'replay', { play: (state, entry) => ({ ...race.play(state, entry), turns: restless++ }) }],
  [8, 'places', { result: (state) => (race.result(state) ? { places: [[0]], reason: 'normal' } : null) }],
  [9, 'no end', { play: (state) => ({ ...state, roll: state.rules.isLucky ? 1 : null }) }],
  [13, 'bytes', { view: (state) => ({ ...state, waiting: new Array(5_000).fill(true) }) }],
])('law %i: %s', (number, what, fault) => {
  const broken = { ...race, ...fault };
  expect(() => played(broken)).toThrow(new RegExp(`^race .*, rules .*, seed 0: law ${number}: .*${what}`));
});

test('law 5: play that changes what it was given', () => {
  expect(() => played({ ...race, play: mutated })).toThrow(/read only property/);
});

test('law 11: luck from outside', () => {
  expect(() => played({ ...race, deal: () => 1 + restless++ / 1_000 })).toThrow(/law 11/);
});
