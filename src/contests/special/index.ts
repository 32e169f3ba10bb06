// Special-event prediction: questions with options, each locked at a time of its own.
import type { ContestDefinition, ContestShapes } from '../../engine/contest.ts';
import { areDifferent, fieldsOf, isId, isWithin, readList } from '../../kit/wire.ts';
import { entryFrom, isMulti, optionsIn, setupFrom, truthFrom, wordsOf } from './stored.ts';

interface Question {
  readonly questionId: string;
  readonly kind: 'single' | 'multi';
  readonly optionIds: readonly string[];
  readonly points: number;
  readonly locksAt: number;
}

interface Chosen {
  readonly questionId: string;
  readonly optionIds: readonly string[];
}

interface Outcome {
  readonly questionId: string;
  readonly right: readonly string[];
  /** 0 for everybody. */
  readonly isVoid: boolean;
}

interface SpecialShapes extends ContestShapes {
  setup: { readonly questions: readonly Question[] };
  entry: { readonly answers: readonly Chosen[] };
  /** The questions that are decided. */
  truth: { readonly outcomes: readonly Outcome[] };
}

const limits = { questions: 50, leastOptions: 2, options: 20, points: 100 } as const;

/** Multi: points × (right − wrong chosen) / right ones, rounded down and never below 0. */
function earned({ kind, points }: Question, chosen: readonly string[], { right, isVoid }: Outcome): number {
  if (isVoid || right.length === 0) return 0;
  const hits = chosen.filter((id) => right.includes(id)).length;
  if (kind === 'single') return hits > 0 ? points : 0;
  return Math.max(0, Math.floor((points * (2 * hits - chosen.length)) / right.length));
}

const isAllRight = (chosen: readonly string[], { right, isVoid }: Outcome): boolean =>
  !isVoid && right.length > 0 && chosen.length > 0 && chosen.every((id) => right.includes(id));

const find = <Of extends { readonly questionId: string }>(list: readonly Of[], id: string): Of | undefined =>
  list.find(({ questionId }) => questionId === id);

const idsText = (chosen: Chosen | undefined): string => (chosen?.optionIds ?? []).join(' ');

const readId = (raw: unknown): string | null => (isId(raw) ? raw : null);

function readIds(raw: unknown, least: number): readonly string[] | null {
  const ids = readList(raw, limits.options, readId);
  return ids && ids.length >= least && areDifferent(ids) ? ids : null;
}

function readQuestion(raw: unknown): Question | null {
  const { questionId, kind, optionIds: list, points, locksAt } = fieldsOf(raw);
  const optionIds = readIds(list, limits.leastOptions);
  const isSound =
    isId(questionId) &&
    (kind === 'single' || kind === 'multi') &&
    isWithin(points, 1, limits.points) &&
    isWithin(locksAt, 0, Number.MAX_SAFE_INTEGER);
  return isSound && optionIds ? { questionId, kind, optionIds, points, locksAt } : null;
}

function readChosen(raw: unknown): Chosen | null {
  const { questionId, optionIds: list } = fieldsOf(raw);
  const optionIds = readIds(list, 0);
  return isId(questionId) && optionIds ? { questionId, optionIds } : null;
}

function readOutcome(raw: unknown): Outcome | null {
  const { questionId, right: list, isVoid } = fieldsOf(raw);
  const right = readIds(list, 0);
  return isId(questionId) && right && typeof isVoid === 'boolean' ? { questionId, right, isVoid } : null;
}

const areOneEach = (list: readonly { readonly questionId: string }[]): boolean =>
  areDifferent(list.map(({ questionId }) => questionId));

export const special: ContestDefinition<SpecialShapes> = {
  id: 'special',
  version: 1,
  refusal({ questions }, before, { answers }, at) {
    for (const { questionId, optionIds } of answers) {
      const question = find(questions, questionId);
      if (!question) return 'unknownQuestion';
      if (!optionIds.every((id) => question.optionIds.includes(id))) return 'unknownOption';
      if (question.kind === 'single' && optionIds.length > 1) return 'oneOption';
    }
    const changed = questions.filter(
      ({ questionId }) =>
        idsText(find(answers, questionId)) !== idsText(find(before?.answers ?? [], questionId)),
    );
    return changed.some(({ locksAt }) => at >= locksAt) ? 'locked' : null;
  },
  shown({ questions }, { answers }, at) {
    const isLocked = ({ locksAt }: Question) => at >= locksAt;
    if (!questions.some(isLocked)) return null;
    return {
      answers: answers.filter(({ questionId }) => {
        const question = find(questions, questionId);
        return question !== undefined && isLocked(question);
      }),
    };
  },
  score: ({ questions }, entries, { outcomes }) =>
    entries.map(({ answers }) => {
      let [points, right] = [0, 0];
      for (const question of questions) {
        const outcome = find(outcomes, question.questionId);
        const chosen = find(answers, question.questionId)?.optionIds ?? [];
        if (!outcome) continue;
        points += earned(question, chosen, outcome);
        const isComplete = question.kind === 'single' || chosen.length === outcome.right.length;
        if (isComplete && isAllRight(chosen, outcome)) right++;
      }
      return { points, tieBreaks: [right] };
    }),
  readSetup(raw) {
    const questions = readList(fieldsOf(raw).questions, limits.questions, readQuestion);
    return questions && questions.length > 0 && areOneEach(questions) ? { questions } : null;
  },
  readEntry(raw) {
    const answers = readList(fieldsOf(raw).answers, limits.questions, readChosen);
    return answers && areOneEach(answers) ? { answers } : null;
  },
  readTruth(raw) {
    const outcomes = readList(fieldsOf(raw).outcomes, limits.questions, readOutcome);
    return outcomes && areOneEach(outcomes) ? { outcomes } : null;
  },

  setupOf: (items) => special.readSetup(setupFrom(items)),
  entryOf: (entries) => special.readEntry(entryFrom(entries)),
  truthOf: (item) => special.readTruth(truthFrom(item)),
  resultOf(item, typed) {
    const right = readIds(typed, 1);
    const options = optionsIn(item).map(({ id }) => id);
    const isFew = right !== null && (isMulti(item) || right.length === 1);
    return isFew && right.every((id) => options.includes(id)) ? { right } : null;
  },
  describe: wordsOf,
};
