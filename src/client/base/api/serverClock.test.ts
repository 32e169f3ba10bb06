// The server's time on devices whose clocks are right, wrong, or have nothing to compare with.
import { expect, it, vi } from 'vitest';
import { hearServerTime, serverNow } from './serverClock.ts';

const noon = Date.UTC(2026, 2, 2, 12);

it('is the device’s own where that is right, and the server’s where it is not', () => {
  vi.useFakeTimers({ now: noon });
  hearServerTime('Mon, 02 Mar 2026 12:00:01 GMT');
  expect(serverNow()).toBe(noon);
  hearServerTime('Mon, 02 Mar 2026 15:00:00 GMT');
  expect(serverNow()).toBe(noon + 3 * 3_600_000 + 500);
  for (const header of [null, 'soon']) {
    hearServerTime(header);
    expect(serverNow()).toBe(noon + 3 * 3_600_000 + 500);
  }
  hearServerTime('Mon, 02 Mar 2026 12:00:00 GMT');
  expect(serverNow()).toBe(noon);
  vi.useRealTimers();
});
