// In which order tables stand: one's own turn, one's own, open ones, live ones, and what is over.
import { expect, it } from 'vitest';
import { gameStatus, type Table } from '../../contract/tables.ts';
import { inOrder } from './tableWords.ts';

const table = (id: string, change: Partial<Table>): Table => ({
  id,
  name: '',
  gameName: 'connect4',
  gameStatus: gameStatus.started,
  players: [],
  maxPlayers: 2,
  freeSeats: 0,
  numberOfSpectators: 0,
  watch: 'team',
  hostUserId: 'h',
  myPosition: null,
  isMyTurn: false,
  lastMoveTimeUnix: 0,
  ...change,
});

it('puts what waits for one first and what is over last, newest before older', () => {
  const tables = [
    table('over', { gameStatus: gameStatus.completed, myPosition: 0, lastMoveTimeUnix: 9 }),
    table('live', { lastMoveTimeUnix: 5 }),
    table('open', { gameStatus: gameStatus.lobby, freeSeats: 1 }),
    table('mine', { myPosition: 0, lastMoveTimeUnix: 1 }),
    table('mineNewer', { myPosition: 0, lastMoveTimeUnix: 2 }),
    table('myTurn', { myPosition: 0, isMyTurn: true }),
  ];
  expect(inOrder(tables).map(({ id }) => id)).toEqual([
    ...['myTurn', 'mineNewer', 'mine', 'open', 'live', 'over'],
  ]);
});
