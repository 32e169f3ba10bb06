// Tables of a meeting: members of another team play along by the link, and get nothing else of the team.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { tidying } from '../../src/server/run/jobs/tidying.ts';
import { gameCalled, playOn } from '../support/people/autoplay.ts';
import { connect, type Player } from '../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../support/people/team.ts';
import { ask, changeTeam, startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
let host: Member;
let guest: Member;
let ada: Player;
let gul: Player;

beforeAll(async () => {
  server = await startTestServer();
  host = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  guest = await foundTeam(server.url, 'Gül Ak', 'Elsewhere');
});
afterAll(() => server?.close());
beforeEach(async () => {
  [ada, gul] = [await connect(server.url, host), await connect(server.url, guest)];
});
afterEach(() => {
  for (const player of [ada, gul]) player.leave();
});

const open = async (more: object = {}, gameName = 'connect4') => {
  const opened = await ada.say('room:create', { gameName, meetingId: 'spaces/abc', ...more });
  if (!opened.ok) throw new Error(opened.error);
  return opened.room;
};
const errorOf = (answer: { readonly ok: boolean; readonly error?: string }) =>
  answer.ok ? null : answer.error;
async function begin(room: string) {
  await gul.say('room:join', { room });
  for (const player of [ada, gul]) await player.say('room:ready', { room, isReady: true });
  for (const player of [ada, gul]) await player.until('the game', () => player.view()?.room === room);
}

test('a guest takes a seat, plays to the end and sees it again; what it brings is the team of the table’s', async () => {
  const game = await gameCalled('connect4');
  const room = await open();
  await begin(room);
  await playOn([ada, gul], game);
  await gul.until('the end', () => gul.view()?.result !== null);
  await ada.until('the score', () => ada.room()?.numberOfGamesPlayed === 1);
  const replay = (by: Player) => ask(server, by, 'GET', `/api/Game/Replay/${room}/1`);
  expect([(await replay(ada)).status, (await replay(gul)).status]).toEqual([200, 200]);
  const results = await server.services.database
    .selectFrom('game_results')
    .select('user_id')
    .where('match_id', 'like', `${room}%`)
    .execute();
  expect(results).toEqual([{ user_id: host.userId }]);
});

test('a guest keeps the seat while they have an account, and loses the game of two when they delete it', async () => {
  const room = await open({ ruleSet: { turnDays: 1 } });
  const dee = await connect(server.url, await colleague(server.url, guest, 'Dee Oz'));
  await dee.say('room:join', { room });
  for (const player of [ada, dee]) await player.say('room:ready', { room, isReady: true });
  for (const player of [ada, dee]) await player.until('the game', () => player.view()?.room === room);
  await tidying(server.services).run();
  expect(ada.view()?.result).toBeNull();
  const { password } = dee.member;
  expect((await ask(server, dee, 'POST', '/api/Authentication/deleteAccount', { password })).status).toBe(
    200,
  );
  await ada.until('the end', () => ada.view()?.result !== null);
  expect(ada.view()?.result).toMatchObject({ reason: 'resign' });
  const { ended_at } = await server.services.database
    .selectFrom('matches')
    .select('ended_at')
    .where('room_id', '=', room)
    .executeTakeFirstOrThrow();
  expect(ended_at).not.toBeNull();
  dee.leave();
});

test('without a meeting, a table of another team is not there', async () => {
  const room = await open({ meetingId: undefined });
  for (const name of ['room:join', 'room:watch', 'match:sync'] as const)
    expect(errorOf(await gul.say(name, { room }))).toBe('NotFound');
  expect((await ask(server, gul, 'GET', `/api/Game/Replay/${room}/1`)).status).toBe(404);
});

test('an admin of another team is no admin here', async () => {
  const room = await open();
  await begin(room);
  expect(errorOf(await gul.say('room:close', { room }))).toBe('NotAllowed');
  expect((await ada.say('room:close', { room })).ok).toBe(true);
});

test('tables of a meeting are in no list of another team, and colleagues of the guest see them online only', async () => {
  const room = await open();
  const can = await connect(server.url, await colleague(server.url, guest, 'Can Su'));
  const seen = async () => {
    const watched = await can.say('team:watch', {});
    if (!watched.ok) throw new Error(watched.error);
    expect(JSON.stringify(watched.tables)).not.toContain(room);
    return watched.people.find(({ userId }) => userId === guest.userId);
  };
  await gul.say('room:join', { room });
  expect(await seen()).toEqual({ userId: guest.userId, isOnline: true, room: null });
  await gul.say('room:leave', { room });
  await gul.say('room:create', { gameName: 'chess' });
  const heard = () =>
    can.heard.flatMap(({ name, payload }) =>
      name === 'team:person' ? [Object(payload).room as string | null] : [],
    ); // of the contract
  await can.until('the own table of the guest', () => heard().some((at) => at !== null));
  expect(heard()).not.toContain(room);
  can.leave();
});

test('neither the guest’s team nor the team of the table may have closed the game', async () => {
  const room = await open();
  await changeTeam(server, host.team?.teamId ?? '', { limited_games: JSON.stringify(['connect4']) });
  expect(errorOf(await gul.say('room:join', { room }))).toBe('GameNotAllowed');
  await changeTeam(server, host.team?.teamId ?? '', { limited_games: '[]' });
  await changeTeam(server, guest.team?.teamId ?? '', { is_limited: true });
  expect(['YouAreNotAllowed', 'PleaseUpdateYourPaymentMethod']).toContain(
    errorOf(await gul.say('room:join', { room })),
  );
  await changeTeam(server, guest.team?.teamId ?? '', { is_limited: false });
  expect((await gul.say('room:join', { room, moveId: randomUUID() })).ok).toBe(true);
});
