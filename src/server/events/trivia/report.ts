// Handler of the report of a trivia that is over, for its host.
import { refuse } from '../../../contract/errors.ts';
import type * as call from '../../../contract/events/trivia.ts';
import { figuresOf } from '../../../events/trivia/report.ts';
import type { Handler } from '../../web/http/route.ts';
import { readAnswers } from './liveStore.ts';
import type { TriviaServices } from './services.ts';
import { readTrivia } from './store.ts';

/** Nobody's single answers: how many knew a question, and how many a person knew. */
export const getReport =
  ({
    database,
    finalTable,
  }: Pick<TriviaServices, 'database' | 'finalTable'>): Handler<typeof call.triviaReport> =>
  async ({ member, team }, { id }) => {
    const trivia = await readTrivia(database, { teamId: team.teamId, userId: member.userId }, id);
    if (!trivia) return refuse('NotFound');
    if (trivia.phase !== 'completed') return refuse('NotAllowed', { reason: 'stillRunning' });
    const [table, answers] = await Promise.all([finalTable(id), readAnswers(database, id, null)]);
    const ids = table.map(({ user_id }) => user_id);
    const figures = figuresOf(trivia.questions, trivia.asked, ids, answers);
    return {
      questions: figures.questions.map(({ question, answered, right, chosen }) => {
        const written = trivia.questions[question - 1];
        return {
          number: question,
          text: written?.text ?? '',
          options: (written?.options ?? []).map((text, at) => ({
            text,
            isRight: written?.right.includes(at) ?? false,
            chosen: chosen[at] ?? 0,
          })),
          answered,
          right,
        };
      }),
      people: table.map(({ user_id, name, avatar, place, points }, at) => ({
        userId: user_id,
        name,
        avatar,
        place: place ?? 0,
        points: points ?? 0,
        answered: figures.people[at]?.answered ?? 0,
        right: figures.people[at]?.right ?? 0,
      })),
    };
  };
