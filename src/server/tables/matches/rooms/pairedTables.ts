// Tables at which a tournament seats two people or four: made in its transaction, shown after the commit, closed when it decides.
import { isRefusal } from '../../../../contract/errors.ts';
import type { RuleSet } from '../../../../contract/play/tables.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { Log } from '../../../base/shared/log.ts';
import type { Database } from '../../../base/storage/database.ts';
import { roomStatus } from '../../../base/storage/schema/matches.ts';
import type { Announcer } from '../nodes/nodeMessages.ts';
import { endUnfinished, writeNewRooms } from '../store.ts';
import type { Settlement } from '../turns/settlement.ts';
import { matchId } from '../turns/storedMatches.ts';
import type { RoomChanges } from './changeRoom.ts';
import type { OpenRoom } from './openRoom.ts';
import {
  closedBecause,
  type Guest,
  isReadyToStart,
  type StoredRoom,
  seat,
  sitBotsAt,
  substitute,
} from './room.ts';
import type { Rooms } from './rooms.ts';
import type { GameStart } from './startGame.ts';

export interface PairedTable {
  readonly id: string;
  readonly teamId: string;
  readonly tournament: string;
  /** Being there is being ready. */
  readonly isArena: boolean;
  readonly name: string;
  readonly gameName: string;
  readonly ruleSet: RuleSet;
  /** The first of them opens the game. Null: a bot plays. */
  readonly places: readonly (Guest | null)[];
}

export interface PairedTables {
  write(transaction: Database, tables: readonly PairedTable[]): Promise<void>;
  /** After the commit: in the team's list, and announced to other nodes. What is not shown here is found later. */
  show(tables: readonly PairedTable[]): Promise<void>;
  /**
   * Before its game bots sit down at these positions instead of people who do not come, and a game that waited for nobody
   * else begins. In a game a bot plays on for whoever has left the table, as at every table.
   */
  seatBots(id: string, positions: readonly number[]): Promise<void>;
  /** Its game, if one runs, ends without a result; one that is over keeps its own. */
  close(id: string): Promise<void>;
}

interface Deps {
  readonly rooms: Pick<Rooms, 'open' | 'catchUp'>;
  readonly changes: RoomChanges;
  readonly gameStart: Pick<GameStart, 'start'>;
  readonly settlement: Pick<Settlement, 'settle'>;
  readonly announcer: Pick<Announcer, 'room'>;
  readonly database: Database;
  readonly clock: WallClock;
  readonly log: Pick<Log, 'warn'>;
}

const timeoutSeconds = 660;
/** Read in one statement; the first round of a large tournament has hundreds, and moves go on between them. */
const mostShownTogether = 20;

/** Nobody is its host: what a tournament has decided is not changed at the table. */
const roomOf = (table: PairedTable, now: number): StoredRoom => ({
  id: table.id,
  teamId: table.teamId,
  status: roomStatus.lobby,
  version: 1,
  updatedAt: now,
  doc: {
    name: table.name,
    gameName: table.gameName,
    hostUserId: '',
    ruleSet: table.ruleSet,
    maxPlayers: table.places.length,
    watch: 'team',
    roomTimeout: timeoutSeconds,
    testMode: false,
    tournament: table.tournament,
    isArena: table.isArena,
    places: table.places.map((guest) => (guest ? seat(guest) : substitute)),
    kicked: [],
    gamesPlayed: 0,
    game: 0,
    score: table.places.map(() => 0),
    lastLoser: null,
    startsAt: null,
    startedAt: -1,
    rematch: [],
  },
});

export function createPairedTables(deps: Deps): PairedTables {
  const { rooms, changes, gameStart, settlement, announcer, database, clock, log } = deps;

  async function showOne({ id, teamId }: PairedTable): Promise<void> {
    announcer.room(id, teamId);
    const open = await rooms.open(id);
    if (open) await open.queue(() => changes.changeAndPublish(open, (doc) => ({ doc })));
  }

  const tryToShow = (table: PairedTable): Promise<void> =>
    showOne(table).catch((fault: unknown) =>
      log.warn({ room: table.id, fault: String(fault) }, 'a table of a tournament is not shown yet'),
    );

  /** False: its game is over and could not be recorded now; the table stays open until it is. */
  async function isRecorded(open: OpenRoom): Promise<boolean> {
    const { live, stored } = open;
    if (!live?.match.result || stored.status !== roomStatus.playing) return true;
    try {
      await settlement.settle(open, live);
      return true;
    } catch (fault) {
      log.warn({ room: open.id, fault: String(fault) }, 'a table of a tournament is closed later');
      return false;
    }
  }

  return {
    write: (transaction, tables) =>
      writeNewRooms(
        transaction,
        tables.map((table) => roomOf(table, clock.now())),
      ),
    async show(tables) {
      for (let from = 0; from < tables.length; from += mostShownTogether)
        await Promise.all(tables.slice(from, from + mostShownTogether).map(tryToShow));
    },
    async seatBots(id, positions) {
      const open = await rooms.open(id);
      if (!open) return;
      await open.queue(async () => {
        await rooms.catchUp(open);
        if (open.stored.status !== roomStatus.lobby) return;
        await gameStart.start(
          open,
          (doc, { status }) => ({ doc: status === roomStatus.lobby ? sitBotsAt(doc, positions) : doc }),
          (doc) => isReadyToStart(doc, open.game),
        );
      });
    },
    async close(id) {
      const open = await rooms.open(id);
      if (!open) return;
      await open.queue(async () => {
        await rooms.catchUp(open);
        if (!(await isRecorded(open))) return;
        let wasRunning = false;
        const closed = await changes.change(open, (doc, { status }) => {
          wasRunning = status === roomStatus.playing;
          return status === roomStatus.completed ? { doc } : closedBecause(doc, 'tournament');
        });
        if (isRefusal(closed) || open.stored.status !== roomStatus.closed) return;
        changes.publishClosed(open);
        if (wasRunning) await endUnfinished(database, matchId(id, closed.game), clock.now());
      });
    },
  };
}
