// Pool of worker threads in which bots choose moves: a task goes to the least busy one; a thread that ends is replaced.
import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { WordListShared } from '../../../base/words/lists.ts';

export interface BotQuestion {
  readonly game: string;
  readonly strength: number;
  readonly view: unknown;
  readonly seat: number;
  readonly budgetMs: number;
}
export type ToThink = BotQuestion & { readonly id: number; readonly seed: string };
/** A move, and how long a person would take for it. */
export interface Chosen {
  readonly move: unknown;
  readonly pauseMs: number;
}
export type Thought = { readonly id: number } & (Chosen | { readonly fault: string });

export interface BotPool {
  ask(question: BotQuestion): Promise<Chosen>;
  close(): Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  readonly pending: Map<number, { resolve: (chosen: Chosen) => void; reject: (fault: Error) => void }>;
}

/** What a thread is given to begin with. */
export interface BotEquipment {
  /** Where it finds the games: only the composition root knows. */
  readonly registry: string;
  readonly lists: readonly WordListShared[];
}

export function openBotPool(equipment: BotEquipment, size: number): BotPool {
  let lastId = 0;
  let isClosed = false;
  const threads: Thread[] = [];

  function startThread(): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: equipment });
    const thread: Thread = { worker, pending: new Map() };
    worker.on('message', (thought: Thought) => {
      const asked = thread.pending.get(thought.id);
      thread.pending.delete(thought.id);
      if ('fault' in thought) asked?.reject(new Error(thought.fault));
      else asked?.resolve(thought);
    });
    worker.on('error', (fault) => lose(thread, fault));
    worker.on('exit', () => lose(thread, new Error('a bot thread ended')));
    worker.unref();
    return thread;
  }

  function lose(thread: Thread, fault: unknown): void {
    const index = threads.indexOf(thread);
    if (index >= 0) threads.splice(index, 1);
    for (const { reject } of thread.pending.values())
      reject(fault instanceof Error ? fault : new Error(String(fault)));
    thread.pending.clear();
  }

  function leastBusy(): Thread {
    if (threads.length < size && threads.every((thread) => thread.pending.size > 0)) {
      const thread = startThread();
      threads.push(thread);
      return thread;
    }
    return threads.reduce((a, b) => (b.pending.size < a.pending.size ? b : a));
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('the bot pool is closed'));
        const thread = leastBusy();
        const id = ++lastId;
        thread.pending.set(id, { resolve, reject });
        thread.worker.postMessage({
          ...question,
          id,
          seed: randomBytes(32).toString('hex'),
        } satisfies ToThink);
      }),
    async close() {
      isClosed = true;
      await Promise.all(threads.map((thread) => thread.worker.terminate()));
    },
  };
}
