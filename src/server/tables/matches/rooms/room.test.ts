// Who may sit where, when a game may begin, and what it leaves behind.
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../../contract/errors.ts';
import type { AnyGame } from '../../../../engine/game.ts';
import { roomStatus } from '../../../base/storage/schema/matches.ts';
import {
  allWantRematch,
  type Changed,
  changeSettings,
  countedDown,
  finish,
  hold,
  join,
  kick,
  leave,
  place,
  positionOf,
  type RoomDoc,
  seatingOf,
  setReady,
  wantRematch,
} from './room.ts';

const guest = (userId: string) => ({ userId, name: userId, avatar: null });
const person = (userId: string, isReady = false) => ({ kind: 'person' as const, ...guest(userId), isReady });

const lobby = (change: Partial<RoomDoc> = {}): RoomDoc => ({
  name: '',
  gameName: 'connect4',
  hostUserId: 'ada',
  ruleSet: { set: 'standard', options: {}, timer: null },
  maxPlayers: 2,
  watch: 'team',
  roomTimeout: 660,
  testMode: false,
  places: [person('ada'), null],
  kicked: [],
  gamesPlayed: 0,
  game: 0,
  score: [0, 0],
  lastLoser: null,
  startsAt: null,
  startedAt: -1,
  rematch: [],
  ...change,
});

const forSeats = (seats: readonly number[], opens?: 'loser') => ({ seats, opens }) as unknown as AnyGame; // all these functions look at

const doc = (changed: Changed): RoomDoc => {
  if (isRefusal(changed)) throw new Error(changed.error);
  return changed.doc;
};
const refusal = (changed: Changed) => (isRefusal(changed) ? changed.error : null);

describe('taking a seat', () => {
  it('gives the first free one, the wished one, or one’s own again', () => {
    const room = lobby({ maxPlayers: 3, places: [person('ada'), null, null] });
    expect(positionOf(doc(join(room, guest('bo'), undefined)), 'bo')).toBe(1);
    expect(positionOf(doc(join(room, guest('bo'), 2)), 'bo')).toBe(2);
    expect(doc(join(room, guest('ada'), 2))).toBe(room);
  });

  it.each([
    ['taken', 0],
    ['beyond the table', 7],
  ])('refuses a seat that is %s', (_, position) => {
    expect(refusal(join(lobby(), guest('bo'), position))).toBe('RoomFull');
  });

  it('refuses who was removed by the host', () => {
    const room = doc(kick(lobby({ places: [person('ada'), person('bo')] }), 'bo'));
    expect(room.places[1]).toBeNull();
    expect(refusal(join(room, guest('bo'), undefined))).toBe('NotAllowed');
  });
});

describe('standing up', () => {
  it('hands the table to who is left', () => {
    expect(doc(leave(lobby({ places: [person('ada'), person('bo')] }), 'ada')).hostUserId).toBe('bo');
  });

  it('leaves the points to nobody who sits down there', () => {
    const room = lobby({ places: [person('ada'), person('bo')], score: [2, 3] });
    const left = doc(leave(room, 'bo'));
    expect(doc(join(left, guest('cy'), undefined)).score).toEqual([2, 0]);
  });

  it('closes a table without people, bots or not', () => {
    const changed = leave(lobby({ places: [person('ada'), { kind: 'bot', strength: 1 }] }), 'ada');
    expect(isRefusal(changed) ? null : changed.status).toBe(roomStatus.closed);
  });
});

describe('getting ready', () => {
  const two = forSeats([2]);

  it('starts the countdown when everyone is, and anyone seated stops it', () => {
    const seated = lobby({ places: [person('ada', true), person('bo')] });
    const starting = doc(setReady(seated, 'bo', true, two, 4_000));
    expect(starting.startsAt).toBe(4_000);
    const held = doc(hold(starting, 'ada'));
    expect(held.startsAt).toBeNull();
    expect(held.places[0]).toMatchObject({ isReady: false });
  });

  it.each([
    ['one seat is empty', [2], [person('ada'), null], null],
    ['a bot fills the other seat', [2], [person('ada'), { kind: 'bot', strength: 0 }], 4_000],
    ['fewer than the game needs', [4], [person('ada'), person('bo', true), null, null], null],
    ['enough of a range sit ready', [2, 3, 4], [person('ada'), person('bo', true), null, null], 4_000],
    ['one of a range is not ready', [2, 3, 4], [person('ada'), person('bo'), null, null], null],
  ] as const)('%s', (_, seats, places, startsAt) => {
    const room = lobby({ places, maxPlayers: places.length });
    expect(doc(setReady(room, 'ada', true, forSeats(seats), 4_000)).startsAt).toBe(startsAt);
  });

  it.each([
    ['starts when the one who was not ready has gone', [person('ada', true), person('bo', true)], 4_000],
    ['does not where another one is not ready', [person('ada', true), person('bo')], null],
    ['does not where too few are left', [person('ada', true), null], null],
  ])('%s', (_, [first = null, second = null], startsAt) => {
    const room = lobby({ maxPlayers: 3, places: [first, person('cy'), second] });
    const game = forSeats([2, 3]);
    expect(doc(countedDown(leave(room, 'cy'), game, 4_000)).startsAt).toBe(startsAt);
    expect(doc(countedDown(kick(room, 'cy'), game, 4_000)).startsAt).toBe(startsAt);
  });

  it('begins anew after any change of the table', () => {
    const room = lobby({ places: [person('ada', true), person('bo', true)], startsAt: 4_000 });
    const changed = doc(changeSettings(room, { watch: 'nobody' }));
    expect(changed.startsAt).toBeNull();
    expect(changed.places).toEqual([person('ada'), person('bo')]);
  });

  it('does not put people out when chairs are taken away', () => {
    const room = lobby({ maxPlayers: 4, places: [person('ada'), null, null, person('bo')] });
    expect(doc(changeSettings(room, { maxPlayers: 2 })).places).toEqual([person('ada'), person('bo')]);
    const full = lobby({ maxPlayers: 3, places: [person('ada'), person('bo'), person('cy')] });
    expect(refusal(changeSettings(full, { maxPlayers: 2 }))).toBe('Conflict');
  });
});

describe('the host', () => {
  it('seats a bot, frees it, and moves a person', () => {
    const withBot = doc(place(lobby(), 1, { bot: 2 }));
    expect(withBot.places[1]).toEqual({ kind: 'bot', strength: 2 });
    expect(doc(place(withBot, 1, { userId: null })).places[1]).toBeNull();
    expect(doc(place(lobby(), 1, { userId: 'ada' })).places).toEqual([null, person('ada')]);
  });

  it('keeps the own seat and sends nobody from it', () => {
    expect(refusal(place(lobby(), 0, { userId: null }))).toBe('Conflict');
    expect(refusal(kick(lobby(), 'ada'))).toBe('Conflict');
    expect(refusal(place(lobby({ places: [person('ada'), person('bo')] }), 1, { bot: 0 }))).toBe('Conflict');
  });
});

describe('game after game', () => {
  const room = lobby({ places: [person('ada'), person('bo')] });

  it('passes the first seat on, or gives it to the loser where the game says so', () => {
    expect(seatingOf(room, forSeats([2]), 0)).toEqual([0, 1]);
    expect(seatingOf({ ...room, gamesPlayed: 1 }, forSeats([2]), 0)).toEqual([1, 0]);
    expect(seatingOf(room, forSeats([2], 'loser'), 1)).toEqual([1, 0]);
    expect(seatingOf({ ...room, gamesPlayed: 1, lastLoser: 0 }, forSeats([2], 'loser'), 1)).toEqual([0, 1]);
  });

  it('counts wins by position and halves for draws', () => {
    const won = finish(room, [1, 0], { places: [[0], [1]], reason: 'normal' });
    expect(won).toMatchObject({
      status: roomStatus.completed,
      doc: { score: [0, 1], gamesPlayed: 1, lastLoser: 0 },
    });
    expect(finish(room, [0, 1], { places: [[0, 1]], reason: 'agreement' }).doc.score).toEqual([0.5, 0.5]);
  });

  it('counts a win for what it was worth', () => {
    const gammon = { places: [[1], [0]], reason: 'normal', how: 'gammon', worth: 2 } as const;
    expect(finish({ ...room, score: [1, 3] }, [0, 1], gammon).doc.score).toEqual([1, 5]);
  });

  it('begins another when every person wants it; bots always do', () => {
    const bots = lobby({ places: [person('ada'), { kind: 'bot', strength: 0 }] });
    expect(allWantRematch(bots)).toBe(false);
    const asked = doc(wantRematch(bots, 'ada', true));
    expect(allWantRematch(asked)).toBe(true);
    expect(allWantRematch(doc(wantRematch(asked, 'ada', false)))).toBe(false);
    expect(refusal(wantRematch(bots, 'cy', true))).toBe('NotAllowed');
  });
});
