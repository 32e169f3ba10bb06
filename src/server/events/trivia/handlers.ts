// Handlers of the messages of a running trivia: joining, answering, the acts of its hosts.

import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import { triviaLimits } from '../../../contract/events/triviaFacts.ts';
import type { Message } from '../../../contract/realtime.ts';
import { acted, withMoreTime } from '../../../events/trivia/phases.ts';
import { countedMs } from '../../../events/trivia/scoring.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import { batched, gatherTogether } from '../../base/storage/batches.ts';
import type { Database } from '../../base/storage/database.ts';
import { gameRefusal, periodRefusal, subscriptionRefusal } from '../../people/gates.ts';
import type { Members } from '../../people/members.ts';
import type { EventHandlers, Visitor } from '../../tables/liveEvents.ts';
import { type NewAnswer, readAnswered, storeAnswers } from './liveStore.ts';
import { type Enrolment, enrol } from './playerStore.ts';
import { createStates, peopleOf } from './quizState.ts';
import type { Quizzes } from './quizzes.ts';
import { type Hosted, hasEveryAnswer, isDecided, isOut } from './runningQuiz.ts';

interface Deps {
  readonly clock: WallClock;
  readonly database: Database;
  readonly members: Members;
  readonly quizzes: Quizzes;
}

const mostTogether = 500;
/** A race lost so often is somebody's mistake. */
const mostRaces = 5;

export function quizHandlers({ clock, database, members, quizzes }: Deps): EventHandlers<'quiz'> {
  const limits = { most: mostTogether, gathering: gatherTogether };
  const answering = batched((answers: readonly NewAnswer[]) => storeAnswers(database, answers), limits);
  const enrolling = batched((several: readonly Enrolment[]) => enrol(database, several), limits);

  const find = async ({ actor }: Visitor, id: string): Promise<Hosted | Refusal> =>
    (await quizzes.open(id, actor.teamId)) ?? refuse('NotFound');

  const stateFor = (hosted: Hosted, userId: string) =>
    createStates(hosted.quiz, clock.now())(userId, hosted.hosts.has(userId));

  async function comeIn({ actor }: Visitor, hosted: Hosted): Promise<Refusal | null> {
    const { userId } = actor;
    if (hosted.quiz.course.phase === 'completed') return null;
    const member = await members.of(userId);
    if (!member?.team) return refuse('NotAllowed');
    const gate =
      subscriptionRefusal(member) ??
      gameRefusal(member.team, 'trivia') ??
      periodRefusal(member.team, clock.now());
    const refusal =
      (hosted.quiz.players.has(userId) ? subscriptionRefusal(member) : gate) ??
      (await enrolling.add({ triviaId: hosted.id, userId, at: clock.now(), isJoining: true }));
    if (refusal) return refusal;
    hosted.here.add(userId);
    const { name, avatar } = actor;
    hosted.quiz.players.set(userId, { userId, name, avatar, isHere: true, isRemoved: false });
    quizzes.publishSoon(hosted);
    return null;
  }

  async function join(visitor: Visitor, { trivia, watch }: Message<'quiz:join'>) {
    const hosted = await find(visitor, trivia);
    if (isRefusal(hosted)) return hosted;
    const { userId, isAdmin } = visitor.actor;
    if (isAdmin) hosted.hosts.add(userId);
    else hosted.hosts.delete(userId);
    const refusal = watch ? removedRefusal(hosted, visitor) : await comeIn(visitor, hosted);
    if (refusal) return refusal;
    visitor.enter(trivia);
    return { state: stateFor(hosted, userId) };
  }

  async function leave(visitor: Visitor, { trivia }: Message<'quiz:leave'>) {
    const hosted = await find(visitor, trivia);
    if (isRefusal(hosted)) return hosted;
    visitor.leave(trivia);
    return { state: stateFor(hosted, visitor.actor.userId) };
  }

  /** Sent again after the question closed: what was stored is answered alike. */
  async function wasStored(one: Omit<NewAnswer, 'options' | 'ms'>): Promise<Refusal | object> {
    const [answered] = await readAnswered(database, [one]);
    if (answered === 'stored') return {};
    return refuse(answered === 'known' ? 'AlreadyDone' : 'Closed');
  }

  async function answer(visitor: Visitor, message: Message<'quiz:answer'>) {
    const arrivedAt = clock.now();
    const { trivia, question, options, moveId } = message;
    const { userId } = visitor.actor;
    const hosted = await find(visitor, trivia);
    if (isRefusal(hosted)) return hosted;
    const isBehind = hosted.quiz.course.question < question;
    if (isBehind) await quizzes.inTurn(trivia, () => quizzes.reload(hosted));
    const { quiz } = hosted;
    const { course } = quiz;
    const one = { triviaId: trivia, question, userId, moveId };
    const player = quiz.players.get(userId);
    if (!player || player.isRemoved) return refuse('NotAllowed');
    if (course.phase !== 'questionTime' || course.question !== question) return wasStored(one);
    if (isOut(quiz, userId)) return refuse('NotAllowed', { reason: 'out' });
    const ofQuestion = quiz.row.questions[question - 1]?.options.length ?? 0;
    const isChoice = new Set(options).size === options.length && options.every((at) => at < ofQuestion);
    if (!isChoice) return refuse('InvalidInput', { fields: [{ path: 'options', code: 'invalid_value' }] });
    const ms = countedMs(arrivedAt - course.phaseAt, course.limitMs);
    if (ms === null) return wasStored(one);
    const outcome = await answering.add({ ...one, options, ms });
    if (outcome === 'known') return refuse('AlreadyDone');
    if (outcome === 'closed') return refuse('Closed');
    const now = hosted.quiz;
    if (now.course.question === question && !now.answers.has(userId))
      now.answers.set(userId, { options, ms });
    quizzes.publishSoon(hosted);
    if (hasEveryAnswer(now)) await quizzes.inTurn(trivia, () => quizzes.advance(hosted));
    return {};
  }

  function actOn(hosted: Hosted, message: Message<'quiz:control'>): Promise<Refusal | null> | Refusal {
    const { quiz } = hosted;
    const { act, seconds, userId, moveId } = message;
    const known = { moveId, removed: null };
    if (act === 'remove') {
      if (userId === undefined || !quiz.players.has(userId))
        return refuse('InvalidInput', { fields: [{ path: 'userId', code: 'invalid_value' }] });
      return quizzes.move(hosted, quiz.course, { moveId, removed: userId });
    }
    if (act === 'addTime') {
      if (quiz.course.phase !== 'questionTime') return refuse('Closed');
      const ms = (seconds ?? triviaLimits.addedSeconds.usual) * 1_000;
      return quizzes.move(hosted, withMoreTime(quiz.course, ms), known);
    }
    const course = acted(quiz.course, act, quiz.row.questions, isDecided(quiz), clock.now());
    return course ? quizzes.move(hosted, course, known) : refuse('Closed');
  }

  async function control(visitor: Visitor, message: Message<'quiz:control'>) {
    if (!visitor.actor.isAdmin) return refuse('AdminOnly');
    const hosted = await find(visitor, message.trivia);
    if (isRefusal(hosted)) return hosted;
    const done = await quizzes.inTurn(message.trivia, async () => {
      for (let race = 0; race < mostRaces; race++) {
        const outcome = await judge(hosted, message);
        if (outcome?.error !== 'StaleVersion' || message.step !== undefined) return outcome;
      }
      return refuse('StaleVersion');
    });
    return done ?? {};
  }

  /** As the event is now; `StaleVersion`: another node was faster, and what it stored has been read. */
  async function judge(hosted: Hosted, message: Message<'quiz:control'>): Promise<Refusal | null> {
    const isDone = () => hosted.quiz.row.acts.includes(message.moveId);
    if (isDone()) return null;
    if (message.step !== undefined && message.step !== hosted.quiz.row.step) {
      await quizzes.reload(hosted);
      if (isDone()) return null;
      if (message.step !== hosted.quiz.row.step) return refuse('StaleVersion');
    }
    return actOn(hosted, message);
  }

  async function people(visitor: Visitor, { trivia }: Message<'quiz:people'>) {
    if (!visitor.actor.isAdmin) return refuse('AdminOnly');
    const hosted = await find(visitor, trivia);
    return isRefusal(hosted) ? hosted : { people: peopleOf(hosted.quiz) };
  }

  return {
    'quiz:join': join,
    'quiz:leave': leave,
    'quiz:answer': answer,
    'quiz:control': control,
    'quiz:people': people,
  };
}

const removedRefusal = (hosted: Hosted, { actor }: Visitor): Refusal | null =>
  hosted.quiz.players.get(actor.userId)?.isRemoved && !actor.isAdmin
    ? refuse('NotAllowed', { reason: 'removed' })
    : null;
