// Bytes that a player receives for a move, everything counted: acknowledgements, views, rooms, settlements.
import { gameCalled, playOn } from '../tests/support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../tests/support/people/player.ts';
import { colleague, foundTeam } from '../tests/support/people/team.ts';
import { serve } from '../tests/support/servers/serving.ts';
import { type Row, rounded } from './row.ts';

const bounds = { connect4: 200, backgammon: 400, hearts: 400 } as const;
const moves = 60;

/** Counts what arrives at this player from now on. */
function received({ socket }: Player): () => number {
  let bytes = 0;
  socket.io.engine.on('packet', ({ data }) => {
    bytes += Buffer.byteLength(String(data ?? ''));
  });
  return () => bytes;
}

export async function wireRows(): Promise<Row[]> {
  const server = await serve({ RATE_SCALE: '100000', LOG_LEVEL: 'error', BOT_PACE_MS: '0' });
  try {
    const founder = await foundTeam(server.url, 'Ada Moss', 'Bench');
    const second = await colleague(server.url, founder, 'Bo Lind');
    const rows: Row[] = [];
    for (const [gameName, bound] of Object.entries(bounds)) {
      const game = await gameCalled(gameName);
      const seats = Math.min(...game.seats);
      const players = [
        await connect(server.url, founder, 'short'),
        await connect(server.url, second, 'short'),
      ];
      await seatAndBegin(players, { gameName, maxPlayers: seats, bots: new Array(seats - 2).fill(0) });
      const [ada] = players;
      if (!ada) throw new Error('nobody');
      const before = ada.view()?.turn ?? 0;
      const bytes = received(ada);
      await playOn(players, game, moves);
      const each = bytes() / ((ada.view()?.turn ?? 0) - before);
      for (const player of players) player.leave();
      rows.push({
        what: `bytes to a player a move, ${gameName}`,
        figure: rounded(each),
        bound: `≤ ${bound}`,
        isWithin: each <= bound,
      });
    }
    return rows;
  } finally {
    await server.remove();
  }
}
