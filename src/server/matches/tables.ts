// The tables of a team as lists show them, and finished games as replays need them.
import type { Refusal } from '../../contract/errors.ts';
import { refuse } from '../../contract/errors.ts';
import { areaFrom, type GameArea, type Replay } from '../../contract/game.ts';
import type { Table } from '../../contract/tables.ts';
import type { Shapes } from '../../engine/game.ts';
import type { Turn } from '../../engine/log.ts';
import type { MyTeam } from '../people/members.ts';
import { type Host, matchId, openRoom, storedMatch } from './host.ts';
import { vacate } from './leaveTeam.ts';
import { tableFor } from './presentation.ts';
import { presenting } from './publish.ts';
import { readRoom, readRooms } from './store.ts';

/** What other features ask of the tables. */
export interface Tables {
  areaOf(team: MyTeam, userId: string): Promise<GameArea>;
  /** Of a room of this team and a game that is finished; else a refusal. */
  replayOf(teamId: string, roomId: string, game: number): Promise<Replay | Refusal>;
  /** This person leaves every table of the team; running games go on without them, or end. */
  vacate(teamId: string, userId: string): Promise<void>;
}

export const createTables = (host: Host): Tables => ({
  areaOf: (team, userId) => areaOf(host, team, userId),
  replayOf: (teamId, roomId, game) => replayOf(host, teamId, roomId, game),
  vacate: (teamId, userId) => vacate(host, teamId, userId),
});

/** A completed table stays in one's own list this long: long enough for another game. */
const completedStaysMs = 600_000;

export async function tablesOf(host: Host, teamId: string, userId: string): Promise<Table[]> {
  const rooms = await readRooms(host.database, teamId, host.clock.now() - completedStaysMs);
  const open = await Promise.all(rooms.map((room) => openRoom(host, room.id)));
  return open.flatMap((room) =>
    room && !room.stored.doc.testMode ? [tableFor(room, userId, presenting(host))] : [],
  );
}

export async function areaOf(
  host: Host,
  team: { readonly teamId: string; readonly limitedGames: readonly string[] },
  userId: string,
): Promise<GameArea> {
  const tables = await tablesOf(host, team.teamId, userId);
  return areaFrom(
    tables,
    Object.keys(host.games).map((gameName) => ({
      gameName,
      isAllowed: !team.limitedGames.includes(gameName),
    })),
  );
}

/** Everything of a finished game: log, seed, all hands. Nothing of a running one. */
export async function replayOf(
  host: Host,
  teamId: string,
  roomId: string,
  game: number,
): Promise<Replay | Refusal> {
  const room = await readRoom(host.database, roomId);
  if (room?.teamId !== teamId) return refuse('NotFound');
  const match = await storedMatch(host, matchId(roomId, game));
  if (!match) return refuse('NotFound');
  const rows = await host.journal.read(match.facts.id, 0);
  const result = rows.at(-1)?.result ?? null;
  if (!result) return refuse('NotAllowed', { reason: 'stillRunning' });
  const log: Turn<Shapes>[] = rows.map((row) => row.entries);
  return {
    room: { id: room.id, name: room.doc.name, gameName: room.doc.gameName, hostUserId: room.doc.hostUserId },
    game,
    seats: match.players.map((player) => ({
      userId: player.userId,
      name: player.name,
      avatar: player.avatar,
      isBot: player.userId === null,
      strength: player.strength,
    })),
    rules: match.facts.setup.rules,
    version: match.facts.game.version,
    timer: match.facts.setup.timer,
    log,
    seed: match.facts.seed,
    commitment: match.facts.commitment,
    result,
    startedAt: new Date(match.startedAt).toISOString(),
    endedAt: new Date(match.endedAt ?? rows.at(-1)?.at ?? match.startedAt).toISOString(),
  };
}
