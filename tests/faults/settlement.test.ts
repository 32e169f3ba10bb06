// The server dies in the moment a game ends: what was earned is there after the next start, and once.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Profile } from '../../src/contract/progress/profile.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { type Serving, serve } from '../support/servers/serving.ts';

let server: Serving;
let players: Player[] = [];

beforeAll(async () => {
  server = await serve({ RATE_SCALE: '1000' });
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const second = await colleague(server.url, founder, 'Bo Lind');
  players = await Promise.all([connect(server.url, founder), connect(server.url, second)]);
});

afterAll(async () => {
  for (const player of players) player.leave();
  await server?.remove();
});

async function storyOf({ member }: Player): Promise<Profile> {
  const headers = { authorization: `Bearer ${member.guulJwt}` };
  return (await fetch(`${server.url}/api/UserProfile`, { headers })).json();
}

it('settles after a kill what was not, and nothing twice', { timeout: 240_000 }, async () => {
  const [ada, bo] = players;
  if (!ada || !bo) throw new Error('nobody to play');
  let earned = 0;
  for (const xp of [30 + 20, 30]) {
    const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
    await bo.say('match:resign', { room });
    await server.end('SIGKILL');
    await server.start();
    earned += xp;
    await expect.poll(async () => (await storyOf(ada)).totalXp).toBe(earned);
    for (const player of players)
      await new Promise<void>((resolve) =>
        player.socket.connected ? resolve() : player.socket.once('connect', () => resolve()),
      );
  }
  expect(await storyOf(ada)).toMatchObject({ played: 2, winRate: 100 });
  expect(await storyOf(bo)).toMatchObject({ played: 2, winRate: 0, totalXp: 10 + 10 + 10 });
});
