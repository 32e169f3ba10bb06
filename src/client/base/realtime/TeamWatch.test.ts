// When the team is asked for: at once on a new page, and after a break at a moment of each browser's own.
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from './connection.ts';
import { watchTeam } from './TeamWatch.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const asked: string[] = [];
  let up: () => void = () => {};
  const connection: Connection = {
    async say(name) {
      asked.push(name);
      return { ok: false, error: 'TemporarilyUnavailable', message: '' };
    },
    tell() {},
    hear: () => () => {},
    onUp(listener) {
      up = listener;
      return () => {};
    },
    link: () => ({ isUp: true, since: 0 }),
    onLink: () => () => {},
    followRoom: () => () => {},
    tryNow() {},
  };
  const stop = watchTeam(connection, new QueryClient());
  return { asked, up: () => up(), stop };
}

it('asks at once, and after a break one to three seconds later', () => {
  const { asked, up } = watched();
  up();
  expect(asked).toEqual(['team:watch']);
  up();
  vi.advanceTimersByTime(999);
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(2_001);
  expect(asked).toHaveLength(2);
});

it('asks once when the connection broke again meanwhile, and not at all once the page is left', () => {
  const { asked, up, stop } = watched();
  up();
  up();
  vi.advanceTimersByTime(900);
  up();
  vi.advanceTimersByTime(3_000);
  expect(asked).toHaveLength(2);
  up();
  stop();
  vi.advanceTimersByTime(3_000);
  expect(asked).toHaveLength(2);
});
