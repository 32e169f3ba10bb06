// Settlement of finished matches: the result goes to the progress of its players, then into the score of the room.
import { featsOf, pliesIn, seatResultsOf } from '../../../../engine/seatResults.ts';
import type { Log } from '../../../base/shared/log.ts';
import type { Database } from '../../../base/storage/database.ts';
import { roomStatus } from '../../../base/storage/schema/matches.ts';
import type { EndedMatch } from '../../../progress/results/ledger.ts';
import type { ProgressRecorder } from '../../../progress/results/progress.ts';
import type { RoomChanges } from '../rooms/changeRoom.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { finish, type RoomDoc } from '../rooms/room.ts';
import { readUnsettled } from '../store.ts';
import type { AfterTurn } from './commit.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { MatchPublisher } from './publish.ts';
import { matchId, type StoredMatches } from './storedMatches.ts';

export interface Settlement {
  /** Settles the match if this turn ended it. Safe to repeat. */
  readonly afterTurn: AfterTurn;
  /** Runs inside the room's queue. Safe to repeat. */
  settle(open: OpenRoom, live: LiveMatch): Promise<void>;
  /** Matches that ended before this moment and were never settled; their rooms may be gone. */
  settleLeftOver(before: number): Promise<void>;
  /** After another node settled the room's game: what it brought, to the people connected here. */
  publishGains(open: OpenRoom): Promise<void>;
  /** Called after a game of a tournament is recorded here. */
  onTournamentGame(listener: TournamentGameListener): void;
}

export type TournamentGameListener = (tournamentId: string, teamId: string) => void;

interface Deps {
  readonly changes: Pick<RoomChanges, 'change'>;
  readonly publisher: Pick<MatchPublisher, 'room' | 'gains'>;
  readonly progress: ProgressRecorder;
  readonly storedMatches: Pick<StoredMatches, 'open' | 'catchUp'>;
  readonly database: Database;
  readonly log: Pick<Log, 'warn'>;
}

function endedFrom({ facts, match, turns, storedAt }: LiveMatch): EndedMatch {
  if (!match.result) throw new Error(`${facts.id} is not over`);
  return {
    matchId: facts.id,
    endedAt: storedAt,
    result: match.result,
    standings: seatResultsOf(facts.game, match, turns),
    feats: featsOf(facts.game, facts.setup, turns),
    plies: pliesIn(turns),
  };
}

export function createSettlement(deps: Deps): Settlement {
  const { changes, publisher, progress, storedMatches, database, log } = deps;
  const listeners: TournamentGameListener[] = [];

  /** Records progress first, so that it is stored when the room is seen as completed; an interrupted settlement is completed later. */
  async function settle(open: OpenRoom, live: LiveMatch): Promise<void> {
    const { facts, match } = live;
    const isCurrent = (doc: RoomDoc) =>
      doc.game === facts.number && open.stored.status === roomStatus.playing;
    const gains = await progress.settle(endedFrom(live));
    await changes.change(open, (doc) =>
      isCurrent(doc) ? finish(doc, facts.positions, match.result) : { doc },
    );
    publisher.room(open);
    publisher.gains(open, facts.number, gains);
    const { tournament } = open.stored.doc;
    if (tournament) for (const listener of listeners) listener(tournament, open.teamId);
  }

  return {
    afterTurn(open, live, before) {
      if (!live.match.result || before.result) return;
      open
        .queue(() => settle(open, live))
        .catch((fault: unknown) => {
          log.warn({ room: open.id, fault: String(fault) }, 'a settlement is left for later');
        });
    },
    settle,
    onTournamentGame: (listener) => void listeners.push(listener),
    async settleLeftOver(before) {
      for (const id of await readUnsettled(database, before)) {
        const live = await storedMatches.open(id);
        if (!live) continue;
        await storedMatches.catchUp(live);
        await progress.settle(endedFrom(live));
      }
    },
    async publishGains(open) {
      const { game } = open.stored.doc;
      publisher.gains(open, game, await progress.gainsOf(matchId(open.id, game)));
    },
  };
}
