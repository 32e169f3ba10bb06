// Sessions of many sockets are checked a part at a time, and whoever signed out anywhere is put out.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { machineClock } from '../../base/shared/clock.ts';
import { checkSessionsPeriodically } from './expel.ts';
import type { GameServer } from './sockets.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

const checkEveryMs = 4_000;

function socketOf(person: number) {
  return {
    data: { userId: `person-${person}`, sessionId: `session-${person}`, expiresAt: Number.MAX_SAFE_INTEGER },
    emit: vi.fn(),
    conn: { close: vi.fn() },
  };
}

it('asks about at most 200 sessions at a time, each once, and closes the sockets of those that ended', async () => {
  const sockets = new Map(Array.from({ length: 450 }, (_, person) => [String(person), socketOf(person)]));
  const asked: (readonly string[])[] = [];
  const renewed: (readonly string[])[] = [];
  const done = Promise.withResolvers<void>();
  const stop = checkSessionsPeriodically({
    io: { sockets: { sockets } } as unknown as GameServer, // what the check uses of it
    clock: machineClock,
    log: { warn: vi.fn() },
    async endedAmong(ids) {
      asked.push(ids);
      return ids.includes('session-444') ? [{ id: 'session-444', because: 'signed out' }] : [];
    },
    async renewMembers(ids) {
      renewed.push(ids);
      if (renewed.flat().length === sockets.size) done.resolve();
    },
  });
  vi.advanceTimersByTime(checkEveryMs);
  await done.promise;
  stop();
  expect(asked.map(({ length }) => length)).toEqual([200, 200, 50]);
  expect(new Set(asked.flat()).size).toBe(450);
  expect(renewed.map(({ length }) => length)).toEqual([200, 200, 50]);
  const closed = [...sockets.values()].filter(({ conn }) => conn.close.mock.calls.length > 0);
  expect(closed).toEqual([sockets.get('444')]);
  expect(closed[0]?.emit).toHaveBeenCalledExactlyOnceWith('person:signedOut', { error: 'SessionRevoked' });
});

it('does not begin again before it is done, and goes on after a fault', async () => {
  const asked: PromiseWithResolvers<[]>[] = [];
  const told = Promise.withResolvers<void>();
  const stop = checkSessionsPeriodically({
    io: { sockets: { sockets: new Map([['0', socketOf(0)]]) } } as unknown as GameServer, // as above
    clock: machineClock,
    log: { warn: () => told.resolve() },
    endedAmong() {
      const answer = Promise.withResolvers<[]>();
      asked.push(answer);
      return answer.promise;
    },
    renewMembers: async () => {},
  });
  vi.advanceTimersByTime(3 * checkEveryMs);
  expect(asked).toHaveLength(1);
  asked[0]?.reject(new Error('the database is away'));
  await told.promise;
  await vi.waitFor(() => {
    vi.advanceTimersByTime(checkEveryMs);
    expect(asked).toHaveLength(2);
  });
  stop();
});
