// A working day of companies, in minutes: people look in, solve the puzzle, play a colleague, read the leaderboard. What it costs for each.
import { execFileSync } from 'node:child_process';
import { decodeJwt } from 'jose';
import { numberOf } from '../options.ts';
import { percentile, type Row, rounded } from '../row.ts';
import { call, type Line, openLine, openPuzzles, solve } from './calls.ts';
import { cpuSeconds, startTopology, type Topology } from './nodes.ts';
import { peopleOf } from './people.ts';
import { moveOnce, openTable } from './play.ts';

interface Options {
  /** Number of teams of a hundred people each. */
  readonly companies: number;
  readonly seconds: number;
}

const peopleACompany = 100;
const visitsADay = 4;
const movesAGame = 20;
/** The share of a day's acts in its busiest hour, and how busy a core may be then. */
const busiestHour = 0.3;
const busyCore = 0.6;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What the dashboard asks for when it is opened. */
async function lookIn(line: Line, token: string, userId: string): Promise<void> {
  await call(line, token, '/');
  const calls = [
    `/api/UserProfile?userId=${userId}`,
    `/api/Game/GameAreaInfo/${userId}`,
    `/api/Event/GetEvents/${userId}`,
    '/api/Leaderboard/Overview?top=5',
    `/api/UserNotification/GetCount?userId=${userId}`,
  ];
  await Promise.all(calls.map((path) => call(line, token, path)));
}

/** The day of two colleagues, spread over the part of the day they are given. */
async function dayOfTwo(
  line: Line,
  tokens: readonly string[],
  gameId: string,
  ms: number,
): Promise<number[]> {
  const people = tokens.map((token) => ({ token, userId: String(decodeJwt(token).sub) }));
  const rest = () => pause((ms / (visitsADay + 1)) * (0.5 + Math.random()));
  const acks: number[] = [];
  const everybody = (act: (token: string, userId: string) => Promise<void>) =>
    Promise.all(people.map(({ token, userId }) => act(token, userId)));
  await everybody((token, userId) => lookIn(line, token, userId));
  await everybody((token) => solve(line, token, gameId));
  await rest();
  await everybody((token, userId) => lookIn(line, token, userId));
  const table = await openTable(line.url, line.ca, tokens);
  for (const player of table.players) await player.until((view) => view !== null);
  for (let move = 0; move < movesAGame; move++) {
    const made = await moveOnce(table);
    if (made) acks.push(made.ackMs);
    await pause(ms / (visitsADay + 1) / movesAGame);
  }
  for (const player of table.players) player.leave();
  for (let visit = 2; visit < visitsADay; visit++) {
    await rest();
    await everybody((token, userId) => lookIn(line, token, userId));
  }
  await everybody((token) => call(line, token, '/api/Leaderboard/Details?gameType=all'));
  return acks;
}

/** Processor time of all processes of PostgreSQL on this machine. */
const postgresSeconds = (): number =>
  execFileSync('ps', ['-C', 'postgres', '-o', 'pid='], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
    .reduce((sum, pid) => sum + cpuSeconds(Number(pid)), 0);

export async function dayRows(): Promise<Row[]> {
  const topology = await startTopology();
  try {
    return await measure(topology, {
      companies: numberOf('companies', 10),
      seconds: numberOf('seconds', 120),
    });
  } finally {
    await topology.stop();
  }
}

async function measure(topology: Topology, { companies, seconds }: Options): Promise<Row[]> {
  const { nodes, url, certificate: ca } = topology;
  const people = companies * peopleACompany;
  const tokens = (await peopleOf(topology, people)).map(({ token }) => token);
  const puzzles = await openPuzzles(topology.database);
  const line = openLine(url, ca);
  const nodeSeconds = () => nodes.reduce((sum, node) => sum + cpuSeconds(node.pid()), 0);
  const before = { nodes: nodeSeconds(), postgres: postgresSeconds() };
  const own = (seconds * 1_000) / 3;
  const acks = await Promise.all(
    Array.from({ length: people / 2 }, async (_, pair) => {
      await pause((Math.random() * seconds * 1_000 * 2) / 3);
      const two = tokens.slice(pair * 2, pair * 2 + 2);
      const gameId = puzzles.get(String(decodeJwt(two[0] ?? '').sub)) ?? '';
      return dayOfTwo(line, two, gameId, own);
    }),
  );
  const used = { nodes: nodeSeconds() - before.nodes, postgres: postgresSeconds() - before.postgres };
  line.agent.destroy();
  return rowsOf({ people, used, moves: acks.flat(), calls: line.times, refused: line.refused });
}

interface Measured {
  readonly people: number;
  readonly used: { readonly nodes: number; readonly postgres: number };
  readonly moves: readonly number[];
  readonly calls: readonly number[];
  readonly refused: readonly string[];
}

const fact = (what: string, figure: string): Row => ({ what, figure, bound: '', isWithin: null });

function rowsOf({ people, used, moves, calls, refused }: Measured): Row[] {
  const quantiles = (times: readonly number[]): string => {
    const sorted = times.toSorted((a, b) => a - b);
    return `${[0.5, 0.95, 0.99].map((share) => rounded(percentile(sorted, share), 1)).join(' / ')} ms`;
  };
  const each = (seconds: number) => (seconds * 1_000) / people;
  const carried = (seconds: number) => (busyCore * 3_600) / (busiestHour * (seconds / people));
  return [
    fact(
      'people, calls, moves',
      [people, calls.length, moves.length].map((count) => rounded(count)).join(', '),
    ),
    fact('a call, p50 / p95 / p99', quantiles(calls)),
    fact('move → acknowledgement, p50 / p95 / p99', quantiles(moves)),
    fact('processor time of the nodes for a person and day', `${rounded(each(used.nodes), 1)} ms`),
    fact('processor time of PostgreSQL for a person and day', `${rounded(each(used.postgres), 1)} ms`),
    fact(
      'people a core of nodes carries, three tenths of a day in an hour, 60 % busy',
      rounded(carried(used.nodes)),
    ),
    fact('the same, a core of PostgreSQL', rounded(carried(used.postgres))),
    {
      what: 'calls refused',
      figure: refused.length === 0 ? '0' : `${refused.length}, such as ${refused[0]}`,
      bound: '0',
      isWithin: refused.length === 0,
    },
  ];
}
