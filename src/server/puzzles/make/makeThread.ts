// Worker thread in which puzzles are made, so that the thread of the server stays free for requests.
import { parentPort, workerData } from 'node:worker_threads';
import { seededRandom } from '../../../engine/random.ts';
import { libraryOf } from '../../base/words/lists.ts';
import type { Made, PuzzleEquipment, PuzzleRegistry, PuzzlesToMake } from './shelf.ts';

const { registry, lists } = workerData as PuzzleEquipment; // given by the shelf alone
const { puzzles } = (await import(registry)) as Pick<PuzzleRegistry, 'puzzles'>;
const library = libraryOf(lists);

async function make({ puzzle: id, rules, recent, seed }: PuzzlesToMake): Promise<Made> {
  const definition = await puzzles[id]?.();
  if (!definition) return { fault: `no puzzle ${id}` };
  return { puzzle: definition.make(rules, seededRandom(seed, id), library, recent) };
}

parentPort?.on('message', (order: PuzzlesToMake) => {
  make(order).then(
    (made) => parentPort?.postMessage(made),
    (fault: unknown) => parentPort?.postMessage({ fault: String(fault) } satisfies Made),
  );
});
