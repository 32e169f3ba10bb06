// Whether a PostgreSQL server answers at all: nobody waits long for one that does not.
import { DatabaseFault, sqlState } from './faults.ts';

const lookEveryMs = 1_000;
const patienceMs = 1_000;
/** An answer that only waited behind a busy event loop is heard in this time. */
const graceMs = 50;

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

export class Reach {
  readonly #probe: () => Promise<unknown>;
  readonly #waiting = new Set<(fault: DatabaseFault) => void>();
  readonly #timer: NodeJS.Timeout;
  #isAway = false;
  #isLooking = false;

  /** `probe` asks the server anything; it may never come to an end. */
  constructor(probe: () => Promise<unknown>) {
    this.#probe = probe;
    this.#timer = setInterval(() => void this.#look(), lookEveryMs).unref();
  }

  /** The work, or a refusal as soon as the server is known to be away. */
  within<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#isAway) return Promise.reject(this.#fault());
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      work()
        .then(resolve, reject)
        .finally(() => this.#waiting.delete(reject));
    });
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    const answered = this.#probe().then(
      () => true,
      () => false,
    );
    const late = after(patienceMs)
      .then(() => after(graceMs))
      .then(() => false);
    this.#isAway = !(await Promise.race([answered, late]));
    if (this.#isAway) for (const reject of this.#waiting) reject(this.#fault());
    this.#isLooking = false;
  }

  #fault(): DatabaseFault {
    return new DatabaseFault('the database does not answer', sqlState.away);
  }
}
