// What is told of the team, put together with what was known.
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Table } from '../../../contract/play/tables.ts';
import { isOnline, newsFor, withTable } from './teamNews.ts';

const table = (id: string, freeSeats = 1): Table => ({
  id,
  name: '',
  gameName: 'connect4',
  gameStatus: 0,
  players: [],
  maxPlayers: 2,
  freeSeats,
  numberOfSpectators: 0,
  watch: 'team',
  hostUserId: '',
  myPosition: null,
  isMyTurn: false,
  lastMoveTimeUnix: -1,
});

it('a table is added, replaced and taken away', () => {
  const known = [table('a'), table('b')];
  expect(withTable(known, table('c')).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(withTable(known, table('b', 0)).map(({ id, freeSeats }) => [id, freeSeats])).toEqual([
    ['b', 0],
    ['a', 1],
  ]);
  expect(withTable(known, { id: 'a', gone: true }).map(({ id }) => id)).toEqual(['b']);
});

it('what comes before the first answer waits for it; somebody new is noticed', () => {
  const queries = new QueryClient();
  const news = newsFor(queries);
  news.table(table('early'));
  expect(queries.getQueryData(['team', 'tables'])).toBeUndefined();
  news.begin([{ userId: 'bo', isOnline: false, room: null }], []);
  expect(news.person({ userId: 'bo', isOnline: true, room: 'r' })).toBe(true);
  expect(news.person({ userId: 'cy', isOnline: true, room: null })).toBe(false);
  expect(queries.getQueryData(['team', 'people'])).toEqual(
    new Map([
      ['bo', { userId: 'bo', isOnline: true, room: 'r' }],
      ['cy', { userId: 'cy', isOnline: true, room: null }],
    ]),
  );
});

it('the live word counts more than the list', () => {
  const live = new Map([['bo', { userId: 'bo', isOnline: false, room: null }]]);
  expect(isOnline(live, { userId: 'bo', isOnline: true })).toBe(false);
  expect(isOnline(live, { userId: 'cy', isOnline: true })).toBe(true);
});
