// Handlers of the messages of a running trivia.
import { refuse } from '../../contract/errors.ts';
import type { EventHandlers } from '../liveEvents/liveEvents.ts';

export function quizHandlers(): EventHandlers<'quiz'> {
  const notYet = () => refuse('NotFound');
  return {
    'quiz:join': notYet,
    'quiz:leave': notYet,
    'quiz:answer': notYet,
    'quiz:control': notYet,
    'quiz:people': notYet,
  };
}
