// A table as a browser knows it, where the server answers late.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refuse } from '../../contract/errors.ts';
import type { Change } from '../../contract/play/changes.ts';
import type { ShortTurn } from '../../contract/play/shortTurn.ts';
import { type ChangedRoom, gameStatus, type Room } from '../../contract/play/tables.ts';
import type { Connection } from '../base/realtime/connection.ts';
import { openRoomStore } from './roomStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const room = { id: 'r1' } as Room; // only its id is looked at
const answers: unknown[] = [];
const asked: { readonly name: string; readonly message: { readonly moveId?: string } }[] = [];

let hear: (view: unknown) => void = () => {};
let hearTurn: (turn: ShortTurn) => void = () => {};
let hearRoom: (change: ChangedRoom) => void = () => {};
let up: () => void = () => {};
/** Comes before the next answer does. */
let early: unknown = null;

/** A line that is up; it answers as the list says, and then that nothing is on the table. */
const line = {
  async say(name: string, message: { readonly moveId?: string; readonly room?: string }) {
    asked.push({ name, message });
    const answer = answers.shift() ?? { ok: true, state: room, match: null };
    const view = early;
    early = null;
    if (view) hear(view);
    return answer;
  },
  hear(name: string, listener: (message: unknown) => void) {
    if (name === 'match:view') hear = listener;
    if (name === 'turn') hearTurn = listener;
    if (name === 'room:changed') hearRoom = listener;
    return () => {};
  },
  followRoom(id: string, take: (answer: unknown) => void) {
    up = async () => take(await line.say('match:sync', { room: id }));
    queueMicrotask(up);
    return () => {};
  },
} as unknown as Connection; // the part of it that a table uses

beforeEach(() => {
  answers.length = 0;
  asked.length = 0;
});

it('asks again while the server is only coming back', async () => {
  answers.push(refuse('TemporarilyUnavailable'), refuse('TooManyRequests', { retryAfterSeconds: 5 }));
  const store = openRoomStore(line, 'r1');
  await vi.advanceTimersByTimeAsync(0);
  expect(store.snapshot().problem).toBe('TemporarilyUnavailable');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(store.snapshot()).toMatchObject({ problem: null, room });
});

it('says why an earlier turn is not shown', async () => {
  const store = openRoomStore(line, 'r1');
  await vi.advanceTimersByTimeAsync(0);
  answers.push(refuse('TemporarilyUnavailable'));
  expect(await store.look(3)).toBeNull();
  expect(store.snapshot().refused?.reason).toBe('TemporarilyUnavailable');
});

it('keeps the turn that came while the answer was on its way', async () => {
  const view = (turn: number) => ({ room: 'r1', game: 1, turn, lines: [] });
  early = view(7);
  answers.push({ ok: true, state: room, match: view(6) }, { ok: true, state: room, match: view(7) });
  const store = openRoomStore(line, 'r1');
  await vi.advanceTimersByTimeAsync(0);
  expect(store.snapshot()).toMatchObject({ room, match: { turn: 7 } });
});

it('keeps the game that began while an answer from before it was on its way', async () => {
  early = { room: 'r1', game: 1, turn: 0, lines: [] };
  answers.push({ ok: true, state: room, match: null });
  const store = openRoomStore(line, 'r1');
  await vi.advanceTimersByTimeAsync(0);
  expect(store.snapshot()).toMatchObject({ match: { game: 1, turn: 0 } });
});

it('lays changes over the view, passes over old ones, and asks for the whole when turns are missing', async () => {
  const view = (turn: number, seen: unknown) => ({
    room: 'r1',
    game: 1,
    turn,
    view: seen,
    toAct: [0],
    lines: [],
  });
  const change = (turn: number, changes: Change): ShortTurn => ['r1', 1, turn, changes, [[0, 'drop']]];
  answers.push({ ok: true, state: room, match: view(6, { discs: [1], kept: 'x' }) });
  const store = openRoomStore(line, 'r1');
  await vi.advanceTimersByTimeAsync(0);
  hearTurn(change(7, { view: { discs: [1, [2]] }, toAct: [[1]] }));
  const seventh = { turn: 7, view: { discs: [1, 2], kept: 'x' }, toAct: [1], clocks: null };
  expect(store.snapshot().match).toMatchObject(seventh);
  expect(store.snapshot().lines).toEqual([{ seat: 0, key: 'drop', values: {}, turn: 7 }]);
  for (const turn of [6, 7]) hearTurn(change(turn, { toAct: [[5]] })); // the seventh may have come with the whole
  await vi.advanceTimersByTimeAsync(0);
  expect(store.snapshot().match).toMatchObject(seventh);
  expect(asked).toHaveLength(1);
  answers.push({ ok: true, state: room, match: view(9, { discs: [1, 2, 3, 4] }) });
  hearTurn(change(9, { view: { discs: [3, [4]] } }));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(2);
  expect(store.snapshot().match).toMatchObject({ turn: 9, view: { discs: [1, 2, 3, 4] } });
});

/** A view of a running game, by the eyes of seat 0. */
const running = (turn: number, toAct: readonly number[]) => ({
  room: 'r1',
  game: 1,
  turn,
  lines: [],
  status: gameStatus.started,
  mySeat: 0,
  toAct,
  optionalToAct: [],
  satIn: [],
});

it('sends a move again that the server could not take while it came back', async () => {
  answers.push({ ok: true, state: room, match: running(6, [0]) });
  const store = openRoomStore(line, 'r1');
  await vi.advanceTimersByTimeAsync(0);
  answers.push(refuse('TemporarilyUnavailable'), { ok: true, state: room, match: running(6, [0]) });
  answers.push({ ok: true, turn: 7 });
  store.act('e4');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.snapshot()).toMatchObject({ pending: 'e4', refused: null });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked.map(({ name }) => name)).toEqual(['match:sync', 'match:act', 'match:sync', 'match:act']);
  expect(asked[3]?.message.moveId).toBe(asked[1]?.message.moveId);
  hear(running(7, [1]));
  expect(store.snapshot()).toMatchObject({ pending: null, refused: null, match: { turn: 7 } });
});

it('says while a move is sent again and again that it is not saved yet, until it is', async () => {
  const asBefore = { ok: true, state: room, match: running(6, [0]) };
  answers.push(asBefore);
  const store = openRoomStore(line, 'r1');
  await vi.advanceTimersByTimeAsync(0);
  const away = refuse('TemporarilyUnavailable');
  answers.push(away, asBefore, away, asBefore, away, asBefore, { ok: true, turn: 7 });
  store.act('e4');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.snapshot()).toMatchObject({ pending: 'e4', refused: null });
  await vi.advanceTimersByTimeAsync(1_000);
  const said = { reason: 'notSaved', isRule: false, id: 1 };
  expect(store.snapshot()).toMatchObject({ pending: 'e4', refused: said });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(store.snapshot()).toMatchObject({ pending: 'e4', refused: said }); // said once, not with every try
  await vi.advanceTimersByTimeAsync(2_000);
  hear(running(7, [1]));
  expect(store.snapshot()).toMatchObject({ pending: null, refused: null, match: { turn: 7 } });
});

it('goes on after a move whose turn comes with the whole match', async () => {
  answers.push({ ok: true, state: room, match: running(6, [0]) });
  const store = openRoomStore(line, 'r1');
  await vi.advanceTimersByTimeAsync(0);
  answers.push({ ok: true, turn: 7 });
  store.act('e4');
  await vi.advanceTimersByTimeAsync(0);
  expect(store.snapshot()).toMatchObject({ pending: 'e4', match: { turn: 6 } }); // the connection broke before the turn
  answers.push({ ok: true, state: room, match: running(8, [0]) });
  up();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.snapshot()).toMatchObject({ pending: null, match: { turn: 8 } });
});

it('says why a move was refused, and it is not pending any more', async () => {
  answers.push({ ok: true, state: room, match: running(6, [0]) });
  const store = openRoomStore(line, 'r1');
  await vi.advanceTimersByTimeAsync(0);
  answers.push(refuse('NotAllowed', { reason: 'notLegal' }));
  store.act('e5');
  expect(store.snapshot()).toMatchObject({ pending: 'e5', refused: null });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.snapshot()).toMatchObject({ pending: null, refused: { reason: 'notLegal', isRule: true } });
});

it('still sends the move again when something else was refused meanwhile', async () => {
  answers.push({ ok: true, state: room, match: running(6, [0]) });
  const store = openRoomStore(line, 'r1');
  await vi.advanceTimersByTimeAsync(0);
  answers.push(refuse('TemporarilyUnavailable'), refuse('NotAllowed'));
  answers.push({ ok: true, state: room, match: running(6, [0]) }, { ok: true, turn: 7 });
  store.act('e4');
  await vi.advanceTimersByTimeAsync(0);
  await store.do('match:offer', { kind: 'draw' });
  expect(store.snapshot()).toMatchObject({ pending: 'e4', refused: { reason: 'NotAllowed', isRule: false } });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked.map(({ name }) => name)).toEqual([
    'match:sync',
    'match:act',
    'match:offer',
    'match:sync',
    'match:act',
  ]);
});

it('still asks again when a move is refused meanwhile', async () => {
  const match = { room: 'r1', game: 1, turn: 6, lines: [], status: gameStatus.started };
  answers.push({ ok: true, state: room, match });
  const store = openRoomStore(line, 'r1');
  await vi.advanceTimersByTimeAsync(0);
  answers.push(refuse('TemporarilyUnavailable'));
  up();
  await vi.advanceTimersByTimeAsync(0);
  answers.push(refuse('NotAllowed', { reason: 'notLegal' }));
  store.act('e5');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked.map(({ name }) => name)).toEqual(['match:sync', 'match:sync', 'match:act', 'match:sync']);
});

it('does not ask again for a table that is none', async () => {
  answers.push(refuse('NotFound'));
  const store = openRoomStore(line, 'r1');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  expect(store.snapshot().problem).toBe('NotFound');
});

it('asks no more once it is left', async () => {
  answers.push(refuse('TemporarilyUnavailable'));
  const store = openRoomStore(line, 'r1');
  await vi.advanceTimersByTimeAsync(0);
  store.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});

it('lays over the room what changed of it, and asks for the whole where a version is missing', async () => {
  const state = (version: number) => Object.assign({}, room, { version });
  answers.push({ ok: true, state: state(3), match: null });
  const store = openRoomStore(line, 'r1');
  hearRoom({ id: 'r1', version: 3, gameStatus: gameStatus.started });
  expect(store.snapshot().room).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  hearRoom({ id: 'r1', version: 4, score: [1, 0] });
  hearRoom({ id: 'another', version: 5, gameStatus: gameStatus.lobby });
  hearRoom({ id: 'r1', version: 4, score: [7, 7] });
  expect(store.snapshot().room).toEqual(Object.assign(state(4), { score: [1, 0] }));
  expect(asked).toHaveLength(1);
  answers.push({ ok: true, state: state(6), match: null });
  hearRoom({ id: 'r1', version: 6, score: [9, 9] });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(2);
  expect(store.snapshot().room).toEqual(state(6));
});

it('asks again where the answer is older than a change that came before it', async () => {
  answers.push({ ok: true, state: Object.assign({}, room, { version: 3 }), match: null });
  answers.push({ ok: true, state: Object.assign({}, room, { version: 4 }), match: null });
  const store = openRoomStore(line, 'r1');
  hearRoom({ id: 'r1', version: 4, gameStatus: gameStatus.started });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.snapshot().room?.version).toBe(4);
  expect(asked).toHaveLength(2);
});
