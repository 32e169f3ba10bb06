// What the limiter does for a message does not grow with the number of people it knows.
import { expect, it } from 'vitest';
import { createMessageLimiter } from './messageLimits.ts';
import type { GameSocket } from './sockets.ts';

/** How often one message asks for the time, where so many people have sent one before: each look over all of them asks once. */
function looksOfAMessage(people: number): number {
  let looks = 0;
  const clock = {
    now: () => 0,
    monotonic() {
      looks += 1;
      return 0;
    },
  };
  const limiter = createMessageLimiter(clock, 1, () => expect.unreachable());
  const socketOf = (userId: string) => ({ data: { userId } }) as GameSocket; // all that a limiter looks at
  for (let number = 0; number < people; number++) limiter.take(socketOf(`person ${number}`), 'match:sync');
  const known = socketOf('person 0');
  limiter.take(known, 'match:sync');
  looks = 0;
  limiter.take(known, 'match:sync');
  return looks;
}

it('ten people or eleven thousand: a message is looked at alike', () => {
  expect(looksOfAMessage(11_000)).toBe(looksOfAMessage(10));
});
