// Questions as a table: one a row, with its options, which of them are right, and the rest; read back with what is wrong on each line.
import { triviaLimits as limits, triviaPoints } from '../../../../contract/events/triviaFacts.ts';
import { asWritten, writeCsv } from '../../../parts/writeCsv.ts';
import { faultsOfQuestion, filledOptions, type QuestionDraft, type QuestionFault } from './draft.ts';
import { readCsv } from './readCsv.ts';

const header = [
  'question',
  ...Array.from({ length: limits.options.most }, (_, at) => `option ${at + 1}`),
  'right',
  'seconds',
  'points',
  'explanation',
];
const afterOptions = limits.options.most + 1;

export function questionsToCsv(questions: readonly QuestionDraft[]): string {
  const rows = questions.map((question) => {
    const options = filledOptions(question);
    return [
      question.text,
      ...Array.from({ length: limits.options.most }, (_, at) => options[at]?.text ?? ''),
      options.flatMap(({ isRight }, at) => (isRight ? [String(at + 1)] : [])).join(' '),
      String(question.seconds),
      String(question.points),
      question.explanation,
    ];
  });
  return writeCsv([header, ...rows]);
}

export type LineFault = QuestionFault | 'rightUnknown' | 'points';

export interface CsvFault {
  readonly line: number;
  readonly fault: LineFault;
}

export interface ReadQuestions {
  readonly questions: readonly Omit<QuestionDraft, 'id'>[];
  readonly faults: readonly CsvFault[];
}

const isHeader = (cells: readonly string[]): boolean => /^(question|soru)s?$/i.test(cells[0]?.trim() ?? '');

/** "1", "1 3", "1;3", "B": places counted from 1, or letters. Null: something else. */
function rightIn(cell: string): readonly number[] | null {
  const marks = cell.split(/[\s,;+/]+/).filter((mark) => mark !== '');
  const places = marks.map((mark) => {
    if (/^[1-6]$/.test(mark)) return Number(mark) - 1;
    return /^[a-f]$/i.test(mark) ? mark.toLowerCase().charCodeAt(0) - 97 : null;
  });
  return places.every((place) => place !== null) ? places : null;
}

const numberIn = (cell: string | undefined, usual: number): number =>
  cell === undefined || cell.trim() === '' ? usual : Number(cell.trim());

/** Nothing is taken from a line with a fault. */
export function questionsFromCsv(file: string): ReadQuestions {
  const rows = readCsv(file);
  const questions: Omit<QuestionDraft, 'id'>[] = [];
  const faults: CsvFault[] = [];
  for (const [at, { line, cells: sent }] of rows.entries()) {
    if (at === 0 && isHeader(sent)) continue;
    const cells = sent.map((cell) => asWritten(cell).trim());
    const right = rightIn(cells[afterOptions] ?? '');
    const texts = Array.from({ length: limits.options.most }, (_, place) => cells[place + 1] ?? '');
    const question = {
      text: cells[0] ?? '',
      options: texts
        .map((text, place) => ({ text, isRight: right?.includes(place) ?? false }))
        .filter(({ text }, place) => text !== '' || place < limits.options.least),
      seconds: numberIn(cells[afterOptions + 1], limits.seconds.usual),
      points: numberIn(cells[afterOptions + 2], limits.usualPoints),
      explanation: cells[afterOptions + 3] ?? '',
      image: null,
      file: null,
    };
    const isRightThere = right?.every((place) => texts[place] !== '') ?? false;
    const found: LineFault[] = faultsOfQuestion(question).filter(
      (fault) => fault !== 'noRight' || (right?.length === 0 && isRightThere),
    );
    if (!isRightThere) found.push('rightUnknown');
    if (!triviaPoints.some((points) => points === question.points)) found.push('points');
    if (found.length === 0) questions.push(question);
    else faults.push(...found.map((fault) => ({ line, fault })));
  }
  return { questions, faults };
}
