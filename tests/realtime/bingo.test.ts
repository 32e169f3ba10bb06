// Sessions of bingo at the real server: who may do what, calls by hand and by timer, the agenda.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notification } from '../../src/contract/messaging/notifications.ts';
import { cardAt } from '../../src/events/bingo/card.ts';
import { callNumber, isComplete, joined, shownTo } from '../support/data/bingo.ts';
import { followByWebhook } from '../support/data/webhookNews.ts';
import { connect, type Player } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { ask, changeTeam, startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
let ada: Player;
let bo: Player;
let mel: Player;
let teamId = '';

beforeAll(async () => {
  server = await startTestServer();
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  teamId = founder.team?.teamId ?? '';
  ada = await connect(server.url, founder);
  bo = await connect(server.url, await colleague(server.url, founder, 'Bo Lind'));
  mel = await connect(server.url, await foundTeam(server.url, 'Mel Roe', 'Elsewhere'));
});
afterAll(async () => {
  for (const player of [ada, bo, mel]) player?.leave();
  await server?.close();
});

const create = async (more: object = {}): Promise<string> => {
  const made = await ada.say('bingo:create', { name: 'Friday bingo', ...more });
  if (!made.ok) throw new Error(made.error);
  return made.bingo;
};
const control = (bingo: string, act: 'start' | 'pause' | 'resume' | 'finish') =>
  ada.say('bingo:control', { bingo, act });
const started = async (more: object = {}): Promise<string> => {
  const bingo = await create(more);
  await joined(ada, bingo, true);
  return bingo;
};

describe('who may do what', () => {
  it('only admins make, call and list', async () => {
    const refused = { ok: false, error: 'AdminOnly' };
    expect(await bo.say('bingo:create', { name: 'Mine' })).toMatchObject(refused);
    const bingo = await create();
    expect(await bo.say('bingo:control', { bingo, act: 'start' })).toMatchObject(refused);
    expect(await bo.say('bingo:people', { bingo })).toMatchObject(refused);
    expect((await ada.say('bingo:people', { bingo })).ok).toBe(true);
  });

  it('a session of another team is not there', async () => {
    const bingo = await create();
    const refused = { ok: false, error: 'NotFound' };
    for (const watch of [true, false])
      expect(await mel.say('bingo:join', { bingo, watch })).toMatchObject(refused);
    expect(await mel.say('bingo:claim', { bingo })).toMatchObject(refused);
    expect(await mel.say('bingo:control', { bingo, act: 'finish' })).toMatchObject(refused);
    expect(await mel.say('bingo:people', { bingo })).toMatchObject(refused);
    expect(await ada.say('bingo:join', { bingo: randomUUID() })).toMatchObject(refused);
  });

  it('who looks on has no card and claims nothing', async () => {
    const bingo = await started();
    expect(await joined(bo, bingo, true)).toMatchObject({
      cards: null,
      people: 0,
      oneAway: null,
      isHost: false,
    });
    await control(bingo, 'start');
    expect(await bo.say('bingo:claim', { bingo })).toMatchObject({ error: 'NotAllowed', reason: 'noCard' });
  });

  it.each([
    ['the plan is on hold', { is_limited: true }, 'YouAreNotAllowed'],
    ['bingo is withdrawn', { limited_games: JSON.stringify(['bingo']) }, 'GameNotAllowed'],
  ])('nobody joins or starts while %s, and cards are kept', async (_, closing, error) => {
    const bingo = await create();
    const { cards } = await joined(ada, bingo);
    await changeTeam(server, teamId, closing);
    expect(await joined(ada, bingo)).toMatchObject({ cards });
    expect(await bo.say('bingo:join', { bingo })).toMatchObject({ error });
    expect(await control(bingo, 'start')).toMatchObject({ error });
    expect(await ada.say('bingo:create', { name: 'More' })).toMatchObject({ error });
    await changeTeam(server, teamId, { is_limited: false, limited_games: '[]' });
  });

  it.each([
    ['no stages', { stages: [] }],
    ['a stage twice', { stages: ['x', 'x'] }],
    ['an unknown stage', { stages: ['spiral'] }],
    ['five cards', { cards: 5 }],
    ['a time that is over', { start: '2020-01-01T00:00:00.000Z' }],
  ])('a session with %s is refused', async (_, more) => {
    expect(await ada.say('bingo:create', { name: 'Odd', ...more } as never)).toMatchObject({
      error: 'InvalidInput',
    });
  });
});

describe('a session', () => {
  it.each([
    ['open at once', {}, 'Told of bingo: take your card'],
    ['planned', { start: new Date(Date.now() + 3_600_000).toISOString() }, 'Told of bingo is planned'],
  ])('%s: the others of the team are told once', async (_, more, header) => {
    const asked = { moveId: randomUUID(), name: 'Told of bingo', ...more };
    const made = await ada.say('bingo:create', asked);
    if (!made.ok) throw new Error(made.error);
    await ada.say('bingo:create', asked);
    const of = async (player: Player) => {
      const { body } = await ask(server, player, 'GET', '/api/UserNotification/GetList?page=1');
      const heard = Object.values(body as Record<string, Notification>);
      return heard.filter(({ actionValues }) => actionValues.navigateTo === `/games/bingo/${made.bingo}`);
    };
    expect((await of(bo)).map((told) => told.header)).toEqual([header]);
    expect(await of(ada)).toEqual([]);
    expect(await of(mel)).toEqual([]);
  });

  it('is made once for one message, and keeps what was asked for', async () => {
    const moveId = randomUUID();
    const asked = { moveId, name: 'Once', stages: ['x', 'frame'] as const, cards: 4, autoMark: true };
    const first = await ada.say('bingo:create', { ...asked, stages: [...asked.stages] });
    expect(await ada.say('bingo:create', { ...asked, stages: [...asked.stages] })).toEqual(first);
    if (!first.ok) throw new Error(first.error);
    const state = await joined(bo, first.bingo);
    expect(state).toMatchObject({ name: 'Once', cardsEach: 4, autoMark: true, phase: 'lobby', seed: null });
    expect(state.stages.map(({ name }) => name)).toEqual(['x', 'frame']);
    expect(state.cards).toHaveLength(4);
    expect(await joined(bo, first.bingo)).toMatchObject({ cards: state.cards, people: 1 });
  });

  it('gives the next card where one would be equal to another', async () => {
    const bingo = await create();
    const { database, encryption } = server.services;
    const { seed } = await database
      .selectFrom('bingo_sessions')
      .select('seed')
      .where('id', '=', bingo)
      .executeTakeFirstOrThrow();
    const cardOf = (number: number) => cardAt(encryption.decrypt(seed, bingo), number);
    const planted = { bingo_id: bingo, number: 0, user_id: ada.member.userId, joined_at: 0 };
    await database
      .insertInto('bingo_cards')
      .values({ ...planted, numbers: JSON.stringify(cardOf(1)) })
      .execute();
    expect(await joined(bo, bingo)).toMatchObject({ cards: [cardOf(2)], people: 2 });
  });

  it('runs by the caller only', async () => {
    const bingo = await started();
    expect(await ada.say('bingo:control', { bingo, act: 'call' })).toMatchObject({ reason: 'notRunning' });
    expect((await control(bingo, 'start')).ok).toBe(true);
    expect(await control(bingo, 'start')).toMatchObject({ error: 'Conflict', reason: 'notInLobby' });
    const moveId = randomUUID();
    for (const _ of [1, 2])
      expect((await ada.say('bingo:control', { bingo, act: 'call', moveId })).ok).toBe(true);
    await ada.until('one call', () => shownTo(ada)?.calls.length === 1);
    expect((await control(bingo, 'pause')).ok).toBe(true);
    expect(await ada.say('bingo:control', { bingo, act: 'call' })).toMatchObject({ reason: 'notRunning' });
    expect((await control(bingo, 'resume')).ok).toBe(true);
    expect((await control(bingo, 'finish')).ok).toBe(true);
    expect(await control(bingo, 'finish')).toMatchObject({ error: 'Closed' });
    await ada.until('the seed', () => shownTo(ada)?.seed !== null);
    expect(await joined(bo, bingo)).toMatchObject({ phase: 'finished', cards: null, isOpen: false });
  });

  it('tells webhooks that it has begun and ended, once each', async () => {
    const told = await followByWebhook(server.services.database, teamId);
    const bingo = await started();
    for (const act of ['start', 'pause', 'resume', 'finish'] as const) await control(bingo, act);
    expect(await told(bingo)).toEqual(['bingo event.started', 'bingo event.ended']);
  });

  it('brings nothing to whoever has left the team by its end', async () => {
    const cy = await connect(server.url, await colleague(server.url, ada.member, 'Cy Er'));
    const bingo = await started({ stages: ['oneLine'] });
    for (const player of [bo, cy]) await joined(player, bingo);
    await control(bingo, 'start');
    const { userId } = cy.member;
    await ask(server, ada, 'POST', '/api/Admin/RemoveMember', { companyId: teamId, userId });
    cy.leave();
    const atOnce = 8; // of ten a second
    for (let calls = atOnce; !isComplete(await joined(bo, bingo)); calls += atOnce) {
      for (let call = 0; call < atOnce; call++) await callNumber(ada, bingo);
      await bo.until('the calls', () => shownTo(bo)?.calls.length === calls);
    }
    expect(await bo.say('bingo:claim', { bingo })).toMatchObject({ isRight: true });
    await bo.until('the end', () => shownTo(bo)?.phase === 'finished');
    const lines = server.services.database.selectFrom('xp_lines').select(['user_id', 'source']);
    const bos = (source: string) => ({ user_id: bo.member.userId, source });
    expect(await lines.where('cause', '=', bingo).orderBy('source').orderBy('xp').execute()).toEqual(
      ['badge', 'bingo', 'bingo'].map(bos),
    );
  });

  it('calls by timer, and stops in a pause', async () => {
    const bingo = await started();
    await joined(bo, bingo);
    expect((await ada.say('bingo:control', { bingo, act: 'start', seconds: 3 })).ok).toBe(true);
    const callsSeen = () => (shownTo(bo)?.bingo === bingo ? (shownTo(bo)?.calls.length ?? 0) : 0);
    await bo.until('two calls', () => callsSeen() === 2);
    await control(bingo, 'pause');
    await bo.until('the pause', () => shownTo(bo)?.phase === 'paused');
    expect(shownTo(bo)).toMatchObject({ leftMs: null, auto: 3 });
    await control(bingo, 'resume');
    await bo.until('the third call', () => callsSeen() === 3);
    expect((await ada.say('bingo:control', { bingo, act: 'auto', seconds: null })).ok).toBe(true);
    await bo.until('calls by hand', () => shownTo(bo)?.auto === null);
    await control(bingo, 'finish');
  });

  it('is on the agenda while it is open, and can be taken away before it begins', async () => {
    const start = new Date(Date.now() + 3_600_000).toISOString();
    const bingo = await create({ name: 'Planned', start });
    const { body } = await ask(server, bo, 'GET', `/api/Event/GetEvents/${bo.member.userId}`);
    expect(body.events).toContainEqual(
      expect.objectContaining({
        id: bingo,
        type: 'bingo',
        title: 'Planned',
        start,
        state: 'coming',
        registered: 0,
        isRegistered: false,
        host: expect.objectContaining({ name: 'Ada Moss' }),
      }),
    );
    const path = `/api/Slack/ManageScheduledGamesList?companyId=${teamId}`;
    const listed = async () => JSON.stringify((await ask(server, ada, 'GET', path)).body);
    expect(await listed()).toContain(bingo);
    for (const _ of [1, 2]) {
      const gone = await ask(server, ada, 'POST', '/api/Slack/DeleteScheduledGame', {
        companyId: teamId,
        gameId: bingo,
      });
      expect(gone).toMatchObject({ status: 200 });
    }
    expect(await listed()).not.toContain(bingo);
  });

  it('is not offered in the bell any more once it is over or deleted', async () => {
    const bell = async (name: string) => {
      const { body } = await ask(server, bo, 'GET', '/api/UserNotification/GetList?page=1');
      return (body as unknown as Notification[]).find(({ header }) => header.startsWith(name)); // as the server words it
    };
    const bingo = await create({ name: 'Short one' });
    expect(await bell('Short one')).toMatchObject({
      header: 'Short one: take your card',
      buttonText: 'Take a card',
    });
    await control(bingo, 'start');
    expect((await ada.say('bingo:control', { bingo, act: 'call' })).ok).toBe(true);
    await control(bingo, 'finish');
    expect(await bell('Short one')).toMatchObject({
      header: 'Short one is over',
      buttonText: 'See the result',
      actionType: 1,
    });
    const deleted = await create({ name: 'Called off' });
    await ask(server, ada, 'POST', '/api/Slack/DeleteScheduledGame', { companyId: teamId, gameId: deleted });
    expect(await bell('Called off')).toMatchObject({
      header: 'Called off was cancelled',
      buttonText: 'Close',
      actionType: 2,
    });
  });
});
