// Tournaments over the real server: a Swiss with somebody who does not come, a leaver and a correction; a knock-out to the podium; rights.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TournamentShown } from '../../src/contract/events/tournamentShapes.ts';
import { numberOf, openOf, tournamentsOn } from '../support/data/tournaments.ts';
import { connect, type Player } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { movedClock } from '../support/servers/movedClock.ts';
import { ask, startTestServer, type TestServer } from '../support/servers/testServer.ts';

const clock = movedClock('2026-03-02T09:00:00Z');
let server: TestServer;
let ada: Player;
let stranger: Player;
let people: Player[];
let on: ReturnType<typeof tournamentsOn>;

beforeAll(async () => {
  server = await startTestServer({ breakMs: 0 }, undefined, {}, clock);
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  ada = await connect(server.url, founder);
  const names = ['Bo Lind', 'Cem Ay', 'Dee Fox', 'Eve Sol'];
  const others: Player[] = [];
  for (const name of names)
    others.push(await connect(server.url, await colleague(server.url, founder, name)));
  people = [ada, ...others];
  on = tournamentsOn(server, people);
  stranger = await connect(server.url, await foundTeam(server.url, 'Zed Far', 'Elsewhere'));
});

afterAll(async () => {
  for (const player of [...(people ?? []), stranger]) player?.leave();
  await server?.close();
});

describe('a Swiss tournament', () => {
  it('is played to its podium, and nobody loses by others', async () => {
    const id = await on.made(ada, { rounds: 3 });
    for (const player of people) expect((await on.post(player, `/${id}/join`)).status).toBe(200);
    expect((await on.act(ada, id, { act: 'start' })).status).toBe(200);

    const first = await on.shown(ada, id);
    expect(first).toMatchObject({ phase: 'running', round: 1, rounds: 3 });
    expect(openOf(first)).toHaveLength(2);
    expect(first.pairings.filter(({ second }) => second === null)).toHaveLength(1);
    const [played, missed] = openOf(first);
    if (!played || !missed) throw new Error('two tables');

    // Each is told against whom and where.
    const { body } = await ask(
      server,
      on.playerOf(first, played.first),
      'GET',
      '/api/UserNotification/GetList?page=1',
    );
    expect(JSON.stringify(body)).toContain(`/games/tictactoe/${played.roomId}`);

    // Nobody else sits down, and the rules are not changed.
    const outsider = people.find(
      (player) => ![played.first, played.second].some((number) => on.playerOf(first, number) === player),
    );
    expect(await outsider?.say('room:join', { room: played.roomId ?? '' })).toMatchObject({ ok: false });
    const seated = on.playerOf(first, played.first);
    await seated.say('room:join', { room: played.roomId ?? '' });
    expect(await seated.say('room:settings', { room: played.roomId ?? '', watch: 'nobody' })).toMatchObject({
      ok: false,
    });

    await on.playAt(first, played);
    await on.until(ada, id, (state) => openOf(state).length === 1);

    // One of two does not come: after five minutes the other has the point, and the missing one is out.
    await on.takeSeat(on.playerOf(first, missed.second), missed.roomId ?? '');
    clock.to(new Date(clock.now() + 5 * 60_000 + 1_000).toISOString());
    await on.until(ada, id, ({ round }) => round === 2);
    const second = await on.shown(ada, id);
    const forfeited = second.pairings.find(({ roomId, round }) => round === 1 && roomId === missed.roomId);
    expect(forfeited).toMatchObject({ outcome: 'second', isPlayed: false });
    expect(second.entrants.find(({ number }) => number === missed.first)).toMatchObject({ isOut: true });
    expect(
      second.pairings.filter(({ round }) => round === 2).flatMap((p) => [p.first, p.second]),
    ).not.toContain(missed.first);

    // The one who was missing comes back for the third round; somebody leaves in the middle of the second.
    const missing = on.playerOf(second, missed.first);
    expect((await on.post(missing, `/${id}/join`)).status).toBe(200);
    const [left, stays] = openOf(second);
    if (!left || !stays) throw new Error('two tables');
    await on.playAt(second, stays);
    expect((await on.post(on.playerOf(second, left.first), `/${id}/leave`)).status).toBe(200);
    await on.until(ada, id, ({ round }) => round === 3);
    const third = await on.shown(ada, id);
    expect(third.pairings.find(({ round, board }) => round === 2 && board === left.board)).toMatchObject({
      outcome: 'second',
      isPlayed: false,
    });
    expect(third.pairings.filter(({ round }) => round === 3).flatMap((p) => [p.first, p.second])).toContain(
      missed.first,
    );

    // The director corrects the first round, and the audit log says so.
    const before = third.pairings.find(({ round, board }) => round === 1 && board === played.board);
    const outcome = before?.outcome === 'first' ? 'second' : 'first';
    expect((await on.act(ada, id, { act: 'result', round: 1, board: played.board, outcome })).status).toBe(
      200,
    );
    const corrected = await on.shown(ada, id);
    expect(
      corrected.pairings.find(({ round, board }) => round === 1 && board === played.board)?.outcome,
    ).toBe(outcome);
    const audit = await ask(
      server,
      ada,
      'GET',
      `/api/Admin/AuditLog/${ada.member.team?.teamId}?pageSize=5&pageNumber=1`,
    );
    expect(JSON.stringify(audit.body)).toContain('"act":"tournamentDirected"');

    for (const pairing of openOf(corrected)) await on.playAt(corrected, pairing);
    await on.until(ada, id, ({ phase }) => phase === 'finished');
    const over = await on.shown(ada, id);
    expect(over.standings[0]?.rank).toBe(1);
    expect(over.standings.map(({ points }) => points)).toEqual(
      over.standings.map(({ points }) => points).toSorted((a, b) => b - a),
    );
  });

  it('draws the round again while nobody has played, and rests while it is paused', async () => {
    const id = await on.made(ada, {});
    for (const player of people) await on.post(player, `/${id}/join`);
    await on.act(ada, id, { act: 'start' });
    const before = await on.shown(ada, id);
    const rooms = openOf(before).map(({ roomId }) => roomId);
    await on.act(ada, id, { act: 'remove', entrant: openOf(before)[0]?.first });
    expect((await on.act(ada, id, { act: 'pairAgain' })).status).toBe(200);
    const again = await on.shown(ada, id);
    expect(again.round).toBe(1);
    expect(openOf(again)).toHaveLength(2);
    expect(openOf(again).some(({ roomId }) => rooms.includes(roomId))).toBe(false);
    expect((await on.act(ada, id, { act: 'pause' })).status).toBe(200);
    clock.to(new Date(clock.now() + 10 * 60_000).toISOString());
    expect(openOf(await on.shown(ada, id))).toHaveLength(2);
    expect((await on.act(ada, id, { act: 'resume' })).status).toBe(200);
    expect(openOf(await on.shown(ada, id))).toHaveLength(2);
    expect((await on.act(ada, id, { act: 'cancel' })).status).toBe(200);
    expect(await on.shown(ada, id)).toMatchObject({ phase: 'cancelled' });
  });
});

describe('a knock-out', () => {
  it('is played from a planned start to the podium', async () => {
    const start = new Date(clock.now() + 60 * 60_000).toISOString();
    const id = await on.made(ada, { form: 'knockout', start });
    const four = people.slice(0, 4);
    for (const player of people) await on.post(player, `/${id}/join`);
    clock.to(new Date(Date.parse(start) - 10 * 60_000).toISOString());
    await on.until(ada, id, ({ canCheckIn }) => canCheckIn);
    for (const player of four) expect((await on.post(player, `/${id}/checkIn`)).status).toBe(200);
    clock.to(new Date(Date.parse(start) + 1_000).toISOString());
    await on.until(ada, id, ({ phase }) => phase === 'running');
    const begun = await on.shown(ada, id);
    expect(begun).toMatchObject({ rounds: 2, round: 1 });
    expect(begun.entrants).toHaveLength(4); // who did not check in is not there
    const finish = async (): Promise<TournamentShown> => {
      for (;;) {
        const state = await on.shown(ada, id);
        if (state.phase !== 'running') return state;
        for (const pairing of openOf(state)) {
          await on.playAt(state, pairing);
          await on.until(ada, id, ({ pairings, phase }) => {
            const now = pairings.find(
              ({ round, board }) => round === pairing.round && board === pairing.board,
            );
            return phase !== 'running' || now?.roomId !== pairing.roomId || now?.outcome !== null;
          });
        }
      }
    };
    const over = await finish();
    expect(over.phase).toBe('finished');
    // Once it is over each has XP by place, and the winner a badge.
    const [best] = over.standings;
    const { body: profile } = await ask(
      server,
      on.playerOf(over, best?.entrant ?? null),
      'GET',
      '/api/UserProfile/XpLines',
    );
    expect(profile.lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ reason: 'tournament', name: 'Friday cup', place: 1, xp: 60, event: id }),
        expect.objectContaining({ reason: 'badge', idprod: 37 }),
      ]),
    );
    expect(over.standings.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
    expect(over.pairings.filter(({ round }) => round === 2)).toHaveLength(2);
  });
});

describe('with a move a day', () => {
  it('a table waits for days, and its result counts like any other', async () => {
    const [, bo, cem] = people;
    if (!bo || !cem) throw new Error('nobody');
    const id = await on.made(ada, { form: 'knockout', turnDays: 1 });
    for (const player of [bo, cem]) await on.post(player, `/${id}/join`);
    await on.act(ada, id, { act: 'start' });
    clock.to(new Date(clock.now() + 12 * 60 * 60_000).toISOString());
    const state = await on.shown(bo, id);
    const [pairing] = openOf(state);
    if (!pairing) throw new Error('no table');
    const room = pairing.roomId ?? '';
    for (const player of [bo, cem]) await on.takeSeat(player, room);
    await bo.until('the game', () => bo.view()?.room === room && bo.view()?.result === null);
    await bo.say('match:resign', { room });
    await on.until(cem, id, ({ phase }) => phase === 'finished');
    const over = await on.shown(cem, id);
    expect(on.playerOf(over, over.standings[0]?.entrant ?? null)).toBe(cem);
  });
});

describe('people who are gone', () => {
  it('lose what is open, and a deleted account leaves its points without a name', async () => {
    const founder = ada.member;
    const gil = await connect(server.url, await colleague(server.url, founder, 'Gil Orr'));
    const han = await connect(server.url, await colleague(server.url, founder, 'Han Pak'));
    const id = await on.made(ada, { form: 'roundRobin' });
    for (const player of [ada, gil, han]) await on.post(player, `/${id}/join`);
    await on.act(ada, id, { act: 'start' });
    const before = await on.shown(ada, id);
    const [gilIs, hanIs] = [numberOf(before, gil), numberOf(before, han)];
    await on.act(ada, id, { act: 'result', round: 1, board: openOf(before)[0]?.board, outcome: 'draw' });
    await on.until(ada, id, ({ round }) => round === 2);

    const removed = await ask(server, ada, 'POST', '/api/Admin/RemoveMember', { userId: gil.member.userId });
    expect(removed.status).toBe(200);
    await on.until(ada, id, ({ entrants }) =>
      entrants.some(({ number, isOut }) => number === gilIs && isOut),
    );
    const { password } = han.member;
    const deleted = await ask(server, han, 'POST', '/api/Authentication/deleteAccount', { password });
    expect(deleted.status).toBe(200);
    await on.until(ada, id, ({ phase }) => phase === 'finished');
    const over = await on.shown(ada, id);
    expect(over.entrants.find(({ number }) => number === hanIs)).toMatchObject({ userId: null, name: '' });
    expect(over.standings).toHaveLength(3);
    expect(over.standings[0]).toMatchObject({ entrant: numberOf(over, ada), rank: 1 });
    for (const player of [gil, han]) player.leave();
  });
});

describe('rights', () => {
  it('members make one only where the team allows it, and direct their own', async () => {
    const [, bo, cem] = people;
    if (!bo || !cem) throw new Error('nobody');
    const body = { moveId: randomUUID(), name: 'Mine', gameName: 'rps', form: 'roundRobin' };
    expect((await on.post(bo, '', body)).body).toMatchObject({ error: 'AdminOnly' });
    const tooQuick = await on.post(ada, '', { ...body, turnDays: 1 });
    expect(tooQuick.body).toMatchObject({ error: 'InvalidInput' }); // being quick decides there
    const form = new FormData();
    form.set('membersMakeTournaments', 'true');
    const allowed = await fetch(`${server.url}/api/Admin/UpdateAdminSettings`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.member.guulJwt}` },
      body: form,
    });
    expect(allowed.status).toBe(200);
    const id = String((await on.post(bo, '', body)).body.id);
    expect(String((await on.post(bo, '', body)).body.id)).toBe(id); // the same message again
    await on.post(bo, `/${id}/join`);
    await on.post(cem, `/${id}/join`);
    expect((await on.act(cem, id, { act: 'start' })).body).toMatchObject({ error: 'NotAllowed' });
    expect((await on.act(bo, id, { act: 'start' })).status).toBe(200);
    expect(
      (await on.act(cem, id, { act: 'result', round: 1, board: 1, outcome: 'second' })).body,
    ).toMatchObject({ error: 'NotAllowed' });
    expect((await on.act(ada, id, { act: 'result', round: 1, board: 1, outcome: 'second' })).status).toBe(
      200,
    );
    expect(await on.shown(bo, id)).toMatchObject({ phase: 'finished' });
  });

  it('nobody of another team sees or does anything', async () => {
    const id = await on.made(ada, {});
    for (const answer of [
      await ask(server, stranger, 'GET', `/api/Tournament/${id}`),
      await on.post(stranger, `/${id}/join`),
      await on.post(stranger, `/${id}/leave`),
      await on.post(stranger, `/${id}/checkIn`),
      await on.act(stranger, id, { act: 'cancel' }),
    ])
      expect(answer.status).toBe(404);
    expect(await stranger.say('tournament:watch', { tournament: id })).toMatchObject({
      ok: false,
      error: 'NotFound',
    });
    expect(await ada.say('tournament:watch', { tournament: id })).toMatchObject({ ok: true });
    await on.post(ada, `/${id}/join`);
    await ada.until('the change', () => ada.heard.some(({ name }) => name === 'tournament:changed'));
  });
});
