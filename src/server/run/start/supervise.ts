// Starts several nodes behind one port, each a process, and keeps their number: a node that ends is started again.
import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { type Config, type Environment, readConfig } from '../../base/config/config.ts';
import { StartRefused } from '../../base/shared/startRefused.ts';
import { say } from './earlyLog.ts';
import { nodesOf, serving } from './nodes.ts';

const longestStopMs = 12_000;
const restartMs = 1_000;
/** One Ctrl-C arrives twice: from the terminal and from whoever started this process. */
const sameSignalMs = 500;
/** A node that ends sooner after its start does not work; the third one in a row ends all. */
const shortLifeMs = 30_000;
const shortLives = 3;

/** False: one node is enough, or the settings are wrong, which that one node reports. */
export function superviseNodes(environment: Environment): boolean {
  const config = configOrNull(environment);
  const nodes = config?.databaseUrl ? nodesOf(config.nodes, availableParallelism()) : 1;
  if (!config || nodes === 1) return false;
  supervise(nodes, config.metricsPort);
  return true;
}

function configOrNull(environment: Environment): Config | null {
  try {
    return readConfig(environment);
  } catch (error) {
    if (error instanceof StartRefused) return null;
    throw error;
  }
}

/** The first node brings the database up to date; the others start when it serves. */
function supervise(nodes: number, metricsPort: number): void {
  let hasServed = false;
  let isStopping = false;
  let shortLived = 0;
  const running = () => Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);

  function start(number: number): void {
    const began = performance.now();
    const node = cluster.fork({
      TOPLA_NODE: String(number),
      METRICS_PORT: String(metricsPort === 0 ? 0 : metricsPort + number),
    });
    node.on('message', (message) => {
      if (message !== serving || hasServed) return;
      hasServed = true;
      for (let other = 1; other < nodes; other++) start(other);
    });
    node.on('exit', (code, signal) => {
      shortLived = performance.now() - began < shortLifeMs ? shortLived + 1 : 0;
      if (isStopping || !hasServed || shortLived >= shortLives) return stop(code ?? 1);
      say('warn', `node ${number} ended (${signal ?? code}) and is started again`);
      setTimeout(() => !isStopping && start(number), restartMs);
    });
  }

  function stop(code: number): void {
    if (!isStopping) {
      isStopping = true;
      process.exitCode = code;
      setTimeout(() => process.exit(1), longestStopMs).unref();
      for (const node of running()) node.process.kill('SIGTERM');
    }
    if (running().length === 0) process.exit();
  }

  let askedAt: number | null = null;
  const onSignal = () => {
    const now = performance.now();
    if (askedAt !== null && now - askedAt > sameSignalMs)
      for (const node of running()) node.process.kill('SIGKILL');
    askedAt ??= now;
    stop(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  start(0);
}
