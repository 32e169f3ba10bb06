// Words of a team's own: kept by its admins, offered where there are enough, and told to nobody who guesses.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { ask, startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
let admin: Player;
let players: readonly Player[];
let watcher: Player;
let stranger: Player;

beforeAll(async () => {
  server = await startTestServer();
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  admin = await connect(server.url, founder);
  const names = ['Bo Lind', 'Cem Ay', 'Dora Quick', 'Eli Watcher'];
  const members = await Promise.all(names.map((name) => colleague(server.url, founder, name)));
  const [bo, cem, dora, eli] = await Promise.all(members.map((member) => connect(server.url, member)));
  if (!bo || !cem || !dora || !eli) throw new Error('somebody is missing');
  players = [bo, cem, dora];
  watcher = eli;
  stranger = await connect(server.url, await foundTeam(server.url, 'Eve Hart', 'Southlight'));
});
afterAll(async () => {
  for (const player of [admin, ...players, watcher, stranger]) player.leave();
  await server?.close();
});

const letters = 'abcdefghijklmnopqrstuvwxyz';
const listOf = (name: string, count = 30) =>
  Array.from({ length: count }, (_, at) => `${name} ${letters[at % 26]}${letters[Math.floor(at / 26)]}`);

const save = (by: Player, lines: readonly string[], gameName = 'skribbl') =>
  ask(server, by, 'POST', '/api/Admin/SaveTeamWords', { gameName, lines: [...lines] });
const read = (by: Player) => ask(server, by, 'GET', `/api/Admin/TeamWords/${by.member.team?.teamId}/skribbl`);
const count = async (by: Player) =>
  (await ask(server, by, 'GET', '/api/Game/TeamWordCount/skribbl')).body.count;

const asking = (words: string) => ({
  gameName: 'skribbl',
  maxPlayers: 3,
  ruleSet: { set: 'standard', options: { language: 'en', words }, timer: null },
});
const someone = (): Player => players[0] ?? admin;

interface Seen {
  readonly offered: readonly string[] | null;
  readonly word: string | null;
  readonly phase: string;
  readonly turn: number;
}
const viewOf = (player: Player): Seen | undefined => player.view()?.view as Seen | undefined; // the game's own view
const drawerNow = (): Player => {
  const drawer = players.find((player) => (viewOf(player)?.offered ?? []).length > 0);
  if (!drawer) throw new Error('nobody is offered words');
  return drawer;
};
const heardBy = (player: Player): string => JSON.stringify([player.heard, player.view(), player.room()]);

describe('the list', () => {
  it('is cleaned, and read by admins of the team alone; others are told how many there are', async () => {
    const answer = await save(admin, ['Teapot', ' tea-pot', '<b>', 'Saffron  Kettle', '']);
    expect(answer.body).toEqual({
      words: ['Teapot', 'Saffron Kettle'],
      wrong: ['<b>'],
      repeated: ['tea-pot'],
      beyond: 0,
    });
    expect((await read(admin)).body).toEqual({ words: ['Teapot', 'Saffron Kettle'], least: 30 });
    expect((await read(someone())).body.error).toBe('AdminOnly');
    expect((await save(someone(), ['Mine'])).body.error).toBe('AdminOnly');
    expect((await read(stranger)).body.words).toEqual([]);
    expect([await count(someone()), await count(stranger)]).toEqual([2, 0]);
  });

  it('holds five hundred, of a game that takes some', async () => {
    const { body } = await save(admin, listOf('teapot', 510));
    expect([(body.words as string[]).length, body.beyond]).toEqual([500, 10]); // as the contract says
    expect((await save(admin, listOf('teapot', 1_001))).status).toBe(400);
    expect((await save(admin, ['Castle'], 'chess')).status).toBe(400);
  });

  it('is in the export of the team, and its changes in the audit log', async () => {
    await save(admin, ['Exported Teapot']);
    const { database } = server.services;
    const acts = database.selectFrom('audit_entries').select('act').where('act', '=', 'teamWordsSaved');
    expect((await acts.execute()).length).toBeGreaterThan(0);
  });
});

describe('a table', () => {
  it('asks for them only where the team has enough', async () => {
    await save(admin, listOf('teapot', 29));
    const tooFew = { error: 'InvalidInput', fields: [{ path: 'ruleSet', code: 'tooFewWords' }] };
    expect(await someone().say('room:create', asking('team'))).toMatchObject(tooFew);
    const made = await someone().say('room:create', asking('listed'));
    const room = made.ok ? made.room : '';
    const change = () => someone().say('room:settings', { room, ruleSet: asking('mixed').ruleSet });
    expect(await change()).toMatchObject(tooFew);
    await save(admin, listOf('teapot', 30));
    expect(await change()).toMatchObject({ ok: true });
    await someone().say('room:close', { room });
  });

  it('plays with those there were at its beginning, and tells none to whoever guesses or watches', async () => {
    await save(admin, listOf('teapot'));
    const room = await seatAndBegin([...players], asking('team'));
    await watcher.say('room:watch', { room });
    await watcher.say('match:sync', { room });
    await save(admin, listOf('kettle'));
    for (const turn of [0, 1]) {
      for (const player of players)
        await player.until(
          'the turn',
          () => viewOf(player)?.turn === turn && viewOf(player)?.phase === 'choosing',
        );
      const drawer = drawerNow();
      const offered = viewOf(drawer)?.offered ?? [];
      expect(offered.every((word) => word.startsWith('teapot '))).toBe(true);
      const act = (by: Player, move: object) =>
        by.say('match:act', { room, expectedTurn: by.view()?.turn ?? 0, move });
      await act(drawer, { kind: 'choose', turn, word: 0 });
      const guessers = players.filter((player) => player !== drawer);
      for (const blind of [...guessers, watcher]) {
        await blind.until(
          'the drawing',
          () => viewOf(blind)?.turn === turn && viewOf(blind)?.phase === 'drawing',
        );
        await blind.caughtUp();
      }
      if (turn === 0)
        for (const blind of [...guessers, watcher]) expect(heardBy(blind)).not.toMatch(/teapot [a-z]/);
      for (const guesser of guessers) await act(guesser, { kind: 'guess', turn, text: offered[0] ?? '' });
      await drawer.until('the word', () => viewOf(drawer)?.phase === 'shown');
      if (turn === 0) {
        const unchosen = offered.slice(1);
        for (const blind of [...guessers, watcher])
          for (const word of unchosen) expect(heardBy(blind)).not.toContain(word);
      }
      for (const player of players) await act(player, { kind: 'continue', turn });
    }
    await admin.say('room:close', { room });
    const { body } = await ask(server, admin, 'GET', `/api/Game/Replay/${room}/1`);
    const { own } = body.rules as { own: readonly string[] }; // as the game's rules are stored
    expect(own).toHaveLength(9); // three turns of three words: no more of the list is in the replay
    expect(own.every((word) => word.startsWith('teapot '))).toBe(true);
  });

  it('plays with the words of the language where the list is gone by then', async () => {
    await save(admin, listOf('teapot'));
    const made = await someone().say('room:create', asking('team'));
    const room = made.ok ? made.room : '';
    await save(admin, []);
    for (const player of players.slice(1)) await player.say('room:join', { room });
    for (const player of players) await player.say('room:ready', { room, isReady: true });
    for (const player of players)
      await player.until(
        'the game',
        () => player.view()?.room === room && viewOf(player)?.phase === 'choosing',
      );
    expect(viewOf(drawerNow())?.offered).toHaveLength(3);
    expect(JSON.stringify(viewOf(drawerNow()))).not.toContain('teapot');
  });
});
