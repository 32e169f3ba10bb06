// A tournament on two nodes of one PostgreSQL: nobody is paired twice, results of both count, and a dead node loses nothing.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TournamentShown } from '../../src/contract/events/tournamentShapes.ts';
import { lettersIn } from '../support/people/letters.ts';
import { connect, type Player } from '../support/people/player.ts';
import { colleague } from '../support/people/team.ts';
import { ask } from '../support/servers/testServer.ts';
import { postgresOfNodes, startTwoNodes, type TwoNodes } from '../support/servers/twoNodes.ts';

const postgres = await postgresOfNodes();
const database = postgres?.url ?? '';
let nodes: TwoNodes | null = null;

beforeAll(async () => {
  if (postgres) nodes = await startTwoNodes(database);
});
afterAll(async () => {
  await nodes?.stop();
  await postgres?.stop();
});

describe.skipIf(!postgres)('a tournament of two nodes', () => {
  it('pairs each round once, and goes on when a node dies in the middle of a round', async () => {
    if (!nodes) throw new Error('no nodes');
    const { first, second, founder, ada, bo, eve } = nodes;
    const fay = await connect(second.url, await colleague(first.url, founder, 'Fay Oz', lettersIn(database)));
    const people = [ada, bo, eve, fay];
    const nodeOf = (player: Player) => (player === ada ? first : second);
    const post = (player: Player, path: string, body?: object) =>
      ask(nodeOf(player), player, 'POST', `/api/Tournament${path}`, body);
    const shown = async (player: Player, id: string) =>
      (await ask(nodeOf(player), player, 'GET', `/api/Tournament/${id}`)).body as TournamentShown; // the contract's answer

    const made = await post(ada, '', {
      moveId: randomUUID(),
      name: 'Two nodes',
      gameName: 'tictactoe',
      form: 'roundRobin',
    });
    const id = String(made.body.id);
    await Promise.all(people.map((player) => post(player, `/${id}/join`)));
    expect((await shown(bo, id)).entrants.map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4]);

    // Both nodes are told to begin, and to go on, at the same time.
    const admin = await connect(second.url, founder);
    const both = (body: object) =>
      Promise.all([
        ask(first, ada, 'POST', `/api/Tournament/${id}/direct`, body),
        ask(second, admin, 'POST', `/api/Tournament/${id}/direct`, body),
      ]);
    const begun = await both({ act: 'start' });
    expect(begun.map(({ status }) => status).toSorted()).toEqual([200, 409]);

    const numbersIn = ({ pairings, round }: TournamentShown) =>
      pairings
        .filter((pairing) => pairing.round === round)
        .flatMap(({ first: one, second: other }) => [one, other]);
    const playRound = async (by: Player) => {
      const state = await shown(by, id);
      expect(numbersIn(state).toSorted()).toEqual([1, 2, 3, 4]);
      const seats = (number: number | null) =>
        people.find(
          ({ member }) => member.userId === state.entrants.find((each) => each.number === number)?.userId,
        );
      for (const { first: one, second: other, roomId, outcome } of state.pairings) {
        const pair = [seats(one), seats(other)].filter((player) => player !== undefined);
        if (outcome !== null || roomId === null || pair.length < 2) continue;
        for (const player of pair) {
          await player.say('room:join', { room: roomId });
          await player.say('room:ready', { room: roomId, isReady: true });
        }
        const [loser] = pair;
        await loser?.until('the game', () => loser.view()?.room === roomId && loser.view()?.result === null);
        await loser?.say('match:resign', { room: roomId });
      }
      await expect
        .poll(async () => (await shown(by, id)).pairings.every(({ outcome }) => outcome !== null), {
          timeout: 30_000,
        })
        .toBe(true);
    };
    await playRound(bo);
    const gone = await both({ act: 'nextRound' });
    expect(gone.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await shown(bo, id)).pairings).toHaveLength(4);

    // An arena that both nodes begin at the same time pairs everybody once.
    const madeArena = await post(ada, '', {
      moveId: randomUUID(),
      name: 'Two nodes, no rounds',
      gameName: 'tictactoe',
      form: 'arena',
    });
    const arena = String(madeArena.body.id);
    await Promise.all(people.map((player) => post(player, `/${arena}/join`)));
    const starts = await Promise.all([
      ask(first, ada, 'POST', `/api/Tournament/${arena}/direct`, { act: 'start' }),
      ask(second, admin, 'POST', `/api/Tournament/${arena}/direct`, { act: 'start' }),
    ]);
    expect(starts.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const openIn = ({ pairings }: TournamentShown) =>
      pairings
        .filter(({ outcome }) => outcome === null)
        .flatMap(({ first: one, second: other }) => [one, other]);
    for (const player of [ada, bo])
      await expect
        .poll(async () => openIn(await shown(player, arena)).toSorted(), { timeout: 30_000 })
        .toEqual([1, 2, 3, 4]);

    // A league and a repeated tournament that both nodes begin at the same time: each table opens once, one follows.
    for (const form of [{ form: 'league' }, { form: 'doubleElimination', bestOf: 3 }]) {
      const body = { ...form, moveId: randomUUID(), name: `Again ${form.form}`, gameName: 'tictactoe' };
      const isLeague = form.form === 'league';
      const start = new Date(Date.now() + 3_600_000).toISOString();
      const repeated = await post(ada, '', { ...body, start, repeats: isLeague ? 'season' : 'weekly' });
      const each = String(repeated.body.id);
      await Promise.all(people.map((player) => post(player, `/${each}/join`)));
      const begins = await Promise.all([
        ask(first, ada, 'POST', `/api/Tournament/${each}/direct`, { act: 'start' }),
        ask(second, admin, 'POST', `/api/Tournament/${each}/direct`, { act: 'start' }),
      ]);
      expect(begins.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      for (const player of [ada, bo])
        expect(openIn(await shown(player, each)).toSorted()).toEqual([1, 2, 3, 4]);
      const { body: list } = await ask(second, bo, 'GET', '/api/Tournament/all');
      const { tournaments } = list as { tournaments: { name: string; phase: string }[] }; // the contract's answer
      const those = tournaments.filter(({ name }) => name === body.name).map(({ phase }) => phase);
      expect(those.toSorted()).toEqual(isLeague ? ['running'] : ['open', 'running']);
    }

    // A node dies in the middle of a round: what it knew is stored, and the other one decides what is left.
    await first.end('SIGKILL');
    const state = await shown(bo, id);
    expect(numbersIn(state).toSorted()).toEqual([1, 2, 3, 4]);
    for (const { board, outcome } of state.pairings.filter(({ round }) => round === 2))
      if (outcome === null)
        expect(
          (
            await ask(second, admin, 'POST', `/api/Tournament/${id}/direct`, {
              act: 'result',
              round: 2,
              board,
              outcome: 'draw',
            })
          ).status,
        ).toBe(200);
    await ask(second, admin, 'POST', `/api/Tournament/${id}/direct`, { act: 'nextRound' });
    await expect.poll(async () => (await shown(bo, id)).round, { timeout: 30_000 }).toBe(3);
    const last = await shown(bo, id);
    expect(numbersIn(last).toSorted()).toEqual([1, 2, 3, 4]);
    const met = last.pairings.map(({ first: one, second: other }) => [one, other].toSorted().join('-'));
    expect(new Set(met).size).toBe(6);

    // The other one goes on with the arena: whoever is taken out frees the opponent, with the points.
    const before = await shown(bo, arena);
    const [removed, freed] = openIn(before);
    await ask(second, admin, 'POST', `/api/Tournament/${arena}/direct`, { act: 'remove', entrant: removed });
    await expect
      .poll(async () => openIn(await shown(bo, arena)).toSorted(), { timeout: 30_000 })
      .toEqual(openIn(before).slice(2).toSorted());
    const { standings } = await shown(bo, arena);
    expect(standings[0]).toMatchObject({ entrant: freed, points: 4 });
    for (const player of [fay, admin]) player.leave();
  });
});
