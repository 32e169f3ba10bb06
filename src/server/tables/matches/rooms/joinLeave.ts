// What follows when a person connects to a room or leaves it, counted by person and not by socket.
import type { WallClock } from '../../../base/shared/clock.ts';
import type { BotSubstitutes } from '../bots/botSubstitutes.ts';
import type { PracticeRest } from '../bots/practiceRest.ts';
import type { RoomPresence } from '../nodes/presence.ts';
import type { MatchPublisher } from '../turns/publish.ts';
import type { Recovery } from '../turns/recovery.ts';
import type { OpenRoom } from './openRoom.ts';
import { positionOf } from './room.ts';

export interface JoinLeave {
  /** The first connection of this person to this room, on this node. */
  joined(open: OpenRoom, userId: string): void;
  /** The last one on this node is gone. */
  left(open: OpenRoom, userId: string): void;
  /** They came to the room or left it on another node. */
  changedElsewhere(open: OpenRoom, userId: string): void;
}

interface Deps {
  readonly publisher: Pick<MatchPublisher, 'room' | 'match'>;
  readonly presence: Pick<RoomPresence, 'isHere'>;
  readonly substitutes: BotSubstitutes;
  readonly practiceRest: PracticeRest;
  readonly recovery: Pick<Recovery, 'waitForPeople'>;
  readonly clock: WallClock;
}

export function createJoinLeave(deps: Deps): JoinLeave {
  const { publisher, presence, substitutes, practiceRest, recovery, clock } = deps;

  function joined(open: OpenRoom, userId: string): void {
    const position = positionOf(open.stored.doc, userId);
    const wasGone = open.goneSince.delete(position);
    publisher.room(open);
    substitutes.arm(open);
    practiceRest.arm(open);
    if (position < 0 || !open.live) return;
    if (open.live.match.recovered) recovery.waitForPeople(open);
    else if (wasGone) publisher.match(open, null);
  }

  function left(open: OpenRoom, userId: string): void {
    const position = positionOf(open.stored.doc, userId);
    if (position >= 0 && !presence.isHere(open.id, userId)) open.goneSince.set(position, clock.monotonic());
    publisher.room(open);
    substitutes.arm(open);
    practiceRest.arm(open);
    if (position >= 0 && open.live && !open.live.match.result) publisher.match(open, null);
  }

  return {
    joined,
    left,
    changedElsewhere(open, userId) {
      if (positionOf(open.stored.doc, userId) < 0) return;
      if (presence.isHere(open.id, userId)) joined(open, userId);
      else left(open, userId);
    },
  };
}
