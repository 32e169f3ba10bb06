// A new trivia that begins as an earlier one: its settings and questions, at another time. Pictures stay with the earlier one.
import type { Trivia } from '../../../../contract/triviaShapes.ts';
import { draftOf, type TriviaDraft } from './draft.ts';

export function copyOf(from: Trivia, empty: TriviaDraft): TriviaDraft {
  const draft = draftOf(from);
  return {
    ...draft,
    day: empty.day,
    time: empty.time,
    questions: draft.questions.map((question) => ({ ...question, image: null })),
  };
}
