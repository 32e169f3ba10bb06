// The puzzles of this server: their rules, their words, and a thread in which new ones are made.
import { randomBytes } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Library } from '../../../engine/library.ts';
import type { AnyPuzzle, PuzzleShapes } from '../../../engine/puzzle.ts';
import type { WordListShared } from '../../base/words/lists.ts';

/** What `make` of a puzzle is given, beside luck and words. */
export interface PuzzleOrder {
  readonly puzzle: string;
  readonly rules: PuzzleShapes['rules'];
  readonly recent: readonly PuzzleShapes['puzzle'][];
}

export interface PuzzleShelf {
  readonly library: Library;
  /** Null: there is no such puzzle. */
  load(id: string): Promise<AnyPuzzle | null>;
  make(order: PuzzleOrder): Promise<PuzzleShapes['puzzle']>;
}

export interface PuzzleRegistry {
  readonly puzzles: Readonly<Record<string, () => Promise<AnyPuzzle>>>;
  /** Where the thread finds the same puzzles. */
  readonly puzzleModule: string;
}

/** What the thread is given to begin with. */
export interface PuzzleEquipment {
  readonly registry: string;
  readonly lists: readonly WordListShared[];
}
export type PuzzlesToMake = PuzzleOrder & { readonly seed: string };
export type Made = { readonly puzzle: PuzzleShapes['puzzle'] } | { readonly fault: string };

/** A thread that has nothing to do ends after this time: puzzles are made a few times a day. */
const lingerMs = 10_000;
/** One that takes so long will not come to an end: another is tried in its place. */
const longestMs = 60_000;

/** Makes one puzzle after the other: a hard Sudoku takes seconds, and nobody waits for a second thread. */
function makingIn(equipment: PuzzleEquipment): PuzzleShelf['make'] {
  let thread: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let ending: NodeJS.Timeout | undefined;

  const end = () => {
    thread?.terminate().catch(() => undefined);
    thread = null;
  };

  function start(): Worker {
    const worker = new Worker(new URL('./makeThread.ts', import.meta.url), { workerData: equipment });
    worker.unref();
    worker.once('exit', () => {
      if (thread === worker) thread = null;
    });
    return worker;
  }

  function ask(order: PuzzleOrder): Promise<PuzzleShapes['puzzle']> {
    clearTimeout(ending);
    thread ??= start();
    const worker = thread;
    return new Promise((resolve, reject) => {
      const onEnd = () => reject(new Error('the thread that makes puzzles ended'));
      const stop = () => worker.terminate().catch(() => undefined);
      const stuck = setTimeout(stop, longestMs).unref();
      const onMessage = (made: Made) => {
        clearTimeout(stuck);
        worker.off('error', reject).off('exit', onEnd);
        ending = setTimeout(end, lingerMs).unref();
        if ('fault' in made) reject(new Error(made.fault));
        else resolve(made.puzzle);
      };
      worker.once('message', onMessage).once('error', reject).once('exit', onEnd);
      worker.postMessage({ ...order, seed: randomBytes(32).toString('hex') } satisfies PuzzlesToMake);
    });
  }

  return (order) => {
    const made = last.then(() => ask(order));
    last = made.catch(() => undefined);
    return made;
  };
}

export function openPuzzleShelf(
  { puzzles, puzzleModule }: PuzzleRegistry,
  lists: readonly WordListShared[],
  library: Library,
): PuzzleShelf {
  return {
    library,
    load: async (id) => (await puzzles[id]?.()) ?? null,
    make: makingIn({ registry: puzzleModule, lists }),
  };
}
