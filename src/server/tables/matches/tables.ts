// Tables of a team as lists show them, and finished games for replays.
import type { Refusal } from '../../../contract/errors.ts';
import { isRefusal, refuse } from '../../../contract/errors.ts';
import type { YourTurns } from '../../../contract/play/daily.ts';
import {
  areaFrom,
  type GameArea,
  type GameLog,
  type OwnView,
  type Replay,
} from '../../../contract/play/game.ts';
import type { Table } from '../../../contract/play/tables.ts';
import type { Shapes } from '../../../engine/game.ts';
import type { Turn } from '../../../engine/log.ts';
import type { TeamWordRules } from '../../../engine/teamWords.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Journal } from '../../base/storage/journal.ts';
import { sharedReading } from '../../base/storage/sharedReading.ts';
import type { TurnByChoice } from '../../messaging/chat/offeredTurn.ts';
import type { Actor, MyTeam } from '../../people/members.ts';
import type { PicturedTurn } from '../../web/pictures/boardAddress.ts';
import type { ConditionalDesk } from './daily/conditional/layOut.ts';
import type { DueTurns } from './daily/dueTurns.ts';
import { createTurnByChoice } from './daily/turnByChoice.ts';
import { readYourTurns } from './daily/yourTurns.ts';
import { mayAnalyse, publicLog } from './own/openLog.ts';
import { seenMatch } from './own/seenMatch.ts';
import { createSights, type PresentTurn, readPresentTurn, type Sight } from './pictures/sight.ts';
import type { Vacate } from './rooms/leaveTeam.ts';
import { isAtRest, isListedFor, positionOf, type RoomDoc } from './rooms/room.ts';
import { readListedRooms } from './rooms/roomLists.ts';
import type { Rooms } from './rooms/rooms.ts';
import { readRoom } from './store.ts';
import type { Acts } from './turns/acts.ts';
import { type LiveMatch, seatAt } from './turns/liveMatch.ts';
import { type PresentationDeps, positionView, tableFor } from './turns/presentation.ts';
import { type Games, loadGame, matchId, type StoredMatches } from './turns/storedMatches.ts';

/** The interface of the tables to other features. */
export interface Tables {
  areaOf(team: MyTeam, userId: string): Promise<GameArea>;
  /** Reads a finished game in a room of this team; a refusal for all others. */
  replayOf(teamId: string, roomId: string, game: number): Promise<Replay | Refusal>;
  /** The turns of an open game so far, for somebody who may try moves on their own; a refusal for all others. */
  logOf(actor: Actor, roomId: string, game: number): Promise<GameLog | Refusal>;
  /** What this person sees of the running game they have a seat in; a refusal for everybody else. */
  ownViewOf(roomId: string, userId: string): Promise<OwnView | Refusal>;
  /** What spectators see of a match after this turn; null if it has not come so far. */
  sightOf(pictured: PicturedTurn): Promise<Sight | null>;
  /** The last turn of the present match of a table; null before its first. */
  presentTurn(roomId: string): Promise<PresentTurn | null>;
  /** This person leaves every table of the team, or where it is null of all teams; running games go on without them, or end. */
  readonly vacate: Vacate;
  /** Turns played out of messages. */
  readonly turnByChoice: TurnByChoice;
  /** This person's games with a move a day. */
  yourTurns(userId: string): Promise<YourTurns>;
  /** What time does at tables with a move a day. */
  readonly dueTurns: DueTurns;
  /** Tells people whose turn has begun at such a table. */
  tellOfTurns(): Promise<void>;
  /** What a game says about words of a team's own; null: it is played with none. */
  teamWordRules(gameName: string): Promise<TeamWordRules<unknown> | null>;
  /** Answers that people have laid out at such a table. */
  readonly conditionalMoves: ConditionalDesk;
  /** Plays those that a node which stopped has left. */
  settleAnswers(): Promise<void>;
}

export interface TablesOfTeam extends Tables {
  /** As this person's list shows them. */
  tablesOf(teamId: string, userId: string): Promise<Table[]>;
}

interface Deps {
  readonly rooms: Pick<Rooms, 'open' | 'get' | 'catchUp'>;
  readonly acts: Pick<Acts, 'move'>;
  readonly storedMatches: Pick<StoredMatches, 'read' | 'open' | 'catchUp'>;
  readonly journal: Pick<Journal, 'read'>;
  readonly vacate: Vacate;
  readonly dueTurns: DueTurns;
  tellOfTurns(): Promise<void>;
  readonly conditionalMoves: ConditionalDesk;
  settleAnswers(): Promise<void>;
  readonly database: Database;
  readonly games: Games;
  readonly presenting: PresentationDeps;
}

/** A completed table stays in one's own list this long: long enough for another game. */
const completedStaysMs = 600_000;

export function createTables(deps: Deps): TablesOfTeam {
  const {
    rooms,
    storedMatches,
    journal,
    vacate,
    dueTurns,
    tellOfTurns,
    conditionalMoves,
    settleAnswers,
    database,
    games,
    presenting,
  } = deps;

  const readListed = sharedReading(
    (teamId: string) => readListedRooms(database, teamId, presenting.clock.now() - completedStaysMs),
    (teamId) => teamId,
  );

  async function tablesOf(teamId: string, userId: string): Promise<Table[]> {
    const listed = await readListed(teamId);
    const open = await Promise.all(listed.map((id) => rooms.open(id)));
    return open.flatMap((room) =>
      room && isListedFor(room.stored, userId) ? [tableFor(room, userId, presenting)] : [],
    );
  }

  async function areaOf(team: MyTeam, userId: string): Promise<GameArea> {
    const tables = await tablesOf(team.teamId, userId);
    return areaFrom(
      tables,
      Object.keys(games).map((gameName) => ({
        gameName,
        isAllowed: !team.limitedGames.includes(gameName),
      })),
    );
  }

  /** A table with a move a day is read for it, and not kept in memory. */
  async function tableToSee(
    roomId: string,
  ): Promise<{ readonly live: LiveMatch; readonly doc: RoomDoc } | null> {
    const stored = rooms.get(roomId) ? null : await readRoom(database, roomId);
    if (stored && isAtRest(stored)) {
      const live = await storedMatches.open(matchId(roomId, stored.doc.game));
      if (live) await storedMatches.catchUp(live);
      return live && { live, doc: stored.doc };
    }
    const open = await rooms.open(roomId);
    await open?.restored;
    return open?.live ? { live: open.live, doc: open.stored.doc } : null;
  }

  /** Looking at the picture of a game is not being at its table: nobody's presence changes. */
  async function ownViewOf(roomId: string, userId: string): Promise<OwnView | Refusal> {
    const table = await tableToSee(roomId);
    if (!table || table.live.match.turn < 0) return refuse('NotFound');
    const { live, doc } = table;
    const seat = seatAt(live, positionOf(doc, userId));
    if (seat === null) return refuse('NotFound');
    const { view, positions, toAct } = positionView(live, live.match, seat);
    return { seat, view, positions: [...positions], toAct: [...toAct] };
  }

  /** Everything of a game that is over, or whose table was closed: log, seed, all hands. Nothing of a running one. */
  async function replayOf(teamId: string, roomId: string, game: number): Promise<Replay | Refusal> {
    const room = await readRoom(database, roomId);
    if (!room || (room.teamId !== teamId && !room.doc.byLink)) return refuse('NotFound');
    const match = await storedMatches.read(matchId(roomId, game));
    if (!match) return refuse('NotFound');
    const rows = await journal.read(match.facts.id, 0);
    const result = rows.at(-1)?.result ?? null;
    if (!result && (match.endedAt === null || rows.length === 0))
      return refuse('NotAllowed', { reason: 'stillRunning' });
    const log: Turn<Shapes>[] = rows.map((row) => row.entries);
    return {
      room: {
        id: room.id,
        name: room.doc.name,
        gameName: room.doc.gameName,
        hostUserId: room.doc.hostUserId,
      },
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
      turnDays: match.facts.setup.turnDays,
      log,
      seed: match.facts.seed,
      commitment: match.facts.commitment,
      result,
      startedAt: new Date(match.startedAt).toISOString(),
      endedAt: new Date(match.endedAt ?? rows.at(-1)?.at ?? match.startedAt).toISOString(),
    };
  }

  async function logOf(actor: Actor, roomId: string, game: number): Promise<GameLog | Refusal> {
    const seen = await seenMatch(database, actor, { roomId, game });
    if (isRefusal(seen)) return seen;
    const match = await storedMatches.read(seen.id);
    if (!match) return refuse('NotFound');
    const rows = await journal.read(seen.id, 0);
    const { setup, game: rules } = match.facts;
    const isOver = seen.isOver || rows.at(-1)?.result != null;
    const reason = mayAnalyse(seen, { isOver, isDaily: setup.turnDays !== undefined });
    if (reason !== null) return refuse('NotAllowed', { reason });
    return {
      rules: setup.rules,
      seats: setup.seats,
      version: rules.version,
      timer: setup.timer,
      turnDays: setup.turnDays,
      log: publicLog(
        rows.map(({ entries }) => entries),
        setup.seats,
      ),
    };
  }

  return {
    tablesOf,
    areaOf,
    logOf,
    ownViewOf,
    replayOf,
    sightOf: createSights(deps),
    presentTurn: (roomId) => readPresentTurn(database, roomId),
    turnByChoice: createTurnByChoice({ rooms, acts: deps.acts, see: tableToSee }),
    yourTurns: (userId) => readYourTurns({ database, clock: presenting.clock }, userId),
    vacate,
    dueTurns,
    tellOfTurns,
    async teamWordRules(gameName) {
      if (!Object.hasOwn(games, gameName)) return null;
      return (await loadGame(games, gameName)).teamWords ?? null;
    },
    conditionalMoves,
    settleAnswers,
  };
}
