// The rules of a new table: a game of words is in the language of whoever opens it, and the pace is one that the game can have.
import { expect, it } from 'vitest';
import { boggle } from '../../../../games/boggle/index.ts';
import { connect4 } from '../../../../games/connect4/index.ts';
import { rps } from '../../../../games/rps/index.ts';
import { keptPace, newRuleSet, readRuleSet } from './newRoom.ts';

const actor = {
  userId: 'a',
  name: 'Ada',
  avatar: null,
  teamId: 't',
  isAdmin: false,
  language: 'tr' as const,
};
const usual = { set: 'standard', options: {}, timer: null };

it('takes the language of the person', () => {
  expect(newRuleSet(boggle, actor, usual).options).toEqual({ language: 'tr' });
});

it('takes the language that was asked for', () => {
  const asked = { ...usual, options: { language: 'en' } };
  expect(newRuleSet(boggle, actor, asked).options).toEqual({ language: 'en' });
});

it('leaves other games alone', () => expect(newRuleSet(connect4, actor, usual)).toEqual(usual));

it('has no clock with a move a day', () => {
  const asked = { timer: { initial: 300, increment: 0 }, turnDays: 3 } as const;
  expect(readRuleSet(connect4, asked)).toEqual({ ...usual, turnDays: 3 });
});

it('is not played a move a day where all choose within seconds', () => {
  expect(readRuleSet(rps, { turnDays: 1 })).toBeNull();
  expect(readRuleSet(rps, { turnDays: null })).toEqual(usual);
});

it('keeps its pace when a client of an earlier version changes other rules', () => {
  const daily = { ruleSet: { ...usual, turnDays: 2 as const } };
  expect(keptPace(daily, {}, usual)).toEqual(daily.ruleSet);
  expect(keptPace(daily, { turnDays: null }, usual)).toEqual(usual);
});
