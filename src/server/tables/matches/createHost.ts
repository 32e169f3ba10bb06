// Wires up what runs the rooms of this node, and lists in order what happens after each turn and each load of a room.
import type { Refusal } from '../../../contract/errors.ts';
import type { Library } from '../../../engine/library.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Log } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Journal } from '../../base/storage/journal.ts';
import type { Encryption } from '../../people/identity/encryption.ts';
import type { ProgressRecorder } from '../../progress/results/progress.ts';
import { createBotSubstitutes } from './bots/botSubstitutes.ts';
import type { BotPool } from './bots/pool.ts';
import { createPracticeRest } from './bots/practiceRest.ts';
import { createBotTurns } from './bots/turns.ts';
import type { Broadcaster } from './broadcaster.ts';
import { createConditionalAnswers } from './daily/conditional/answers.ts';
import { createConditionalDesk } from './daily/conditional/layOut.ts';
import { createDailyRows } from './daily/dailyRows.ts';
import { createDecideLate, type DecideLate } from './daily/decideLate.ts';
import { createDueTurns } from './daily/dueTurns.ts';
import { tellOfTurns } from './daily/telling.ts';
import { startMaintenance } from './nodes/maintenance.ts';
import { createNewcomers } from './nodes/newcomers.ts';
import type { NodeListener, NodeMessages } from './nodes/nodeMessages.ts';
import type { Nodes } from './nodes/nodes.ts';
import type { RoomPresence } from './nodes/presence.ts';
import type { Pace } from './pace.ts';
import { createRoomChanges } from './rooms/changeRoom.ts';
import { createJoinLeave, type JoinLeave } from './rooms/joinLeave.ts';
import { createVacate } from './rooms/leaveTeam.ts';
import { createLobby, type Lobby } from './rooms/lobby.ts';
import { type OpenRoom, stopTimers } from './rooms/openRoom.ts';
import { createPairedTables, type PairedTables } from './rooms/pairedTables.ts';
import { type AfterCatchingUp, type AfterOpening, createRooms, type Rooms } from './rooms/rooms.ts';
import { createGameStart } from './rooms/startGame.ts';
import { createTableList } from './tableList.ts';
import { createTables, type TablesOfTeam } from './tables.ts';
import { type Acts, createActs } from './turns/acts.ts';
import { createAwayNotices, type Notify } from './turns/awayNotices.ts';
import { type AfterTurn, createTurns } from './turns/commit.ts';
import { createExpiryTimers } from './turns/expiry.ts';
import { createPublisher, type MatchPublisher } from './turns/publish.ts';
import { createPublishMissed } from './turns/publishMissed.ts';
import { createRecovery } from './turns/recovery.ts';
import { createSettlement, type TournamentGameListener } from './turns/settlement.ts';
import { createSnapshots, type Snapshots } from './turns/snapshots.ts';
import { createStoredMatches, type Games } from './turns/storedMatches.ts';

/** What the socket server and the endpoints call. */
export interface MatchHost {
  readonly rooms: Pick<Rooms, 'open' | 'get' | 'all'>;
  readonly lobby: Lobby;
  readonly acts: Acts;
  readonly decideLate: DecideLate;
  readonly joinLeave: JoinLeave;
  readonly snapshots: Snapshots;
  readonly tables: TablesOfTeam;
  readonly pairedTables: PairedTables;
  onTournamentGame(listener: TournamentGameListener): void;
  /** `judge` runs before anything of a room is published, and removes spectators who may no longer watch. */
  judgeVisitors(judge: (open: OpenRoom) => void): void;
  stop(): Promise<void>;
}

export interface HostOptions {
  readonly database: Database;
  readonly journal: Journal;
  readonly clock: WallClock;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  readonly games: Games;
  readonly library: Library;
  readonly bots: BotPool;
  readonly progress: ProgressRecorder;
  readonly broadcaster: Broadcaster;
  readonly presence: RoomPresence;
  readonly pace: Pace;
  /** Seeds are stored encrypted; room ids are keyed hashes. */
  readonly encryption: Encryption;
  readonly messages: NodeMessages;
  readonly nodes: Nodes;
  /** Receives what other nodes announce about people. */
  readonly onPeopleMessage: NodeListener['people'];
  readonly notify: Notify;
  /** Why a game may not begin for a team now; null: it may. */
  readonly gate: (teamId: string, gameName: string) => Promise<Refusal | null>;
}

function judgedFirst(
  publisher: MatchPublisher,
  judges: readonly ((open: OpenRoom) => void)[],
): MatchPublisher {
  const judge = (open: OpenRoom) => {
    for (const each of judges) each(open);
  };
  return {
    ...publisher,
    room(open) {
      judge(open);
      publisher.room(open);
    },
    match(open, before) {
      judge(open);
      publisher.match(open, before);
    },
    turn(open, live, before) {
      judge(open);
      publisher.turn(open, live, before);
    },
  };
}

export async function createHost(options: HostOptions): Promise<MatchHost> {
  const { database, journal, clock, log, games, library, bots, progress, broadcaster, presence } = options;
  const { pace, encryption, messages, nodes, notify, onPeopleMessage } = options;
  const { absenceMs, recoveryMs, awayMs, countdownMs, botMs, thinkMs } = pace;
  const stopping = new AbortController();
  const closing = stopping.signal;
  const afterTurn: AfterTurn[] = [];
  const afterOpening: AfterOpening[] = [];
  const afterCatchingUp: AfterCatchingUp[] = [];

  const presenting = { clock, presence, absenceMs };
  const tableList = createTableList({ broadcaster, presenting });
  const judges: ((open: OpenRoom) => void)[] = [];
  const publisher = judgedFirst(createPublisher({ broadcaster, tableList, presenting }), judges);
  const storedMatches = createStoredMatches({
    database,
    journal,
    clock,
    encryption,
    games,
    library,
    outages: nodes,
  });
  const rooms = createRooms({ database, clock, games, storedMatches, afterOpening, afterCatchingUp });
  const dailyRows = createDailyRows({ database });
  const turns = createTurns({ rooms, journal, clock, announcer: messages, nodes, dailyRows, afterTurn });
  const changes = createRoomChanges({ rooms, database, clock, announcer: messages, publisher });
  const settlement = createSettlement({ changes, publisher, progress, storedMatches, database, log });
  const gameStart = createGameStart({
    rooms,
    changes,
    turns,
    publisher,
    database,
    encryption,
    library,
    clock,
    log,
    gate: options.gate,
  });
  const expiry = createExpiryTimers({ turns, clock, closing, log });
  const botTurns = createBotTurns({ turns, bots, library, clock, botMs, thinkMs, closing, log });
  const substitutes = createBotSubstitutes({ turns, presence, clock, absenceMs, closing, log });
  const practiceRest = createPracticeRest({ turns, presence, clock, absenceMs, closing, log });
  const recovery = createRecovery({
    rooms,
    changes,
    turns,
    gameStart,
    settlement,
    outages: nodes,
    presence,
    database,
    clock,
    recoveryMs,
    log,
  });
  const answers = createConditionalAnswers({
    rooms,
    turns,
    presence,
    notify,
    database,
    library,
    clock,
    closing,
    log,
  });
  const awayNotices = createAwayNotices({ rooms, presence, notify, clock, awayMs, closing, log });

  afterTurn.push(
    publisher.turn,
    (open) => expiry.arm(open),
    botTurns.wake,
    settlement.afterTurn,
    (open) => substitutes.arm(open),
    (open) => practiceRest.arm(open),
    (open) => awayNotices.watch(open),
    awayNotices.noticeEnd,
    answers.afterTurn,
  );
  afterOpening.push(
    (open) => recovery.restore(open),
    (open) => expiry.arm(open),
    (open) => open.live && botTurns.wake(open, open.live),
    (open) => substitutes.arm(open),
    (open) => practiceRest.arm(open),
    (open) => awayNotices.watch(open),
  );
  afterCatchingUp.push(createPublishMissed({ publisher, settlement, gameStart, afterOpening, log }));

  await nodes.start();
  const newcomers = createNewcomers({ rooms, broadcaster, tableList, database, clock });
  const maintenance = startMaintenance({
    nodes,
    rooms,
    changes,
    broadcaster,
    expiry,
    settlement,
    recovery,
    newcomers,
    database,
    clock,
    log,
  });
  messages.listen({
    room: (roomId, teamId) => maintenance.refresh(roomId, teamId),
    people: onPeopleMessage,
  });
  maintenance.recoverAll().catch((fault: unknown) => {
    log.warn({ fault: String(fault) }, 'tables in play could not all be opened yet');
  });

  const dueTurns = createDueTurns({
    rooms,
    turns,
    expiry,
    settlement,
    botTurns,
    announcer: messages,
    database,
    clock,
    log,
  });
  const telling = { database, clock, log, presence, notify };
  const vacate = createVacate({ rooms, changes, turns, settlement, publisher, botTurns, database, clock });
  const acts = createActs({ turns, expiry, library, clock, presence, absenceMs });
  const joinLeave = createJoinLeave({ publisher, presence, substitutes, practiceRest, recovery, clock });
  presence.onElsewhere((roomId, userId) => {
    const open = rooms.get(roomId);
    if (open) joinLeave.changedElsewhere(open, userId);
  });
  return {
    rooms,
    lobby: createLobby({
      rooms,
      changes,
      announcer: messages,
      gameStart,
      settlement,
      games,
      database,
      encryption,
      clock,
      countdownMs,
    }),
    acts,
    decideLate: createDecideLate({ rooms, turns, announcer: messages, database, clock }),
    joinLeave,
    snapshots: createSnapshots({ rooms, peers: nodes, presenting }),
    pairedTables: createPairedTables({
      rooms,
      changes,
      gameStart,
      settlement,
      announcer: messages,
      database,
      clock,
      log,
    }),
    onTournamentGame: settlement.onTournamentGame,
    judgeVisitors: (judge) => void judges.push(judge),
    tables: createTables({
      rooms,
      acts,
      storedMatches,
      journal,
      vacate,
      dueTurns,
      tellOfTurns: () => tellOfTurns(telling),
      conditionalMoves: createConditionalDesk({ rooms, answers, database, library, clock }),
      settleAnswers: answers.settleLeftBehind,
      database,
      games,
      presenting,
    }),
    async stop() {
      stopping.abort();
      tableList.stop();
      for (const open of rooms.all()) stopTimers(open);
      await maintenance.stop();
      await messages.close();
      await bots.close();
    },
  };
}
