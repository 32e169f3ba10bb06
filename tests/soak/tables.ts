// Hundreds of tables of all games, with lines that drop and messages sent twice: nothing stuck, nothing forked, no leak.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { isRefusal } from '../../src/contract/errors.ts';
import type { Replay } from '../../src/contract/play/game.ts';
import type { AnyGame } from '../../src/engine/game.ts';
import { replay } from '../../src/engine/replay.ts';
import { games } from '../../src/games/load.ts';
import { testLibrary } from '../support/data/words.ts';
import { steadyLuck } from '../support/people/autoplay.ts';
import { connect, type Player, seatAndBegin } from '../support/people/player.ts';
import { colleague, foundTeam, type Member } from '../support/people/team.ts';
import type { Ground } from './grounds.ts';

const tableCount = Number(process.env.TOPLA_TABLES ?? 200);
const minutes = Number(process.env.TOPLA_MINUTES ?? 5);
const restMs = 120;
const stuckMs = 30_000;
const tablesAPair = 10;
const atOnce = { isOver: () => true };

interface SoakTable {
  readonly room: string;
  readonly game: AnyGame;
  readonly players: readonly Player[];
  movedAt: number;
  finished: number;
}

interface Tally {
  moves: number;
  drops: number;
  doubles: number;
  refusals: Map<string, number>;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const megabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Of several nodes each player of a table is on another one. */
async function openTables({ nodes, letters }: Ground): Promise<SoakTable[]> {
  const { url } = nodes[0];
  const names = Object.keys(games);
  const tables: SoakTable[] = [];
  let pair: [Member, Member] | null = null;
  for (let number = 0; number < tableCount; number++) {
    if (!pair || number % tablesAPair === 0) {
      const founder = await foundTeam(
        url,
        `Ada ${'x'.repeat(1 + number / tablesAPair)}`,
        `Team ${number}`,
        letters,
      );
      pair = [founder, await colleague(url, founder, `Bo ${'y'.repeat(1 + number / tablesAPair)}`, letters)];
    }
    const load = games[names[number % names.length] ?? ''];
    if (!load) continue;
    const game = await load();
    const seats = game.seats[0] ?? 2;
    const players = await Promise.all(
      pair.map((member, at) => connect(nodes[at % nodes.length]?.url ?? url, member)),
    );
    const bots = Array.from({ length: seats - 2 }, () => 0 as const);
    const room = await seatAndBegin(players, { gameName: game.id, maxPlayers: seats, bots });
    tables.push({ room, game, players, movedAt: performance.now(), finished: 0 });
  }
  return tables;
}

/** One thing a player does, sometimes clumsily. */
async function step(table: SoakTable, player: Player, seed: number, tally: Tally): Promise<void> {
  const match = player.view();
  if (!match || match.result || match.mySeat === null || !match.toAct.includes(match.mySeat)) return;
  const [bot] = await table.game.bots();
  const move = bot?.choose(match.view, match.mySeat, steadyLuck(seed), testLibrary, atOnce);
  const said = { room: table.room, moveId: randomUUID(), expectedTurn: match.turn, move };
  if (seed % 50 === 0) {
    tally.drops += 1;
    player.socket.io.engine.close();
    return;
  }
  const isDouble = seed % 20 === 0;
  const answers = await Promise.all(
    (isDouble ? [said, said] : [said]).map((each) => player.say('match:act', each).catch(() => null)),
  );
  if (isDouble) tally.doubles += 1;
  const [answer, again] = answers;
  if (isDouble && answer?.ok && again?.ok && answer.turn !== again.turn)
    throw new Error(`${table.game.id}: one move made two turns`);
  if (answer?.ok) {
    tally.moves += 1;
    table.movedAt = performance.now();
  } else if (answer) tally.refusals.set(answer.error, (tally.refusals.get(answer.error) ?? 0) + 1);
  if (!answer?.ok) await player.say('match:sync', { room: table.room }).catch(() => undefined);
}

async function keepPlaying(table: SoakTable, until: number, tally: Tally, offset: number): Promise<void> {
  for (let seed = 1 + offset; performance.now() < until; seed++) {
    for (const player of table.players) await step(table, player, seed, tally);
    const [first] = table.players;
    if (first?.view()?.result) await nextGame(table);
    await pause(restMs);
  }
}

async function nextGame(table: SoakTable): Promise<void> {
  table.finished = table.players[0]?.view()?.game ?? table.finished;
  table.movedAt = performance.now();
  for (const player of table.players) {
    await player.say('match:offer', { room: table.room, kind: 'rematch' }).catch(() => undefined);
    await player.say('match:sync', { room: table.room }).catch(() => undefined);
  }
}

/** Every finished game, folded again from its log: the state gives the stored result. */
async function replays(url: string, tables: readonly SoakTable[]): Promise<number> {
  let checked = 0;
  for (const { room, game, players, finished } of tables)
    for (let number = 1; number <= finished; number++) {
      const [player] = players;
      const headers = { authorization: `Bearer ${player?.member.guulJwt}` };
      const answer: unknown = await (
        await fetch(`${url}/api/Game/Replay/${room}/${number}`, { headers })
      ).json();
      if (isRefusal(answer)) throw new Error(`${game.id} ${number}: ${answer.error}`);
      const kept = answer as Replay; // the contract's answer
      const setup = { rules: kept.rules, seats: kept.seats.length, timer: kept.timer };
      const { result } = replay(game, setup, kept.log);
      if (!isDeepStrictEqual(result, kept.result))
        throw new Error(`${game.id} ${number}: the log does not give the stored result`);
      checked += 1;
    }
  return checked;
}

/** Memory after the first minute and in the last one. */
async function watchMemory(pid: number, until: number): Promise<{ first: number; last: number }> {
  const samples: number[] = [];
  while (performance.now() < until) {
    samples.push(megabytes(pid));
    await pause(5_000);
  }
  const aMinute = Math.max(1, Math.min(12, Math.floor(samples.length / 3)));
  const mean = (part: readonly number[]) => part.reduce((sum, each) => sum + each, 0) / part.length;
  return { first: mean(samples.slice(aMinute, 2 * aMinute)), last: mean(samples.slice(-aMinute)) };
}

export async function tables(ground: Ground): Promise<boolean> {
  const open = await openTables(ground);
  console.log(`${open.length} tables of ${Object.keys(games).length} games for ${minutes} minutes`);
  const tally: Tally = { moves: 0, drops: 0, doubles: 0, refusals: new Map() };
  const until = performance.now() + minutes * 60_000;
  const [memories] = await Promise.all([
    Promise.all(ground.nodes.map((node) => watchMemory(node.pid(), until))),
    ...open.map((table, index) => keepPlaying(table, until, tally, index * 7)),
  ]);
  const stuck = open.filter(({ movedAt }) => performance.now() - movedAt > stuckMs);
  const checked = await replays(ground.nodes[0].url, open);
  console.log(
    `moves ${tally.moves}, drops ${tally.drops}, sent twice ${tally.doubles}, games replayed ${checked}`,
  );
  console.log(`refusals ${JSON.stringify(Object.fromEntries(tally.refusals))}`);
  for (const { first, last } of memories)
    console.log(
      `memory ${first.toFixed(0)} → ${last.toFixed(0)} MB, ${((last / first - 1) * 100).toFixed(1)} %`,
    );
  for (const { game, room } of stuck) console.log(`STUCK: ${game.id} ${room}`);
  for (const { players } of open) for (const player of players) player.leave();
  await ground.remove();
  const isSteady = memories.every(({ first, last }) => last / first < 1.1);
  return stuck.length === 0 && isSteady && checked > 0;
}
