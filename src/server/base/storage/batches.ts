// Group commit: what gathers while one batch is being stored is stored together in the next one.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Waits until what has gathered may be stored. */
export type Gathering = () => Promise<unknown>;

/**
 * Batches of all kinds at the same moments, at most one in `everyMs`, so that they share a commit. After a rest the
 * first one goes as soon as what was received together is there.
 */
export function gatherEvery(everyMs: number): Gathering {
  let lastAt = Number.NEGATIVE_INFINITY;
  let next: Promise<unknown> | null = null;
  const wait = async () => {
    const leftMs = Math.ceil(lastAt + everyMs - performance.now());
    await (leftMs > 0 ? setTimeout(leftMs) : setImmediate());
    lastAt = performance.now();
    next = null;
  };
  return () => {
    next ??= wait();
    return next;
  };
}

/** Used for everything that is stored before a request is answered: turns, rooms, new matches. */
export const gatherTogether = gatherEvery(3);

/** A batch serves many requests, so it runs outside the trace of any of them. */
const outside = AsyncLocalStorage.snapshot();

export interface Batches<Item, Done> {
  /** Resolves with the outcome of this item once its batch is stored. */
  add(item: Item): Promise<Done>;
  /** Items waiting to be stored. */
  waiting(): number;
}

interface Limits<Item> {
  /** Batch limit: larger statements only add latency. */
  readonly most: number;
  /** How many of those that wait are stored together, `most` at most; as many as that, if left out. */
  readonly together?: (waiting: number) => number;
  readonly gathering: Gathering;
  /** In which order those that wait are stored; as they came, if left out. */
  readonly inOrder?: (one: Item, other: Item) => number;
}

interface Waiting<Item, Done> {
  readonly item: Item;
  readonly resolve: (done: Done) => void;
  readonly reject: (fault: unknown) => void;
}

/** `store` answers for each item, in their order; if it fails, all items of the batch fail. */
export function batched<Item, Done>(
  store: (items: readonly Item[]) => Promise<readonly Done[]>,
  { most, together, gathering, inOrder }: Limits<Item>,
): Batches<Item, Done> {
  let waiting: Waiting<Item, Done>[] = [];
  let isStoring = false;

  async function storeAll(): Promise<void> {
    isStoring = true;
    while (waiting.length > 0) {
      await gathering();
      if (inOrder) waiting.sort((one, other) => inOrder(one.item, other.item));
      const size = Math.min(most, together?.(waiting.length) ?? most);
      const batch = waiting.slice(0, size);
      waiting = waiting.slice(size);
      await storeBatch(batch);
    }
    isStoring = false;
  }

  function failAll(fault: unknown): void {
    isStoring = false;
    for (const { reject } of waiting.splice(0)) reject(fault);
  }

  async function storeBatch(batch: readonly Waiting<Item, Done>[]): Promise<void> {
    try {
      const done = await store(batch.map(({ item }) => item));
      if (done.length !== batch.length) throw new Error('a batch was not answered item by item');
      for (const [index, one] of done.entries()) batch[index]?.resolve(one);
    } catch (fault) {
      for (const { reject } of batch) reject(fault);
    }
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        if (!isStoring) outside(storeAll).catch(failAll);
      }),
    waiting: () => waiting.length,
  };
}
