// A trivia while it is written: everything as it stands in the fields, what is wrong with it, and what is sent.
import { imageField } from '../../../../contract/events/trivia.ts';
import {
  triviaLimits as limits,
  type TriviaMode,
  triviaPoints,
} from '../../../../contract/events/triviaFacts.ts';
import type { Trivia, TriviaSetup } from '../../../../contract/events/triviaShapes.ts';

export interface OptionDraft {
  readonly text: string;
  readonly isRight: boolean;
}

export interface QuestionDraft {
  /** Only for this page. */
  readonly id: number;
  readonly text: string;
  readonly options: readonly OptionDraft[];
  readonly seconds: number;
  readonly points: number;
  readonly explanation: string;
  /** The path of a picture the event has. */
  readonly image: string | null;
  /** A picture chosen now; it takes the place of the other. */
  readonly file: File | null;
}

export interface TriviaDraft {
  readonly name: string;
  /** `YYYY-MM-DD` and `HH:mm` where the writer is. */
  readonly day: string;
  readonly time: string;
  readonly language: 'en' | 'tr';
  readonly mode: TriviaMode;
  readonly autoStart: boolean;
  readonly speedWeight: number;
  readonly streak: boolean;
  /** Empty: everybody of the team. */
  readonly capacity: string;
  readonly groupId: string | null;
  readonly channelId: string | null;
  readonly questions: readonly QuestionDraft[];
}

export function newQuestion(id: number): QuestionDraft {
  const empty = { text: '', isRight: false };
  return {
    id,
    text: '',
    options: [empty, empty, empty, empty],
    seconds: limits.seconds.usual,
    points: limits.usualPoints,
    explanation: '',
    image: null,
    file: null,
  };
}

export const nextId = (questions: readonly QuestionDraft[]): number =>
  Math.max(0, ...questions.map(({ id }) => id)) + 1;

const two = (value: number): string => String(value).padStart(2, '0');
const dayOf = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
const timeOf = (moment: Date): string => `${two(moment.getHours())}:${two(moment.getMinutes())}`;

/** At the full hour after the next. */
export function emptyDraft(now: Date, language: 'en' | 'tr'): TriviaDraft {
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours() + 2);
  return {
    name: '',
    day: dayOf(start),
    time: timeOf(start),
    language,
    mode: 'score',
    autoStart: false,
    speedWeight: limits.usualSpeedWeight,
    streak: false,
    capacity: '',
    groupId: null,
    channelId: null,
    questions: [newQuestion(1)],
  };
}

export function draftOf(trivia: Trivia): TriviaDraft {
  const start = new Date(trivia.start);
  return {
    name: trivia.name,
    day: dayOf(start),
    time: timeOf(start),
    language: trivia.language,
    mode: trivia.mode,
    autoStart: trivia.autoStart,
    speedWeight: trivia.speedWeight,
    streak: trivia.streak,
    capacity: trivia.capacity === null ? '' : String(trivia.capacity),
    groupId: trivia.groupId,
    channelId: trivia.channelId,
    questions: trivia.questions.map(
      ({ text, options, right = [], seconds, points, explanation, image }, at) => ({
        id: at + 1,
        text,
        options: options.map((option, place) => ({ text: option, isRight: right.includes(place) })),
        seconds,
        points,
        explanation: explanation ?? '',
        image,
        file: null,
      }),
    ),
  };
}

/** Null: no such moment. */
export function startOf({ day, time }: Pick<TriviaDraft, 'day' | 'time'>): Date | null {
  const start = new Date(`${day}T${time}`);
  return Number.isNaN(start.getTime()) ? null : start;
}

/** Fields without a word are left out when it is sent. */
export const filledOptions = ({ options }: Pick<QuestionDraft, 'options'>): readonly OptionDraft[] =>
  options.filter(({ text }) => text.trim() !== '');

export type QuestionFault =
  | 'noText'
  | 'textLong'
  | 'fewOptions'
  | 'optionLong'
  | 'repeated'
  | 'noRight'
  | 'seconds'
  | 'explanationLong';

export function faultsOfQuestion(
  question: Omit<QuestionDraft, 'id' | 'image' | 'file'>,
): readonly QuestionFault[] {
  const texts = filledOptions(question).map(({ text }) => text.trim().normalize('NFC'));
  const { seconds } = question;
  const found: readonly (readonly [QuestionFault, boolean])[] = [
    ['noText', question.text.trim() === ''],
    ['textLong', question.text.trim().length > limits.text],
    ['fewOptions', texts.length < limits.options.least],
    ['optionLong', texts.some((text) => text.length > limits.option)],
    ['repeated', new Set(texts).size < texts.length],
    ['noRight', !filledOptions(question).some(({ isRight }) => isRight)],
    [
      'seconds',
      !Number.isInteger(seconds) || seconds < limits.seconds.least || seconds > limits.seconds.most,
    ],
    ['explanationLong', question.explanation.trim().length > limits.explanation],
  ];
  return found.filter(([, isSo]) => isSo).map(([fault]) => fault);
}

export type SettingFault =
  | 'name'
  | 'start'
  | 'past'
  | 'capacity'
  | 'channel'
  | 'noQuestions'
  | 'manyQuestions';

export function faultsOfSettings(draft: TriviaDraft, now: Date): readonly SettingFault[] {
  const start = startOf(draft);
  const capacity = Number(draft.capacity);
  const hasCapacity = draft.capacity.trim() !== '';
  const found: readonly (readonly [SettingFault, boolean])[] = [
    ['name', draft.name.trim() === '' || draft.name.trim().length > 64],
    ['start', start === null],
    ['past', start !== null && start < now],
    [
      'capacity',
      hasCapacity && !(Number.isInteger(capacity) && capacity >= 1 && capacity <= limits.capacity),
    ],
    ['channel', draft.groupId !== null && draft.channelId === null],
    ['noQuestions', draft.questions.length === 0],
    ['manyQuestions', draft.questions.length > limits.questions],
  ];
  return found.filter(([, isSo]) => isSo).map(([fault]) => fault);
}

export interface Sending {
  readonly setup: TriviaSetup;
  /** By the name of their field. */
  readonly files: Readonly<Record<string, File>>;
}

/** Of a draft without faults. */
export function sendingOf(draft: TriviaDraft): Sending {
  const files: Record<string, File> = {};
  const questions = draft.questions.map((question, at) => {
    const options = filledOptions(question);
    const field = imageField(at);
    if (question.file) files[field] = question.file;
    const explanation = question.explanation.trim();
    return {
      text: question.text.trim(),
      options: options.map(({ text }) => text.trim()),
      right: options.flatMap(({ isRight }, place) => (isRight ? [place] : [])),
      seconds: question.seconds,
      points: triviaPoints.find((points) => points === question.points) ?? limits.usualPoints,
      explanation: explanation === '' ? null : explanation,
      image: question.file ? field : question.image,
    };
  });
  return {
    setup: {
      name: draft.name.trim(),
      start: (startOf(draft) ?? new Date(0)).toISOString(),
      language: draft.language,
      mode: draft.mode,
      autoStart: draft.autoStart,
      speedWeight: draft.speedWeight,
      streak: draft.streak,
      capacity: draft.capacity.trim() === '' ? null : Number(draft.capacity),
      channelId: draft.channelId,
      groupId: draft.groupId,
      questions,
    },
    files,
  };
}

/** A question at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}
