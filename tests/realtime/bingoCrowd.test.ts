// A bingo with two hundred players at the real server: cards, claims, secrets, and the proof of the draw.
import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Bingo } from '../../src/contract/events/bingo.ts';
import { isProven } from '../../src/events/bingo/draw.ts';
import { callNumber, isComplete, joined, shownTo, statesOf } from '../support/data/bingo.ts';
import { crowd } from '../support/people/crowd.ts';
import { connect, type Player } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { startTestServer, type TestServer } from '../support/servers/testServer.ts';

const playerCount = 200;
let server: TestServer;
let ada: Player;
let bo: Player;
let players: Player[];
let teamId = '';

beforeAll(async () => {
  server = await startTestServer();
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  teamId = founder.team?.teamId ?? '';
  ada = await connect(server.url, founder);
  bo = await connect(server.url, await colleague(server.url, founder, 'Bo Lind'));
  const people = await crowd(server, teamId, playerCount);
  players = await Promise.all(people.map((member) => connect(server.url, member)));
});
afterAll(async () => {
  for (const player of [ada, bo, ...(players ?? [])]) player?.leave();
  await server?.close();
});

let bingo = '';
const own = new Map<Player, Bingo>();
const control = (act: 'start' | 'finish') => ada.say('bingo:control', { bingo, act });

it('everybody has a card of their own', async () => {
  const made = await ada.say('bingo:create', { name: 'Friday bingo', stages: ['oneLine', 'twoLines'] });
  if (!made.ok) throw new Error(made.error);
  bingo = made.bingo;
  await joined(ada, bingo, true);
  const transactions = vi.spyOn(PGlite.prototype, 'transaction');
  const queries = vi.spyOn(PGlite.prototype, 'query');
  const states = await Promise.all(players.map((player) => joined(player, bingo)));
  expect(transactions.mock.calls.length + queries.mock.calls.length).toBeLessThan(playerCount);
  for (const spy of [transactions, queries]) spy.mockRestore();
  players.forEach((player, at) => {
    const state = states[at];
    if (state) own.set(player, state);
  });
  await joined(bo, bingo, true);
  const cards = states.flatMap(({ cards: mine }) => mine ?? []).map((card) => card.join());
  expect(cards).toHaveLength(playerCount);
  expect(new Set(cards).size).toBe(playerCount);
  const [first] = players;
  if (!first) throw new Error('nobody');
  expect((await joined(first, bingo)).cards).toEqual(own.get(first)?.cards);
  await ada.until('all of them', () => shownTo(ada)?.people === playerCount);
});

it('claims are judged, shared, barred and never doubled', async () => {
  await control('start');
  for (let call = 0; call < 3; call++) await callNumber(ada, bingo);
  const calls = () => shownTo(ada)?.calls ?? [];
  const stateOf = (player: Player): Bingo => {
    const state = own.get(player);
    if (!state) throw new Error('no card');
    return { ...state, calls: calls(), stage: shownTo(ada)?.stage ?? 0 };
  };
  await ada.until('three calls', () => calls().length === 3);
  const [hasty] = players.filter((player) => !isComplete(stateOf(player)));
  if (!hasty) throw new Error('all are complete');
  const moveId = randomUUID();
  const wrong = { ok: true, isRight: false, barredUntilCall: 5 };
  expect(await hasty.say('bingo:claim', { bingo, moveId })).toEqual(wrong);
  expect(await hasty.say('bingo:claim', { bingo, moveId })).toEqual(wrong); // once
  expect(await hasty.say('bingo:claim', { bingo })).toMatchObject({
    error: 'NotAllowed',
    reason: 'barred',
  });
  expect(await ada.say('bingo:control', { bingo, act: 'call' })).toMatchObject({ reason: 'claimShown' });
  await bo.until('the claim', () => shownTo(bo)?.claim?.userId === hasty.member.userId);
  expect(shownTo(bo)?.claim).toMatchObject({ isRight: false, card: own.get(hasty)?.cards?.[0], cells: [] });

  const complete = () => players.filter((player) => isComplete(stateOf(player)));
  while (complete().length < 2) {
    const before = calls().length;
    await callNumber(ada, bingo);
    await ada.until('the call', () => calls().length === before + 1);
  }
  expect(calls().length).toBeGreaterThanOrEqual(4);
  const winners = complete();
  const answers = await Promise.all(winners.map((player) => player.say('bingo:claim', { bingo, stage: 0 })));
  for (const answer of answers) expect(answer).toEqual({ ok: true, isRight: true, barredUntilCall: null });
  const [winner, other] = winners;
  expect(await winner?.say('bingo:claim', { bingo })).toMatchObject({ error: 'AlreadyDone' });
  const names = () =>
    shownTo(bo)
      ?.stages[0]?.winners?.map(({ userId }) => userId)
      .toSorted();
  await bo.until('all winners', () => names()?.length === winners.length);
  expect(names()).toEqual(winners.map(({ member }) => member.userId).toSorted());
  expect(shownTo(bo)?.stage).toBe(0);

  await callNumber(ada, bingo);
  await bo.until('the next stage', () => shownTo(bo)?.stage === 1);
  // Too late for the stage that was meant: nobody is barred for it.
  expect(await other?.say('bingo:claim', { bingo, stage: 0 })).toMatchObject({
    error: 'Closed',
    reason: 'stageClosed',
  });
  const late = await connect(server.url, (await crowd(server, teamId, 1))[0] ?? ada.member);
  expect(await joined(late, bingo)).toMatchObject({ cards: null, isOpen: false });
  late.leave();
});

it('counts who is one number short for admins only', async () => {
  expect(shownTo(ada)?.oneAway).toBeTypeOf('number');
  expect(shownTo(bo)?.oneAway).toBeNull();
  expect(players.every((player) => shownTo(player)?.oneAway === null)).toBe(true);
});

it('another’s card and what is to come stay on the server', () => {
  const all = players.map((player) => own.get(player)?.cards?.[0]?.join() ?? '');
  for (const [at, player] of players.entries())
    for (const state of statesOf(player).filter((each) => each.bingo === bingo)) {
      expect(state.seed).toBeNull();
      expect(state.cards?.map((card) => card.join())).toEqual([all[at]]);
      const shown = JSON.stringify({ ...state, cards: null, claim: null, calls: [] });
      expect(all.some((card) => shown.includes(card))).toBe(false);
    }
  for (const watcher of [ada, bo]) {
    const seen = statesOf(watcher).filter((state) => state.bingo === bingo);
    expect(seen.length).toBeGreaterThan(0); // changes of a moment are gathered: on a slow machine there are few states
    for (const state of seen) {
      expect(state.cards).toBeNull();
      const shown = JSON.stringify({ ...state, claim: null });
      expect(all.some((card) => shown.includes(card))).toBe(false);
    }
  }
});

it('ends with its proof, and brings XP and the badge once', async () => {
  await control('finish');
  await bo.until('the end', () => shownTo(bo)?.phase === 'finished');
  const end = shownTo(bo);
  if (!end?.seed) throw new Error('no seed');
  const { database } = server.services;
  const dealt = await database
    .selectFrom('bingo_cards')
    .select(['number', 'numbers'])
    .where('bingo_id', '=', bingo)
    .execute();
  const cards = dealt.map(({ number, numbers }) => ({ number, card: numbers }));
  const { commitment, seed, calls } = end;
  expect([...own.values()].every((state) => state.commitment === commitment)).toBe(true);
  expect(isProven({ commitment, seed, calls, cards })).toBe(true);

  const winner = players.find(({ member }) =>
    end.stages[0]?.winners?.some(({ userId }) => userId === member.userId),
  );
  if (!winner) throw new Error('nobody won');
  const loser = players.find(
    (player) => !isComplete({ ...end, stage: 0, cards: own.get(player)?.cards ?? null }),
  );
  if (!loser) throw new Error('everybody won');
  await winner.until('the gains', () => shownTo(winner)?.gains !== null);
  await loser.until('the gains', () => shownTo(loser)?.gains !== null);
  expect(shownTo(winner)?.gains).toMatchObject({ xp: 5 + 20 + 20, badges: [25] });
  expect(shownTo(loser)?.gains).toMatchObject({ xp: 5, badges: [] });
  expect(end.gains).toBeNull();
  const lines = await database
    .selectFrom('xp_lines')
    .select(['source', 'xp'])
    .where('cause', '=', bingo)
    .where('user_id', '=', winner.member.userId)
    .orderBy('source')
    .orderBy('xp')
    .execute();
  expect(lines).toEqual([
    { source: 'badge', xp: 20 },
    { source: 'bingo', xp: 5 },
    { source: 'bingo', xp: 20 },
  ]);
  expect(
    (await database.selectFrom('xp_lines').select('xp').where('cause', '=', bingo).execute()).length,
  ).toBe(playerCount + (end.stages[0]?.winners?.length ?? 0) * 2);
});
