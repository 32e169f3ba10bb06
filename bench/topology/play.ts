// Tables of two, and moves over all of them at a steady rate: when each was sent, acknowledged and seen by the opponent.
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Message } from '../../src/contract/realtime.ts';
import { drawn } from '../tables.ts';
import { connectThrough, type TopologyPlayer } from './player.ts';

export interface TopologyTable {
  readonly room: string;
  readonly players: readonly [TopologyPlayer, TopologyPlayer];
}

/** One move as the player saw it. */
export interface Sent {
  readonly room: string;
  readonly moveId: string;
  readonly move: number;
  readonly at: number;
  readonly ackMs: number;
  /** The turn it was acknowledged as; null: refused. */
  readonly turn: number | null;
  readonly refusal: string | null;
  /** How often the server could not take it just then, and it was sent again. */
  readonly putOff: number;
  /** Null: the opponent did not see it. */
  readonly deliveryMs: number | null;
  /** The player, or the opponent, was without a connection meanwhile. */
  readonly isOfAbsent: boolean;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export async function openTable(url: string, ca: string, tokens: readonly string[]): Promise<TopologyTable> {
  const [host, guest] = await Promise.all([
    connectThrough(url, ca, tokens[0] ?? ''),
    connectThrough(url, ca, tokens[1] ?? ''),
  ]);
  const made = await host.say('room:create', { moveId: randomUUID(), gameName: 'connect4' });
  if (!made.ok) throw new Error(`no table: ${made.error}`);
  const { room } = made;
  const sat = await guest.say('room:join', { moveId: randomUUID(), room });
  if (!sat.ok) throw new Error(`no seat: ${sat.error}`);
  for (const player of [host, guest]) {
    const ready = await player.say('room:ready', { moveId: randomUUID(), room, isReady: true });
    if (!ready.ok) throw new Error(`not ready: ${ready.error}`);
    await player.enter(room);
  }
  return { room, players: [host, guest] };
}

const atOnce = 16;

export async function openTables(
  url: string,
  ca: string,
  tokens: readonly string[],
): Promise<TopologyTable[]> {
  const tables: TopologyTable[] = [];
  let next = 0;
  const open = async () => {
    while (next + 1 < tokens.length) {
      const pair = tokens.slice(next, next + 2);
      next += 2;
      tables.push(await openTable(url, ca, pair));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, open));
  for (const { players } of tables)
    for (const player of players)
      if (!(await player.until((view) => view !== null))) throw new Error('a game did not begin');
  return tables;
}

/** What is no final answer: a move may be stored all the same, and is sent again with its id. */
export const temporary: readonly string[] = ['TemporarilyUnavailable', 'TooManyRequests'];
/** Longer than anything that is done to the deployment. */
const patienceMs = 180_000;

async function act(mover: TopologyPlayer, message: Message<'match:act'>) {
  let putOff = 0;
  const until = performance.now() + patienceMs;
  let answer = await mover.say('match:act', message);
  while (!answer.ok && temporary.includes(answer.error) && performance.now() < until) {
    putOff += 1;
    await pause((answer.retryAfterSeconds ?? 1) * 1_000);
    answer = await mover.say('match:act', message);
  }
  return { answer, putOff };
}

export async function moveOnce({ room, players }: TopologyTable): Promise<Sent | null> {
  const mover = players.find((player) => {
    const view = player.view();
    return view !== null && view.mySeat !== null && view.toAct.includes(view.mySeat);
  });
  const opponent = players.find((player) => player !== mover);
  const view = mover?.view();
  if (!mover || !opponent || !view || view.result) return null;
  const moveId = randomUUID();
  const move = Number(drawn[view.turn]);
  const at = performance.now();
  const breaks = () => mover.breaks.length + opponent.breaks.length;
  const breaksBefore = mover.isUp() && opponent.isUp() ? breaks() : null;
  let seenAt: number | null = null;
  const seen = opponent
    .until((theirs) => (theirs?.turn ?? 0) > view.turn, patienceMs)
    .then((isSeen) => {
      if (isSeen) seenAt = performance.now();
    });
  const { answer, putOff } = await act(mover, { moveId, room, expectedTurn: view.turn, move });
  const ackMs = performance.now() - at;
  if (!answer.ok) {
    const refusal = answer.error;
    await mover.enter(room);
    const isOfAbsent = breaks() !== breaksBefore;
    return { room, moveId, move, at, ackMs, turn: null, refusal, putOff, deliveryMs: null, isOfAbsent };
  }
  await Promise.all([seen, mover.until((mine) => (mine?.turn ?? 0) > view.turn)]);
  const deliveryMs = seenAt === null ? null : seenAt - at;
  const { turn } = answer;
  const isOfAbsent = breaks() !== breaksBefore;
  return { room, moveId, move, at, ackMs, turn, refusal: null, putOff, deliveryMs, isOfAbsent };
}

export interface Played {
  readonly sent: readonly Sent[];
  /** Moves that were due while every table was still busy with one. */
  readonly skipped: number;
}

/** `perSecond` moves over all tables; each table makes one after the other. */
export async function playSteadily(
  tables: readonly TopologyTable[],
  perSecond: number,
  seconds: number,
): Promise<Played> {
  const sent: Sent[] = [];
  const playing: Promise<void>[] = [];
  const idle = [...tables];
  let skipped = 0;
  const began = performance.now();
  const play = async (table: TopologyTable) => {
    const made = await moveOnce(table);
    if (made) sent.push(made);
    idle.push(table);
  };
  let due = began;
  while (performance.now() < began + seconds * 1_000) {
    while (due <= performance.now()) {
      due += 1_000 / perSecond;
      const table = idle.shift();
      if (table) playing.push(play(table));
      else skipped += 1;
    }
    await pause(1);
  }
  await Promise.all(playing);
  return { sent, skipped };
}
