// What befalls the deployment in the middle of the load: a node is killed, all are replaced, or PostgreSQL takes no writes.
import { performance } from 'node:perf_hooks';
import type { Serving } from '../../tests/support/servers/serving.ts';
import type { Topology } from './nodes.ts';

export type Trouble =
  | { readonly kind: 'kill' }
  /** Every node is stopped by SIGTERM and started again, one after the other. */
  | { readonly kind: 'rolling' }
  | { readonly kind: 'readOnly'; readonly seconds: number };

export interface Disturbance {
  readonly began: number;
  /** When everything was there again. */
  readonly ended: number;
  /** Seconds a node took from the signal to its end, and from its start until it was ready. */
  readonly took: readonly { readonly stop: number; readonly start: number }[];
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A start takes a core for seconds, which on machines of their own is not taken from those who go on. */
const restAfterKillMs = 12_000;

/** `version`: the folder of the version that takes its place; the same if none is named. */
export async function replace(node: Serving, signal: 'SIGKILL' | 'SIGTERM', version?: string) {
  const began = performance.now();
  await node.end(signal);
  const ended = performance.now();
  if (signal === 'SIGKILL') await pause(restAfterKillMs);
  const starting = performance.now();
  await node.start(version);
  return { stop: (ended - began) / 1_000, start: (performance.now() - starting) / 1_000 };
}

/** `seconds`: how long the load lasts. */
export async function disturb(
  { nodes, trouble }: Topology,
  kind: Trouble,
  seconds: number,
): Promise<Disturbance> {
  if (kind.kind === 'kill') {
    await pause(seconds * 500);
    const began = performance.now();
    const took = [await replace(nodes[1], 'SIGKILL')];
    return { began, ended: performance.now(), took };
  }
  await pause(seconds * 250);
  if (kind.kind === 'readOnly') {
    await trouble.refuseWrites();
    const began = performance.now();
    await pause(kind.seconds * 1_000);
    const ended = performance.now();
    await trouble.takeWrites();
    return { began, ended, took: [] };
  }
  const began = performance.now();
  const first = await replace(nodes[0], 'SIGTERM');
  await pause(Math.max(0, began + seconds * 350 - performance.now()));
  const second = await replace(nodes[1], 'SIGTERM');
  return { began, ended: performance.now(), took: [first, second] };
}
