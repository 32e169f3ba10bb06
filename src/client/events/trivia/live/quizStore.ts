// Client state of a running trivia: what the server shows this person, when that came, and an answer on its way.
import { isRefusal, type RefusalKey } from '../../../../contract/errors.ts';
import type { Quiz, QuizPlayer } from '../../../../contract/events/quiz.ts';
import type { Message } from '../../../../contract/realtime.ts';
import { newId } from '../../../base/api/newId.ts';
import type { Connection } from '../../../base/realtime/connection.ts';

/** An answer this window has sent. */
export interface SentAnswer {
  readonly question: number;
  readonly options: readonly number[];
  /** `refused`: it does not count. */
  readonly state: 'sending' | 'counted' | 'refused';
}

export interface QuizSight {
  readonly quiz: Quiz | null;
  /** When it came, in performance.now() time: what is left of a phase is counted from there. */
  readonly seenAt: number;
  readonly sent: SentAnswer | null;
  /** Why the event cannot be seen at all. */
  readonly problem: RefusalKey | null;
  /** Why the last thing tried was refused. */
  readonly refused: RefusalKey | null;
  readonly people: readonly QuizPlayer[];
}

type Control = Omit<Message<'quiz:control'>, 'moveId' | 'trivia' | 'step'>;

export interface QuizStore {
  sight(): QuizSight;
  subscribe(listener: () => void): () => void;
  answer(question: number, options: readonly number[]): void;
  /** What a host does; for the state that is shown, so that two hosts do not both press Next. */
  control(control: Control): Promise<boolean>;
  /** For hosts: who takes part, asked for again. */
  askPeople(): void;
  close(): void;
}

const nothing: QuizSight = { quiz: null, seenAt: 0, sent: null, problem: null, refused: null, people: [] };

/** Refusals of a server that is busy or restarting: the same request may succeed soon. */
const temporary: readonly RefusalKey[] = ['TemporarilyUnavailable', 'TooManyRequests', 'Overloaded'];
const retryMs = 2_000;

/** `isWatching`: looks on without taking part, as at the host's desk and on a screen in a room. */
export function openQuizStore(connection: Connection, trivia: string, isWatching: boolean): QuizStore {
  let sight = nothing;
  let isOpen = true;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let isAskingPeople = false;
  const listeners = new Set<() => void>();

  function update(change: Partial<QuizSight>): void {
    sight = { ...sight, ...change };
    for (const listener of listeners) listener();
  }

  function take(quiz: Quiz): void {
    if (quiz.trivia !== trivia || quiz.step < (sight.quiz?.step ?? 0)) return;
    const isNewStep = quiz.step !== sight.quiz?.step;
    const sent = sight.sent?.question === quiz.question?.number ? sight.sent : null;
    update({
      quiz,
      seenAt: performance.now(),
      sent,
      problem: null,
      refused: isNewStep ? null : sight.refused,
    });
  }

  async function join(): Promise<void> {
    clearTimeout(retryTimer);
    const answer = await connection.say('quiz:join', { moveId: newId(), trivia, watch: isWatching });
    if (!isOpen) return;
    if (!isRefusal(answer)) return take(answer.state);
    if (!sight.quiz) update({ problem: answer.error });
    if (temporary.includes(answer.error))
      retryTimer = setTimeout(() => void join(), (answer.retryAfterSeconds ?? retryMs / 1_000) * 1_000);
  }

  async function send(question: number, options: readonly number[]): Promise<void> {
    update({ sent: { question, options, state: 'sending' }, refused: null });
    const answer = await connection.say('quiz:answer', {
      moveId: newId(),
      trivia,
      question,
      options: [...options],
    });
    if (!isOpen || sight.sent?.question !== question) return;
    const isCounted = !isRefusal(answer) || answer.error === 'AlreadyDone';
    update({
      sent: { question, options, state: isCounted ? 'counted' : 'refused' },
      refused: isRefusal(answer) && !isCounted ? answer.error : null,
    });
  }

  const stop = [connection.hear('quiz:state', take), connection.onUp(() => void join())];

  return {
    sight: () => sight,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer(question, options) {
      if (sight.sent && sight.sent.state !== 'refused') return;
      void send(question, options);
    },
    async control(control) {
      const step = sight.quiz?.step ?? 0;
      const answer = await connection.say('quiz:control', { ...control, moveId: newId(), trivia, step });
      if (isOpen) update({ refused: isRefusal(answer) ? answer.error : null });
      return !isRefusal(answer);
    },
    askPeople() {
      if (isAskingPeople) return;
      isAskingPeople = true;
      void connection.say('quiz:people', { trivia }).then((answer) => {
        isAskingPeople = false;
        if (isOpen && !isRefusal(answer)) update({ people: answer.people });
      });
    },
    close() {
      isOpen = false;
      clearTimeout(retryTimer);
      for (const end of stop) end();
      // In the lobby a leave would give the place up; whoever goes back to the agenda keeps it.
      if (isWatching || sight.quiz?.phase !== 'lobby')
        void connection.say('quiz:leave', { moveId: newId(), trivia });
    },
  };
}
