// Lines and addresses as the wire carries them: one spelling a path and a token, silent connections end, foreign sockets are refused.
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect as join } from '../../support/people/player.ts';
import { foundTeam, type Member } from '../../support/people/team.ts';
import { ask, startTestServer, type TestServer } from '../../support/servers/testServer.ts';

let server: TestServer;
let ada: Member;

beforeAll(async () => {
  server = await startTestServer();
  ada = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
});
afterAll(() => server?.close());

const port = () => Number(new URL(server.url).port);
/** What comes back before the server ends the connection, and after how long. */
function said(text: string): Promise<{ answer: string; ms: number }> {
  const began = performance.now();
  return new Promise((resolve) => {
    let answer = '';
    const line = connect(port(), '127.0.0.1', () => line.write(text));
    line.on('data', (data) => {
      answer += String(data);
    });
    line.on('error', () => undefined);
    line.on('close', () => resolve({ answer, ms: performance.now() - began }));
  });
}

it.each(['/api/%6cogin', '/%61pi/login', '/api/featureflag%73'])('%s is no path', async (path) => {
  const answer = await fetch(server.url + path, { method: path.includes('flag') ? 'GET' : 'POST' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ ok: false, error: 'NotFound' });
});

it('a token with other bits in its unused end is none', async () => {
  const { guulJwt } = ada;
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const twin = guulJwt.slice(0, -1) + letters[letters.indexOf(guulJwt.at(-1) ?? '') + 1];
  expect(Buffer.from(twin.split('.')[2] ?? '', 'base64url')).toEqual(
    Buffer.from(guulJwt.split('.')[2] ?? '', 'base64url'),
  );
  const player = await join(server.url, ada);
  expect((await ask(server, player, 'GET', '/api/featureflags')).status).toBe(200);
  const forged = { member: { ...player.member, guulJwt: twin } };
  expect((await ask(server, forged, 'GET', '/api/featureflags')).body.error).toBe('Unauthorized');
  player.leave();
});

it('a foreign origin on the socket gets the refusal with its key', async () => {
  const { answer } = await said(
    [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      'host: x',
      'connection: upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
      'origin: https://evil.example',
      '',
      '',
    ].join('\r\n'),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n/);
  expect(answer).toContain('"error":"OriginNotAllowed"');
});

it('slow headers and silent connections end soon after ten seconds', { timeout: 20_000 }, async () => {
  const ended = await Promise.all([said(''), said('GET / HTTP/1.1\r\nhost:')]);
  for (const { ms } of ended) expect(ms).toBeLessThan(13_000);
});

it('a period of a leaderboard is two years at most', async () => {
  const player = await join(server.url, ada);
  const details = (startDate: string) =>
    ask(
      server,
      player,
      'GET',
      `/api/Leaderboard/Details?gameType=all&startDate=${startDate}&endDate=2026-01-01`,
    );
  expect((await details('1926-01-01')).status).toBe(400);
  expect((await details('2024-01-02')).status).toBe(200);
  player.leave();
});

it('an admin closes a running table, a host does not', async () => {
  const admin = await join(server.url, ada);
  const made = await admin.say('room:create', { gameName: 'connect4', bots: [0] });
  if (!made.ok) throw new Error(made.error);
  await admin.say('room:ready', { room: made.room, isReady: true });
  await admin.until('play', () => admin.view()?.room === made.room);
  expect((await admin.say('room:close', { room: made.room })).ok).toBe(true);
  await admin.until('the word', () => admin.heard.some(({ name }) => name === 'room:closed'));
  expect(admin.heard.find(({ name }) => name === 'room:closed')?.payload).toEqual({
    room: made.room,
    reason: 'closedByAdmin',
  });
  admin.leave();
});
