// Handlers of the messages of a running trivia. On the wire their names begin with `quiz:`.
import type { WallClock } from '../../base/shared/clock.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Members } from '../../people/members.ts';
import type { EventHandlers } from '../../tables/liveEvents.ts';
import { createAnswering } from './answer.ts';
import { controlTrivia, getPeople } from './control.ts';
import type { TriviaHost } from './host.ts';
import { createJoining } from './join.ts';

interface Deps {
  readonly clock: WallClock;
  readonly database: Database;
  readonly members: Members;
  readonly nodeId: string;
  readonly triviaHost: TriviaHost;
}

export function createTriviaHandlers(deps: Deps): EventHandlers<'quiz'> {
  const { join, leave } = createJoining(deps);
  return {
    'quiz:join': join,
    'quiz:leave': leave,
    'quiz:answer': createAnswering(deps),
    'quiz:control': (visitor, message) => controlTrivia(deps.triviaHost, visitor, message),
    'quiz:people': (visitor, message) => getPeople(deps.triviaHost, visitor, message),
  };
}
