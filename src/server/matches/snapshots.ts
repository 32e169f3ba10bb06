// What somebody may ask to see: the table as it is now with its whole story, or an earlier turn, always by their own eyes.
import type { MatchLine, MatchView, Room } from '../../contract/tables.ts';
import type { Audience, Shapes } from '../../engine/game.ts';
import { type Match, playTurn, startMatch } from '../../engine/match.ts';
import { linesOf, replay } from '../../engine/replay.ts';
import { catchUp, type Host } from './host.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { OpenRoom } from './openRoom.ts';
import { matchView, roomState } from './presentation.ts';
import { audienceOf, presenting } from './publish.ts';

export interface Sight {
  readonly state: Room;
  readonly match: MatchView | null;
}

export async function sightFor(host: Host, open: OpenRoom, userId: string): Promise<Sight> {
  await open.restored;
  if (host.peers.hasOthers()) await open.queue(() => catchUp(host, open));
  const { live } = open;
  return {
    state: roomState(open, presenting(host)),
    match: live && live.match.turn >= 0 ? wholeView(host, open, live, audienceOf(open, live, userId)) : null,
  };
}

const wholeView = (host: Host, open: OpenRoom, live: LiveMatch, to: Audience): MatchView =>
  matchView(open, live, to, allLines(live, to), presenting(host));

export const presentView = (host: Host, open: OpenRoom, live: LiveMatch, userId: string): MatchView =>
  matchView(open, live, audienceOf(open, live, userId), [], presenting(host));

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

/** An earlier turn; null when it has not been played yet. */
export function viewAt(open: OpenRoom, live: LiveMatch, turn: number, userId: string): unknown {
  if (turn > live.match.turn) return null;
  const { game, setup } = live.facts;
  return game.view(replay(game, setup, live.turns.slice(0, turn + 1)).state, audienceOf(open, live, userId));
}
