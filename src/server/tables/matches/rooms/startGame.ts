// Starts games in their rooms: countdown, seats, seed and its commitment, the first turn.
import { randomBytes, randomInt } from 'node:crypto';
import { isRefusal, type Refusal } from '../../../../contract/errors.ts';
import type { AnyGame, Shapes } from '../../../../engine/game.ts';
import type { Library } from '../../../../engine/library.ts';
import type { Setup } from '../../../../engine/match.ts';
import { commitmentTo } from '../../../../engine/random.ts';
import type { WallClock } from '../../../base/shared/clock.ts';
import type { Log } from '../../../base/shared/log.ts';
import { batched, gatherTogether } from '../../../base/storage/batches.ts';
import type { Database } from '../../../base/storage/database.ts';
import type { MatchPlayer } from '../../../base/storage/schema/matches.ts';
import { roomStatus } from '../../../base/storage/schema/matches.ts';
import type { Encryption } from '../../../people/identity/encryption.ts';
import { practiceKeptMs } from '../bots/practiceRest.ts';
import { type NewMatch, writeNewMatches } from '../store.ts';
import type { Turns } from '../turns/commit.ts';
import { type MatchFacts, openMatch } from '../turns/liveMatch.ts';
import type { MatchPublisher } from '../turns/publish.ts';
import { matchId } from '../turns/storedMatches.ts';
import type { JudgedRoom, RoomChanges } from './changeRoom.ts';
import type { OpenRoom } from './openRoom.ts';
import {
  begin,
  isPractice,
  isReadyToStart,
  nobodyReady,
  type RoomDoc,
  seatedPositions,
  seatingOf,
} from './room.ts';
import type { Rooms } from './rooms.ts';
import { withTeamWords } from './teamWords.ts';

export interface GameStart {
  /**
   * Changes the room, and in the same write begins the next game if all agree in what is then stored. Of several nodes
   * the one that sees the last consent begins it. Where the team may not play now nobody is ready any more, and the
   * answer is why. Runs inside the room's queue.
   */
  start(open: OpenRoom, change: JudgedRoom, isAgreed: (doc: RoomDoc) => boolean): Promise<RoomDoc | Refusal>;
  /** Creates the match that the room's document names, or reads it if another node did, and plays its first turn. */
  createMatch(open: OpenRoom): Promise<void>;
  /** Sets the timer of the countdown in a full and ready lobby. */
  armCountdown(open: OpenRoom): void;
}

interface Deps {
  readonly rooms: Pick<Rooms, 'catchUp'>;
  readonly changes: Pick<RoomChanges, 'change'>;
  readonly turns: Pick<Turns, 'commitFirst'>;
  readonly publisher: Pick<MatchPublisher, 'room' | 'match'>;
  readonly database: Database;
  readonly encryption: Encryption;
  readonly library: Library;
  readonly clock: WallClock;
  readonly log: Pick<Log, 'warn'>;
  readonly gate: (teamId: string, gameName: string) => Promise<Refusal | null>;
}

/** Matches written in one statement; each has 17 values, and a statement may carry 65,535. */
const mostTogether = 500;

/** A countdown whose end could not be stored is tried again after this. */
const againMs = 1_000;

/** A rule set's named values with the chosen options laid over it, as they are at the pace of the table. */
export function rulesOf(game: AnyGame, choice: RoomDoc['ruleSet']): unknown {
  const base = game.ruleSets[choice.set] ?? game.ruleSets.standard;
  const rules = typeof base === 'object' && base !== null ? { ...base, ...choice.options } : base;
  return choice.turnDays && game.dailyRules ? game.dailyRules(rules) : rules;
}

function factsFor(open: OpenRoom, doc: RoomDoc, rules: unknown): MatchFacts {
  const seed = randomBytes(32).toString('hex');
  const seated = seatedPositions(doc).length;
  const setup: Setup<Shapes> = {
    rules,
    seats: seated,
    timer: doc.ruleSet.timer,
    ...(doc.ruleSet.turnDays && { turnDays: doc.ruleSet.turnDays }),
  };
  const number = doc.game;
  return {
    id: matchId(open.id, number),
    roomId: open.id,
    number,
    game: open.game,
    setup,
    positions: seatingOf(doc, open.game, randomInt(seated)),
    seed,
    commitment: commitmentTo(seed),
    roomTimeoutMs: isPractice({ doc, status: roomStatus.playing }) ? practiceKeptMs : doc.roomTimeout * 1000,
  };
}

const playersOf = (doc: RoomDoc, positions: readonly number[]): MatchPlayer[] =>
  positions.map((position) => {
    const place = doc.places[position];
    return place?.kind === 'person'
      ? { userId: place.userId, name: place.name, avatar: place.avatar, strength: null }
      : { userId: null, name: '', avatar: null, strength: place?.strength ?? 0 };
  });

export function createGameStart(deps: Deps): GameStart {
  const { rooms, changes, turns, publisher, database, encryption, library, clock, log, gate } = deps;
  const writes = batched((matches: readonly NewMatch[]) => writeNewMatches(database, encryption, matches), {
    most: mostTogether,
    gathering: gatherTogether,
  });

  async function start(
    open: OpenRoom,
    change: JudgedRoom,
    isAgreed: (doc: RoomDoc) => boolean,
  ): Promise<RoomDoc | Refusal> {
    const closed = await gate(open.teamId, open.stored.doc.gameName);
    const now = clock.now();
    let isBegun = false;
    let isHeldBack = false;
    const changed = await changes.change(open, (doc, room) => {
      const next = change(doc, room);
      if (isRefusal(next)) return next;
      const isDue = room.status !== roomStatus.playing && isAgreed(next.doc);
      isBegun = isDue && closed === null;
      isHeldBack = isDue && closed !== null;
      if (isBegun) return begin(next.doc, now);
      return isHeldBack ? { doc: nobodyReady(next.doc) } : next;
    });
    if (isRefusal(changed)) return changed;
    if (isBegun) await createMatch(open);
    publisher.room(open);
    return closed !== null && isHeldBack ? closed : changed;
  }

  async function createMatch(open: OpenRoom): Promise<void> {
    const { doc } = open.stored;
    if (open.live?.facts.number !== doc.game) {
      const { game, teamId } = open;
      const asked = { game, teamId, rules: rulesOf(game, doc.ruleSet), seats: seatedPositions(doc).length };
      const facts = factsFor(open, doc, await withTeamWords(database, asked));
      const players = playersOf(doc, facts.positions);
      const isOurs = await writes.add({ facts, teamId: open.teamId, players, startedAt: clock.now() });
      if (isOurs) open.live = openMatch(facts, library, clock);
      else await rooms.catchUp(open); // with its first turn, which another node has stored
    }
    if (open.live?.match.turn === -1) await turns.commitFirst(open, open.live);
  }

  function armCountdown(open: OpenRoom, leastMs = 0): void {
    if (open.countdownTimer) clearTimeout(open.countdownTimer);
    open.countdownTimer = null;
    const { startsAt } = open.stored.doc;
    if (startsAt === null || open.stored.status !== roomStatus.lobby) return;
    open.countdownTimer = setTimeout(
      () => {
        const isDue = (doc: RoomDoc) => doc.startsAt !== null && isReadyToStart(doc, open.game);
        open
          .queue(() => start(open, (doc) => ({ doc }), isDue))
          .catch((fault: unknown) => {
            log.warn({ room: open.id, fault: String(fault) }, 'a game could not begin');
            open.isStale = true;
            armCountdown(open, againMs);
          });
      },
      Math.max(leastMs, startsAt - clock.now()),
    );
  }

  return { start, createMatch, armCountdown };
}
