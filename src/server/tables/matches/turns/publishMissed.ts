// What other nodes stored of a room, once this node has read it: published to the people connected here.
import type { Log } from '../../../base/shared/log.ts';
import { roomStatus } from '../../../base/storage/schema/matches.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { type AfterCatchingUp, type AfterOpening, dailyIn } from '../rooms/rooms.ts';
import type { GameStart } from '../rooms/startGame.ts';
import type { MatchPublisher } from './publish.ts';
import type { Settlement } from './settlement.ts';

interface Deps {
  readonly publisher: Pick<MatchPublisher, 'room' | 'match' | 'turn' | 'roomClosed'>;
  readonly settlement: Pick<Settlement, 'publishGains'>;
  readonly gameStart: Pick<GameStart, 'armCountdown'>;
  readonly afterOpening: readonly AfterOpening[];
  readonly log: Pick<Log, 'warn'>;
}

export function createPublishMissed(deps: Deps): AfterCatchingUp {
  const { publisher, settlement, gameStart, afterOpening, log } = deps;

  function publishGains(open: OpenRoom): void {
    open
      .queue(() => settlement.publishGains(open))
      .catch((fault: unknown) =>
        log.warn({ room: open.id, fault: String(fault) }, 'what a game brought could not be read'),
      );
  }

  return (open, before) => {
    const { live, stored } = open;
    if (stored.status === roomStatus.closed) return publisher.roomClosed(open);
    const isChanged = live !== null && live.match !== before.match;
    const isNextTurn =
      isChanged && live === before.live && live.match.turn === (before.match?.turn ?? -1) + 1;
    if (isNextTurn && before.match) publisher.turn(open, live, before.match);
    else if (isChanged) publisher.match(open, null);
    if (isChanged) for (const react of afterOpening) react(open);
    else gameStart.armCountdown(open); // the node that saw the last one get ready may be gone when it ends
    const isRoomChanged = stored.version !== before.stored.version || dailyIn(open) !== before.daily;
    if (isRoomChanged || (isChanged && !isNextTurn)) publisher.room(open);
    if (before.stored.status === roomStatus.playing && stored.status === roomStatus.completed)
      publishGains(open);
  };
}
