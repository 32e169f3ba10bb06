// Tables full of people for measurements: two sockets a table, one game of Connect Four after another.
import { randomUUID } from 'node:crypto';
import type { MatchView } from '../src/contract/play/tables.ts';
import { connect, type Player } from '../tests/support/people/player.ts';
import { colleague, foundTeam, type Member } from '../tests/support/people/team.ts';

export interface BenchTable {
  readonly room: string;
  readonly players: readonly [Player, Player];
}

/** A host may keep this many tables open. */
const tablesAPair = 20;

async function pairOf(url: string, number: number): Promise<[Member, Member]> {
  const founder = await foundTeam(url, `Ada ${'x'.repeat(number + 1)}`, `Team ${number}`);
  return [founder, await colleague(url, founder, `Bo ${'y'.repeat(number + 1)}`)];
}

export async function pairs(url: string, tables: number): Promise<[Member, Member][]> {
  const made: [Member, Member][] = [];
  for (let number = 0; number < Math.ceil(tables / tablesAPair); number++)
    made.push(await pairOf(url, number));
  return made;
}

async function openTable(url: string, [ada, bo]: readonly [Member, Member]): Promise<BenchTable> {
  const [host, guest] = await Promise.all([connect(url, ada), connect(url, bo)]);
  const made = await host.say('room:create', { gameName: 'connect4' });
  if (!made.ok) throw new Error(`no table: ${made.error}`);
  const { room } = made;
  await guest.say('room:join', { room });
  await host.say('room:ready', { room, isReady: true });
  await guest.say('room:ready', { room, isReady: true });
  return { room, players: [host, guest] };
}

export async function openTables(
  url: string,
  people: readonly [Member, Member][],
  count: number,
): Promise<BenchTable[]> {
  const tables: BenchTable[] = [];
  for (let number = 0; number < count; number++) {
    const pair = people[Math.floor(number / tablesAPair)];
    if (pair) tables.push(await openTable(url, pair));
  }
  for (const { room, players } of tables)
    for (const player of players) await player.until('the game', () => player.view()?.room === room);
  return tables;
}

/** A whole game of 42 discs that nobody wins. */
export const drawn = '261155412653734642117437357741354366567222';

/** The seat to move and its next disc; null while no seat is to move. */
export function nextMove({
  players,
}: BenchTable): { readonly mover: Player; readonly match: MatchView; readonly move: number } | null {
  const mover = players.find((player) => {
    const match = player.view();
    return match && !match.result && match.mySeat !== null && match.toAct.includes(match.mySeat);
  });
  const match = mover?.view();
  return mover && match ? { mover, match, move: Number(drawn[match.turn]) } : null;
}

export const playOnce = (table: BenchTable, next: NonNullable<ReturnType<typeof nextMove>>) =>
  next.mover.say('match:act', {
    room: table.room,
    moveId: randomUUID(),
    expectedTurn: next.match.turn,
    move: next.move,
  });

export async function again({ room, players }: BenchTable): Promise<void> {
  const [ada, bo] = players;
  const game = ada.view()?.game ?? 0;
  await ada.until('the settlement', () => ada.room()?.gameStatus === 4);
  await Promise.all(players.map((player) => player.say('match:offer', { room, kind: 'rematch' })));
  for (const player of [ada, bo]) await player.until('another game', () => (player.view()?.game ?? 0) > game);
}
