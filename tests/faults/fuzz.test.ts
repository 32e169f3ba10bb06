// Whatever is sent, the server stays up, answers with a key, and shows nothing of itself.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../src/contract/all.ts';
import { isRefusalKey } from '../../src/contract/errors.ts';
import { toServer } from '../../src/contract/realtime.ts';
import { steadyLuck } from '../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../support/people/team.ts';
import { type Serving, serve } from '../support/servers/serving.ts';

const cases = Number(process.env.TOPLA_FUZZ ?? 1_000);
const luck = steadyLuck(20_261_121);

let server: Serving;
let founder: Member;
let ada: Player;
let bo: Player;
let room: string;

beforeAll(async () => {
  server = await serve({ RATE_SCALE: '100000' });
  founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  ada = await connect(server.url, founder);
  bo = await connect(server.url, await colleague(server.url, founder, 'Bo Lind'));
  room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
});

afterAll(async () => {
  ada?.leave();
  bo?.leave();
  await server?.remove();
});

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
const junk = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  'x'.repeat(3_000),
  '\u0000',
  '\ud800',
  [],
  {},
  [[]],
  { __proto__: { isAdmin: true } },
  { constructor: { prototype: {} } },
  nested(1_500),
  '<script>',
  "'; drop table turns; --",
];
const pick = <T>(items: readonly T[]): T => items[luck.below(items.length)] as T; // never empty

const names = [...Object.keys(toServer), 'error', '__proto__', 'constructor', 'toString', ''];
const fields = [
  'room',
  'moveId',
  'expectedTurn',
  'move',
  'kind',
  'gameName',
  'position',
  'isReady',
  'userId',
  'extra',
];

function payload(): unknown {
  if (luck.below(4) === 0) return pick(junk);
  const made: Record<string, unknown> = {};
  for (let i = 0; i < 1 + luck.below(5); i++) made[pick(fields)] = pick(junk);
  if (luck.below(2)) made.room = room;
  return made;
}

const leaks = /\bat .+:\d+:\d+|node_modules|select |insert |\.ts\b|Error:/;

describe('the live connection', () => {
  it(`answers ${cases} malformed messages with a key each`, async () => {
    const before = bo.view();
    for (let i = 0; i < cases; i++) {
      const name = pick(names);
      const parts = Array.from({ length: pick([0, 1, 1, 1, 2, 3]) }, payload);
      const answer: unknown = await ada.socket.timeout(6_000).emitWithAck(name, ...parts);
      const text = JSON.stringify(answer);
      expect(leaks.test(text), text).toBe(false);
      const said = Object(answer);
      expect(said.ok === true || isRefusalKey(said.error), `${name} ${text}`).toBe(true);
      if (!said.ok) expect(typeof said.message).toBe('string');
    }
    await bo.say('match:sync', { room });
    expect(bo.view()?.view).toEqual(before?.view);
  });

  it('lets raw frames and foreign origins go without falling', async () => {
    const raw = [
      '',
      '4',
      '40',
      '42',
      '42[',
      '42["match:act"',
      '451-["x",{"_placeholder":true,"num":0}]',
      '2probe',
      '9',
      'x'.repeat(20_000),
    ];
    for (const frame of [...raw, ...raw.map((text) => `42${text}`)]) {
      const socket = new WebSocket(
        `${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket&type=game`,
      );
      await new Promise((resolve) => {
        socket.onclose = resolve;
        socket.onerror = resolve;
        socket.onopen = () => {
          socket.send(frame);
          setTimeout(resolve, 15);
        };
      });
      socket.close();
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

describe('the calls', () => {
  it(`answer ${cases} malformed bodies with a key each`, async () => {
    const types = [
      'application/json',
      'text/plain',
      'application/xml',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
    ];
    for (let i = 0; i < cases; i++) {
      const call = pick(calls);
      const path = call.path.replaceAll(/\{\w+\}/g, () =>
        encodeURIComponent(String(pick(['x', founder.userId, '../..', '%00', '1e999']))),
      );
      const answer = await fetch(server.url + path + pick(['', '', '?page=a&page=b', '?x[]=1']), {
        method: call.method,
        headers: {
          'content-type': pick(types),
          ...(luck.below(2) && { authorization: `Bearer ${pick([founder.guulJwt, 'a.b.c', '..', 'x'])}` }),
        },
        ...(call.method !== 'GET' && {
          body: pick([JSON.stringify(payload()), '{', '', '--x', '[['.repeat(9_000)]),
        }),
      });
      const text = await answer.text();
      expect([500, 502, 504], `${call.method} ${path} ${text}`).not.toContain(answer.status);
      if (answer.status === 200) continue;
      expect(leaks.test(text), text).toBe(false);
      expect(isRefusalKey(JSON.parse(text).error), text).toBe(true);
    }
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
});
