// What follows on a turn, where the next turn is stored before it has run, as on a machine without a free processor.
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { race } from '../../../../engine/fixtures/race.ts';
import type { AnyGame } from '../../../../engine/game.ts';
import { emptyLibrary } from '../../../../engine/library.ts';
import { machineClock } from '../../../base/shared/clock.ts';
import { roomStatus } from '../../../base/storage/schema/matches.ts';
import { newOpenRoom } from '../rooms/openRoom.ts';
import type { StoredRoom } from '../rooms/room.ts';
import { createTurns } from './commit.ts';
import { matchNow, openMatch } from './liveMatch.ts';

test('each turn is followed by what is told of it, before the next one is adopted', async () => {
  const game: AnyGame = race;
  const setup = { rules: race.ruleSets.standard, seats: 2, timer: null };
  const id = { id: 'room:1', roomId: 'room', number: 1, seed: '0'.repeat(64), commitment: '' };
  const facts = { ...id, game, setup, positions: [0, 1], roomTimeoutMs: 60_000 };
  const live = openMatch(facts, emptyLibrary, machineClock);
  const stored = { id: 'room', status: roomStatus.playing } as unknown as StoredRoom; // as much of it as is read
  const open = Object.assign(newOpenRoom(stored, game, 0), { live });
  const order: string[] = [];
  const turns = createTurns({
    rooms: { catchUp: () => Promise.reject(new Error('nothing is stored elsewhere')) },
    journal: { append: async () => true },
    clock: machineClock,
    announcer: { turn() {} },
    nodes: { isServing: () => true },
    dailyRows: { withSeats: async (_open, _before, _match, row) => row },
    afterTurn: [(_open, { match }, before) => order.push(`turn ${match.turn} after ${before.turn}`)],
  });
  const step = async (by: number) => {
    const at = matchNow(live, machineClock);
    const done = await turns.commit(open, null, () => ({ kind: 'move', by, move: 1, at }));
    order.push(`answered ${'turn' in done ? done.turn : done.error}`);
  };
  await turns.commitFirst(open, live);
  await step(0);
  await step(1);
  await setImmediate();
  expect(order).toEqual(['turn 0 after -1', 'answered 1', 'turn 1 after 0', 'answered 2', 'turn 2 after 1']);
});
