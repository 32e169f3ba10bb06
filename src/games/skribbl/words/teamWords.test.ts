// Words of a team's own: what a line becomes, which two are one, and what a drawer is offered of them.
import { describe, expect, test } from 'vitest';
import { emptyLibrary } from '../../../engine/library.ts';
import { seededRandom } from '../../../engine/random.ts';
import { readTeamWords } from '../../../engine/teamWords.ts';
import { facts } from '../facts.ts';
import { skribbl } from '../index.ts';
import type { Rules, State } from '../shapes.ts';
import { listed } from './lists.ts';
import { teamWords } from './teamWords.ts';

test('the facts say that the game takes some', () => {
  expect(facts.takesTeamWords === true).toBe(skribbl.teamWords !== undefined);
});

describe('a line', () => {
  test.each([
    ['SW-01', '  Saffron   Teapot ', 'Saffron Teapot'],
    ['SW-02 in any language', 'Çay bahçesi', 'Çay bahçesi'],
    ['SW-03 with signs between', 'Ada’s T-shirt', "Ada's T-shirt"],
    ['SW-04 letters put together', 'u\u0308zu\u0308m', 'üzüm'],
    ['SW-05 of forty letters', 'a'.repeat(40), 'a'.repeat(40)],
    ['SW-06 too long', 'a'.repeat(41), null],
    ['SW-07 too short', 'ab', null],
    ['SW-08 no letters', '---', null],
    ['SW-09 with markup', '<b>tea</b>', null],
    ['SW-10 with a change of direction', 'te\u202eapot', null],
    ['SW-11 with an address', 'tea@pot', null],
  ])('%s', (_, line, word) => {
    expect(teamWords.read(line)).toBe(word);
  });

  test('SW-12 words that the game takes for the same stand there once', () => {
    const lines = ['Kâğıt', 'kagit', '', 'tea pot', 'TEAPOT', 'tea-pot', 'x', 'İnek', 'inek', 'ıhlamur'];
    expect(readTeamWords(teamWords, lines)).toEqual({
      words: ['Kâğıt', 'tea pot', 'İnek', 'ıhlamur'],
      wrong: ['x'],
      repeated: ['kagit', 'TEAPOT', 'tea-pot', 'inek'],
    });
  });
});

describe('what is offered', () => {
  const own = Array.from({ length: 30 }, (_, at) => `saffron ${'abcdefghijklmnopqrstuvwxyzäöüß'[at]}`);
  const standard: Rules = skribbl.ruleSets.standard;
  const deals = (rules: Rules, used: readonly string[] = []) =>
    Array.from({ length: 200 }, (_, at) => {
      const state: State = { ...skribbl.start(rules, 3), used };
      const deal = skribbl.deal?.(state, seededRandom(`${at}`, 'deal'), emptyLibrary);
      return deal?.words ?? [];
    });
  const ours = (words: readonly string[]) => words.filter((word) => own.includes(word)).length;
  const withOwn = (words: 'team' | 'mixed'): Rules => teamWords.withWords({ ...standard, words }, own);

  test('SW-20 the team’s own, and none else', () => {
    for (const words of deals(withOwn('team'))) {
      expect(words).toHaveLength(3);
      expect([ours(words), new Set(words).size]).toEqual([3, 3]);
    }
  });

  test('SW-21 mixed: some of each, at any place', () => {
    const all = deals(withOwn('mixed'));
    for (const words of all) expect([1, 2]).toContain(ours(words));
    for (const at of [0, 1, 2]) {
      const kinds = new Set(all.map((words) => own.includes(words[at] ?? '')));
      expect(kinds.size).toBe(2);
    }
  });

  test('SW-22 mixed: a word that the list has too is not offered twice', () => {
    const shared = listed('en', 'easy').slice(0, 40);
    const rules = teamWords.withWords({ ...standard, words: 'mixed' }, shared);
    for (const words of deals(rules)) expect(new Set(words).size).toBe(3);
  });

  test('SW-23 no word a second time before all have come', () => {
    const used = own.slice(0, 20);
    for (const words of deals(withOwn('team'), used))
      expect(words.some((word) => used.includes(word))).toBe(false);
    expect(deals(withOwn('team'), own)[0]).toHaveLength(3);
  });

  test('SW-24 without a list of the team, the list of the language', () => {
    for (const words of deals({ ...standard, words: 'team' }))
      expect(words.every((word) => listed('en', 'easy').includes(word))).toBe(true);
  });

  test('SW-25 rules of earlier versions offer what they did', () => {
    expect(deals(standard)).toEqual(deals({ ...standard, words: 'listed', own }));
    expect(teamWords.wanted(standard, 12)).toBe(0);
    expect(teamWords.wanted({ ...standard, words: 'mixed', rounds: 3 }, 12)).toBe(108);
  });

  test('SW-26 a position with them is read as it was written', () => {
    for (const words of ['team', 'mixed'] as const) {
      const state = skribbl.start(withOwn(words), 3);
      expect(skribbl.readPosition?.(skribbl.writePosition?.(state) ?? '')).toEqual(state);
    }
  });

  test('SW-27 no view has them', () => {
    const state = skribbl.start(withOwn('team'), 3);
    for (const to of [0, 1, 'spectator'] as const)
      expect(JSON.stringify(skribbl.view(state, to))).not.toContain('saffron');
  });
});
