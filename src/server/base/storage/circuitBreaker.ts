// Circuit breaker before a PostgreSQL server: while it does not answer, statements fail at once instead of waiting.
import { DatabaseFault, sqlState } from './faults.ts';

const probeEveryMs = 1_000;
const answerWithinMs = 1_000;
/** Grace time for an answer that only waited behind a busy event loop. */
const graceMs = 50;

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());

export class CircuitBreaker {
  readonly #probe: () => Promise<unknown>;
  readonly #waiting = new Set<(fault: DatabaseFault) => void>();
  readonly #timer: NodeJS.Timeout;
  #isOpen = false;
  #isProbing = false;

  /** `probe` is any statement; it may never settle. */
  constructor(probe: () => Promise<unknown>) {
    this.#probe = probe;
    this.#timer = setInterval(() => void this.#checkServer(), probeEveryMs).unref();
  }

  /** Returns the result of the work, or throws as soon as the server is known not to answer; a result that arrives after that is given to `discard`. */
  run<Value>(work: () => Promise<Value>, discard?: (late: Value) => void): Promise<Value> {
    if (this.#isOpen) return Promise.reject(this.#fault());
    return new Promise((resolve, reject) => {
      let isRefused = false;
      const refuse = (fault: DatabaseFault) => {
        isRefused = true;
        reject(fault);
      };
      this.#waiting.add(refuse);
      work()
        .then((value) => (isRefused ? discard?.(value) : resolve(value)), reject)
        .finally(() => this.#waiting.delete(refuse));
    });
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #checkServer(): Promise<void> {
    if (this.#isProbing) return;
    this.#isProbing = true;
    const answered = this.#probe().then(
      () => true,
      () => false,
    );
    const late = after(answerWithinMs)
      .then(() => after(graceMs))
      .then(() => false);
    this.#isOpen = !(await Promise.race([answered, late]));
    if (this.#isOpen) for (const reject of this.#waiting) reject(this.#fault());
    this.#isProbing = false;
  }

  #fault(): DatabaseFault {
    return new DatabaseFault('the database does not answer', sqlState.away);
  }
}
