// Two thousand dashboards of one team are open while it plays: how long its moves take to be acknowledged.
import { performance } from 'node:perf_hooks';
import { connect, type Player } from '../tests/support/people/player.ts';
import { colleague, foundTeam } from '../tests/support/people/team.ts';
import { serve } from '../tests/support/servers/serving.ts';
import { percentile, type Row, rounded } from './row.ts';
import { again, nextMove, openTables, playOnce } from './tables.ts';

const dashboards = 2_000;
const people = 40;
const tables = 100;
const perSecond = 300;
const seconds = 10;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export async function dashboardRows(): Promise<Row[]> {
  const server = await serve({ RATE_SCALE: '100000', LOG_LEVEL: 'error' });
  try {
    const founder = await foundTeam(server.url, 'Ada Moss', 'Bench');
    const members = [founder];
    for (let number = 1; number < people; number++)
      members.push(await colleague(server.url, founder, `Bo ${'x'.repeat(number)}`));
    const pairs = Array.from({ length: people / 2 }, (_, pair) => members.slice(2 * pair, 2 * pair + 2));
    const playing = await openTables(
      server.url,
      pairs.flatMap(([one, other]) => (one && other ? [[one, other] as [typeof one, typeof other]] : [])),
      tables,
    );
    const looking: Player[] = [];
    for (let number = 0; number < dashboards; number++) {
      const member = members[number % people];
      if (!member) continue;
      const player = await connect(server.url, member, 'short');
      await player.say('team:watch', {});
      player.heard.length = 0;
      looking.push(player);
    }
    const times: number[] = [];
    const idle = [...playing];
    const began = performance.now();
    let due = began;
    const underWay: Promise<void>[] = [];
    while (performance.now() < began + seconds * 1_000) {
      while (due <= performance.now()) {
        due += 1_000 / perSecond;
        const table = idle.shift();
        if (table) underWay.push(move(table).finally(() => idle.push(table)));
      }
      await pause(1);
    }
    await Promise.all(underWay);
    async function move(table: (typeof playing)[number]): Promise<void> {
      if (table.players[0].view()?.result) await again(table);
      const next = nextMove(table);
      if (!next) return;
      const at = performance.now();
      await playOnce(table, next);
      times.push(performance.now() - at);
      for (const player of table.players)
        await player.until('the move', () => (player.view()?.turn ?? 0) > next.match.turn);
    }
    times.sort((a, b) => a - b);
    const p99 = percentile(times, 0.99);
    return [
      {
        what: `acknowledgement, ${dashboards} dashboards of one team, ${rounded(times.length / seconds)} moves/s: p50`,
        figure: `${rounded(percentile(times, 0.5), 1)} ms`,
        bound: '',
        isWithin: null,
      },
      {
        what: 'the same: p99 (the load shares the two processors)',
        figure: `${rounded(p99, 1)} ms`,
        bound: '≤ 50 ms',
        isWithin: p99 <= 50,
      },
    ];
  } finally {
    await server.remove();
  }
}
