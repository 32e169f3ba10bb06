// Letter dice by bots, in match time: words come one by one over the round, as many as people of that strength find.
import { expect, test } from 'vitest';
import { playBots } from '../../../tests/support/data/botMatch.ts';
import { testLibrary } from '../../../tests/support/data/words.ts';
import type { Bot } from '../../engine/game.ts';
import type { Library } from '../../engine/library.ts';
import { seededRandom } from '../../engine/random.ts';
import { openWords } from '../../engine/words/graph.ts';
import { alphabets } from '../../engine/words/letters.ts';
import { startPacking } from '../../engine/words/packing.ts';
import { bots } from './bot.ts';
import { boggle } from './index.ts';
import { play, start } from './rules.ts';
import type { Boggle, State, View } from './shapes.ts';
import { solve } from './solving.ts';
import { view } from './view.ts';

const rounds = 8;
const oneRound = { language: 'en', seconds: 180, rounds: 1 } as const;
const single = { ...boggle, ruleSets: { standard: oneRound } };
const seedOf = (number: number) => number.toString(16).padStart(64, '0');

test.each([
  ['BO-20: a weak one', 0, 7, 11],
  ['BO-21: one like a good casual player', 1, 15, 25],
  ['BO-22: a strong one, of 38 words on a board', 2, 28, 38],
])('%s', (_id, strength, least, most) => {
  const bot = bots[strength];
  if (!bot) throw new Error('no such bot');
  let found = 0;
  for (let number = 0; number < rounds; number++) {
    const thinking = () => ({ isOver: () => false });
    const table = { game: single, library: testLibrary, seating: [bot, bot], seed: seedOf(number), thinking };
    const { match } = playBots(table);
    found += match.state.found.flat().length / 2;
  }
  expect(found / rounds).toBeGreaterThanOrEqual(least);
  expect(found / rounds).toBeLessThanOrEqual(most);
});

const board = 'T A P E R I N S Qu E L O U M D G'.split(' ');
const onBoard = (): State =>
  [
    { kind: 'roll', faces: board } as const,
    {
      kind: 'solution',
      list: 'v',
      words: Array.from({ length: 20 }, (_, i) => `W${i}`),
      unsaid: [],
    } as const,
  ].reduce((state, deal) => play(state, { kind: 'deal', at: 0, deal }), start(oneRound, 2));

const few: Library = (() => {
  const packing = startPacking('few', alphabets.en);
  for (const word of ['TRAIN', 'SPIN', 'GOLD']) packing.add(word, 'everyday');
  for (const word of ['PIN', 'SIN', 'PEN']) packing.add(word, 'unsaid');
  return {
    words: new Map([['en', openWords(packing.pack())]]),
    answers: new Map(),
    holdsUnsaid: () => false,
  };
})();

const chosen = (strength: number, seen: View, seed = 0) =>
  bots[strength]?.choose(seen, 0, seededRandom(seedOf(seed), 'bot'), few, { isOver: () => false });

test.each([0, 1, 2])(
  'BO-23: bot %i finds one word after the other, none twice, and none that is unsaid',
  (strength) => {
    let seen: View = { ...view(onBoard(), 0), own: [] };
    for (let n = 0; n < 3; n++) {
      const move = chosen(strength, seen, n);
      if (move?.kind !== 'find') throw new Error('nothing found');
      seen = { ...seen, own: [...(seen.own ?? []), ...move.words] };
    }
    expect(seen.own?.toSorted()).toEqual(['GOLD', 'SPIN', 'TRAIN']);
    expect(chosen(strength, seen)).toEqual({ kind: 'done', round: 1 });
  },
);

test.each([0, 1, 2])(
  'BO-24: once somebody is done, bot %i hands in all it would have found, at once',
  (strength) => {
    const seen: View = { ...view(onBoard(), 0), own: ['SPIN'], isDone: [false, true] };
    const move = chosen(strength, seen);
    if (move?.kind !== 'find') throw new Error('nothing handed in');
    expect(move.words.toSorted()).toEqual(['GOLD', 'TRAIN']);
    expect(bots[strength]?.pauseMs?.(seen, 0, move, seededRandom(seedOf(0), 'pause'))).toBe(0);
    expect(chosen(strength, { ...seen, own: ['SPIN', ...move.words] })).toEqual({ kind: 'done', round: 1 });
  },
);

/** Somebody who writes three words in five seconds and presses Done. */
const hasty: Bot<Boggle> = {
  choose({ phase, round, own, board }, _seat, random) {
    if (phase === 'counting') return { kind: 'continue', round };
    const list = testLibrary.words.get('en');
    if (!list || (own?.length ?? 0) >= 3) return { kind: 'done', round };
    const known = [...solve(board, list)].flatMap(([word, commonness]) =>
      commonness === 'everyday' && word.length > 3 && !own?.includes(word) ? [word] : [],
    );
    const [word] = random.shuffle(known);
    return word === undefined ? { kind: 'done', round } : { kind: 'find', round, words: [word] };
  },
  pauseMs: () => 1_600,
};

test('BO-26: Done after five seconds beats the strongest in few of forty games', () => {
  const strongest = bots[2];
  if (!strongest) throw new Error('no such bot');
  const thinking = () => ({ isOver: () => false });
  const points = Array.from({ length: 40 }, (_, number) => {
    const seating = number % 2 === 0 ? [hasty, strongest] : [strongest, hasty];
    const seed = seedOf(100 + number);
    const played = playBots({ game: single, library: testLibrary, seating, seed, thinking });
    return played.points[number % 2] ?? 0;
  });
  expect(points.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(4);
});

test('BO-25: words take the longer the more there are', () => {
  const seen = view(onBoard(), 0);
  const find = { kind: 'find', round: 1, words: ['SPIN'] } as const;
  const pause = (own: readonly string[]) =>
    bots[1]?.pauseMs?.({ ...seen, own }, 0, find, seededRandom(seedOf(0), 'pause')) ?? 0;
  expect(pause([])).toBeGreaterThan(2_000);
  expect(pause(Array.from({ length: 20 }, (_, i) => `W${i}`))).toBeGreaterThan(2 * pause([]));
  expect(bots[1]?.pauseMs?.(seen, 0, { kind: 'done', round: 1 }, seededRandom(seedOf(0), ''))).toBe(0);
});
