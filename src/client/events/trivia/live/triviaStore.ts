// Client state of a running trivia: what the server shows this person, when that came, and an answer on its way.
import { isRefusal, type RefusalKey } from '../../../../contract/errors.ts';
import type { Quiz, QuizPlayer } from '../../../../contract/events/quiz.ts';
import type { Message } from '../../../../contract/realtime.ts';
import { newId } from '../../../base/api/newId.ts';
import type { Connection } from '../../../base/realtime/connection.ts';
import { isNewer, openLiveStore } from '../../../base/realtime/liveStore.ts';

/** An answer this window has sent. */
export interface SentAnswer {
  readonly question: number;
  readonly options: readonly number[];
  /** `refused`: it does not count. */
  readonly state: 'sending' | 'counted' | 'refused';
}

export interface TriviaSnapshot {
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

export interface TriviaStore {
  snapshot(): TriviaSnapshot;
  subscribe(listener: () => void): () => void;
  answer(question: number, options: readonly number[]): void;
  /** What a host does; for the state that is shown, so that two hosts do not both press Next. */
  control(control: Control): Promise<boolean>;
  /** For hosts: who takes part, asked for again. */
  askPeople(): void;
  close(): void;
}

/** How many have answered. The server gathers answers before it sends the next state; one's own counts at once. */
export function answeredIn({ mine, answered, expected }: Quiz, sent: SentAnswer | null): number {
  const isAhead = mine === null && sent?.state === 'counted';
  return isAhead ? Math.min(answered + 1, expected) : answered;
}

/** Before the first state is here. */
export const noTrivia: TriviaSnapshot = {
  quiz: null,
  seenAt: 0,
  sent: null,
  problem: null,
  refused: null,
  people: [],
};

/** `isWatching`: looks on without taking part, as at the host's desk and on a screen in a room. */
export function openTriviaStore(connection: Connection, trivia: string, isWatching: boolean): TriviaStore {
  let isAskingPeople = false;

  function take(quiz: Quiz): void {
    const { quiz: known, sent, refused } = live.state();
    if (quiz.trivia !== trivia || !isNewer(known && [known.step], [quiz.step])) return;
    live.update({
      quiz,
      seenAt: performance.now(),
      sent: sent?.question === quiz.question?.number ? sent : null,
      problem: null,
      refused: quiz.step === known?.step ? refused : null,
    });
  }

  const live = openLiveStore({
    empty: noTrivia,
    join: () => connection.say('quiz:join', { moveId: newId(), trivia, watch: isWatching }),
    follow: ({ join }) => connection.onUp(join),
    listen: [connection.hear('quiz:state', take)],
    onJoined: ({ state }: { readonly state: Quiz }) => take(state),
    onRefused({ error }) {
      if (!live.state().quiz) live.update({ problem: error });
    },
    leave() {
      // In the lobby a leave would give the place up; whoever goes back to the agenda keeps it.
      if (isWatching || live.state().quiz?.phase !== 'lobby')
        void connection.say('quiz:leave', { moveId: newId(), trivia });
    },
  });

  async function send(question: number, options: readonly number[]): Promise<void> {
    live.update({ sent: { question, options, state: 'sending' }, refused: null });
    const answer = await connection.say('quiz:answer', {
      moveId: newId(),
      trivia,
      question,
      options: [...options],
    });
    if (!live.isOpen() || live.state().sent?.question !== question) return;
    const isCounted = !isRefusal(answer) || answer.error === 'AlreadyDone';
    live.update({
      sent: { question, options, state: isCounted ? 'counted' : 'refused' },
      refused: isRefusal(answer) && !isCounted ? answer.error : null,
    });
  }

  return {
    snapshot: live.state,
    subscribe: live.subscribe,
    answer(question, options) {
      const { sent } = live.state();
      if (sent && sent.state !== 'refused') return;
      void send(question, options);
    },
    async control(control) {
      const step = live.state().quiz?.step ?? 0;
      const answer = await connection.say('quiz:control', { ...control, moveId: newId(), trivia, step });
      if (live.isOpen()) live.update({ refused: isRefusal(answer) ? answer.error : null });
      return !isRefusal(answer);
    },
    askPeople() {
      if (isAskingPeople) return;
      isAskingPeople = true;
      void connection.say('quiz:people', { trivia }).then((answer) => {
        isAskingPeople = false;
        if (live.isOpen() && !isRefusal(answer)) live.update({ people: answer.people });
      });
    },
    close: live.close,
  };
}
