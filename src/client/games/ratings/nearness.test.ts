// Which tables have even opponents, and that the nearest come first.
import { expect, it } from 'vitest';
import { gameStatus, type Place, type Table } from '../../../contract/play/tables.ts';
import { nearestFirst, opponentsAt } from './nearness.ts';

const place = (id: string | null, position: number): Place => ({
  id,
  position,
  name: id ?? '',
  avatar: null,
  isBot: id === null,
  strength: id === null ? 2 : null,
  isReady: true,
  isConnected: true,
  isAway: false,
});

const table = (id: string, people: readonly (string | null)[], status: number = gameStatus.lobby): Table => ({
  id,
  name: '',
  gameName: 'chess',
  gameStatus: status,
  players: people.map(place),
  maxPlayers: 4,
  freeSeats: 4 - people.length,
  numberOfSpectators: 0,
  watch: 'team',
  hostUserId: '',
  myPosition: null,
  isMyTurn: false,
  lastMoveTimeUnix: 0,
});

const rated = (userId: string, rating: number) => ({ userId, rating, deviation: 60, isProvisional: false });
const ratings = {
  people: [rated('me', 1500), rated('ada', 1620), rated('bo', 1380), rated('cy', 1900)],
  bots: [1200, 1500, 1800],
};

it.each([
  [['ada'], { rating: 1620, distance: 120, areEven: true }],
  [['cy'], { rating: 1900, distance: 400, areEven: false }],
  [['ada', 'bo'], { rating: 1500, distance: 0, areEven: true }],
  [['ada', 'nobody knows'], { rating: 1620, distance: 120, areEven: true }],
  [['me', 'bo'], { rating: 1380, distance: 120, areEven: true }],
  [[null], { rating: 1800, distance: 300, areEven: false }],
  [['nobody knows'], null],
])('at a table with %j', (people, expected) =>
  expect(opponentsAt(table('a', people), ratings, 'me')).toEqual(expected),
);

it('says a rating without a distance to somebody who has none', () =>
  expect(opponentsAt(table('a', ['ada']), { ...ratings, people: [rated('ada', 1620)] }, 'me')).toEqual({
    rating: 1620,
    distance: null,
    areEven: false,
  }));

it('sorts the tables with a free seat among themselves', () => {
  const tables = [
    table('far', ['cy']),
    table('running', ['ada', 'bo'], gameStatus.started),
    table('unknown', ['nobody knows']),
    table('near', ['ada']),
  ];
  const sorted = nearestFirst(tables, (each) => opponentsAt(each, ratings, 'me'));
  expect(sorted.map(({ id }) => id)).toEqual(['near', 'running', 'far', 'unknown']);
});
