// The deployment under load while a node is killed, all nodes are replaced one after the other, or PostgreSQL takes no writes.
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { numberOf, options } from '../options.ts';
import { type Row, rounded } from '../row.ts';
import { type Disturbance, disturb, type Trouble } from './disturb.ts';
import { cpuSeconds, startTopology, type Topology } from './nodes.ts';
import { peopleOf } from './people.ts';
import { openTables, playSteadily, type Sent } from './play.ts';
import { absenceRows } from './returns.ts';
import { comparisonRows, connectionRows, fact, none, timeRows } from './rows.ts';
import { watchSides } from './sides.ts';
import { compareStored } from './stored.ts';

interface Options {
  readonly sockets: number;
  /** Moves a second over all tables. */
  readonly rate: number;
  readonly seconds: number;
  readonly trouble: Trouble;
}

/** A game is over after 42 moves, and none begins anew. */
const mostMovesATable = 40;

function troubleOf(): Trouble {
  if (options['read-only'] !== undefined) return { kind: 'readOnly', seconds: numberOf('read-only', 60) };
  return { kind: options.rolling ? 'rolling' : 'kill' };
}

function optionsOf(): Options {
  const asked = {
    sockets: numberOf('sockets', 4_000),
    rate: numberOf('rate', 300),
    seconds: numberOf('seconds', 120),
    trouble: troubleOf(),
  };
  if ((asked.rate * asked.seconds) / (asked.sockets / 2) > mostMovesATable)
    throw new Error('the games would end: more sockets, or a lower rate, or fewer seconds');
  return asked;
}

/**
 * This process is the machines of thousands of people. What their TLS holds outside its heap would have V8 collect all of
 * that heap every few hundred milliseconds, and a sixth of the machine that is measured go into it.
 */
function collectRarely(): void {
  setFlagsFromString('--external-memory-accounted-in-global-limit');
  setFlagsFromString('--heap-growing-percent=1000');
}

export async function topologyRows(): Promise<Row[]> {
  const asked = optionsOf();
  collectRarely();
  const topology = await startTopology();
  try {
    return await measure(topology, asked);
  } finally {
    await topology.stop();
  }
}

/** Nothing may be acknowledged while nothing can be stored; and how long until everything is again. */
function readOnlyRows({ began, ended }: Disturbance, sent: readonly Sent[]): Row[] {
  const answered = sent.flatMap(({ at, ackMs, turn }) => (turn === null ? [] : [at + ackMs]));
  const held = sent.filter(({ at, putOff }) => at < ended && putOff > 0);
  const first = Math.min(...answered.filter((at) => at > ended));
  const last = Math.max(...held.map(({ at, ackMs }) => at + ackMs));
  return [
    fact('moves held while nothing could be stored', rounded(held.length)),
    none('moves acknowledged in that time', answered.filter((at) => at > began && at < ended).length),
    fact(
      'seconds after it until the first move, and until all held ones were acknowledged',
      `${rounded((first - ended) / 1_000, 1)} / ${rounded((last - ended) / 1_000, 1)}`,
    ),
  ];
}

async function measure(topology: Topology, { sockets, rate, seconds, trouble }: Options): Promise<Row[]> {
  const { url, certificate, nodes } = topology;
  const people = await peopleOf(topology, sockets);
  const opening = performance.now();
  const tables = await openTables(
    url,
    certificate,
    people.map(({ token }) => token),
  );
  const opened = (performance.now() - opening) / 1_000;
  console.log(`${tables.length} tables open after ${rounded(opened, 1)} s`);
  const cpuBefore = cpuSeconds(nodes[0].pid());
  const sides = watchSides(topology);
  const [played, disturbance] = await Promise.all([
    playSteadily(tables, rate, seconds),
    disturb(topology, trouble, seconds),
  ]);
  const read = sides.stop();
  const load = loadavg()[0] ?? 0;
  const cpu = trouble.kind === 'rolling' ? null : cpuSeconds(nodes[0].pid()) - cpuBefore;
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
    ...timeRows(
      'once all is there again',
      played.sent.filter(({ at }) => at >= disturbance.ended),
    ),
    ...(trouble.kind === 'readOnly' ? readOnlyRows(disturbance, played.sent) : []),
    ...(trouble.kind === 'readOnly'
      ? [none('nodes that ended', nodes.filter((node) => cpuSeconds(node.pid()) === 0).length)]
      : []),
    ...connectionRows(tables, played),
    ...(trouble.kind === 'kill' ? absenceRows(tables, played.sent, disturbance.began, read) : []),
    ...comparisonRows(comparison, played.sent),
  ];
  for (const { players } of tables) for (const player of players) player.leave();
  return rows;
}
