// Where the installed socket libraries behave otherwise than expected, games are played all the same.
import { afterEach, expect, it } from 'vitest';
import { gameCalled, playOn } from '../support/people/autoplay.ts';
import { connect, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { installedLibraries, otherLibraries } from '../support/servers/otherLibraries.ts';
import { startTestServer } from '../support/servers/testServer.ts';

afterEach(installedLibraries);

it.each([
  ['the installed libraries', installedLibraries, 1],
  ...Object.entries(otherLibraries).map(([what, plant]) => [what, plant, 0] as const),
] as const)('a game with %s', async (_, prepare, gathered) => {
  prepare();
  const server = await startTestServer();
  const ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const players = [
    await connect(server.url, ada, 'changes'),
    await connect(server.url, await colleague(server.url, ada, 'Bo Lind'), 'whole'),
  ];
  expect(server.services.metrics.render()).toContain(`topla_packets_gathered ${gathered}\n`);
  await seatAndBegin(players, { gameName: 'connect4' });
  await playOn(players, await gameCalled('connect4'), 10);
  const lastTurn = Math.max(...players.map((player) => player.view()?.turn ?? 0));
  expect(lastTurn).toBeGreaterThan(3);
  for (const player of players) {
    await player.until('the last turn', () => (player.view()?.turn ?? 0) >= lastTurn);
    const turns = player.heard.flatMap(({ name, payload }) =>
      name === 'match:view' ? [(payload as { readonly turn: number }).turn] : [],
    );
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    player.leave();
  }
  await server.close();
});
