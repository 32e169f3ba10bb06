// Processor time of each side of a run: the load itself, the nodes, nginx, PostgreSQL and Redis, read ten times a second.
import { execFileSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { cpuSeconds, type Topology } from './nodes.ts';

export interface Sides {
  readonly at: number;
  /** Seconds of processor time since its processes began, by side. */
  readonly seconds: ReadonlyMap<string, number>;
}

const everyMs = 100;

function pidsOf(program: string): number[] {
  try {
    const found = execFileSync('ps', ['-C', program, '-o', 'pid='], { encoding: 'utf8' });
    return found.trim().split(/\s+/).map(Number);
  } catch {
    return [];
  }
}

/** Processes that begin later are left out: those here keep their connections. */
export function watchSides({ nodes }: Pick<Topology, 'nodes'>): { stop(): readonly Sides[] } {
  const [stays, other] = nodes;
  const sides: ReadonlyMap<string, readonly number[]> = new Map([
    ['the load', [process.pid]],
    ['the node that stays', [stays.pid()]],
    ['the other node', [other.pid()]],
    ['nginx', pidsOf('nginx')],
    ['PostgreSQL', pidsOf('postgres')],
    ['Redis', pidsOf('redis-server')],
  ]);
  /** Of a process that has ended, what it had used. */
  const used = new Map<number, number>();
  const usedBy = (pid: number): number => {
    const seconds = Math.max(used.get(pid) ?? 0, cpuSeconds(pid));
    used.set(pid, seconds);
    return seconds;
  };
  const read: Sides[] = [];
  const timer = setInterval(() => {
    const seconds = [...sides].map(([side, pids]): [string, number] => [
      side,
      pids.reduce((sum, pid) => sum + usedBy(pid), 0),
    ]);
    read.push({ at: performance.now(), seconds: new Map(seconds) });
  }, everyMs);
  return {
    stop() {
      clearInterval(timer);
      return read;
    },
  };
}
