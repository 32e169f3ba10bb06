// The queue for the one connection of the embedded database, first come first served.
import { DatabaseFault, sqlState } from '../faults.ts';

/** Timeout in the queue; the statement was not begun. */
export const longestWaitMs = 2_000;
const mostWaiting = 2_000;

export class ConnectionQueue {
  #isTaken = false;
  readonly #waiting: (() => void)[] = [];

  take(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve();
    }
    if (this.#waiting.length >= mostWaiting)
      return Promise.reject(new DatabaseFault('too many statements wait', sqlState.tooMany));
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(new DatabaseFault('the database is busy or away', sqlState.away));
      }, longestWaitMs);
      this.#waiting.push(begin);
    });
  }

  pass(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
