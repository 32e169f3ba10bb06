// A node without others announces nothing on PostgreSQL; the first that comes hears what was said shortly before.
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { openPostgresChannel } from '../../src/server/tables/matches/nodes/postgresChannel.ts';
import { postgresOfNodes } from '../support/servers/twoNodes.ts';

const postgres = await postgresOfNodes();
const url = postgres?.url ?? '';
afterAll(() => postgres?.stop());

const log = {
  warn() {
    throw new Error('a message to other nodes was not sent');
  },
};

/** A node that counts as alone as soon as it hears nobody. */
function node(id: string) {
  const heard: string[] = [];
  const channel = openPostgresChannel(url, id, log, 0);
  channel.listen((topic, text) => heard.push(`${topic} ${text}`));
  return { channel, heard };
}

describe.skipIf(!postgres)('a node alone on PostgreSQL', () => {
  it('keeps what it says until another node comes', async () => {
    const payloads: string[] = [];
    const listener = new pg.Client({ connectionString: url });
    await listener.connect();
    listener.on('notification', ({ payload = '' }) => payloads.push(payload));
    await listener.query('listen topla');
    const first = node('first');
    await expect.poll(first.channel.isConnected).toBe(true);
    first.channel.send('rooms', 'abc');
    const beats = () => payloads.filter((payload) => payload === 'first beat').length;
    await expect.poll(beats, { timeout: 8_000 }).toBeGreaterThan(1); // one begins after the message
    expect(payloads.filter((payload) => payload.includes('abc'))).toEqual([]);

    const second = node('second');
    await expect.poll(() => second.heard).toEqual(['rooms abc']);
    await Promise.all([first.channel.close(), second.channel.close(), listener.end()]);
  });
});
