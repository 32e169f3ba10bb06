// Two nodes on one PostgreSQL: the primary key of a turn is the only lock, news only hurries, a dead node is survived.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameStatus } from '../../src/contract/play/tables.ts';
import type { ToClient } from '../../src/contract/realtime.ts';
import { gameCalled, playOn } from '../support/people/autoplay.ts';
import { lettersIn } from '../support/people/letters.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague } from '../support/people/team.ts';
import type { Serving } from '../support/servers/serving.ts';
import { postgresOfNodes, startTwoNodes, type TwoNodes } from '../support/servers/twoNodes.ts';

const postgres = await postgresOfNodes();
const database = postgres?.url ?? '';

const settles = (payload: unknown, room: string) => (payload as ToClient['match:settled']).room === room; // by its name

/** What the first game of a room paid. */
async function lines(room: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const read = await client.query('select xp from xp_lines where source_id = $1 order by xp', [`${room}:1`]);
  await client.end();
  return read;
}

let first: Serving;
let second: Serving;
let ada: Player;
let bo: Player;
let eve: Player;
let nodes: TwoNodes | null = null;

beforeAll(async () => {
  if (!postgres) return;
  nodes = await startTwoNodes(database);
  ({ first, second, ada, bo, eve } = nodes);
});
afterAll(async () => {
  await nodes?.stop();
  await postgres?.stop();
});

describe.skipIf(!postgres)('players of one table on two nodes', () => {
  it.each(['connect4', 'backgammon'])('play %s to its end and see one history', async (gameName) => {
    const game = await gameCalled(gameName);
    const room = await seatAndBegin([ada, bo], { gameName });
    await eve.say('match:sync', { room });
    await playOn([ada, bo], game, 12);
    for (const player of [ada, bo, eve]) {
      const sight = await player.say('match:sync', { room });
      expect(sight.ok).toBe(true);
    }
    const turns = () => new Set([ada, bo, eve].map((player) => player.view()?.turn));
    await expect.poll(() => turns().size).toBe(1); // the other node hears of the last turn a moment later
    for (const player of [ada, bo]) await player.say('match:sync', { room }); // a view that came last has its own lines alone
    expect(ada.view()?.lines.map((line) => line.turn)).toEqual(bo.view()?.lines.map((line) => line.turn));
    expect(eve.view()?.view).toEqual(game.manners.takeback ? ada.view()?.view : eve.view()?.view);
    await ada.say('match:resign', { room });
    await bo.until('the end', () => bo.view()?.result !== null);
    const hasHeard = (player: Player) =>
      player.heard.some(({ name, payload }) => name === 'match:settled' && settles(payload, room));
    for (const player of [ada, bo]) await player.until('the settlement', () => hasHeard(player));
    const { rows } = await lines(room);
    expect(rows).toEqual([{ xp: 10 }, { xp: 30 }]);
  });

  it('who act at once on two nodes make one turn', async () => {
    const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
    const sights = await Promise.all([
      ada.say('match:offer', { room, kind: 'draw' }),
      bo.say('match:offer', { room, kind: 'draw' }),
    ]);
    expect(sights.filter((answer) => answer.ok)).toHaveLength(1);
    expect(sights.find((answer) => !answer.ok)).toMatchObject({ reason: 'offerOpen' });
    await ada.say('match:resign', { room });
    await bo.until('the end', () => bo.view()?.result !== null);
  });
});

describe.skipIf(!postgres)('a turn stored by the other node', () => {
  it('reaches everybody here, however this node came upon it', async () => {
    const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
    await eve.say('match:sync', { room });
    expect((await ada.say('match:resign', { room })).ok).toBe(true);
    expect((await eve.say('match:sync', { room })).ok).toBe(true); // the second node reads for her
    await bo.until('the end', () => bo.view()?.result !== null);
  });

  it('shows whose turn it is in the list of the players here', async () => {
    const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
    const lists = await Promise.all([connect(first.url, ada.member), connect(second.url, bo.member)]);
    for (const list of lists) await list.say('team:watch', {});
    const isTurnOf = (list: Player) =>
      list.heard.findLast(
        ({ name, payload }) => name === 'team:table' && (payload as ToClient['team:table']).id === room, // by its name
      )?.payload;
    for (const column of [4, 4]) {
      const mover = ada.view()?.toAct.includes(ada.view()?.mySeat ?? -1) ? ada : bo;
      const [waiting, list] = mover === ada ? [bo, lists[1]] : [ada, lists[0]];
      const { turn } = mover.view() ?? { turn: 0 };
      await mover.say('match:act', { room, expectedTurn: turn, move: column });
      await waiting.until('the move', () => (waiting.view()?.turn ?? 0) > turn);
      await expect.poll(() => isTurnOf(list)).toMatchObject({ isMyTurn: true });
    }
    for (const list of lists) list.leave();
    await ada.say('match:resign', { room });
  });
});

describe.skipIf(!postgres)('one person on two nodes', () => {
  it('makes a move once that is sent to both, and is answered alike', async () => {
    const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
    const elsewhere = await connect(second.url, ada.member);
    await elsewhere.say('match:sync', { room });
    const mover = ada.view()?.toAct.includes(ada.view()?.mySeat ?? -1) ? ada : bo;
    const twin = mover === ada ? elsewhere : await connect(first.url, bo.member);
    await twin.say('match:sync', { room });
    const asked = { room, moveId: randomUUID(), expectedTurn: mover.view()?.turn ?? 0, move: 4 };
    const answers = await Promise.all([mover, twin].map((player) => player.say('match:act', asked)));
    expect(answers).toEqual([
      { ok: true, turn: asked.expectedTurn + 1 },
      { ok: true, turn: asked.expectedTurn + 1 },
    ]);
    for (const player of [elsewhere, twin]) player.leave();
    await ada.say('match:resign', { room });
  });
});

describe.skipIf(!postgres)('people on two nodes', () => {
  it('see each other come, sit down and go', async () => {
    eve.leave(); // from the tables she was watching
    eve = await connect(second.url, eve.member);
    const isSeenOnline = async () => {
      const seen = await ada.say('team:watch', {}); // the other node's news is on its way
      return seen.ok && seen.people.find(({ userId }) => userId === eve.member.userId)?.isOnline;
    };
    await expect.poll(isSeenOnline).toBe(true);
    const last = () =>
      ada.heard.flatMap(({ name, payload }) => {
        const news = payload as ToClient['team:person']; // the server's own words
        return name === 'team:person' && news.userId === eve.member.userId ? [news] : [];
      });
    const made = await eve.say('room:create', { gameName: 'connect4' });
    if (!made.ok) throw new Error(made.error);
    await ada.until('her table', () => last().at(-1)?.room === made.room);
    await eve.say('room:close', { room: made.room });
    const { member } = eve;
    eve.leave();
    await ada.until('that she went', () => last().at(-1)?.isOnline === false);
    eve = await connect(second.url, member);
    await ada.until('that she is back', () => last().at(-1)?.isOnline === true);
  });

  it('see tables that open and close on the other node in their list', async () => {
    expect((await ada.say('team:watch', {})).ok).toBe(true);
    const made = await bo.say('room:create', { gameName: 'chess' });
    if (!made.ok) throw new Error(made.error);
    const hears = (isGone: boolean) =>
      ada.heard.some(({ name, payload }) => {
        const table = payload as ToClient['team:table']; // by its name
        return name === 'team:table' && table.id === made.room && 'gone' in table === isGone;
      });
    await ada.until('the table', () => hears(false));
    expect((await bo.say('room:close', { room: made.room })).ok).toBe(true);
    await ada.until('its end', () => hears(true));
  });

  it('learn of a table that is closed on the other node', async () => {
    const made = await ada.say('room:create', { gameName: 'connect4' });
    if (!made.ok) throw new Error(made.error);
    expect((await bo.say('match:sync', { room: made.room })).ok).toBe(true);
    expect((await ada.say('room:close', { room: made.room })).ok).toBe(true);
    const isTold = () =>
      bo.heard.some(
        ({ name, payload }) =>
          name === 'room:closed' && (payload as ToClient['room:closed']).room === made.room, // by its name
      );
    await bo.until('the end of the table', isTold);
  });

  it('learn why: an admin there closed the table at which they played', async () => {
    const room = await seatAndBegin([bo, eve], { gameName: 'connect4' });
    expect(await ada.say('room:close', { room })).toMatchObject({ ok: true });
    for (const player of [bo, eve])
      await player.until('the end of the table', () =>
        player.heard.some(
          ({ name, payload }) =>
            name === 'room:closed' &&
            JSON.stringify(payload) === JSON.stringify({ room, reason: 'closedByAdmin' }),
        ),
      );
  });

  it('see the picture that somebody uploaded to the other node', async () => {
    const icon = await readFile('public/meet-logo.png');
    const body = new FormData();
    body.set('profileImage', new Blob([new Uint8Array(icon)]));
    const headers = { authorization: `Bearer ${ada.member.guulJwt}` };
    const answer = await fetch(`${first.url}/api/Authentication/updateUserSettings`, {
      method: 'POST',
      headers,
      body,
    });
    const { avatar } = (await answer.json()) as { avatar: string }; // of the contract
    const shown = await Promise.all(
      [first, second].map(async ({ url }) => {
        const picture = await fetch(url + avatar);
        return [picture.status, picture.headers.get('content-type'), await picture.bytes()];
      }),
    );
    expect(shown[0]).toEqual([200, 'image/webp', expect.any(Uint8Array)]);
    expect(shown[1]).toEqual(shown[0]);
  });

  it('are signed out on the other node within five seconds', async () => {
    const guest = await connect(
      second.url,
      await colleague(first.url, ada.member, 'Zed Quill', lettersIn(database)),
    );
    const body = JSON.stringify({ teamId: ada.member.team?.teamId, userId: guest.member.userId });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${ada.member.guulJwt}` };
    const began = performance.now();
    await fetch(`${first.url}/api/Admin/RemoveMember`, { method: 'POST', headers, body });
    const isOut = () => guest.heard.some(({ name }) => name === 'person:signedOut');
    await guest.until('the sign-out', isOut);
    expect(performance.now() - began).toBeLessThan(6_000); // five, and the time a call takes
    expect(guest.heard.find(({ name }) => name === 'person:signedOut')?.payload).toMatchObject({
      reason: 'removed',
    });
    guest.leave();
  });
});

describe.skipIf(!postgres)('a node that dies', () => {
  it('leaves its players to the other, with every acknowledged move', async () => {
    const game = await gameCalled('connect4');
    const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
    await playOn([ada, bo], game, 5);
    const turn = Math.max(ada.view()?.turn ?? 0, bo.view()?.turn ?? 0);
    const member = bo.member;
    await second.end('SIGKILL');
    bo.leave();
    bo = await connect(first.url, member);
    await bo.say('match:sync', { room });
    await ada.say('match:sync', { room });
    expect(bo.view()).toMatchObject({ turn, status: gameStatus.started });
    await playOn([ada, bo], game, 4);
    expect(ada.view()?.turn).toBeGreaterThan(turn);
  });
});
