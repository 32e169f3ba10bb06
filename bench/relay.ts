// Moves through the whole server: as fast as they go, and at a steady pace with the time until the opponent sees them.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { type Serving, serve } from '../tests/support/servers/serving.ts';
import { percentile, type Row, rounded } from './row.ts';
import { again, type BenchTable, nextMove, openTables, pairs, playOnce } from './tables.ts';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Seconds of processor time the server has used, all its threads together. */
function cpuSeconds(server: Serving): number {
  const fields = readFileSync(`/proc/${server.pid()}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Everybody moves as soon as it is their turn. */
async function flatOut(tables: readonly BenchTable[], seconds: number): Promise<number> {
  let moves = 0;
  const end = performance.now() + seconds * 1_000;
  const play = async (table: BenchTable, number: number) => {
    await pause(number * 10); // or all tables would end their games in the same moment
    while (performance.now() < end) {
      const next = nextMove(table);
      if (next) {
        const answer = await playOnce(table, next);
        if (answer.ok) moves += 1;
        else throw new Error(answer.error);
        const { turn } = answer;
        const [ada, bo] = table.players;
        for (const player of [ada, bo])
          await player.until('the move', () => (player.view()?.turn ?? 0) >= turn);
      } else if (table.players[0].view()?.result) await again(table);
      else await pause(1);
    }
  };
  await Promise.all(tables.map(play));
  return moves / seconds;
}

/** So many moves a second over all tables; how long until the opponent's socket has each, in ms, sorted. */
async function paced(tables: readonly BenchTable[], perSecond: number, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const playing: Promise<void>[] = [];
  const idle = [...tables];
  const end = performance.now() + seconds * 1_000;
  let due = performance.now();
  const play = async (table: BenchTable) => {
    if (table.players[0].view()?.result) await again(table);
    const next = nextMove(table);
    if (next) {
      const opponent = table.players.find((player) => player !== next.mover);
      const began = performance.now();
      const seen = opponent?.until('the move', () => (opponent.view()?.turn ?? 0) > next.match.turn);
      await playOnce(table, next);
      await seen;
      times.push(performance.now() - began);
      await next.mover.until('the move', () => (next.mover.view()?.turn ?? 0) > next.match.turn);
    }
    idle.push(table);
  };
  while (performance.now() < end) {
    while (due <= performance.now()) {
      due += 1_000 / perSecond;
      const table = idle.shift();
      if (table) playing.push(play(table));
    }
    await pause(1);
  }
  await Promise.all(playing);
  return times.sort((a, b) => a - b);
}

export async function relayRows(): Promise<Row[]> {
  const server = await serve({ RATE_SCALE: '100000', LOG_LEVEL: 'error' });
  try {
    const tables = await openTables(server.url, await pairs(server.url, 400), 400);
    const hundred = await flatOut(tables.slice(0, 100), 8);
    const cpu = cpuSeconds(server);
    const times = await paced(tables, 500, 10);
    const cpuPerThousand = ((cpuSeconds(server) - cpu) / times.length) * 1_000;
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
    for (const { players } of tables) for (const player of players) player.leave();
    return [
      {
        what: 'moves/s, stored, acknowledged, seen by both; 100 tables flat out',
        figure: rounded(hundred),
        bound: '≥ 20,000 (2 × the in-memory peer)',
        isWithin: hundred >= 20_000,
      },
      {
        what: 'move → opponent, 400 tables, 500 moves/s: p50',
        figure: `${rounded(p50, 1)} ms`,
        bound: '≤ 2 ms',
        isWithin: p50 <= 2,
      },
      {
        what: 'move → opponent, 400 tables, 500 moves/s: p99',
        figure: `${rounded(p99, 1)} ms`,
        bound: '≤ 10 ms',
        isWithin: p99 <= 10,
      },
      {
        what: 'processor time per 1,000 moves at that pace, database included',
        figure: `${rounded(cpuPerThousand, 2)} s`,
        bound: '≤ 0.5 s',
        isWithin: cpuPerThousand <= 0.5,
      },
    ];
  } finally {
    await server.remove();
  }
}
