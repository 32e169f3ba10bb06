// Two nodes without Redis hear each other over PostgreSQL: at once, and also of what was said while their connection was cut.
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { phrases, type ToClient } from '../../src/contract/realtime.ts';
import { connect, type Player } from '../support/people/player.ts';
import { postgresOfNodes, startTwoServers, type TwoServers } from '../support/servers/twoNodes.ts';

const postgres = await postgresOfNodes();
const database = postgres?.url ?? '';
/** A node that hears nothing of others reads after four seconds who has changed. */
const soonMs = 3_500;

let nodes: TwoServers | null = null;
let ada: Player;
let bo: Player;
let room = '';

beforeAll(async () => {
  if (!postgres) return;
  nodes = await startTwoServers(database);
  ({ ada, bo } = nodes);
  const made = await ada.say('room:create', { gameName: 'connect4' });
  if (!made.ok) throw new Error(made.error);
  ({ room } = made);
  expect(await bo.say('room:join', { room })).toMatchObject({ ok: true });
});
beforeEach(() => {
  if (postgres) for (const player of [ada, bo]) player.heard.length = 0;
});
afterAll(async () => {
  await nodes?.stop();
  await postgres?.stop();
});

const inviteBo = () =>
  fetch(`${nodes?.first.url}/api/Admin/SendInviteMessage`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.member.guulJwt}` },
    body: JSON.stringify({ kind: 'GameSpace', userId: bo.member.userId }),
  });

/** What the status page of an admin says about live updates. */
async function updatesNow(): Promise<unknown> {
  const { guulJwt, team } = ada.member;
  const answer = await fetch(`${nodes?.first.url}/api/Admin/Status/${team?.teamId}`, {
    headers: { authorization: `Bearer ${guulJwt}` },
  });
  return Reflect.get(Object(await answer.json()), 'updates');
}

const phrasesHeard = (player: Player): unknown[] =>
  player.heard.flatMap(({ name, payload }) =>
    name === 'room:said' ? [(payload as ToClient['room:said']).phrase] : [],
  ); // by its name

const hears = (player: Player, name: string) => () => player.heard.some((each) => each.name === name);

async function onPostgres(statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rowCount } = await client.query(statement);
  await client.end();
  return rowCount ?? 0;
}

const cut = () =>
  onPostgres(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'topla messages'",
  );

describe.skipIf(!postgres)('nodes without Redis', () => {
  it('say on the status page that everything arrives at once', async () => {
    await expect.poll(updatesNow).toBe('connected');
  });

  it('pass on quick phrases and the bell', async () => {
    expect(await ada.say('room:say', { room, phrase: phrases[0] })).toMatchObject({ ok: true });
    await bo.until('the phrase', hears(bo, 'room:said'));
    expect(await (await inviteBo()).json()).toMatchObject({ ok: true });
    await bo.until('the bell', hears(bo, 'person:notified'));
  });

  it('pass on a changed name before anybody reads it again', async () => {
    const body = new FormData();
    body.set('name', 'Ada Moss-Şahin'); // not in ASCII
    const headers = { authorization: `Bearer ${ada.member.guulJwt}` };
    const elsewhere = await connect(nodes?.second.url ?? '', ada.member);
    const answer = await fetch(`${nodes?.first.url}/api/Authentication/updateUserSettings`, {
      method: 'POST',
      headers,
      body,
    });
    expect(answer.status).toBe(200);
    const began = performance.now();
    await elsewhere.until('the name', hears(elsewhere, 'person:changed'));
    expect(performance.now() - began).toBeLessThan(soonMs);
    elsewhere.leave();
  });

  it('miss nothing that is said while their connections are cut, and hear nothing twice', async () => {
    const [before, after, ...meanwhile] = phrases;
    expect(await ada.say('room:say', { room, phrase: before })).toMatchObject({ ok: true });
    expect(await cut()).toBe(2);
    for (const phrase of meanwhile)
      expect(await ada.say('room:say', { room, phrase })).toMatchObject({ ok: true });
    expect(await (await inviteBo()).json()).toMatchObject({ ok: true });
    await bo.until('all of it', () => phrasesHeard(bo).length > meanwhile.length);
    await bo.until('the bell', hears(bo, 'person:notified'));
    await expect.poll(updatesNow).toBe('connected');
    // What is said after it comes after everything that was said again.
    expect(await ada.say('room:say', { room, phrase: after })).toMatchObject({ ok: true });
    await bo.until('the last', () => phrasesHeard(bo).includes(after));
    expect(phrasesHeard(bo).toSorted()).toEqual(phrases.toSorted());
  });

  it('hear again of each other when one connection alone was cut', async () => {
    for (const [times, phrase] of phrases.slice(0, 4).entries()) {
      bo.heard.length = 0;
      const one = `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'topla messages' order by backend_start ${times % 2 ? 'desc' : ''} limit 1`;
      expect(await onPostgres(one)).toBe(1);
      expect(await ada.say('room:say', { room, phrase })).toMatchObject({ ok: true });
      await bo.until('the phrase', hears(bo, 'room:said'));
      await expect.poll(updatesNow).toBe('connected');
    }
  });
});
