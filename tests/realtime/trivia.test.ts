// A running trivia over real sockets: from the lobby to the podium, for whom it is over, and what nobody may know early.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Quiz } from '../../src/contract/events/quiz.ts';
import { setupOf } from '../support/data/triviaEvent.ts';
import { followByWebhook } from '../support/data/webhookNews.ts';
import { connect, type Player } from '../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../support/people/team.ts';
import { getTrivia, scheduleTrivia, stateOf } from '../support/people/triviaPlayer.ts';
import { startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
let founder: Member;
let members: Member[] = [];
let players: Player[] = [];
let host: Player;

beforeAll(async () => {
  server = await startTestServer();
  founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  members = await Promise.all(
    ['Bo Lind', 'Cy Er', 'Di Vo'].map((name) => colleague(server.url, founder, name)),
  );
});
afterAll(() => server?.close());
afterEach(() => {
  for (const player of [host, ...players]) player?.leave();
});

/** The host at the desk and three players in the lobby. */
async function gather(changed: Parameters<typeof setupOf>[0] = {}): Promise<string> {
  host = await connect(server.url, founder);
  players = await Promise.all(members.map((member) => connect(server.url, member)));
  const trivia = await scheduleTrivia(server.url, founder, setupOf(changed));
  expect(await host.say('quiz:join', { trivia, watch: true })).toMatchObject({
    ok: true,
    state: { phase: 'lobby', isHost: true, isPlaying: false },
  });
  for (const player of players)
    expect(await player.say('quiz:join', { trivia })).toMatchObject({
      ok: true,
      state: { isPlaying: true, isHost: false },
    });
  await host.until('three in the lobby', () => stateOf(host)?.people === 3);
  return trivia;
}

const phase = (player: Player, name: Quiz['phase'], question: number) =>
  player.until(`${name} ${question}`, () => {
    const state = stateOf(player);
    return state?.phase === name && (state.question?.number ?? question) === question;
  });

const control = (trivia: string, act: 'start' | 'showAnswers' | 'next' | 'skip' | 'finish') =>
  host.say('quiz:control', { trivia, act });
const answer = (player: Player | undefined, trivia: string, question: number, options: number[]) => {
  if (!player) throw new Error('no such player');
  return player.say('quiz:answer', { trivia, question, options });
};

it('goes through a whole event by points; everybody is paid once', async () => {
  const trivia = await gather({ speedWeight: 0 });
  const [bo, cy, di] = players;
  expect(await bo?.say('quiz:control', { trivia, act: 'start' })).toMatchObject({ error: 'AdminOnly' });
  expect(await control(trivia, 'next')).toMatchObject({ error: 'Closed' });
  expect(await control(trivia, 'start')).toEqual({ ok: true });
  expect(await answer(bo, trivia, 1, [0])).toMatchObject({ error: 'Closed' });
  for (const [at, choices] of [
    [[0], [0], [1]],
    [[0], [1], [1]],
    [[0], [0], [2]],
  ].entries()) {
    const question = at + 1;
    await Promise.all(players.map((player) => phase(player, 'questionTime', question)));
    const moveId = randomUUID();
    const first = { trivia, question, options: choices[0] ?? [], moveId };
    expect(await bo?.say('quiz:answer', first)).toEqual({ ok: true });
    expect(await bo?.say('quiz:answer', first)).toEqual({ ok: true });
    expect(await answer(bo, trivia, question, [2])).toMatchObject({ error: 'AlreadyDone' });
    expect(await answer(cy, trivia, question, [7])).toMatchObject({ error: 'InvalidInput' });
    expect(await answer(cy, trivia, question, choices[1] ?? [])).toEqual({ ok: true });
    await host.until('two answers', () => stateOf(host)?.answered === 2);
    expect(await answer(di, trivia, question, choices[2] ?? [])).toEqual({ ok: true });
    await phase(host, 'calculatingTime', question); // nobody is waited for any more
    expect(await bo?.say('quiz:answer', first)).toEqual({ ok: true });
    expect(await answer(host, trivia, question, [0])).toMatchObject({ error: 'NotAllowed' });
    await Promise.all(players.map((player) => phase(player, 'showResults', question)));
    expect(stateOf(host)).toMatchObject({ right: [0], explanation: expect.stringContaining('because') });
    const step = stateOf(host)?.step ?? 0;
    expect(await control(trivia, 'next')).toEqual({ ok: true });
    expect(await host.say('quiz:control', { trivia, act: 'next', step })).toMatchObject({
      error: expect.any(String),
    });
  }
  for (const player of players) await player.until('the gains', () => stateOf(player)?.gains != null);
  if (!bo || !cy || !di) throw new Error('nobody');
  expect(stateOf(bo)).toMatchObject({
    phase: 'completed',
    own: { rank: 1, points: 3_000 },
    gains: { xp: 10 + 30 + 30 + 10, badges: [22] },
  });
  expect(stateOf(cy)).toMatchObject({ own: { rank: 2, points: 2_000 }, gains: { xp: 10 + 20 + 10 } });
  expect(stateOf(di)).toMatchObject({ own: { rank: 3, points: 0 }, gains: { xp: 10 + 10 } });
  const { own, rows, questions } = await getTrivia(server.url, bo.member, trivia);
  expect(own).toMatchObject({ rank: 1 });
  expect(rows.map(({ points }) => points)).toEqual([3_000, 2_000, 0]);
  expect(questions[0]).toMatchObject({ right: [0] });
  const { database } = server.services;
  const lines = await database
    .selectFrom('xp_lines')
    .select('user_id')
    .where('source', '=', 'trivia')
    .execute();
  expect(lines).toHaveLength(3);
  const answers = await database
    .selectFrom('trivia_answers')
    .select('user_id')
    .where('trivia_id', '=', trivia)
    .execute();
  expect(answers).toHaveLength(9);
  // What each heard before the results of a question holds no right option, no explanation and no later question.
  for (const player of [...players, host])
    for (const { name, payload } of player.heard) {
      if (name !== 'quiz:state') continue;
      const state = payload as Quiz; // the server's own words
      const text = JSON.stringify(state);
      if (state.phase !== 'showResults') {
        expect(state.right).toBeNull();
        expect(state.chosen).toBeNull();
        expect(state.explanation).toBeNull();
        expect(text).not.toContain('because');
        if (state.mine) expect(state.mine).toMatchObject({ isRight: null, points: null });
      }
      const known = state.question?.number ?? (state.phase === 'completed' ? 3 : 0);
      for (const [at, word] of ['Aardvark', 'Bobolink', 'Capybara'].entries())
        if (at + 1 > known) expect(text).not.toContain(word);
      expect(text).not.toContain('"ms"');
    }
});

it('puts out who is wrong, lets nobody in later, and ends with the last one', async () => {
  const trivia = await gather({ mode: 'elimination' });
  const [bo, cy, di] = players;
  await control(trivia, 'start');
  await phase(host, 'questionTime', 1);
  for (const [at, option] of [0, 0, 1].entries()) await answer(players[at], trivia, 1, [option]);
  await phase(host, 'showResults', 1);
  await di?.until('out', () => stateOf(di)?.isOut === true);
  await control(trivia, 'next');
  await phase(host, 'questionTime', 2);
  expect(await answer(di, trivia, 2, [0])).toMatchObject({ error: 'NotAllowed', reason: 'out' });
  const late = await connect(server.url, await colleague(server.url, founder, 'Ed Late'));
  expect(await late.say('quiz:join', { trivia })).toMatchObject({ error: 'Closed' });
  expect(await late.say('quiz:join', { trivia, watch: true })).toMatchObject({
    ok: true,
    state: { isPlaying: false },
  });
  late.leave();
  await answer(bo, trivia, 2, [0]);
  await answer(cy, trivia, 2, [1]);
  await phase(host, 'showResults', 2);
  await control(trivia, 'next');
  await phase(host, 'completed', 2);
  await bo?.until('the gains', () => stateOf(bo)?.gains != null);
  if (!bo || !cy) throw new Error('nobody');
  expect(stateOf(bo)).toMatchObject({ own: { rank: 1, points: 2 }, stillIn: 1 });
  expect(stateOf(bo)?.gains?.xp).toBe(10 + 5 * 2 + 30);
});

it('follows its host: a player is removed, a question skipped, time added, the end comes early', async () => {
  const told = await followByWebhook(server.services.database, host.member.team?.teamId ?? '');
  const trivia = await gather();
  const [bo, cy, di] = players;
  if (!bo || !cy || !di) throw new Error('nobody');
  await control(trivia, 'start');
  await phase(host, 'questionTime', 1);
  const before = stateOf(host)?.ofMs ?? 0;
  const moveId = randomUUID();
  for (let times = 0; times < 2; times++)
    expect(await host.say('quiz:control', { trivia, act: 'addTime', seconds: 30, moveId })).toEqual({
      ok: true,
    });
  expect(stateOf(host)?.ofMs).toBe(before + 30_000);
  await answer(di, trivia, 1, [0]);
  expect(await host.say('quiz:control', { trivia, act: 'remove', userId: di.member.userId })).toEqual({
    ok: true,
  });
  await di.until('being removed', () => di.heard.some(({ name }) => name === 'quiz:removed'));
  expect(await di.say('quiz:join', { trivia })).toMatchObject({ error: 'NotAllowed', reason: 'removed' });
  expect(await answer(di, trivia, 1, [0])).toMatchObject({ error: 'NotAllowed' });
  expect(await bo.say('quiz:people', { trivia })).toMatchObject({ error: 'AdminOnly' });
  expect(await host.say('quiz:people', { trivia })).toMatchObject({
    people: [
      { isHere: true, hasAnswered: false },
      { isHere: true, hasAnswered: false },
    ],
  });
  await answer(bo, trivia, 1, [0]);
  await control(trivia, 'skip');
  await phase(bo, 'questionTime', 2);
  await answer(bo, trivia, 2, [1]);
  cy.leave(); // who is gone is not waited for
  await phase(host, 'showResults', 2);
  expect(stateOf(host)?.top).toMatchObject([{ points: 0 }, { points: 0 }]);
  await control(trivia, 'finish');
  await bo.until('the gains', () => stateOf(bo)?.gains != null);
  expect(stateOf(bo)?.gains).toMatchObject({ xp: 10 });
  expect(await control(trivia, 'start')).toMatchObject({ error: 'Closed' });
  const late = { trivia, act: 'remove', userId: bo.member.userId } as const;
  expect(await host.say('quiz:control', late)).toMatchObject({ error: 'Closed' });
  expect(await told(trivia)).toEqual(['trivia event.started', 'trivia event.ended']);
});

it('starts by itself, takes what arrives a little late, and nothing after that', async () => {
  const trivia = await gather({ autoStart: true, start: new Date(Date.now() + 1_500).toISOString() });
  const [bo, cy, di] = players;
  await phase(host, 'questionTime', 1);
  const { database } = server.services;
  /** As if the question had been open for so long; the server reads it when its step has changed. */
  const openFor = async (ms: number, dueInMs: number) => {
    const now = Date.now();
    await database
      .updateTable('trivia')
      .set((is) => ({ phase_at: now - ms, due_at: now + dueInMs, step: is('step', '+', 1) }))
      .where('id', '=', trivia)
      .execute();
    const step = stateOf(host)?.step ?? 0;
    await host.until('the moved clock', () => (stateOf(host)?.step ?? 0) > step);
  };
  await openFor(18_000, 5_000);
  expect(await answer(bo, trivia, 1, [0])).toEqual({ ok: true });
  await openFor(25_000, 10_000);
  expect(await answer(cy, trivia, 1, [0])).toMatchObject({ error: 'Closed' });
  await openFor(0, 50);
  await phase(host, 'showResults', 1);
  const [stored] = await database
    .selectFrom('trivia_answers')
    .select(['user_id', 'ms'])
    .where('trivia_id', '=', trivia)
    .execute();
  expect(stored?.user_id).toBe(bo?.member.userId);
  expect(stored?.ms).toBeGreaterThanOrEqual(18_000);
  expect(stored?.ms).toBeLessThanOrEqual(20_000);
  expect(stateOf(host)?.chosen).toEqual([1, 0, 0]);
  expect(di).toBeDefined();
});

it('keeps others out: another team, and who was not there', async () => {
  const trivia = await gather();
  const stranger = await connect(server.url, await foundTeam(server.url, 'Sam Other', 'Elsewhere'));
  for (const watch of [true, false])
    expect(await stranger.say('quiz:join', { trivia, watch })).toMatchObject({ error: 'NotFound' });
  expect(await stranger.say('quiz:control', { trivia, act: 'start' })).toMatchObject({ error: 'NotFound' });
  expect(await stranger.say('quiz:people', { trivia })).toMatchObject({ error: 'NotFound' });
  expect(await stranger.say('quiz:answer', { trivia, question: 1, options: [0] })).toMatchObject({
    error: 'NotFound',
  });
  expect(await host.say('quiz:join', { trivia })).toMatchObject({
    error: 'NotAllowed',
    reason: 'wroteQuestions',
  });
  stranger.leave();
});
