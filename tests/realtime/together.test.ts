// Where all act at once: a choice may be changed while others are awaited, and a bot that was overtaken thinks again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MatchAndPass } from '../../src/games/matchAndPass/shapes.ts';
import { gameCalled, moveOnce } from '../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam } from '../support/people/team.ts';
import { startTestServer, type TestServer } from '../support/servers/testServer.ts';

let server: TestServer;
let ada: Player;
let bo: Player;

beforeAll(async () => {
  server = await startTestServer({ botMs: 300 });
  const founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  ada = await connect(server.url, founder);
  bo = await connect(server.url, await colleague(server.url, founder, 'Bo Lind'));
});

afterAll(async () => {
  for (const player of [ada, bo]) player?.leave();
  await server?.close();
});

const begin = () => seatAndBegin([ada, bo], { gameName: 'matchAndPass', maxPlayers: 3, bots: [0] });

const seenBy = (player: Player) => player.view()?.view as MatchAndPass['view']; // the game's own view

test('a chosen card is changed and taken back while another is awaited', async () => {
  const room = await begin();
  const [first, second] = seenBy(ada).own ?? [];
  for (const card of [first, second, null, first]) {
    const move = { kind: 'choose', round: 1, pass: 1, card };
    const answer = await ada.say('match:act', { room, expectedTurn: ada.view()?.turn ?? 0, move });
    expect(answer).toMatchObject({ ok: true });
    await ada.until('one’s own choice', () => seenBy(ada).chosen === card);
    expect(ada.view()?.toAct.includes(ada.view()?.mySeat ?? -1)).toBe(card === null);
  }
});

test('a bot that was about to pass a card presses when somebody else calls', async () => {
  await begin();
  const game = await gameCalled('matchAndPass');
  const bot = [0, 1, 2].find((seat) => ![ada, bo].some((player) => player.view()?.mySeat === seat)) ?? 0;
  const isCalledByPerson = () => seenBy(ada).phase === 'window' && seenBy(ada).pressed[0] !== bot;
  for (let moves = 0; !isCalledByPerson() && !ada.view()?.result; moves++) {
    for (const player of [ada, bo]) if (!isCalledByPerson()) await moveOnce(player, game, moves);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  if (isCalledByPerson()) await ada.until('the bot’s press', () => seenBy(ada).pressed.includes(bot), 4_000);
  expect(seenBy(ada).pressed).toContain(bot);
});
