// One move to two hundred people looking on: when the last of them has it, and how many deliveries a second that is.
import { connect, type Player } from '../tests/support/people/player.ts';
import { colleague } from '../tests/support/people/team.ts';
import { serve } from '../tests/support/servers/serving.ts';
import { percentile, type Row, rounded } from './row.ts';
import { again, nextMove, openTables, pairs, playOnce } from './tables.ts';

const watchers = 200;
const moves = 200;

export async function watchRows(): Promise<Row[]> {
  const server = await serve({ RATE_SCALE: '100000', LOG_LEVEL: 'error' });
  try {
    const people = await pairs(server.url, 1);
    const [table] = await openTables(server.url, people, 1);
    const founder = people[0]?.[0];
    if (!table || !founder) throw new Error('no table');
    const looking: Player[] = [];
    for (let number = 0; number < watchers; number++) {
      const member = await colleague(server.url, founder, `Eye ${String.fromCharCode(97 + (number % 26))}`);
      const player = await connect(server.url, member);
      await player.say('match:sync', { room: table.room });
      looking.push(player);
    }
    const times: number[] = [];
    for (let count = 0; count < moves; count++) {
      const next = nextMove(table);
      if (!next) {
        await again(table);
        continue;
      }
      const began = performance.now();
      const all = looking.map((player) =>
        player.until('the move', () => (player.view()?.turn ?? 0) > next.match.turn),
      );
      await playOnce(table, next);
      await Promise.all(all);
      times.push(performance.now() - began);
      for (const player of table.players)
        await player.until('it', () => (player.view()?.turn ?? 0) > next.match.turn);
    }
    times.sort((a, b) => a - b);
    const p99 = percentile(times, 0.99);
    return [
      {
        what: `one move to ${watchers} people: the last one has it, p99`,
        figure: `${rounded(p99, 1)} ms`,
        bound: '≤ 15 ms',
        isWithin: p99 <= 15,
      },
    ];
  } finally {
    await server.remove();
  }
}
