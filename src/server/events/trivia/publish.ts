// Publishes a running trivia to the windows that follow it: at once, or gathered, a few times a second at most.

import type { WallClock } from '../../base/shared/clock.ts';
import type { LiveEvents } from '../../tables/liveEvents.ts';
import { createStates } from './quizState.ts';
import type { Hosted } from './runningQuiz.ts';

export interface Publisher {
  publish(one: Hosted): void;
  /** What changed in memory, and the other nodes are told of it. */
  publishSoon(one: Hosted): void;
  stop(): void;
}

const gatherMs = 300;

export function createPublisher(events: LiveEvents, clock: WallClock): Publisher {
  const gathering = new Map<string, NodeJS.Timeout>();
  let isStopped = false;

  function publish(one: Hosted): void {
    clearTimeout(gathering.get(one.id));
    gathering.delete(one.id);
    const stateOf = createStates(one.quiz, clock.now());
    const isRemoved = (userId: string) => one.quiz.players.get(userId)?.isRemoved ?? false;
    events.publish(
      one.id,
      (userId) => userId,
      (userId) =>
        isRemoved(userId) && !one.hosts.has(userId)
          ? ['quiz:removed', { trivia: one.id }]
          : ['quiz:state', stateOf(userId, one.hosts.has(userId))],
    );
  }

  return {
    publish,
    publishSoon(one) {
      if (gathering.has(one.id) || isStopped) return;
      const publishGathered = () => {
        publish(one);
        events.changed(one.id);
      };
      gathering.set(one.id, setTimeout(publishGathered, gatherMs));
    },
    stop() {
      isStopped = true;
      for (const timer of gathering.values()) clearTimeout(timer);
    },
  };
}
