// Six of the strongest bots thinking at once on one server: how long it keeps others waiting meanwhile.
import { gameCalled, moveOnce } from '../tests/support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../tests/support/people/player.ts';
import { colleague, foundTeam } from '../tests/support/people/team.ts';
import { freePort, serve } from '../tests/support/servers/serving.ts';
import { percentile, type Row, rounded } from './row.ts';

const games = ['chess', 'chess', 'draughts', 'checkers', 'nineMensMorris', 'backgammon'];
const strongest = 2;
const seconds = 30;

interface Practice {
  readonly room: string;
  readonly gameName: string;
  readonly player: Player;
}

/** Moves at once, so that the bot is to move nearly all the time. Gives the times of acknowledgements. */
async function play({ room, gameName, player }: Practice, until: number): Promise<number[]> {
  const game = await gameCalled(gameName);
  const times: number[] = [];
  for (let seed = 1; performance.now() < until; seed++) {
    const began = performance.now();
    if ((await moveOnce(player, game, seed)) !== null) times.push(performance.now() - began);
    else if (player.view()?.result) await player.say('match:offer', { room, kind: 'rematch' });
    else await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return times;
}

async function delayAt(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^topla_event_loop_delay_p99_ms (\S+)$/m.exec(text)?.[1]);
}

export async function botRows(): Promise<Row[]> {
  const metrics = await freePort();
  const server = await serve({ RATE_SCALE: '100000', LOG_LEVEL: 'error', METRICS_PORT: String(metrics) });
  try {
    const founder = await foundTeam(server.url, 'Ada Moss', 'Bench');
    const tables: Practice[] = [];
    for (const [at, gameName] of games.entries()) {
      const player = await connect(server.url, await colleague(server.url, founder, `Bo ${'abcdef'[at]}`));
      const room = await seatAndBegin([player], { gameName, maxPlayers: 2, bots: [strongest] });
      tables.push({ room, gameName, player });
    }
    const until = performance.now() + seconds * 1_000;
    const playing = Promise.all(tables.map((table) => play(table, until)));
    await delayAt(metrics);
    const times = (await playing).flat().sort((a, b) => a - b);
    const delay = await delayAt(metrics);
    for (const { player } of tables) player.leave();
    return [
      {
        what: `event loop delay p99, ${games.length} strong bots thinking`,
        figure: `${rounded(delay, 1)} ms`,
        bound: '≤ 20 ms',
        isWithin: delay <= 20,
      },
      {
        what: `acknowledgement of a move meanwhile, p99 of ${times.length}`,
        figure: `${rounded(percentile(times, 0.99))} ms`,
        bound: '',
        isWithin: null,
      },
    ];
  } finally {
    await server.remove();
  }
}
