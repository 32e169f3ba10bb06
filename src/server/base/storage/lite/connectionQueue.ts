// The queue for the one connection of the embedded database: shared commits and transactions take turns, each first come first served.
import { DatabaseFault, sqlState } from '../faults.ts';

/** Timeout in the queue; the statement was not begun. */
export const longestWaitMs = 2_000;
const mostWaiting = 2_000;

/** A shared commit carries the moves of everybody who waits, so it waits for one transaction at most, however many there are. */
type Lane = 'shared' | 'alone';

export class ConnectionQueue {
  #taken: Lane | null = null;
  readonly #waiting: Readonly<Record<Lane, (() => void)[]>> = { shared: [], alone: [] };

  take(lane: Lane): Promise<void> {
    if (!this.#taken) {
      this.#taken = lane;
      return Promise.resolve();
    }
    const waiting = this.#waiting[lane];
    if (waiting.length >= mostWaiting)
      return Promise.reject(new DatabaseFault('too many statements wait', sqlState.tooMany));
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(new DatabaseFault('the database is busy or away', sqlState.away));
      }, longestWaitMs);
      waiting.push(begin);
    });
  }

  pass(): void {
    const other: Lane = this.#taken === 'shared' ? 'alone' : 'shared';
    const lane = this.#waiting[other].length > 0 ? other : this.#taken;
    const next = lane && this.#waiting[lane].shift();
    this.#taken = next ? lane : null;
    next?.();
  }
}
