// Requests about rooms outside of play: create, join, leave, get ready, settings, close, rematch.
import { isRefusal, type Refusal, refuse } from '../../../../contract/errors.ts';
import type { Message } from '../../../../contract/realtime.ts';
import type { AnyGame } from '../../../../engine/game.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { Database } from '../../../base/storage/database.ts';
import { roomStatus } from '../../../base/storage/schema/matches.ts';
import type { Encryption } from '../../../people/identity/encryption.ts';
import type { Announcer } from '../nodes/nodeMessages.ts';
import { endUnfinished, writeNewRoom } from '../store.ts';
import type { Settlement } from '../turns/settlement.ts';
import { type Games, loadGame, matchId } from '../turns/storedMatches.ts';
import type { JudgedRoom, RoomChanges } from './changeRoom.ts';
import { guestOf, keptPace, newRoomDoc, newRuleSet, readRuleSet, type TablePerson } from './newRoom.ts';
import type { OpenRoom } from './openRoom.ts';
import {
  allWantRematch,
  changeSettings,
  closedBecause,
  countedDown,
  hold,
  isPractice,
  isReadyToStart,
  join,
  kick,
  leave,
  place,
  positionOf,
  type RoomDoc,
  seatedPositions,
  setReady,
  wantRematch,
} from './room.ts';
import { countOpenRooms, readLobbies, readSeatTaken } from './roomLists.ts';
import type { Rooms } from './rooms.ts';
import { type GameStart, rulesOf } from './startGame.ts';
import { teamWordsRefusal } from './teamWords.ts';

const mostOpenRooms = 20;

type ChangedRoom = Promise<RoomDoc | Refusal>;

export interface Lobby {
  create(actor: TablePerson, asked: Message<'room:create'>): Promise<{ room: string } | Refusal>;
  /** Joins a fitting open table of the team, or creates one. The same request again leads to the same table. */
  quickPlay(
    actor: TablePerson,
    asked: Message<'room:quickPlay'>,
  ): Promise<{ room: string; position: number } | Refusal>;
  sitDown(
    open: OpenRoom,
    actor: TablePerson,
    position: number | undefined,
    moveId?: string,
  ): Promise<{ position: number } | Refusal>;
  /** Frees the seat in a lobby and after a game; during one it stays for the room's time-out. */
  standUp(open: OpenRoom, userId: string): ChangedRoom;
  ready(open: OpenRoom, userId: string, isReady: boolean): ChangedRoom;
  holdCountdown(open: OpenRoom, userId: string): ChangedRoom;
  /** The host starts without waiting for more people: everybody who is seated plays. */
  startNow(open: OpenRoom, userId: string): ChangedRoom;
  settings(
    open: OpenRoom,
    userId: string,
    asked: Omit<Message<'room:settings'>, 'moveId' | 'room'>,
  ): ChangedRoom;
  /** The host seats a person or bot at a position, or frees it. */
  place(open: OpenRoom, userId: string, asked: Omit<Message<'room:place'>, 'moveId' | 'room'>): ChangedRoom;
  kick(open: OpenRoom, userId: string, whom: string): ChangedRoom;
  /** The host closes a table at which no game runs; an admin of the team any, and its game ends without a result. */
  close(open: OpenRoom, actor: TablePerson): ChangedRoom;
  /** Another game in the same room, as soon as everyone seated wants it and the game still has enough players. */
  rematch(open: OpenRoom, userId: string, wants: boolean): ChangedRoom;
}

interface Deps {
  readonly rooms: Pick<Rooms, 'open' | 'catchUp'>;
  readonly changes: RoomChanges;
  readonly announcer: Pick<Announcer, 'room'>;
  readonly gameStart: Pick<GameStart, 'start' | 'armCountdown'>;
  readonly settlement: Pick<Settlement, 'settle'>;
  readonly games: Games;
  readonly database: Database;
  readonly encryption: Pick<Encryption, 'keyedHash'>;
  readonly clock: WallClock;
  readonly countdownMs: number;
}

export function createLobby(deps: Deps): Lobby {
  const {
    rooms,
    changes,
    announcer,
    gameStart,
    settlement,
    games,
    database,
    encryption,
    clock,
    countdownMs,
  } = deps;

  /** The same request sent twice makes one room. */
  const idFor = (userId: string, moveId: string): string =>
    encryption.keyedHash(`${userId}|${moveId}`).slice(0, 22);

  /** Everybody who has a place may come to sit there. */
  const wordsRefusal = (game: AnyGame, teamId: string, ruleSet: RoomDoc['ruleSet'], seats: number) =>
    teamWordsRefusal(database, { game, teamId, rules: rulesOf(game, ruleSet), seats });

  async function create(
    actor: TablePerson,
    asked: Message<'room:create'>,
  ): Promise<{ room: string } | Refusal> {
    if (!Object.hasOwn(games, asked.gameName)) return refuse('NotFound');
    const id = idFor(actor.userId, asked.moveId);
    if (await rooms.open(id)) return { room: id };
    const game = await loadGame(games, asked.gameName);
    const ruleSet = readRuleSet(game, asked.ruleSet);
    if (!ruleSet) return refuse('InvalidInput', { fields: [{ path: 'ruleSet', code: 'unknown' }] });
    const doc = newRoomDoc(game, actor, asked, newRuleSet(game, actor, ruleSet));
    if (isRefusal(doc)) return doc;
    const unplayable = await wordsRefusal(game, actor.teamId, doc.ruleSet, doc.maxPlayers);
    if (unplayable) return unplayable;
    const own = await countOpenRooms(database, actor.teamId, actor.userId);
    if (own >= mostOpenRooms) return refuse('Conflict', { reason: 'tooManyTables' });
    const { teamId } = actor;
    const updatedAt = clock.now();
    await writeNewRoom(database, { id, teamId, status: roomStatus.lobby, version: 1, doc, updatedAt });
    announcer.room(id, teamId);
    const open = await rooms.open(id);
    if (open) await changes.changeAndPublish(open, (now) => ({ doc: now }));
    if (open && isPractice(open.stored))
      await open.queue(() =>
        gameStart.start(
          open,
          (now) => ({ doc: now }),
          (now) => isReadyToStart(now, open.game),
        ),
      );
    return { room: id };
  }

  /** People see the end of a game before it is settled, here or on another node: what they do after it waits for that. */
  const isUnsettled = ({ stored, live }: OpenRoom): boolean =>
    stored.status === roomStatus.playing && live !== null && live.match.result !== null;

  const afterGame = (open: OpenRoom, act: () => ChangedRoom): ChangedRoom =>
    open.queue(async () => {
      if (open.isStale || isUnsettled(open)) await rooms.catchUp(open);
      if (open.live && isUnsettled(open)) await settlement.settle(open, open.live);
      return act();
    });

  const sitDown: Lobby['sitDown'] = async (open, actor, position, moveId) => {
    const changed = await afterGame(open, () =>
      changes.changeAndPublish(open, (doc, { status }) => {
        if (positionOf(doc, actor.userId) >= 0) return { doc };
        if (status === roomStatus.playing) return refuse('Closed', { reason: 'gameRunning' });
        return join(doc, guestOf(actor), position, moveId);
      }),
    );
    return isRefusal(changed) ? changed : { position: positionOf(changed, actor.userId) };
  };

  const inLobby = (open: OpenRoom, change: JudgedRoom): ChangedRoom =>
    open.queue(async () => {
      const changed = await changes.changeAndPublish(open, (doc, room) =>
        room.status === roomStatus.lobby ? change(doc, room) : refuse('Closed'),
      );
      gameStart.armCountdown(open);
      return changed;
    });

  const asHost = (open: OpenRoom, userId: string, change: JudgedRoom): ChangedRoom =>
    inLobby(open, (doc, room) =>
      doc.hostUserId === userId ? change(doc, room) : refuse('NotAllowed', { reason: 'hostOnly' }),
    );

  const isForNow = (doc: RoomDoc): boolean => !doc.testMode && doc.ruleSet.turnDays === undefined;

  /** Nobody has to prepare for bots. */
  const countdownEnd = ({ stored }: OpenRoom): number => clock.now() + (isPractice(stored) ? 0 : countdownMs);

  return {
    create,
    async quickPlay(actor, asked) {
      const { userId, teamId } = actor;
      const made = await rooms.open(idFor(userId, asked.moveId));
      if (made) return { room: made.id, position: 0 };
      const taken = await readSeatTaken(database, teamId, userId, asked.moveId);
      if (taken) return taken;
      for (const { id, doc } of await readLobbies(database, teamId, asked.gameName)) {
        if (!isForNow(doc) || !doc.places.includes(null)) continue;
        const open = await rooms.open(id);
        const joined = open && (await sitDown(open, actor, undefined, asked.moveId));
        if (joined && !isRefusal(joined)) return { room: id, position: joined.position };
      }
      const created = await create(actor, asked);
      return isRefusal(created) ? created : { room: created.room, position: 0 };
    },
    sitDown,
    standUp: (open, userId) =>
      afterGame(open, async () => {
        const changed = await changes.changeAndPublish(open, (doc, { status }) => {
          const isSeated = positionOf(doc, userId) >= 0;
          if (status === roomStatus.playing || doc.tournament || !isSeated) return { doc };
          const left = leave(doc, userId);
          return status === roomStatus.lobby ? countedDown(left, open.game, countdownEnd(open)) : left;
        });
        gameStart.armCountdown(open);
        return changed;
      }),
    ready: (open, userId, isReady) =>
      inLobby(open, (doc) => setReady(doc, userId, isReady, open.game, countdownEnd(open))),
    holdCountdown: (open, userId) => inLobby(open, (doc) => hold(doc, userId)),
    startNow: (open, userId) =>
      asHost(open, userId, (doc) => setReady(doc, userId, true, open.game, countdownEnd(open))),
    async settings(open, userId, asked) {
      const ruleSet = asked.ruleSet && readRuleSet(open.game, asked.ruleSet);
      if (ruleSet === null) return refuse('InvalidInput', { fields: [{ path: 'ruleSet', code: 'unknown' }] });
      const unplayable =
        ruleSet && (await wordsRefusal(open.game, open.teamId, ruleSet, open.stored.doc.maxPlayers));
      if (unplayable) return unplayable;
      const { maxPlayers } = asked;
      if (maxPlayers !== undefined && !open.game.seats.includes(maxPlayers))
        return refuse('InvalidInput', { fields: [{ path: 'maxPlayers', code: 'range' }] });
      return asHost(open, userId, (doc) =>
        changeSettings(doc, { ...asked, ruleSet: ruleSet && keptPace(doc, asked.ruleSet, ruleSet) }),
      );
    },
    place: (open, userId, asked) => asHost(open, userId, (doc) => place(doc, asked.position, asked)),
    kick: (open, userId, whom) =>
      asHost(open, userId, (doc) => countedDown(kick(doc, whom), open.game, countdownEnd(open))),
    close: (open, actor) =>
      afterGame(open, async () => {
        let wasRunning = false;
        const closed = await changes.change(open, (doc, { status }) => {
          wasRunning = status === roomStatus.playing;
          if (doc.tournament) return refuse('NotAllowed', { reason: 'tournament' });
          const isAdmin = actor.isAdmin && actor.teamId === open.teamId;
          if (doc.hostUserId !== actor.userId && !isAdmin)
            return refuse('NotAllowed', { reason: 'hostOnly' });
          if (wasRunning && !isAdmin) return refuse('Closed', { reason: 'gameRunning' });
          return closedBecause(doc, wasRunning ? 'closedByAdmin' : 'closedByHost');
        });
        if (isRefusal(closed)) return closed;
        changes.publishClosed(open);
        if (wasRunning) await endUnfinished(database, matchId(open.id, closed.game), clock.now());
        return closed;
      }),
    rematch: (open, userId, wants) =>
      afterGame(open, () =>
        gameStart.start(
          open,
          (doc, { status }) =>
            status === roomStatus.completed ? wantRematch(doc, userId, wants) : refuse('Closed'),
          (doc) => allWantRematch(doc) && open.game.seats.includes(seatedPositions(doc).length),
        ),
      ),
  };
}
