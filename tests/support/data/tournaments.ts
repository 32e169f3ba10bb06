// Tournaments of a test: made, read and directed over the calls, their games played out at their tables.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { PairingShown, TournamentShown } from '../../../src/contract/events/tournamentShapes.ts';
import type { User } from '../../../src/contract/people/people.ts';
import { peopleAt } from '../../../src/events/tournament/tournament.ts';
import { gameCalled, playOn } from '../people/autoplay.ts';
import { connect, type Player } from '../people/player.ts';
import { ask, type TestServer } from '../servers/testServer.ts';

export const openOf = ({ pairings }: TournamentShown): PairingShown[] =>
  pairings.filter(({ outcome }) => outcome === null);

export const numberOf = ({ entrants }: TournamentShown, { member }: Player) =>
  entrants.find(({ userId }) => userId === member.userId)?.number ?? 0;

/** Sessions last for a day: on another one everybody signs in again, each as another player in the same list. */
export async function signInAgain(server: TestServer, people: Player[]): Promise<void> {
  for (const [at, player] of people.entries()) {
    player.leave();
    const { email, password } = player.member;
    const { body, status } = await ask(server, player, 'POST', '/api/Authentication/loginWithGS', {
      email,
      password,
    });
    expect(status).toBe(200);
    people[at] = await connect(server.url, { ...(body as unknown as User), email, password }); // the contract's answer
  }
}

/** Of games of tic-tac-toe unless another game is asked for, between these people. */
export function tournamentsOn(server: TestServer, people: readonly Player[]) {
  const post = (player: Player, path: string, body?: object) =>
    ask(server, player, 'POST', `/api/Tournament${path}`, body);

  async function made(by: Player, more: object): Promise<string> {
    const { status, body } = await post(by, '', {
      moveId: randomUUID(),
      name: 'Friday cup',
      gameName: 'tictactoe',
      form: 'swiss',
      ...more,
    });
    expect(status).toBe(200);
    return String(body.id);
  }

  async function shown(player: Player, id: string): Promise<TournamentShown> {
    const { body } = await ask(server, player, 'GET', `/api/Tournament/${id}`);
    return body as TournamentShown; // the contract's answer
  }

  const playerOf = ({ entrants }: TournamentShown, number: number | null): Player => {
    const { userId } = entrants.find((entrant) => entrant.number === number) ?? {};
    const player = people.find(({ member }) => member.userId === userId);
    if (!player) throw new Error(`nobody is ${number}`);
    return player;
  };

  async function takeSeat(player: Player, room: string): Promise<void> {
    expect(await player.say('room:join', { room })).toMatchObject({ ok: true });
    expect(await player.say('room:ready', { room, isReady: true })).toMatchObject({ ok: true });
  }

  /** All of a table come to it and play the game out. */
  async function playAt(state: TournamentShown, pairing: PairingShown): Promise<void> {
    const those = peopleAt(pairing)
      .filter((number) => pairing.absent?.includes(number) !== true)
      .map((number) => playerOf(state, number));
    const room = pairing.roomId ?? '';
    for (const player of those) await takeSeat(player, room);
    await playOut(state, those, room);
  }

  /** They are seated and ready. */
  async function playOut(state: TournamentShown, those: readonly Player[], room: string): Promise<void> {
    for (const player of those)
      await player.until('the game', () => player.view()?.room === room && player.view()?.result === null);
    await playOn(those, await gameCalled(state.gameName));
  }

  const until = (player: Player, id: string, what: (state: TournamentShown) => boolean) =>
    expect.poll(async () => what(await shown(player, id)), { timeout: 20_000 }).toBe(true);

  const act = (player: Player, id: string, body: object) => post(player, `/${id}/direct`, body);

  return { post, made, shown, playerOf, takeSeat, playAt, playOut, until, act };
}
