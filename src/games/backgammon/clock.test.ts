// Clocks at a backgammon table: rolling, doubling and taking are parts of one turn, and games of a match are apart.
import { expect, test } from 'vitest';
import { nextExpiry } from '../../engine/expiry.ts';
import type { Logged } from '../../engine/log.ts';
import { type Match, playEntry, startMatch } from '../../engine/match.ts';
import { backgammon } from './index.ts';
import { type Backgammon, type Dice, type Move, placingFor } from './rules.ts';
import { numbersOf, wholeTurns } from './turns.ts';

const withCube = { match: 3, cube: true, jacoby: false };

/** Each act with its second; `play` plays the first legal turn. */
type Act = readonly [second: number, by: number, kind: Move['kind']] | readonly [second: number, dice: Dice];

function acted(match: Match<Backgammon>, act: Act): Match<Backgammon> {
  const at = act[0] * 1000;
  if (act.length === 2) return playEntry(backgammon, match, { kind: 'deal', at, deal: act[1] });
  const [, by, kind] = act;
  return playEntry(backgammon, match, { kind: 'move', at, by, move: moveOf(match, by, kind) });
}

function moveOf({ state }: Match<Backgammon>, by: number, kind: Move['kind']): Move {
  if (kind !== 'play') return { kind };
  const [turn] = wholeTurns(placingFor(state.checkers, by), numbersOf(state.dice ?? [1, 1]));
  return { kind, steps: turn?.steps ?? [] };
}

const after = (acts: readonly Act[], timer = { initial: 300, increment: 5 }) =>
  acts.reduce(acted, startMatch(backgammon, { rules: withCube, seats: 2, timer }));

const opening: Act[] = [
  [0, [6, 1]],
  [10, 0, 'play'],
];

test.each<[string, Act[], number[]]>([
  ['BG-40: the first turn', opening, [305, 300]],
  ['BG-41: a roll pays nothing', [...opening, [12, 1, 'roll'], [12, [3, 1]]], [305, 300]],
  [
    'BG-42: rolled and played, once',
    [...opening, [12, 1, 'roll'], [12, [3, 1]], [16, 1, 'play']],
    [305, 305],
  ],
  ['BG-43: doubling pays nothing', [...opening, [12, 1, 'double']], [305, 300]],
  ['BG-44: taking pays nothing', [...opening, [12, 1, 'double'], [14, 0, 'take'], [14, [3, 1]]], [303, 300]],
  [
    'BG-45: doubled, taken and played, once',
    [...opening, [12, 1, 'double'], [14, 0, 'take'], [14, [3, 1]], [16, 1, 'play']],
    [303, 305],
  ],
  [
    'BG-46: the free 20 s are for the whole first turn',
    [...opening, [25, 1, 'roll'], [25, [3, 1]], [40, 1, 'play']],
    [305, 295],
  ],
])('%s', (_, acts, left) => {
  expect(after(acts).clock?.leftMs.map((ms) => ms / 1000)).toEqual(left);
});

test('BG-47: with four seconds left nobody loses on time between two games', () => {
  const dropped = after([...opening, [326, 1, 'double'], [327, 0, 'drop']]);
  expect(dropped.state.phase).toBe('between');
  expect(dropped.clock).toMatchObject({ running: [], leftMs: [304_000, 9_000] });
  expect(nextExpiry(backgammon, dropped, 660_000)).toMatchObject({ kind: 'timer', at: 342_000 });
  const [first, both] = [
    acted(dropped, [330, 0, 'continue']),
    acted(acted(dropped, [330, 0, 'continue']), [335, 1, 'continue']),
  ];
  for (const next of [first, both]) expect(next.clock?.leftMs).toEqual([304_000, 9_000]);
});

test('BG-48: a game given up is no turn', () => {
  const resign: Logged<Backgammon> = { kind: 'resign', at: 15_000, by: 0 };
  const given = playEntry(backgammon, after([...opening, [12, 1, 'roll'], [12, [3, 1]]]), resign);
  expect(given.clock).toMatchObject({ running: [], leftMs: [305_000, 300_000] });
});
