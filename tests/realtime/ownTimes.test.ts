// A game that is decided by quickness, with a move a day: each has the same minutes when it suits them, and nobody learns anything before.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameCalled, moveOnce } from '../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { type MovedClock, movedClock } from '../support/servers/movedClock.ts';
import { ask, changeTeam, startTestServer, type TestServer } from '../support/servers/testServer.ts';

let clock: MovedClock;
let server: TestServer;
let ada: Player;
let bo: Player;

beforeAll(async () => {
  clock = movedClock('2026-03-02T09:00:00Z'); // a Monday
  server = await startTestServer({}, undefined, {}, clock);
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const second = await colleague(server.url, founder, 'Bo Lind');
  await changeTeam(server, founder.team?.teamId ?? '', { time_zone: 'UTC' });
  ada = await connect(server.url, founder);
  bo = await connect(server.url, second);
});
afterAll(async () => {
  for (const player of [ada, bo]) player?.leave();
  await server?.close();
});

/** All that the job does, on two nodes at once. */
async function due(): Promise<void> {
  const { dueTurns, tellOfTurns } = server.services.tables;
  await Promise.all([dueTurns.handleAll(), dueTurns.handleAll()]);
  await Promise.all([tellOfTurns(), tellOfTurns()]);
}

const move = (player: Player, room: string, asked: object) =>
  player.say('match:act', { room, expectedTurn: player.view()?.turn ?? 0, move: asked });

/** The words this person has found, as only they may know them. */
function wordsOf(player: Player): string[] {
  const view = player.view()?.view;
  return typeof view === 'object' && view !== null && 'own' in view && Array.isArray(view.own)
    ? view.own.map(String)
    : [];
}

const rowOf = ({ member }: Player, room: string) =>
  server.services.database
    .selectFrom('daily_turns')
    .select(['since', 'due_at', 'asked_at'])
    .where('room_id', '=', room)
    .where('user_id', '=', member.userId)
    .executeTakeFirstOrThrow();

const waitsFor = async (player: Player) => {
  const { body } = await ask(server, player, 'GET', '/api/Game/YourTurns');
  const { body: counted } = await ask(server, player, 'GET', '/api/Game/TurnCount');
  return { tables: body.tables, count: counted.count };
};

/** A word as it would stand in whatever was sent. */
const tells = (sent: unknown, words: readonly string[]): boolean =>
  words.some((word) => JSON.stringify(sent).includes(`"${word}"`));

test('two play the same three minutes on two days, and both learn the words after that', async () => {
  const boggle = await gameCalled('boggle');
  const ruleSet = { turnDays: 1, options: { rounds: 1 } } as const;
  const room = await seatAndBegin([ada, bo], { gameName: 'boggle', ruleSet });
  const first = await rowOf(bo, room);
  expect(ada.view()).toMatchObject({ deadline: null, view: { board: [], phase: 'searching' } });
  expect(await move(ada, room, { kind: 'find', round: 1, words: ['TEN'] })).toMatchObject({
    reason: 'notBegun',
  });

  await moveOnce(ada, boggle, 1); // begins
  await moveOnce(ada, boggle, 2); // finds
  expect(wordsOf(ada).length).toBeGreaterThan(0);
  clock.pass(60_000);
  const again = await connect(server.url, ada.member); // on another device, or after a reload
  await again.say('match:sync', { room });
  expect(again.view()?.deadline?.leftMs).toBeGreaterThan(100_000);
  expect(again.view()?.deadline?.leftMs).toBeLessThanOrEqual(120_000);
  expect(wordsOf(again)).toEqual(wordsOf(ada));
  expect(await waitsFor(ada)).toMatchObject({ count: 1, tables: [{ roomId: room, waits: 'move' }] });
  again.leave();
  for (const player of [ada, bo]) await player.say('room:leave', { room, keepSeat: true });

  clock.pass(110_000);
  await due();
  expect((await rowOf(ada, room)).due_at).not.toBeNull(); // ten seconds are left
  clock.pass(11_000);
  await due();
  expect(await rowOf(ada, room)).toMatchObject({ since: null, due_at: null });
  expect(await move(ada, room, { kind: 'find', round: 1, words: ['TEN'] })).toMatchObject({ ok: false });
  expect(await rowOf(bo, room)).toEqual(first); // the days to begin run on

  await bo.say('match:sync', { room });
  const seen = bo.view();
  expect(seen).toMatchObject({
    deadline: null,
    view: { board: [], own: [], counts: seen?.mySeat === 0 ? [0, null] : [null, 0] },
  });
  const { body: log } = await ask(server, bo, 'GET', `/api/Game/Log/${room}/1`);
  const told = await server.services.database.selectFrom('notifications').selectAll().execute();
  expect(tells([seen, bo.heard, log, told], wordsOf(ada))).toBe(false);
  expect(await server.services.tables.turnByChoice.offer(room, bo.member.userId)).toMatchObject({
    state: 'mine',
    choices: null,
  });
  expect(await waitsFor(ada)).toMatchObject({ count: 0, tables: [{ waits: null }] });

  clock.to('2026-03-03T09:30:00Z'); // late: the opponent is asked, and gives another day
  await due();
  await ada.say('match:sync', { room });
  expect(ada.room()?.daily?.late?.decides).toBe(ada.view()?.positions[ada.view()?.mySeat ?? 0]);
  expect(await ada.say('match:late', { room, choice: 'anotherDay' })).toMatchObject({ ok: true });

  clock.pass(3 * 3_600_000);
  await bo.say('match:sync', { room });
  while (bo.view()?.result === null) await moveOnce(bo, boggle, 7); // begins, finds, is done
  await ada.say('match:sync', { room });
  for (const player of [ada, bo]) expect(tells(player.view(), wordsOf(ada))).toBe(true);
  const struck = wordsOf(ada).filter((word) => wordsOf(bo).includes(word));
  expect(struck.length).toBeGreaterThan(0);
  expect(ada.view()?.reason).toBe('normal');
  expect(ada.view()?.lines.at(-1)).toMatchObject({ key: 'counted' });
});
