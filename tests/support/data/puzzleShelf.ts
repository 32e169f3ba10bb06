// The puzzles of a test server: made here and now, of the small library.
import { randomBytes } from 'node:crypto';
import { seededRandom } from '../../../src/engine/random.ts';
import { puzzles } from '../../../src/puzzles/load.ts';
import type { PuzzleShelf } from '../../../src/server/puzzles/make/shelf.ts';
import { testLibrary } from './words.ts';

const load: PuzzleShelf['load'] = async (id) => (await puzzles[id]?.()) ?? null;

export const puzzleShelfHere: PuzzleShelf = {
  library: testLibrary,
  load,
  async make({ puzzle, rules, recent }) {
    const definition = await load(puzzle);
    if (!definition) throw new Error(`no puzzle ${puzzle}`);
    const random = seededRandom(randomBytes(32).toString('hex'), puzzle);
    return definition.make(rules, random, testLibrary, recent);
  },
};
