// What an admin writes of a special event, before it is sent.
import type { Questions } from '../../../../contract/events/predictions.ts';

export interface OptionForm {
  readonly key: string;
  readonly optionId?: string;
  readonly text: string;
}

export interface QuestionForm {
  readonly key: string;
  readonly questionId?: string;
  readonly text: string;
  readonly kind: 'single' | 'multi';
  readonly points: number;
  readonly options: readonly OptionForm[];
  /** Of its own, as it was stored. */
  readonly locksAt?: string;
}

export interface EventForm {
  readonly title: string;
  /** As an input of date and time has it: local, without a zone. */
  readonly locksAt: string;
  readonly questions: readonly QuestionForm[];
}

let made = 0;
const newKey = () => `new-${++made}`;

export const emptyOption = (): OptionForm => ({ key: newKey(), text: '' });
export const emptyQuestion = (): QuestionForm => ({
  key: newKey(),
  text: '',
  kind: 'single',
  points: 5,
  options: [emptyOption(), emptyOption()],
});
export const emptyForm = (): EventForm => ({ title: '', locksAt: '', questions: [emptyQuestion()] });

const localOf = (time: string): string => {
  const at = new Date(time);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

export const formOf = ({ title, locksAt, questions }: Questions): EventForm => ({
  title,
  locksAt: localOf(locksAt),
  questions: questions.map((question) => ({
    key: question.questionId,
    questionId: question.questionId,
    text: question.text,
    kind: question.kind,
    points: question.points,
    locksAt: question.locksAt,
    options: question.options.map(({ optionId, text }) => ({ key: optionId, optionId, text })),
  })),
});

/** Null: something is missing. A question that is locked keeps its own time. */
export function bodyOf(form: EventForm, now: number) {
  const at = Date.parse(form.locksAt);
  const isWhole = ({ text, options }: QuestionForm) =>
    text.trim() !== '' && options.length > 1 && options.every((option) => option.text.trim() !== '');
  const isSound = form.title.trim() !== '' && !Number.isNaN(at) && form.questions.every(isWhole);
  const hasOpen = form.questions.some(({ locksAt }) => locksAt === undefined || Date.parse(locksAt) > now);
  if (!isSound || (hasOpen && at <= now)) return null;
  return {
    title: form.title,
    locksAt: new Date(at).toISOString(),
    questions: form.questions.map(({ questionId, text, kind, points, options, locksAt }) => ({
      questionId,
      text,
      kind,
      points,
      options: options.map(({ optionId, text: words }) => ({ optionId, text: words })),
      locksAt: locksAt !== undefined && Date.parse(locksAt) <= now ? locksAt : undefined,
    })),
  };
}
