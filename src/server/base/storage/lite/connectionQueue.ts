// The queue for the one connection of the embedded database: moves, other shared commits and transactions, each first come first served.
import { DatabaseFault, sqlState } from '../faults.ts';

/** Timeout in the queue; the statement was not begun. */
export const longestWaitMs = 2_000;
const mostWaiting = 2_000;

/**
 * `moves` and `shared`: what waits goes together in one commit; `alone`: a transaction. Moves are next after anything else,
 * so that one waits for one commit or one transaction at most, however many there are; those two take turns.
 */
export type Lane = 'moves' | 'shared' | 'alone';

export class ConnectionQueue {
  #taken: Lane | null = null;
  /** Which of the two that take turns had it last. */
  #last: Exclude<Lane, 'moves'> = 'alone';
  readonly #waiting: Readonly<Record<Lane, (() => void)[]>> = { moves: [], shared: [], alone: [] };

  take(lane: Lane): Promise<void> {
    if (!this.#taken) {
      this.#give(lane);
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
    const turns: readonly Lane[] = this.#last === 'shared' ? ['alone', 'shared'] : ['shared', 'alone'];
    const order: readonly Lane[] = this.#taken === 'moves' ? [...turns, 'moves'] : ['moves', ...turns];
    this.#taken = null;
    const lane = order.find((each) => this.#waiting[each].length > 0);
    if (!lane) return;
    this.#give(lane);
    this.#waiting[lane].shift()?.();
  }

  #give(lane: Lane): void {
    this.#taken = lane;
    if (lane !== 'moves') this.#last = lane;
  }
}
