// The server dies in the middle of a question: no acknowledged answer is lost, the question goes on where it was.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { questionNamed, setupOf } from '../support/data/triviaEvent.ts';
import { connect, type Player } from '../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../support/people/team.ts';
import { getTrivia, scheduleTrivia, stateOf } from '../support/people/triviaPlayer.ts';
import { type Serving, serve } from '../support/servers/serving.ts';

let server: Serving;
let founder: Member;
let host: Player;
let players: Player[] = [];

beforeAll(async () => {
  server = await serve({ RATE_SCALE: '1000' });
  founder = await foundTeam(server.url, 'Ada Moss', 'Northlight Labs');
  const members = await Promise.all(['Bo Lind', 'Cy Er'].map((name) => colleague(server.url, founder, name)));
  host = await connect(server.url, founder);
  players = await Promise.all(members.map((member) => connect(server.url, member)));
});
afterAll(async () => {
  for (const player of [host, ...players]) player.leave();
  await server?.remove();
});

async function join(player: Player, trivia: string): Promise<void> {
  await expect
    .poll(async () => (await player.say('quiz:join', { trivia, watch: player === host })).ok, {
      timeout: 60_000,
    })
    .toBe(true);
}

const phase = (player: Player, name: string) => player.until(name, () => stateOf(player)?.phase === name);

it('goes on after a kill, and settles once', async () => {
  const questions = ['Aardvark', 'Bobolink'].map(questionNamed);
  const trivia = await scheduleTrivia(server.url, founder, setupOf({ speedWeight: 0, questions }));
  for (const player of [host, ...players]) await join(player, trivia);
  await host.say('quiz:control', { trivia, act: 'start' });
  await phase(host, 'questionTime');
  const [bo, cy] = players;
  if (!bo || !cy) throw new Error('nobody');
  const given = { trivia, question: 1, options: [0], moveId: randomUUID() };
  expect(await bo.say('quiz:answer', given)).toEqual({ ok: true });
  await host.until('an answer', () => stateOf(host)?.answered === 1);
  const left = stateOf(host)?.leftMs ?? 0;
  await server.end('SIGKILL');
  await server.start();
  for (const player of [host, ...players]) await expect.poll(() => player.socket.connected).toBe(true);
  for (const player of [host, ...players]) await join(player, trivia);
  expect(await bo.say('quiz:answer', given)).toEqual({ ok: true });
  expect(await bo.say('quiz:answer', { ...given, moveId: randomUUID() })).toMatchObject({
    error: 'AlreadyDone',
  });
  await cy.until('the question', () => stateOf(cy)?.question?.number === 1);
  const again = await cy.say('quiz:join', { trivia });
  if (!again.ok) throw new Error(again.error);
  expect(again.state).toMatchObject({ phase: 'questionTime', answered: 1, mine: null });
  // The time in which nobody served was made up for, but for a heartbeat.
  expect(again.state.leftMs).toBeGreaterThan(left - 4_000);
  expect(await cy.say('quiz:answer', { trivia, question: 1, options: [1] })).toEqual({ ok: true });
  await phase(host, 'showResults');
  expect(stateOf(host)?.chosen).toEqual([1, 1, 0]);
  await host.say('quiz:control', { trivia, act: 'next' });
  await phase(host, 'questionTime');
  for (const player of players)
    expect(await player.say('quiz:answer', { trivia, question: 2, options: [0] })).toEqual({ ok: true });
  await phase(host, 'showResults');
  await host.say('quiz:control', { trivia, act: 'next' });
  await server.end('SIGKILL'); // while it is being settled
  await server.start();
  await expect
    .poll(async () => (await getTrivia(server.url, bo.member, trivia)).rows.map(({ points }) => points), {
      timeout: 60_000,
    })
    .toEqual([2_000, 1_000]);
  const headers = { authorization: `Bearer ${bo.member.guulJwt}` };
  const profile = async () => (await fetch(`${server.url}/api/UserProfile`, { headers })).json();
  expect(await profile()).toMatchObject({ totalXp: 10 + 20 + 30 + 10 });
});
