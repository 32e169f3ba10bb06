// A new table of a game of words is in the language of whoever opens it, unless they ask for another.
import { expect, it } from 'vitest';
import { boggle } from '../../../../games/boggle/index.ts';
import { connect4 } from '../../../../games/connect4/index.ts';
import { newRuleSet } from './newRoom.ts';

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
