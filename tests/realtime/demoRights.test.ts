// What visitors of the demo may do: their own games, and nothing that others see; they mail nobody, and leave once a team is founded.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../src/contract/all.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { demoTeamId } from '../../src/contract/people/demo.ts';
import { toServer } from '../../src/contract/realtime.ts';
import { readNewestMails } from '../../src/server/messaging/mail/store.ts';
import en from '../../src/texts/en/errors.json' with { type: 'json' };
import tr from '../../src/texts/tr/errors.json' with { type: 'json' };
import { openPostOffice, type PostOffice } from '../support/fakes/postOffice.ts';
import { connect, type Player } from '../support/people/player.ts';
import { foundTeam, type Letters, type Member } from '../support/people/team.ts';
import { startTestServer, type TestServer } from '../support/servers/testServer.ts';

/** Writes that are the visitor's own affair: their visit, their games, what only they see. */
const ownAffairs = [
  'POST /api/Authentication/updateUserSettings',
  'POST /api/Authentication/logout',
  'POST /api/Authentication/logoutAll',
  'POST /api/Authentication/deleteAccount',
  'POST /api/Survey/SurveyEnd',
  'POST /api/{kind}/SendInviteMessage',
  'PUT /api/UserNotification/MarkAsRead',
  'PUT /api/UserProfile/Onboarding',
  'PUT /api/UserProfile/Preferences',
  'POST /api/FindTheWord/JoinGame',
  'POST /api/FindTheWord/Guess',
  'POST /api/GeoPuzzle/JoinGame',
  'POST /api/GeoPuzzle/Guess',
  'POST /api/GeoPuzzle/Extra',
  'POST /api/Mathle/JoinGame',
  'POST /api/Mathle/Guess',
  'POST /api/Sudoku/JoinGame',
  'POST /api/Sudoku/Draft',
  'POST /api/Sudoku/Submit',
  'POST /api/Sudoku/Hint',
  'POST /api/Trivia/{id}/register',
  'DELETE /api/Trivia/{id}/register',
  'POST /api/ScorePredictor/ScorePredict',
  'POST /api/RacePredictor/RacePredict',
  'POST /api/SpecialEvent/Predict',
  'POST /api/Analytics/Click',
  'PUT /api/Game/ConditionalMoves/{roomId}/{game}',
  'PUT /api/Game/Note/{roomId}/{game}',
];

/** Asked for by GET, and yet they begin a payment or are written down. */
const readsThatWrite = [
  'GET /api/Stripe/SetupPayment/{id}',
  'GET /api/Stripe/Subscribe/{id}',
  'GET /api/Admin/ExportTeam/{id}',
];

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const isPublic = ({ access }: Endpoint) => access === 'public' || access === 'signature';
const writes = calls.filter(
  (call) => !isPublic(call) && (call.method !== 'GET' || readsThatWrite.includes(nameOf(call))),
);

let server: TestServer;
let post: PostOffice;
let visitor: Member;
let player: Player;

const fromDatabase: Letters = async (_url, email) => {
  const mails = await readNewestMails(server.services.database, 100);
  return (
    mails
      .find(({ recipient }) => recipient === email)
      ?.link?.split('/')
      .at(-1) ?? ''
  );
};

const arrive = async (): Promise<Response> =>
  fetch(`${server.url}/api/Authentication/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });

/** The team, its people and the mails as they are stored. */
async function stored(): Promise<unknown> {
  const { database } = server.services;
  const team = await database.selectFrom('teams').selectAll().execute();
  const people = await database
    .selectFrom('people')
    .select(['id', 'name', 'avatar', 'background', 'email', 'password_hash', 'team_id', 'is_admin'])
    .orderBy('id')
    .execute();
  const rows = await Promise.all(
    (
      [
        'mails',
        'puzzle_schedules',
        'trivia',
        'audit_entries',
        'team_invites',
        'feedback',
        'pictures',
      ] as const
    ).map((table) => database.selectFrom(table).selectAll().execute()),
  );
  return { team, people, rows };
}

interface Told {
  readonly status: number;
  readonly error?: string;
  readonly reason?: string;
  readonly message?: string;
}

async function ask(call: Endpoint, body?: BodyInit, language = 'en'): Promise<Told> {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_all, name) =>
    name === 'kind'
      ? 'GameSpace'
      : name === 'id' && !call.path.includes('Trivia')
        ? demoTeamId
        : randomUUID(),
  );
  const { database, announcements } = server.services;
  if (language === 'tr') {
    await database.updateTable('people').set({ language }).where('id', '=', visitor.userId).execute();
    announcements.publish({ kind: 'personChanged', userId: visitor.userId });
  }
  const json = call.files || call.method === 'GET' ? {} : { 'content-type': 'application/json' };
  const sent = body ?? (call.files ? new FormData() : call.method === 'GET' ? undefined : '{}');
  const answer = await fetch(server.url + path, {
    method: call.method,
    headers: { authorization: `Bearer ${visitor.guulJwt}`, ...json },
    ...(sent !== undefined && { body: sent }),
  });
  return { status: answer.status, ...Object(await answer.json()) };
}

beforeAll(async () => {
  post = await openPostOffice();
  server = await startTestServer({}, undefined, {
    SMTP_URL: `smtp://127.0.0.1:${post.port}`,
    FEEDBACK_MAIL: 'owner@example.test',
  });
  visitor = Object(await (await arrive()).json());
  player = await connect(server.url, visitor);
});
afterAll(async () => {
  player?.leave();
  await server?.close();
  await post?.close();
});

describe('a visitor of the demo', () => {
  it('is refused every call that changes what others see, and nothing has changed', async () => {
    const before = await stored();
    const refused = writes.filter((call) => !ownAffairs.includes(nameOf(call)));
    expect(refused.length).toBeGreaterThan(25);
    for (const call of refused)
      expect([nameOf(call), await ask(call)]).toEqual([
        nameOf(call),
        expect.objectContaining({ status: 403, error: 'NotAllowed', reason: 'demo', message: en.demo }),
      ]);
    expect(await stored()).toEqual(before);
    expect(post.taken).toEqual([]);
  });

  it('is let in by every other write', async () => {
    const own = writes.filter((call) => ownAffairs.includes(nameOf(call)));
    expect(own.map(nameOf).toSorted()).toEqual(ownAffairs.toSorted());
    for (const call of own.filter(({ path }) => !/logout|deleteAccount/.test(path)))
      expect([nameOf(call), (await ask(call)).reason]).toEqual([nameOf(call), undefined]);
  });

  it('chooses language and theme, but has no other name or picture', async () => {
    const settings = writes.find(({ path }) => path.endsWith('/updateUserSettings'));
    if (!settings) throw new Error('no such call');
    const send = (fields: Record<string, string | Blob>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return ask(settings, form);
    };
    const before = await stored();
    const picture = new Blob([Buffer.from('GIF89a')], { type: 'image/gif' });
    for (const fields of [{ name: 'Free phones' }, { profileImage: picture }, { profileBgImage: '' }])
      expect(await send(fields)).toMatchObject({ status: 403, error: 'NotAllowed', reason: 'demo' });
    expect(await stored()).toEqual(before);
    expect((await send({ theme: 'dark', language: 'en' })).status).toBe(200);
  });

  it('plays and opens tables, but leads no event and closes no table of others', async () => {
    const hosts = ['bingo:create', 'bingo:control', 'quiz:control'] as const;
    const mine = await player.say('room:create', { gameName: 'connect4' });
    expect(mine).toMatchObject({ ok: true });
    const messages = {
      'bingo:create': { name: 'Tea break' },
      'bingo:control': { bingo: randomUUID(), act: 'start' },
      'quiz:control': { trivia: randomUUID(), act: 'start' },
    };
    for (const name of hosts)
      expect([name, await player.say(name, Object(messages[name]))]).toEqual([
        name,
        expect.objectContaining({ ok: false, error: 'NotAllowed', reason: 'demo', message: en.demo }),
      ]);
    for (const name of hosts) expect(Object.keys(toServer)).toContain(name);
    const other: Member = Object(await (await arrive()).json());
    const guest = await connect(server.url, other);
    const room = mine.ok ? mine.room : '';
    expect(await guest.say('room:close', { room })).toMatchObject({ ok: false, error: 'NotAllowed' });
    expect(await player.say('room:close', { room })).toMatchObject({ ok: true });
    guest.leave();
  });

  it('is told so in Turkish as well', async () => {
    const call = writes.find(({ path }) => path === '/api/Admin/RenewInviteLink');
    if (!call) throw new Error('no such call');
    expect((await ask(call, undefined, 'tr')).message).toBe(tr.demo);
  });
});

describe('the demo team', () => {
  it('is joined by nobody with an address of their own', async () => {
    const signUp = await fetch(`${server.url}/api/Authentication/signUp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'bo@example.test',
        name: 'Bo',
        password: 'saffron-teapot-42',
        gameSpaceGuid: demoTeamId,
      }),
    });
    expect([signUp.status, Object(await signUp.json()).error]).toEqual([403, 'NotAllowed']);
  });

  it('sends no mail, whoever asks for one in its name', async () => {
    const letter = { subject: 's', body: 'b', html: '', link: null, unsubscribe: null, teamId: demoTeamId };
    await server.services.mailer.send('somebody@example.test', letter);
    expect(await readNewestMails(server.services.database, 10)).toEqual([]);
  });

  it('is over for everybody in it as soon as somebody founds a team', async () => {
    await foundTeam(server.url, 'Ada Moss', 'Northlight Labs', fromDatabase);
    const reads = calls.find(({ path }) => path === '/api/UserNotification/GetCount');
    if (!reads) throw new Error('no such call');
    expect(await ask(reads)).toMatchObject({ status: 401, error: 'SessionRevoked' });
    await expect.poll(() => player.socket.connected).toBe(false);
    const refreshed = await fetch(`${server.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: visitor.guulJwt }),
    });
    expect(Object(await refreshed.json()).error).toBe('SessionRevoked');
    expect((await arrive()).status).toBe(404);
  });
});

it('is not offered in production', async () => {
  const other = await startTestServer({}, undefined, {
    NODE_ENV: 'production',
    RATE_SCALE: '1',
    COUNTDOWN_MS: '3000',
    SMTP_URL: 'smtp://mail.example.com',
    PUBLIC_URL: 'https://play.example.com',
  });
  const { url } = other;
  const answer = await fetch(`${url}/api/Authentication/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(404);
  await other.close();
});
