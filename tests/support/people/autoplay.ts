// Plays whatever is on the table through the live connection, as somebody who knows the rules would.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { AnyGame } from '../../../src/engine/game.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { games } from '../../../src/games/load.ts';
import { testLibrary } from '../data/words.ts';
import type { Player } from './player.ts';

const atOnce = { isOver: () => true };

/** Luck for tests: the same every time. */
export function steadyLuck(seed: number) {
  let state = seed >>> 0 || 1;
  return randomFrom(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  });
}

export async function gameCalled(name: string): Promise<AnyGame> {
  const load = games[name];
  if (!load) throw new Error(`no game called ${name}`);
  return load();
}

/** Where all act at once somebody may have been first: then a refusal is no fault. */
async function hasMovedOn(player: Player, { room, turn }: { room: string; turn: number }): Promise<boolean> {
  await player.say('match:sync', { room });
  return player.view()?.turn !== turn;
}

/** One move for this player, if it is to act: the move made, or null. */
export async function moveOnce(player: Player, game: AnyGame, seed: number): Promise<unknown> {
  const match = player.view();
  if (!match || match.mySeat === null || match.result || !match.toAct.includes(match.mySeat)) return null;
  const [bot] = await game.bots();
  const move = bot?.choose(match.view, match.mySeat, steadyLuck(seed), testLibrary, atOnce);
  const said = { room: match.room, moveId: randomUUID(), expectedTurn: match.turn, move };
  const answer = await player.say('match:act', said);
  if (!answer.ok && answer.error !== 'StaleVersion' && !(await hasMovedOn(player, match)))
    throw new Error(`${game.id}: ${answer.error} ${answer.reason}`);
  if (answer.ok) await player.until('one’s own move', () => (player.view()?.turn ?? -1) >= answer.turn);
  return move;
}

const stuckMs = 25_000;

const sightsOf = (players: readonly Player[]): string =>
  players
    .map((player) => {
      const { turn, toAct, mySeat, status } = player.view() ?? {};
      const isConnected = player.socket.connected;
      return JSON.stringify({ turn, toAct, mySeat, status, isConnected });
    })
    .join(' ');

/** Everybody plays until there is a result, or for so many moves. */
export async function playOn(players: readonly Player[], game: AnyGame, most = 2_000): Promise<number> {
  let moves = 0;
  let movedAt = performance.now();
  while (moves < most && players.some((player) => !player.view()?.result)) {
    let moved = false;
    for (const player of players) {
      if (moves >= most || (await moveOnce(player, game, moves + 1)) === null) continue;
      moved = true;
      moves += 1;
    }
    if (moved) movedAt = performance.now();
    else if (performance.now() - movedAt > stuckMs)
      throw new Error(`nobody could move: ${sightsOf(players)}`);
    else await setTimeout(5);
  }
  return moves;
}
