// Group commit: statements outside transactions that wait at the same time go to the database in one transaction.
import { DatabaseFault, sqlState } from '../faults.ts';
import { faultFrom, type LiteConnection, type LiteLimits, type StatementAnswer } from './connection.ts';
import { type ConnectionQueue, type Lane, longestWaitMs } from './connectionQueue.ts';
import type { ThreadRequest } from './messages.ts';

/** Limit for one commit, so that short statements do not wait for long ones. */
const mostTogether = 64;
const mostWaiting = 2_000;

interface Waiting {
  readonly ask: ThreadRequest;
  readonly patience: NodeJS.Timeout;
  readonly resolve: (answer: StatementAnswer) => void;
  readonly reject: (fault: unknown) => void;
}

export class SharedCommits {
  readonly #connection: LiteConnection;
  readonly #queue: ConnectionQueue;
  readonly #limits: LiteLimits;
  readonly #lane: Lane;
  #waiting: Waiting[] = [];
  #isServing = false;

  constructor(connection: LiteConnection, queue: ConnectionQueue, limits: LiteLimits, lane: Lane) {
    this.#connection = connection;
    this.#queue = queue;
    this.#limits = limits;
    this.#lane = lane;
  }

  ask(ask: ThreadRequest): Promise<StatementAnswer> {
    if (this.#waiting.length >= mostWaiting)
      return Promise.reject(new DatabaseFault('too many statements wait', sqlState.tooMany));
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        this.#waiting = this.#waiting.filter((waiting) => waiting.patience !== patience);
        reject(new DatabaseFault('the database is busy or away', sqlState.away));
      }, longestWaitMs);
      this.#waiting.push({ ask, patience, resolve, reject });
      if (!this.#isServing) this.#serve().catch((fault: unknown) => this.#fail(fault));
    });
  }

  async #serve(): Promise<void> {
    this.#isServing = true;
    while (this.#waiting.length > 0) {
      try {
        await this.#queue.take(this.#lane);
      } catch (fault) {
        this.#fail(fault);
        break;
      }
      await this.#together(this.#waiting.splice(0, mostTogether));
      await this.#connection.settled();
      this.#queue.pass();
    }
    this.#isServing = false;
  }

  #fail(fault: unknown): void {
    this.#isServing = false;
    for (const { patience, reject } of this.#waiting.splice(0)) {
      clearTimeout(patience);
      reject(fault);
    }
  }

  async #together(group: readonly Waiting[]): Promise<void> {
    for (const { patience } of group) clearTimeout(patience);
    try {
      const asks = group.map(({ ask }) => ask);
      const outcomes = await this.#connection.askTogether({ kind: 'together', asks }, this.#limits);
      for (const [index, outcome] of outcomes.entries()) {
        const { resolve, reject } = group[index] ?? { resolve() {}, reject() {} };
        if (outcome.kind === 'rows') resolve(outcome);
        else reject(faultFrom(outcome.fault));
      }
    } catch (fault) {
      for (const { reject } of group) reject(fault);
    }
  }
}
