// Floods: whatever a connection sends too much of, it is closed soon, and nobody else waits for it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, type Player } from '../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../support/people/team.ts';
import { startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
let members: Member[];

beforeAll(async () => {
  server = await startTestServer({}, undefined, { RATE_SCALE: '1' });
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  members = [founder, await colleague(server.url, founder, 'Bo Lind')];
});
afterAll(() => server.close());

async function join(index: number): Promise<Player> {
  const member = members[index];
  if (!member) throw new Error('nobody');
  const player = await connect(server.url, member);
  player.socket.io.reconnection(false);
  return player;
}

const engineOf = ({ socket }: Player) => socket.io.engine;

it.each([
  ['unknown events that ask for an answer', (player: Player) => engineOf(player).write('21["n",1]')],
  ['unknown events', (player: Player) => engineOf(player).write('2["n",1]')],
  ['acknowledgements that nobody asked for', (player: Player) => engineOf(player).write('37[1]')],
  ['pongs', (player: Player) => engineOf(player).transport.send([{ type: 'pong' }])],
  ['known events', (player: Player) => player.socket.emit('match:sync', { room: 'none' })],
])('%s end the connection, and others are answered meanwhile', async (_, send) => {
  const [flooder, other] = [await join(0), await join(1)];
  const closed = new Promise<void>((resolve) => flooder.socket.once('disconnect', () => resolve()));
  let answers = 0;
  flooder.socket.io.on('packet', () => answers++);
  for (let times = 0; times < 5_000; times++) send(flooder);
  await other.caughtUp();
  await closed;
  expect(answers).toBeLessThan(250);
  await other.caughtUp();
  other.leave();
});

it('a few unknown events are answered as such', async () => {
  const player = await join(0);
  for (let times = 0; times < 5; times++)
    expect(await player.socket.timeout(5_000).emitWithAck('n', 1)).toMatchObject({ error: 'UnknownEvent' });
  player.leave();
});
