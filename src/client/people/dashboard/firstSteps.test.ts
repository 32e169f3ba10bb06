// @vitest-environment jsdom
// Which first steps are shown: what can be done now, and what is done already.
import { expect, it } from 'vitest';
import type { Event } from '../../../contract/events/events.ts';
import { stepsFor } from './useFirstSteps.ts';

const nothing = { puzzle: false, game: false, invite: false };
const open: Event = {
  id: 'p',
  type: 'puzzle',
  gameType: 'sudoku',
  title: 'Sudoku',
  image: '',
  host: null,
  registered: null,
  isRegistered: false,
  gameId: 'p',
  start: '2026-03-02T09:00:00.000Z',
  end: null,
  state: 'running',
  myState: 'open',
  solvers: 0,
};
const waiting = { gameType: 'sudoku', today: open, next: null };
const later = { gameType: 'sudoku', today: null, next: { ...open, state: 'coming' as const } };

it.each([
  ['a founder', nothing, { isAdmin: true, canInvite: true, puzzles: [] }, '-puzzle -game -invite'],
  ['a founder who planned', nothing, { isAdmin: true, canInvite: true, puzzles: [later] }, '-game -invite'],
  ['a member, nothing planned', nothing, { isAdmin: false, canInvite: false, puzzles: [] }, '-game'],
  ['a member', nothing, { isAdmin: false, canInvite: false, puzzles: [waiting] }, '-puzzle -game'],
  [
    'one who solved yesterday’s',
    { puzzle: true, game: true, invite: false },
    { isAdmin: true, canInvite: true, puzzles: [later] },
    '+puzzle +game -invite',
  ],
])('%s', (_, done, facts, expected) => {
  const shown = stepsFor(done, facts).map(({ name, isDone }) => `${isDone ? '+' : '-'}${name}`);
  expect(shown.join(' ')).toBe(expected);
});
