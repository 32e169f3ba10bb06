// The one connection to the database thread: one message at a time, with a deadline and a watchdog.
import { Worker } from 'node:worker_threads';
import type { WallClock } from '../../shared/clock.ts';
import { withDeadline } from '../../shared/deadline.ts';
import { StartRefused } from '../../shared/startRefused.ts';
import { DatabaseFault, sqlState } from '../faults.ts';
import type { Reply, SqlFault, StatementOutcome, ThreadMessage, ThreadSettings } from './messages.ts';

export interface StatementAnswer {
  readonly rows: unknown[];
  readonly affected: number | undefined;
}

export interface LiteLimits {
  /** After this the caller gets `TemporarilyUnavailable`; the statement keeps running. */
  readonly deadlineMs: number;
  /** After this the thread counts as dead. */
  readonly stuckMs: number;
}

export const usualLimits: LiteLimits = { deadlineMs: 5_000, stuckMs: 10_000 };
/** Limits for migrations and housekeeping. */
export const patientLimits: LiteLimits = { deadlineMs: 600_000, stuckMs: 600_000 };

const watchEveryMs = 1_000;

interface Asked {
  readonly since: number;
  readonly limits: LiteLimits;
  readonly settle: (reply: Reply) => void;
}

export class LiteConnection {
  readonly #worker: Worker;
  readonly #clock: WallClock;
  readonly #onLost: (why: string) => void;
  readonly #watch: NodeJS.Timeout;
  #asked: Asked | null = null;
  #missed = 0;
  #isClosing = false;

  private constructor(worker: Worker, clock: WallClock, onLost: (why: string) => void) {
    this.#worker = worker;
    this.#clock = clock;
    this.#onLost = onLost;
    worker.on('message', (reply: Reply) => this.#asked?.settle(reply));
    worker.on('error', (error) => this.#lose(`the database thread broke: ${error.message}`));
    worker.on('exit', () => this.#lose('the database thread ended'));
    this.#watch = setInterval(() => this.#watchProgress(), watchEveryMs).unref();
  }

  static async open(
    settings: ThreadSettings,
    clock: WallClock,
    onLost: (why: string) => void,
  ): Promise<LiteConnection> {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: settings });
    const reply = await new Promise<Reply>((resolve, reject) => {
      worker.once('message', (message: Reply) => {
        worker.off('error', reject);
        resolve(message);
      });
      worker.once('error', reject);
    });
    if (reply.kind === 'failed') {
      await worker.terminate();
      const why = reply.message.replace(/\(\)\. Build with .*/s, '');
      throw new StartRefused(
        `The embedded database in ${settings.directory} is damaged or does not belong to this version (${why}). Put a backup in its place, or set TOPLA_DATA to another directory.`,
      );
    }
    return new LiteConnection(worker, clock, onLost);
  }

  /** The last outcome. Must not be called before the answer to the message before, or `settled`, has come. */
  async ask(message: ThreadMessage, limits: LiteLimits = usualLimits): Promise<StatementAnswer> {
    const outcome = (await this.askTogether(message, limits)).at(-1);
    if (!outcome) throw new DatabaseFault('the database thread is gone', sqlState.away);
    if (outcome.kind === 'fault') throw faultFrom(outcome.fault);
    return outcome;
  }

  /** The outcome of each statement. */
  async askTogether(
    message: ThreadMessage,
    limits: LiteLimits = usualLimits,
  ): Promise<readonly StatementOutcome[]> {
    if (this.#isClosing) throw new DatabaseFault('the database is closed', sqlState.away);
    const reply = await this.#send(message, limits);
    if (reply.kind === 'done') return reply.outcomes;
    throw new DatabaseFault('the database thread is gone', sqlState.away);
  }

  #settled: Promise<unknown> = Promise.resolve();

  /** Resolves when the thread is free again, even if the caller's deadline has passed. */
  settled(): Promise<unknown> {
    return this.#settled;
  }

  #send(message: ThreadMessage | 'close', limits: LiteLimits): Promise<Reply> {
    const answered = new Promise<Reply>((resolve) => {
      const settle = (reply: Reply) => {
        this.#asked = null;
        resolve(reply);
      };
      this.#asked = { since: this.#clock.monotonic(), limits, settle };
    });
    this.#settled = answered;
    this.#worker.postMessage(message);
    return withDeadline(answered, limits.deadlineMs, tooLate);
  }

  /** A miss must be seen twice in a row, so that an answer that only waited for a busy event loop still arrives. */
  #watchProgress(): void {
    const asked = this.#asked;
    const isLate = asked !== null && this.#clock.monotonic() - asked.since > asked.limits.stuckMs;
    this.#missed = isLate ? this.#missed + 1 : 0;
    if (this.#missed < 2) return;
    this.#worker.terminate().catch(() => undefined);
    this.#lose('the database thread gave no answer');
  }

  #lose(why: string): void {
    clearInterval(this.#watch);
    this.#asked?.settle({ kind: 'closed' });
    if (this.#isClosing) return;
    this.#isClosing = true;
    this.#onLost(why);
  }

  async close(): Promise<void> {
    if (this.#isClosing) return;
    await this.settled();
    this.#isClosing = true;
    await this.#send('close', usualLimits).catch(() => {});
    clearInterval(this.#watch);
    await this.#worker.terminate();
  }
}

const tooLate = (): Promise<never> =>
  Promise.reject(new DatabaseFault('the statement took too long', sqlState.canceled));

export const faultFrom = ({ message, code, constraint }: SqlFault): DatabaseFault =>
  new DatabaseFault(message, code, constraint);
