// Packed word lists: made once in a thread, cached on disk, shared by all threads.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Library } from '../../../engine/library.ts';
import { openWords } from '../../../engine/words/graph.ts';
import { alphabets, type Tongue, tongues } from '../../../engine/words/letters.ts';
import { listVersions } from './sources.ts';
import { unsaidInTexts } from './unsaid.ts';

/** Words in capitals, in alphabetical order. */
const answersIn = (tongue: Tongue): readonly string[] =>
  readFileSync(new URL(`answers/${tongue}.txt`, import.meta.url), 'utf8')
    .trim()
    .split(/\s+/);

/** A list in memory that every thread may read. */
export interface WordListShared {
  readonly tongue: Tongue;
  readonly version: string;
  readonly edges: SharedArrayBuffer;
}

/** Worker data: the list to make. */
export interface ListsToMake {
  readonly tongue: Tongue;
  readonly version: string;
  readonly file: string;
}

const cacheDirectory = new URL('../../../../node_modules/.cache/topla/', import.meta.url);

export function shared(bytes: Uint8Array): SharedArrayBuffer {
  const room = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(room).set(bytes);
  return room;
}

function make(toMake: ListsToMake): Promise<SharedArrayBuffer> {
  const worker = new Worker(new URL('./maker.ts', import.meta.url), { workerData: toMake });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`no word list came of ${toMake.tongue}`)));
  });
}

async function openList(tongue: Tongue, version: string): Promise<WordListShared> {
  const file = fileURLToPath(new URL(`${tongue}-${version}.words`, cacheDirectory));
  const kept = await readFile(file).catch(() => null); // not made yet
  return { tongue, version, edges: kept ? shared(kept) : await make({ tongue, version, file }) };
}

export function openLists(): Promise<readonly WordListShared[]> {
  const versions = listVersions();
  return Promise.all(tongues.map((tongue) => openList(tongue, versions[tongue])));
}

export function libraryOf(lists: readonly WordListShared[]): Library {
  const words = new Map(
    lists.map(({ tongue, version, edges }) => [
      tongue,
      openWords({ version, letters: alphabets[tongue], edges: new Uint32Array(edges) }),
    ]),
  );
  return {
    words,
    answers: new Map(lists.map(({ tongue }) => [tongue, answersIn(tongue)])),
    holdsUnsaid: unsaidInTexts(words),
  };
}
