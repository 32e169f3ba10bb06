// Worker thread that packs one word list, returns it and caches it on disk.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { packEnglish } from './english.ts';
import { type ListsToMake, shared } from './lists.ts';
import { packTurkish } from './turkish.ts';

const { tongue, version, file } = workerData as ListsToMake; // given by lists.ts alone
const { edges } = tongue === 'en' ? packEnglish(version) : packTurkish(version);
const bytes = new Uint8Array(edges.buffer, edges.byteOffset, edges.byteLength);

/** Atomic rename: other servers may be reading. */
async function keep(): Promise<void> {
  const draft = `${file}.${process.pid}-${threadId}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, file);
}

await keep().catch(() => undefined); // where nothing can be kept, it is made at every start
parentPort?.postMessage(shared(bytes));
