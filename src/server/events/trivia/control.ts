// What hosts do in a running trivia: go on, give time, put a player out. An act for a step that is over is refused.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import { triviaLimits } from '../../../contract/events/triviaFacts.ts';
import type { Message } from '../../../contract/realtime.ts';
import { acted, type Course, withMoreTime } from '../../../events/trivia/phases.ts';
import type { Visitor } from '../../tables/liveEvents.ts';
import type { Judged } from '../live/kind.ts';
import type { TriviaHost } from './host.ts';
import { isDecided, type RunningTrivia, type TriviaStep } from './runningTrivia.ts';
import { peopleOf } from './triviaState.ts';

type Control = Message<'quiz:control'>;

function courseAfter(
  running: RunningTrivia,
  { act, seconds, userId }: Control,
  now: number,
): Course | Refusal {
  const { course, players, row } = running;
  if (course.phase === 'completed') return refuse('Closed');
  if (act === 'remove') {
    if (userId === undefined || !players.has(userId))
      return refuse('InvalidInput', { fields: [{ path: 'userId', code: 'invalid_value' }] });
    return course;
  }
  if (act === 'addTime') {
    if (course.phase !== 'questionTime') return refuse('Closed');
    return withMoreTime(course, (seconds ?? triviaLimits.addedSeconds.usual) * 1_000);
  }
  return acted(course, act, row.questions, isDecided(running), now) ?? refuse('Closed');
}

function judge(running: RunningTrivia, message: Control, now: number): Judged<object, TriviaStep> {
  const { row } = running;
  const { act, moveId, step, userId } = message;
  if (row.acts.includes(moveId)) return { answer: {} };
  if (step !== undefined && step !== row.step) return { answer: refuse('StaleVersion') };
  const course = courseAfter(running, message, now);
  if ('error' in course) return { answer: course };
  const removed = act === 'remove' ? (userId ?? null) : null;
  return { step: { course, act: { moveId, removed }, resumedAt: row.resumed_at }, answer: {} };
}

export async function controlTrivia(triviaHost: TriviaHost, { actor }: Visitor, message: Control) {
  if (!actor.isAdmin) return refuse('AdminOnly');
  return triviaHost.act<object>(message.trivia, actor.teamId, (running, now) => judge(running, message, now));
}

export async function getPeople(
  triviaHost: TriviaHost,
  { actor }: Visitor,
  { trivia }: Message<'quiz:people'>,
) {
  if (!actor.isAdmin) return refuse('AdminOnly');
  const live = await triviaHost.open(trivia, actor.teamId);
  return live ? { people: peopleOf(live.state) } : refuse('NotFound');
}
