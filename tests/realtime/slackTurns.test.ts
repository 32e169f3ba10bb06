// Playing in the message: a turn in Slack with its board and a menu of moves, and what becomes of a choice.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HomeDeps, renewHomes } from '../../src/server/messaging/chat/slack/appHome.ts';
import { eventsForOf } from '../../src/server/run/start/agenda.ts';
import { type FakeSlack, openFakeSlack } from '../support/fakes/fakeSlack.ts';
import { gameCalled, moveOnce } from '../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { type MovedClock, movedClock } from '../support/servers/movedClock.ts';
import { startTestServer, type TestServer } from '../support/servers/testServer.ts';

interface Shown {
  readonly text?: string;
  readonly replace_original?: boolean;
  readonly blocks: readonly {
    readonly type: string;
    readonly block_id?: string;
    readonly image_url?: string;
    readonly alt_text?: string;
    readonly elements?: readonly {
      readonly type: string;
      readonly url?: string;
      readonly options?: readonly { readonly text: { readonly text: string }; readonly value: string }[];
    }[];
  }[];
}

const publicUrl = 'https://play.example.test';
let clock: MovedClock;
let slack: FakeSlack;
let server: TestServer;
let ada: Player;
let bo: Player;

/** As Slack's page and an admin's browser do it. */
async function addBot(admin: Player): Promise<void> {
  const asked = await fetch(`${server.url}/api/Slack/Install`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.member.guulJwt}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const cookieOf = ({ headers }: Response) => headers.get('set-cookie')?.split(';')[0] ?? '';
  const visit = (address: string, cookie: string) => {
    const { pathname, search } = new URL(address);
    return fetch(server.url + pathname + search, { redirect: 'manual', headers: { cookie } });
  };
  const { url } = Object(await asked.json());
  const started = await visit(String(url), cookieOf(asked));
  const page = await fetch(started.headers.get('location') ?? '', { redirect: 'manual' });
  const done = await visit(page.headers.get('location') ?? '', cookieOf(started));
  expect(done.headers.get('location')).toContain('slack=connected');
}

beforeAll(async () => {
  clock = movedClock('2026-03-02T09:00:00Z');
  slack = await openFakeSlack();
  server = await startTestServer({}, undefined, { ...slack.environment, PUBLIC_URL: publicUrl }, clock);
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  ada = await connect(server.url, founder);
  bo = await connect(server.url, await colleague(server.url, founder, 'Bo Lind'));
  await addBot(ada);
  for (const [{ member }, subject] of [
    [ada, 'UADA'],
    [bo, 'UBO'],
  ] as const) {
    const row = {
      provider: 'slack',
      tenant_key: 'T1',
      subject,
      user_id: member.userId,
      created_at: 1,
    } as const;
    await server.services.database.insertInto('identities').values(row).execute();
  }
});
afterAll(async () => {
  for (const player of [ada, bo]) player?.leave();
  await server?.close();
  await slack?.close();
});
const accountOf = (player: Player) => (player === ada ? 'UADA' : 'UBO');

/** A game in which the first to move has moved, and the other was told of it in Slack. */
async function told(gameName: string) {
  clock.to('2026-03-02T09:00:00Z');
  slack.posted.length = 0;
  slack.answered.length = 0;
  const room = await seatAndBegin([ada, bo], { gameName, ruleSet: { turnDays: 1, timer: null } });
  const [first, second] = ada.view()?.toAct[0] === ada.view()?.mySeat ? [ada, bo] : [bo, ada];
  for (const player of [ada, bo]) await player.say('room:leave', { room, keepSeat: true });
  await first.say('room:watch', { room });
  await moveOnce(first, await gameCalled(gameName), 1);
  await first.say('room:leave', { room, keepSeat: true });
  clock.to('2026-03-02T13:00:00Z');
  await server.services.tables.tellOfTurns();
  const channel = `D-${accountOf(second)}`;
  await expect.poll(() => slack.posted.filter((each) => each.channel === channel).length).toBe(1);
  const message = slack.posted.find((each) => each.channel === channel) as unknown as Shown; // as Slack was sent it
  return { room, first, second, message };
}

const menuIn = ({ blocks }: Shown) =>
  blocks.flatMap(({ elements = [] }) => elements).find(({ type }) => type === 'static_select')?.options ??
  null;
const blockIn = ({ blocks }: Shown) => blocks.find(({ type }) => type === 'actions')?.block_id ?? '';
const textIn = (message: Shown) => JSON.stringify(message.blocks);

let clicks = 0;
async function choose(user: string, block_id: string, value: string, change: Record<string, string> = {}) {
  clock.to(new Date(clock.now() + 1_000 * ++clicks).toISOString());
  const payload = {
    type: 'block_actions',
    team: { id: 'T1' },
    user: { id: user },
    response_url: `${slack.url}/answers`,
    actions: [{ action_id: 'move', block_id, selected_option: { value } }],
  };
  const signed = slack.signed(
    new URLSearchParams({ payload: JSON.stringify(payload) }).toString(),
    clock.now(),
  );
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...signed.headers, ...change };
  const answer = await fetch(`${server.url}/slack/interactive`, {
    method: 'POST',
    headers,
    body: signed.payload,
  });
  return answer.status;
}

async function answered(count = 1): Promise<Shown> {
  await expect.poll(() => slack.answered.length).toBe(count);
  return slack.answered.at(-1) as unknown as Shown; // as Slack was sent it
}

const turnsOf = async (room: string) =>
  (
    await server.services.database
      .selectFrom('turns')
      .select('turn')
      .where('match_id', '=', `${room}:1`)
      .execute()
  ).length;

test('a turn comes with its board, the last move and a menu of moves; the choice is played and becomes the new board', async () => {
  const { room, first, second, message } = await told('connect4');
  expect(message.text).toMatch(/^Four in a Row|^Connect/);
  const image = message.blocks.find(({ type }) => type === 'image');
  expect(image?.image_url).toMatch(new RegExp(`^${publicUrl}/pictures/boards/${room}/1\\.1\\.1\\.`));
  const picture = await fetch(server.url + (image?.image_url ?? '').slice(publicUrl.length));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(textIn(message)).toMatch(/(?:Ada Moss|Bo Lind): Column \d/);
  expect(menuIn(message)).toHaveLength(7);
  expect(menuIn(message)?.[2]?.text.text).toBe('Column 3');
  expect(await choose(accountOf(second), blockIn(message), '2')).toBe(200);
  const after = await answered();
  expect(after.replace_original).toBe(true);
  expect([menuIn(after), textIn(after)]).toEqual([null, expect.stringContaining('Column 3')]);
  expect(textIn(after)).toContain('/1.2.1.');
  expect(textIn(after)).toContain('Waiting for the others.');
  expect(await turnsOf(room)).toBe(3);
  await first.say('room:watch', { room });
  await first.until('the move from Slack', () => first.view()?.turn === 2);
});

test('a second choice, one of another person, a forged one and one that came too late play nothing', async () => {
  const { room, first, second, message } = await told('connect4');
  const block = blockIn(message);
  const forged = { 'x-slack-signature': `v0=${'0'.repeat(64)}` };
  expect(await choose(accountOf(second), block, '1', forged)).toBe(401);
  await choose('USTRANGER', block, '1');
  await choose(accountOf(first), block, '1');
  expect(textIn(await answered())).toContain('Waiting for the others.');
  expect(await turnsOf(room)).toBe(2);
  await choose(accountOf(second), block, '4');
  await answered(2);
  await choose(accountOf(second), block, '5');
  const again = await answered(3);
  expect([menuIn(again), textIn(again)]).toEqual([null, expect.stringContaining('Column 5')]);
  expect(await turnsOf(room)).toBe(3);
  await choose(accountOf(second), block, '77');
  await choose(accountOf(second), block.replace(room, 'A'.repeat(22)), '0');
  expect(textIn(await answered(4))).toContain('/1.2.1.');
  expect(await turnsOf(room)).toBe(3);
});

test('after the end the message shows how it ended', async () => {
  const { room, first, second, message } = await told('tictactoe');
  await first.say('room:watch', { room });
  await first.say('match:resign', { room });
  await first.until('the end', () => first.view()?.result !== null);
  await choose(accountOf(second), blockIn(message), '0');
  const after = await answered();
  expect([menuIn(after), textIn(after)]).toEqual([null, expect.stringContaining('The game is over.')]);
  expect(textIn(after)).toContain('/pictures/boards/');
});

test('where moves are too many to list, or cannot all be told, the message opens the board', async () => {
  const { message } = await told('scrabble');
  expect(menuIn(message)).toBeNull();
  expect(textIn(message)).toContain('Open the board');
  const chess = await told('chess');
  const options = menuIn(chess.message) ?? [];
  expect(options.length).toBeGreaterThan(15);
  expect(options.length).toBeLessThanOrEqual(100);
  expect(options.map(({ text }) => text.text)).toContain('a6');
});

test('/topla lists the games that wait for its sender', async () => {
  const { room, second } = await told('checkers');
  const fields = { team_id: 'T1', user_id: accountOf(second), text: '', command: '/topla', trigger_id: room };
  const { payload, headers } = slack.signed(new URLSearchParams(fields).toString(), clock.now() + 7);
  const answer = await fetch(`${server.url}/slack/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: payload,
  });
  const said = JSON.stringify(await answer.json());
  expect(said).toContain('Your turn');
  expect(said).toContain(encodeURIComponent(`/games/checkers/${room}`));
});

/** What Slack tells of whoever opens the home tab. */
async function openHome(user: string): Promise<void> {
  clock.to(new Date(clock.now() + 1_000 * ++clicks).toISOString());
  const event = { type: 'app_home_opened', user, tab: 'home' };
  const happened = { type: 'event_callback', event_id: `Ev ${clicks}`, event_time: 1, team_id: 'T1', event };
  const { payload, headers } = slack.signed(JSON.stringify(happened), clock.now());
  const sent = { 'content-type': 'application/json', ...headers };
  await fetch(`${server.url}/slack/events`, { method: 'POST', headers: sent, body: payload });
}

/** What the job of every minute does, on two nodes at once. */
async function aMinuteLater(): Promise<void> {
  clock.to(new Date(clock.now() + 61_000).toISOString());
  const { services } = server;
  const given = Object.assign({}, services, { log: { warn() {} } });
  const renew = () => renewHomes(given as unknown as HomeDeps, eventsForOf(services)); // as much of a log as is used
  await Promise.all([renew(), renew()]);
}

test('the home tab shows the games that wait with their boards, and is published again when they change', async () => {
  const { room, second, message } = await told('connect4');
  slack.shown.length = 0;
  await openHome(accountOf(second));
  await expect.poll(() => slack.shown.length).toBe(1);
  const tab = () => JSON.stringify(slack.shown.at(-1));
  expect(slack.shown[0]).toMatchObject({ user: accountOf(second), view: { type: 'home' } });
  for (const shown of [
    `${publicUrl}/pictures/boards/${room}/1.1.1.`,
    'Four in a Row, ',
    'until Tue',
    encodeURIComponent(`/games/connect4/${room}`),
    'Your turn',
  ])
    expect(tab()).toContain(shown);
  await aMinuteLater();
  expect(slack.shown).toHaveLength(1); // nothing has changed

  await choose(accountOf(second), blockIn(message), '3');
  await answered();
  slack.mood = 'limited';
  await aMinuteLater();
  slack.mood = 'well';
  expect(slack.shown).toHaveLength(1);
  await aMinuteLater();
  expect(slack.shown).toHaveLength(2);
  expect(tab()).not.toContain(room);
  await aMinuteLater();
  expect(slack.shown).toHaveLength(2);
});

test('a link to a table that the team may watch has its board beside it', async () => {
  slack.shown.length = 0;
  const room = await seatAndBegin([ada, bo], { gameName: 'connect4' });
  const url = `${publicUrl}/games/connect4/${room}`;
  const event = { type: 'link_shared', user: 'UADA', channel: 'C2', message_ts: '1.2', links: [{ url }] };
  const happened = { type: 'event_callback', event_id: `Ev ${room}`, event_time: 1, team_id: 'T1', event };
  const { payload, headers } = slack.signed(JSON.stringify(happened), clock.now());
  const sent = { 'content-type': 'application/json', ...headers };
  await fetch(`${server.url}/slack/events`, { method: 'POST', headers: sent, body: payload });
  await expect.poll(() => slack.shown.length).toBe(1);
  expect(JSON.stringify(slack.shown)).toContain(`${publicUrl}/pictures/boards/${room}/1.0.0.`);
  for (const player of [ada, bo]) await player.say('room:leave', { room });
});
