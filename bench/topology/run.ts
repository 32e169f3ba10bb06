// The deployment under load while a node is killed, or while all nodes are upgraded one after the other.
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { Serving } from '../../tests/support/serving.ts';
import { percentile, type Row, rounded } from '../row.ts';
import { cpuSeconds, startTopology, type Topology } from './nodes.ts';
import { peopleOf } from './people.ts';
import { openTables, type Played, playSteadily, type Sent, type TopologyTable } from './play.ts';
import { compareStored } from './stored.ts';

interface Options {
  readonly sockets: number;
  /** Moves a second over all tables. */
  readonly rate: number;
  readonly seconds: number;
  /** Every node is stopped by SIGTERM and started again; else one is killed. */
  readonly isRolling: boolean;
}

/** A game is over after 42 moves, and none begins anew. */
const mostMovesATable = 40;

function optionsOf(words: readonly string[]): Options {
  const number = (name: string, usual: number): number =>
    Number(words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1] ?? usual);
  const options = {
    sockets: number('sockets', 4_000),
    rate: number('rate', 300),
    seconds: number('seconds', 120),
    isRolling: words.includes('--rolling'),
  };
  if ((options.rate * options.seconds) / (options.sockets / 2) > mostMovesATable)
    throw new Error('the games would end: more sockets, or a lower rate, or fewer seconds');
  return options;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Disturbance {
  readonly began: number;
  /** Seconds a node took from the signal to its end, and from its start until it was ready. */
  readonly took: readonly { readonly stop: number; readonly start: number }[];
}

async function replace(node: Serving, signal: 'SIGKILL' | 'SIGTERM') {
  const began = performance.now();
  await node.end(signal);
  const ended = performance.now();
  await node.start();
  return { stop: (ended - began) / 1_000, start: (performance.now() - ended) / 1_000 };
}

async function disturb({ nodes }: Topology, { seconds, isRolling }: Options): Promise<Disturbance> {
  if (!isRolling) {
    await pause(seconds * 500);
    const began = performance.now();
    return { began, took: [await replace(nodes[1], 'SIGKILL')] };
  }
  await pause(seconds * 250);
  const began = performance.now();
  const first = await replace(nodes[0], 'SIGTERM');
  await pause(Math.max(0, began + seconds * 350 - performance.now()));
  return { began, took: [first, await replace(nodes[1], 'SIGTERM')] };
}

const sorted = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b);
const milliseconds = (times: readonly number[]): string =>
  [0.5, 0.95, 0.99].map((share) => rounded(percentile(sorted(times), share), 1)).join(' / ');

const fact = (what: string, figure: string, bound = ''): Row => ({ what, figure, bound, isWithin: null });
const none = (what: string, count: number): Row => ({
  what,
  figure: rounded(count),
  bound: '0',
  isWithin: count === 0,
});

function timeRows(when: string, sent: readonly Sent[]): Row[] {
  const delivered = sent.flatMap(({ deliveryMs }) => (deliveryMs === null ? [] : [deliveryMs]));
  const answered = sent.filter(({ turn }) => turn !== null).map(({ ackMs }) => ackMs);
  return [
    fact(`${when}: moves acknowledged`, rounded(answered.length)),
    fact(`${when}: move → acknowledgement, p50 / p95 / p99`, `${milliseconds(answered)} ms`),
    fact(`${when}: move → opponent, p50 / p95 / p99`, `${milliseconds(delivered)} ms`),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const counted = (words: readonly string[]): string =>
  [...Map.groupBy(words, (word) => word)].map(([word, all]) => `${all.length} × ${word}`).join(', ') || '0';

function connectionRows(tables: readonly TopologyTable[], { sent, skipped }: Played): Row[] {
  const players = tables.flatMap((table) => table.players);
  const hit = players.filter(({ gaps }) => gaps.length > 0);
  const seconds = sorted(players.flatMap(({ gaps }) => gaps.map((gap) => gap / 1_000)));
  const share = (part: number) => rounded(percentile(seconds, part), 1);
  return [
    fact('moves refused, or given up unanswered', counted(sent.flatMap(({ refusal }) => refusal ?? []))),
    fact(
      'times a move was put off by the server and sent again',
      rounded(sum(sent.map(({ putOff }) => putOff))),
    ),
    fact('moves due that no table was free for', rounded(skipped)),
    fact('connections broken, and refused', counted(players.flatMap(({ breaks }) => breaks))),
    fact('players who were without a connection', `${hit.length} of ${players.length}`),
    fact(
      'seconds without one, p50 / p95 / longest',
      seconds.length === 0 ? '–' : `${share(0.5)} / ${share(0.95)} / ${rounded(seconds.at(-1) ?? 0, 1)}`,
    ),
    none('players still without one at the end', players.filter((player) => !player.isUp()).length),
  ];
}

export async function topologyRows(words: readonly string[]): Promise<Row[]> {
  const options = optionsOf(words);
  const topology = await startTopology();
  try {
    return await measure(topology, options);
  } finally {
    await topology.stop();
  }
}

async function measure(topology: Topology, options: Options): Promise<Row[]> {
  const { url, certificate, nodes } = topology;
  const tokens = await peopleOf(topology, options.sockets);
  const opening = performance.now();
  const tables = await openTables(url, certificate, tokens);
  const opened = (performance.now() - opening) / 1_000;
  console.log(`${tables.length} tables open after ${rounded(opened, 1)} s`);
  const cpuBefore = cpuSeconds(nodes[0].pid());
  const [played, disturbance] = await Promise.all([
    playSteadily(tables, options.rate, options.seconds),
    disturb(topology, options),
  ]);
  const load = loadavg()[0] ?? 0;
  const cpu = options.isRolling ? null : cpuSeconds(nodes[0].pid()) - cpuBefore;
  await Promise.all(tables.flatMap(({ room, players }) => players.map((player) => player.enter(room))));
  const comparison = await compareStored(topology.database, tables, played.sent);
  const rows = [
    fact('sockets, tables', `${tables.length * 2}, ${tables.length}`),
    fact('load of the machine in the last minute', rounded(load, 1)),
    ...(cpu === null ? [] : [fact('processor time of the node that stayed', `${rounded(cpu, 1)} s`)]),
    ...disturbance.took.map(({ stop, start }) =>
      fact(
        'a node replaced: until it had ended, until the new one was ready',
        `${rounded(stop, 1)} / ${rounded(start, 1)} s`,
      ),
    ),
    ...timeRows(
      'before',
      played.sent.filter(({ at }) => at < disturbance.began),
    ),
    ...timeRows(
      'from then on',
      played.sent.filter(({ at }) => at >= disturbance.began),
    ),
    ...connectionRows(tables, played),
    none('acknowledged moves that the database does not hold', comparison.lost),
    none('moves it holds twice', comparison.doubled),
    none('moves it holds though they were refused', comparison.refusedButStored),
    none(
      'moves the opponent did not see within a minute',
      played.sent.filter((each) => each.turn !== null && each.deliveryMs === null).length,
    ),
    none('tables a player sees other than the database', comparison.differing),
  ];
  for (const { players } of tables) for (const player of players) player.leave();
  return rows;
}
