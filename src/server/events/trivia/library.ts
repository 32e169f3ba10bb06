// The ready-made questions: how many there are, and an event made of some of them, drawn at random.
import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isRefusal, refuse } from '../../../contract/errors.ts';
import type * as call from '../../../contract/events/trivia.ts';
import { triviaCategories } from '../../../contract/events/triviaFacts.ts';
import type { Language } from '../../../engine/language.ts';
import type { Handler } from '../../web/http/route.ts';
import { lineOf } from './present.ts';
import type { TriviaServices } from './services.ts';
import { readTrivia } from './store.ts';
import { isPast, pastStart, schedule, settingsOf } from './write.ts';

type Category = (typeof triviaCategories)[number];

/** A file of a language and category is a list of these; a test reads all of them. */
export interface ReadyQuestion {
  readonly text: string;
  readonly options: readonly string[];
  /** Positions of the right options. */
  readonly right: readonly number[];
  readonly explanation: string;
  /** 1 easy … 3 hard. */
  readonly level: 1 | 2 | 3;
}

const fileOf = (language: Language, category: Category): URL =>
  new URL(`../../../events/trivia/library/${language}/${category}.json`, import.meta.url);

const read = new Map<string, Promise<readonly ReadyQuestion[]>>();

export function readyQuestions(language: Language, category: Category): Promise<readonly ReadyQuestion[]> {
  const key = `${language} ${category}`;
  const known =
    read.get(key) ??
    readFile(fileOf(language, category), 'utf8').then(
      (text) => JSON.parse(text) as readonly ReadyQuestion[], // a test checks every file
    );
  read.set(key, known);
  return known;
}

export const listLibrary = (): Handler<typeof call.triviaLibrary> => async () => ({
  categories: await Promise.all(
    triviaCategories.map(async (category) => ({
      category,
      questions: {
        en: (await readyQuestions('en', category)).length,
        tr: (await readyQuestions('tr', category)).length,
      },
    })),
  ),
});

/** The first `many` of a shuffle. */
function drawn<Item>(items: readonly Item[], many: number): Item[] {
  const rest = [...items];
  return Array.from({ length: many }, () => rest.splice(randomInt(rest.length), 1)).flat();
}

/** Its options in another order: where the right one stands tells nothing. */
function shuffled(question: ReadyQuestion): Pick<ReadyQuestion, 'options' | 'right'> {
  const order = drawn([...question.options.keys()], question.options.length);
  return {
    options: order.map((at) => question.options[at] ?? ''),
    right: question.right.map((at) => order.indexOf(at)).toSorted((a, b) => a - b),
  };
}

export const scheduleFromLibrary =
  (deps: Pick<TriviaServices, 'chat' | 'clock' | 'database'>): Handler<typeof call.triviaFromLibrary> =>
  async (context, input) => {
    if (isPast(input.start, deps.clock.now())) return pastStart();
    const lists = await Promise.all(input.categories.map((each) => readyQuestions(input.language, each)));
    const ready = lists.flat();
    if (ready.length < input.count) return refuse('InvalidInput', { reason: 'tooFew' });
    const settings = await settingsOf(deps, context, input);
    if (isRefusal(settings)) return settings;
    const questions = drawn(ready, input.count).map((question) => ({
      ...shuffled(question),
      text: question.text,
      seconds: input.seconds,
      points: input.points,
      explanation: question.explanation,
      image: null,
    }));
    const id = await schedule(deps, context, settings, questions, false);
    const { userId } = context.member;
    const stored = await readTrivia(deps.database, { teamId: context.team.teamId, userId }, id);
    return stored ? lineOf(stored) : refuse('NotFound');
  };
