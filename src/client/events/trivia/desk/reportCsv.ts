// The report of a trivia as a table for spreadsheets: the questions, and below them the people. Pure.
import type { TriviaReport } from '../../../../contract/events/triviaShapes.ts';
import type { Speak } from '../../../../ui/texts.tsx';
import { writeCsv } from '../../../parts/writeCsv.ts';

export const percentOf = ({
  answered,
  right,
}: {
  readonly answered: number;
  readonly right: number;
}): number => (answered === 0 ? 0 : Math.round((100 * right) / answered));

export function reportCsv({ questions, people }: TriviaReport, t: Speak): string {
  const words = (...keys: readonly string[]) => keys.map((key) => t(`pages:trivia.report.${key}`));
  return writeCsv([
    words('number', 'question', 'answered', 'right', 'percent'),
    ...questions.map((question) => [
      String(question.number),
      question.text,
      String(question.answered),
      String(question.right),
      String(percentOf(question)),
    ]),
    [],
    words('place', 'person', 'answered', 'right', 'points'),
    ...people.map(({ place, name, answered, right, points }) => [
      String(place),
      name,
      String(answered),
      String(right),
      String(points),
    ]),
  ]);
}
