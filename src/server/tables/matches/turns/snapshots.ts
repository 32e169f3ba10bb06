// Snapshots that a client asks for: the room with all lines of its match, the present view, or an earlier turn.
import type { MatchLine, MatchView, Room } from '../../../../contract/play/tables.ts';
import type { Audience, Shapes } from '../../../../engine/game.ts';
import { type Match, playTurn, startMatch } from '../../../../engine/match.ts';
import { linesOf, replay } from '../../../../engine/replay.ts';
import type { Peers } from '../nodes/nodes.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { positionOf } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { LiveMatch } from './liveMatch.ts';
import { matchView, momentView, type PresentationDeps, positionView, roomState } from './presentation.ts';
import { audienceOf } from './publish.ts';

export interface Snapshot {
  readonly state: Room;
  readonly match: MatchView | null;
}

/** Each as this person may see it. */
export interface Snapshots {
  whole(open: OpenRoom, userId: string): Promise<Snapshot>;
  /** The present view, without lines. */
  present(open: OpenRoom, live: LiveMatch, userId: string): MatchView;
  /** The view of an earlier turn; null when it has not been played yet. */
  ofTurn(open: OpenRoom, live: LiveMatch, turn: number, userId: string): unknown;
}

interface Deps {
  readonly rooms: Pick<Rooms, 'catchUp'>;
  readonly peers: Peers;
  readonly presenting: PresentationDeps;
}

function allLines(live: LiveMatch, to: Audience): MatchLine[] {
  const { game, setup } = live.facts;
  const lines: MatchLine[] = [];
  let before: Match<Shapes> = startMatch(game, setup);
  for (const [turn, entries] of live.turns.entries()) {
    for (const line of linesOf(game, before, entries, to)) lines.push({ ...line, turn });
    before = playTurn(game, before, entries);
  }
  return lines;
}

export function createSnapshots({ rooms, peers, presenting }: Deps): Snapshots {
  const viewOf = (open: OpenRoom, live: LiveMatch, to: Audience, lines: readonly MatchLine[]): MatchView =>
    matchView(open, live, positionView(live, live.match, to), momentView(open, live, to, presenting), lines);

  return {
    async whole(open, userId) {
      await open.restored;
      if (peers.hasOthers()) await open.queue(() => rooms.catchUp(open));
      const { live } = open;
      const state = roomState(open, presenting, positionOf(open.stored.doc, userId) >= 0);
      if (!live || live.match.turn < 0) return { state, match: null };
      const to = audienceOf(open, live, userId);
      return { state, match: viewOf(open, live, to, allLines(live, to)) };
    },
    present: (open, live, userId) => viewOf(open, live, audienceOf(open, live, userId), []),
    ofTurn(open, live, turn, userId) {
      if (turn > live.match.turn) return null;
      const { game, setup } = live.facts;
      const { state } = replay(game, setup, live.turns.slice(0, turn + 1));
      return game.view(state, audienceOf(open, live, userId));
    },
  };
}
