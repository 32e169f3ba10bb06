// What is shown while changes are on their way, and what brings the former values back.
import { expect, it } from 'vitest';
import { usualPreferences, withChoices } from '../../../contract/people/preferences.ts';
import { likedWith, storedOf } from './draft.ts';

it('changes on their way add up over what is stored, wishes for mails one by one', () => {
  const liked = [
    { coordinates: false, mail: { yourTurn: false } },
    { confirmMoves: true },
    { mail: { weekly: false }, push: { puzzles: true } },
    { push: { invited: false } },
  ].reduce(likedWith, {});
  expect(withChoices(usualPreferences, liked)).toEqual({
    ...usualPreferences,
    coordinates: false,
    confirmMoves: true,
    mail: { ...usualPreferences.mail, yourTurn: false, weekly: false },
    push: { ...usualPreferences.push, puzzles: true, invited: false },
  });
});

it.each([
  [{ confirmMoves: true }, { confirmMoves: usualPreferences.confirmMoves }],
  [
    { board: 'contrast', mail: { weekly: false } },
    { board: usualPreferences.board, mail: { weekly: usualPreferences.mail.weekly } },
  ],
  [{ push: { puzzles: true } }, { push: { puzzles: usualPreferences.push.puzzles } }],
] as const)('the former values of %j', (change, former) => {
  expect(storedOf(change, usualPreferences)).toEqual(former);
});
