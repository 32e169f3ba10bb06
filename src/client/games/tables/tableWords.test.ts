// In which order tables stand: one's own turn, one's own, open ones, live ones, and what is over.
import { expect, it } from 'vitest';
import { gameStatus, type Table } from '../../../contract/play/tables.ts';
import { translateFrom } from '../../base/words/translate.ts';
import { inOrder, tableWords, urgentOf } from './tableWords.ts';

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

it("puts people before bots, but one's own turn before both", () => {
  const place = {
    id: null,
    name: '',
    avatar: null,
    strength: null,
    isReady: true,
    isConnected: true,
    isAway: false,
  };
  const me = { ...place, position: 0, isBot: false };
  const bot = { ...place, position: 1, isBot: true };
  const tables = [
    table('practice', { players: [me, bot], myPosition: 0, lastMoveTimeUnix: 9 }),
    table('practiceTurn', { players: [me, bot], myPosition: 0, isMyTurn: true }),
    table('people', { players: [me, { ...bot, isBot: false }], myPosition: 0, lastMoveTimeUnix: 1 }),
    table('open', { gameStatus: gameStatus.lobby, freeSeats: 1 }),
  ];
  expect(inOrder(tables).map(({ id }) => id)).toEqual(['practiceTurn', 'people', 'open', 'practice']);
});

it("fills the button of one's own turn or else of a free seat, never of a table to watch or to wait at", () => {
  const live = table('live', {});
  const open = table('open', { gameStatus: gameStatus.lobby, freeSeats: 1 });
  const waiting = table('waiting', { gameStatus: gameStatus.lobby, freeSeats: 1, myPosition: 0 });
  const turn = table('turn', { myPosition: 0, isMyTurn: true });
  const ids = (tables: readonly Table[]) => urgentOf(inOrder(tables))?.id;
  expect([ids([live, waiting, turn, open]), ids([live, waiting, open]), ids([live, waiting])]).toEqual([
    'turn',
    'open',
    undefined,
  ]);
});

it('numbers bots of one strength', () => {
  const seat = { id: null, name: '', avatar: null, isReady: true, isConnected: true, isAway: false };
  const bot = (position: number, strength: 0 | 2) => ({ ...seat, position, strength, isBot: true });
  const me = { ...seat, id: 'me', position: 3, strength: null, isBot: false };
  const english = {
    games: { hearts: 'Hearts' },
    table: { botNamed: { 0: '{{name}} (easy bot)', 2: '{{name}} (strong bot)' } },
    tables: { against: 'Against {{names}}' },
  };
  const texts = { language: 'en', t: translateFrom(english, english) } as const;
  const players = [bot(0, 0), bot(1, 2), bot(2, 0), me];
  expect(tableWords(table('mine', { gameName: 'hearts', players, myPosition: 3 }), 'me', texts).story).toBe(
    'Against Tomi 1 (easy bot), Zeno (strong bot), and Tomi 2 (easy bot)',
  );
});

it('names a game that came with a later version as a new one', () => {
  const english = { games: { connect4: 'Connect 4' }, tables: { newerGame: 'A new game' } };
  const texts = { language: 'en', t: translateFrom(english, english) } as const;
  expect(tableWords(table('known', {}), 'me', texts).title).toBe('Connect 4');
  expect(tableWords(table('later', { gameName: 'hexagons' }), 'me', texts).title).toBe('A new game');
});
