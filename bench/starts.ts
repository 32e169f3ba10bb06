// How soon the server is ready: on nothing, on what is there, and after a kill with a thousand tables in play.
import { readFileSync } from 'node:fs';
import { serve } from '../tests/support/servers/serving.ts';
import { type Row, rounded } from './row.ts';
import { type BenchTable, openTables, pairs } from './tables.ts';

const seconds = async (act: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await act();
  return (performance.now() - began) / 1_000;
};

const memoryKb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

async function backAgain(tables: readonly BenchTable[]): Promise<void> {
  const players = tables.flatMap((table) => table.players);
  const needed = Math.ceil(players.length * 0.99);
  let back = 0;
  await new Promise<void>((resolve) => {
    for (const [index, player] of players.entries()) {
      const room = tables[Math.floor(index / 2)]?.room ?? '';
      const sync = () =>
        player.say('match:sync', { room }).then(
          () => ++back === needed && resolve(),
          () => setTimeout(sync, 200),
        );
      if (player.socket.connected) void sync();
      else player.socket.once('connect', () => void sync());
    }
  });
}

export async function startRows(tablesInPlay: number): Promise<Row[]> {
  const rows: Row[] = [];
  const add = (what: string, took: number, most: number) =>
    rows.push({ what, figure: `${rounded(took, 2)} s`, bound: `≤ ${most} s`, isWithin: took <= most });
  const onNothing = () => serve({ RATE_SCALE: '100000', LOG_LEVEL: 'error' }, { isFirst: true });
  let server = await onNothing();
  await server.remove();
  const empty = await seconds(async () => {
    server = await onNothing();
  });
  add('start on an empty database', empty, 8);
  try {
    const people = await pairs(server.url, tablesInPlay);
    const before = memoryKb(server.pid());
    const tables = await openTables(server.url, people, tablesInPlay);
    const perConnection = (memoryKb(server.pid()) - before) / (tables.length * 2);
    rows.push({
      what: `memory per connection, ${tables.length} tables seated`,
      figure: `${rounded(perConnection)} kB`,
      bound: '≤ 30 kB (the table itself comes on top)',
      isWithin: null,
    });
    await server.end('SIGKILL');
    const back = backAgain(tables);
    add(
      `restart after a kill, ${tables.length} tables in play: ready`,
      await seconds(() => server.start()),
      3,
    );
    add('99 % of sockets back at their tables', await seconds(() => back), 10);
    for (const { players } of tables) for (const player of players) player.leave();
    await server.end('SIGTERM');
    add('start on an existing database', await seconds(() => server.start()), 1.5);
  } finally {
    await server.remove();
  }
  return rows;
}
