// A new trivia that begins as an earlier one: its settings, questions and pictures, at another time.
import type { Trivia } from '../../../../contract/events/triviaShapes.ts';
import { pictureAt } from '../../../base/api/call.ts';
import { draftOf, type TriviaDraft } from './draft.ts';

/** The questions of an earlier trivia, with their pictures as files: they are sent once more. */
export interface Original {
  readonly trivia: Trivia;
  readonly pictures: readonly (File | null)[];
}

async function fileOf(image: string | null): Promise<File | null> {
  const source = pictureAt(image);
  if (source === null) return null;
  const answer = await fetch(source);
  if (!answer.ok) throw new Error(`picture: ${answer.status}`);
  const picture = await answer.blob();
  return new File([picture], source.split('/').at(-1) ?? 'picture', { type: picture.type });
}

export async function originalOf(trivia: Trivia): Promise<Original> {
  return { trivia, pictures: await Promise.all(trivia.questions.map(({ image }) => fileOf(image))) };
}

export function copyOf({ trivia, pictures }: Original, empty: TriviaDraft): TriviaDraft {
  const draft = draftOf(trivia);
  return {
    ...draft,
    day: empty.day,
    time: empty.time,
    questions: draft.questions.map((question, at) => ({
      ...question,
      image: null,
      file: pictures[at] ?? null,
    })),
  };
}
