// The quiz of the demo team: colleagues have come for it, and answer along.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isRefusal } from '../../../contract/errors.ts';
import { triviaLimits } from '../../../contract/events/triviaFacts.ts';
import { demoTeamId } from '../../../contract/people/demo.ts';
import type { TriviaHost } from '../../events/trivia/host.ts';
import { scheduleFromLibrary } from '../../events/trivia/library.ts';
import { enrol } from '../../events/trivia/playerStore.ts';
import type { TriviaServices } from '../../events/trivia/services.ts';
import type { Members } from '../../people/members.ts';
import type { EventHandlers } from '../../tables/liveEvents.ts';
import { contextOf, spread, visitorOf } from './asPerson.ts';
import { type DemoPerson, demoPeople, quizName } from './people.ts';

export interface QuizDeps extends Pick<TriviaServices, 'chat' | 'clock' | 'database' | 'log'> {
  readonly members: Members;
  readonly eventHandlers: Pick<EventHandlers, 'quiz:answer'>;
  readonly triviaHost: TriviaHost;
}

const questions = 6;
const seconds = 15;
const pollEveryMs = 300;
const leastThinkMs = 2_500;

/** The first of the list is the host and does not play. */
const [host, ...players] = demoPeople;

/** Its id; null: the team is gone. */
export async function planQuiz(deps: QuizDeps, beginsInMs: number): Promise<string | null> {
  const context = host ? await contextOf(deps, host.userId) : null;
  if (!context) return null;
  const { clock, database } = deps;
  const line = await scheduleFromLibrary(deps)(context, {
    name: quizName[context.team.language],
    start: new Date(clock.now() + beginsInMs).toISOString(),
    language: context.team.language,
    mode: 'score',
    autoStart: true,
    speedWeight: triviaLimits.usualSpeedWeight,
    streak: true,
    capacity: null,
    categories: ['general', 'geography', 'science'],
    count: questions,
    seconds,
    points: triviaLimits.usualPoints,
    files: new Map(),
  });
  if (isRefusal(line)) return null;
  const at = clock.now();
  await enrol(
    database,
    players.map(({ userId }) => ({ triviaId: line.id, userId, at, isJoining: true, node: null })),
  );
  return line.id;
}

/** Colleagues answer every question, each at their own pace, until it is over. */
export async function playQuiz(deps: QuizDeps, id: string, shouldContinue: () => boolean): Promise<void> {
  let answered = 0;
  while (shouldContinue()) {
    const live = await deps.triviaHost.open(id, demoTeamId);
    if (!live || live.state.course.phase === 'completed') return;
    const { phase, question } = live.state.course;
    const asked = live.state.row.questions[question - 1];
    if (phase === 'questionTime' && question > answered && asked) {
      answered = question;
      const about = { id, question, right: asked.right, options: asked.options.length };
      for (const [person, player] of players.entries())
        answer(deps, player, person, about).catch((fault: unknown) =>
          deps.log.warn({ fault: String(fault) }, 'an answer of the demo team was not given'),
        );
    }
    await wait(pollEveryMs, undefined, { ref: false });
  }
}

interface Asked {
  readonly id: string;
  readonly question: number;
  readonly right: readonly number[];
  readonly options: number;
}

/** Those further down the list know less, and everybody is wrong sometimes. */
async function answer(
  { eventHandlers }: QuizDeps,
  player: DemoPerson,
  person: number,
  { id, question, right, options }: Asked,
): Promise<void> {
  const thinkMs = leastThinkMs + spread(person, question, 19) * 400;
  await wait(thinkMs, undefined, { ref: false });
  const knows = spread(person, question + 2, players.length + 2) >= person / 2 + 1;
  const guess = spread(person, question, options);
  await eventHandlers['quiz:answer'](visitorOf(player), {
    moveId: randomUUID(),
    trivia: id,
    question,
    options: knows ? [...right] : [guess],
  });
}
