// A player's answer: taken or refused by the moment it arrived, and stored with those of others that came in the meantime.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { Message } from '../../../contract/realtime.ts';
import { countedMs } from '../../../events/trivia/scoring.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import { batched } from '../../base/storage/batches.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Visitor } from '../../tables/liveEvents.ts';
import type { LoadedEvent } from '../live/kind.ts';
import { gatherMs, type TriviaHost } from './host.ts';
import { batchLimits, type NewAnswer, readAnswered, storeAnswers } from './liveStore.ts';
import { hasEveryAnswer, isOut, type RunningTrivia } from './runningTrivia.ts';

interface Deps {
  readonly clock: WallClock;
  readonly database: Database;
  readonly triviaHost: TriviaHost;
}

/** Another node may have opened the question, and this one not know it yet. */
async function openAtQuestion(
  triviaHost: TriviaHost,
  { actor }: Visitor,
  { trivia, question }: Message<'quiz:answer'>,
): Promise<LoadedEvent<RunningTrivia> | null> {
  const live = await triviaHost.open(trivia, actor.teamId);
  const isBehind = live !== null && live.state.course.question < question;
  return isBehind ? triviaHost.current(trivia, actor.teamId) : live;
}

function inputRefusal({ row }: RunningTrivia, { question, options }: Message<'quiz:answer'>): Refusal | null {
  const offered = row.questions[question - 1]?.options.length ?? 0;
  const isChoice = new Set(options).size === options.length && options.every((at) => at < offered);
  return isChoice ? null : refuse('InvalidInput', { fields: [{ path: 'options', code: 'invalid_value' }] });
}

export function createAnswering({ clock, database, triviaHost }: Deps) {
  const answering = batched((answers: readonly NewAnswer[]) => storeAnswers(database, answers), batchLimits);

  /** Sent again after the question closed: what was stored is answered alike. */
  async function wasStored(one: Omit<NewAnswer, 'options' | 'ms'>): Promise<Refusal | object> {
    const [answered] = await readAnswered(database, [one]);
    if (answered === 'stored') return {};
    return refuse(answered === 'known' ? 'AlreadyDone' : 'Closed');
  }

  async function note(live: LoadedEvent<RunningTrivia>, { question, userId, options, ms }: NewAnswer) {
    const { course, answers } = live.state;
    if (course.question === question && !answers.has(userId)) answers.set(userId, { options, ms });
    triviaHost.publishSoon(live, gatherMs);
    if (hasEveryAnswer(live.state)) await triviaHost.advance(live);
  }

  return async function answer(visitor: Visitor, message: Message<'quiz:answer'>) {
    const arrivedAt = clock.now();
    const { trivia, question, options, moveId } = message;
    const { userId } = visitor.actor;
    const live = await openAtQuestion(triviaHost, visitor, message);
    if (!live) return refuse('NotFound');
    const { course, players } = live.state;
    const one = { triviaId: trivia, question, userId, moveId };
    const player = players.get(userId);
    if (!player || player.isRemoved) return refuse('NotAllowed');
    if (course.phase !== 'questionTime' || course.question !== question) return wasStored(one);
    if (isOut(live.state, userId)) return refuse('NotAllowed', { reason: 'out' });
    const refusal = inputRefusal(live.state, message);
    if (refusal) return refusal;
    const ms = countedMs(arrivedAt - course.phaseAt, course.limitMs);
    if (ms === null) return wasStored(one);
    const given: NewAnswer = { triviaId: trivia, question, userId, options, ms, moveId };
    const outcome = await answering.add(given);
    if (outcome === 'known') return refuse('AlreadyDone');
    if (outcome === 'closed') return refuse('Closed');
    await note(live, given);
    return {};
  };
}
