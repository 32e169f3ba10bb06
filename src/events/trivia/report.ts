// The report of a trivia that is over: of each question that counted how many knew it, and which was the hardest.
import { isRight, type Question } from './scoring.ts';
import type { Asked, Given } from './standings.ts';

interface QuestionReport {
  /** Counted from 1, as it was written. */
  readonly question: number;
  readonly answered: number;
  readonly right: number;
  /** How many chose each option. */
  readonly chosen: readonly number[];
}

interface PersonReport {
  readonly userId: string;
  readonly answered: number;
  readonly right: number;
}

interface TriviaFigures {
  readonly questions: readonly QuestionReport[];
  /** In the order of `people`. */
  readonly people: readonly PersonReport[];
}

/** Questions that were skipped are left out; so are answers of those who are not among `people`. */
export function figuresOf(
  questions: readonly (Question & { readonly options: readonly string[] })[],
  asked: readonly Pick<Asked, 'question'>[],
  people: readonly string[],
  answers: readonly Given[],
): TriviaFigures {
  const counted = asked.flatMap(({ question }) => {
    const what = questions[question - 1];
    return what ? [{ question, what }] : [];
  });
  const taking = new Set(people);
  const judged = answers.flatMap((given) => {
    const what = counted.find(({ question }) => question === given.question)?.what;
    return what && taking.has(given.userId) ? [{ given, knew: isRight(what, given.options) }] : [];
  });
  return {
    questions: counted.map(({ question, what }) => {
      const of = judged.filter(({ given }) => given.question === question);
      return {
        question,
        answered: of.length,
        right: of.filter(({ knew }) => knew).length,
        chosen: what.options.map((_, at) => of.filter(({ given }) => given.options.includes(at)).length),
      };
    }),
    people: people.map((userId) => {
      const of = judged.filter(({ given }) => given.userId === userId);
      return { userId, answered: of.length, right: of.filter(({ knew }) => knew).length };
    }),
  };
}

/** The one the smallest share knew; of equals the first. Null where nobody answered anything. */
export function hardestOf<Q extends Pick<QuestionReport, 'answered' | 'right'>>(
  questions: readonly Q[],
): Q | null {
  const answered = questions.filter((question) => question.answered > 0);
  return answered.toSorted((a, b) => a.right / a.answered - b.right / b.answered)[0] ?? null;
}
