// @vitest-environment jsdom
// Which puzzle of a kind is today's, and when the next one comes.
import { expect, it } from 'vitest';
import type { Event } from '../../../contract/events/events.ts';
import { dailyPuzzle, dailyPuzzles, isWaiting } from './today.ts';

const event = (change: Partial<Event>): Event => ({
  id: 'e',
  type: 'puzzle',
  gameType: 'sudoku',
  gameId: 'g',
  title: 'Sudoku',
  image: null,
  start: '2026-03-02T07:30:00.000Z',
  end: null,
  state: 'running',
  host: null,
  registered: null,
  isRegistered: false,
  myState: 'open',
  solvers: 0,
  ...change,
});

const over = event({ gameId: 'over', state: 'finished' });
const open = event({ gameId: 'open' });
const coming = event({ gameId: null, state: 'coming' });

it.each([
  ['the one that is open', [over, open, coming], 'open', true],
  ['the last one of today when none is open', [over, coming], 'over', true],
  ['none before the first', [coming], null, true],
  ['none without a schedule', [], null, false],
])('is %s', (_, events, gameId, hasNext) => {
  const found = dailyPuzzle('sudoku', events);
  expect([found.today?.gameId ?? null, found.next !== null]).toEqual([gameId, hasNext]);
});

it('lists scheduled puzzles only, and knows which wait', () => {
  const events = [
    open,
    event({ gameType: 'mathle', myState: 'solved' }),
    event({ type: 'trivia', gameType: null }),
  ];
  const found = dailyPuzzles(events);
  expect(found.map(({ gameType }) => gameType)).toEqual(['mathle', 'sudoku']);
  expect(found.map(isWaiting)).toEqual([false, true]);
});
