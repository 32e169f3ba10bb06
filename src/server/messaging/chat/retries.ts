// Whether a post that a chat tool has refused is tried again, and when.
import type { Refusal, RefusalKey } from '../../../contract/errors.ts';
import type { Rest } from '../queue/queue.ts';

/** The tool will be there again. */
const passing: ReadonlySet<RefusalKey> = new Set(['SlackBusy', 'SlackAway', 'TeamsBusy', 'TeamsAway']);

const mostTries = 8;

/** Posts are taken by twenty, and a node sends them one after the other. */
export const leaseMs = 2 * 60_000;

/** With `mostTries`: about an hour. */
export const restOfPosts: Rest = { firstMs: 60_000, longestMs: 16 * 60_000 };

export const isTriedAgain = ({ error }: Refusal, tries: number): boolean =>
  passing.has(error) && tries < mostTries;
