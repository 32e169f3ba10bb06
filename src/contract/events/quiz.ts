// Messages of a running trivia: joining, answering, the host's acts, and the state that everybody in it is shown.
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import type { Person } from '../people/people.ts';
import type { Gains } from '../play/tables.ts';
import type { Row } from '../progress/leaderboards.ts';
import { type TriviaMode, triviaLimits } from './triviaFacts.ts';

const trivia = field.uuid;
const moveId = field.uuid;
const { addedSeconds, options, questions } = triviaLimits;

export const quizPhases = [
  'lobby',
  'starting',
  'questionTime',
  'calculatingTime',
  'showResults',
  'completed',
] as const;
export type QuizPhase = (typeof quizPhases)[number];

/**
 * What a host may do.
 * start: from the lobby. showAnswers: ends the question's time now. next: to the next question, or to the end after the
 * last. addTime: `seconds` more for the question. skip: the question does not count, the next one follows. remove:
 * `userId` is out and cannot come back. finish: ends the event now; a question that is open does not count.
 */
export const quizActs = ['start', 'showAnswers', 'next', 'addTime', 'skip', 'remove', 'finish'] as const;

export const quizToServer = {
  /** Takes part, if the person may and there is room; `watch`: only looks on, as a host at the desk does. */
  'quiz:join': z.strictObject({ moveId, trivia, watch: z.optional(z.boolean()) }),
  /** Stops following; in the lobby the person no longer counts as having come. Being registered stays. */
  'quiz:leave': z.strictObject({ moveId, trivia }),
  'quiz:answer': z.strictObject({
    moveId,
    trivia,
    /** Counted from 1. */
    question: z.int().check(z.gte(1), z.lte(questions)),
    /** Positions of the chosen options. */
    options: z
      .array(z.int().check(z.gte(0), z.lte(options.most - 1)))
      .check(z.minLength(1), z.maxLength(options.most)),
  }),
  'quiz:control': z.strictObject({
    moveId,
    trivia,
    act: z.enum(quizActs),
    /** The `step` of the state the act is meant for: where another host was faster, it is refused (`StaleVersion`). */
    step: z.optional(z.int().check(z.gte(0))),
    seconds: z.optional(z.int().check(z.gte(addedSeconds.least), z.lte(addedSeconds.most))),
    userId: z.optional(field.uuid),
  }),
  /** For hosts: everybody who takes part. */
  'quiz:people': z.strictObject({ trivia }),
} as const;

export interface QuizAcknowledged {
  'quiz:join': { state: Quiz };
  /** The last one this window is sent. */
  'quiz:leave': { state: Quiz };
  /** Final; the first counts (`AlreadyDone`). Too late, or another question: `Closed`. Not taking part: `NotAllowed`. */
  'quiz:answer': object;
  'quiz:control': object;
  'quiz:people': { people: QuizPlayer[] };
}

export interface QuizToClient {
  /** To everyone in it, each their own, on any change; while answers come in, a few times a second at most. */
  'quiz:state': Quiz;
  /** To who was put out by a host. */
  'quiz:removed': { trivia: string };
}

/** As a host sees who takes part; never what they chose. */
export interface QuizPlayer extends Person {
  /** Connected, or was a moment ago. */
  readonly isHere: boolean;
  readonly isOut: boolean;
  /** The question that is open; false in other phases. */
  readonly hasAnswered: boolean;
  readonly points: number;
}

/** All that one person may see of a running event. */
export interface Quiz {
  readonly trivia: string;
  readonly name: string;
  readonly mode: TriviaMode;
  readonly language: 'en' | 'tr';
  readonly phase: QuizPhase;
  /** Grows with every change of the phase and every act of a host. */
  readonly step: number;
  /** Until the phase ends by itself; null where it waits for a host. */
  readonly leftMs: number | null;
  /** The server's time of this state. */
  readonly nowUnix: number;
  /** The whole length of that time, for a bar. */
  readonly ofMs: number | null;
  /** In the lobby until an automatic start: when. */
  readonly start: string;
  readonly autoStart: boolean;
  readonly host: Person;
  readonly questionCount: number;
  /** How many take part. */
  readonly people: number;
  /** How many of them are still in (elimination), otherwise the same. */
  readonly stillIn: number;
  /** The first of them by the order they came, for the lobby; empty later. */
  readonly faces: readonly Person[];
  readonly question: QuizQuestion | null;
  /** How many have answered the open question. */
  readonly answered: number;
  /** How many are here to answer it. */
  readonly expected: number;
  readonly mine: QuizAnswer | null;
  /** From showResults on. */
  readonly right: readonly number[] | null;
  /** How many chose each option; from showResults on. */
  readonly chosen: readonly number[] | null;
  readonly explanation: string | null;
  /** The first five; after the first question. */
  readonly top: readonly Row[];
  /** Null: does not take part, or before the first results. `move`: places gained by the last question. */
  readonly own: Row | null;
  readonly isPlaying: boolean;
  readonly isOut: boolean;
  /** May use `quiz:control`. */
  readonly isHost: boolean;
  /** At the end: what it brought; null for who only looked on, and until it is worked out. */
  readonly gains: Gains | null;
}

export interface QuizQuestion {
  /** Counted from 1. */
  readonly number: number;
  readonly of: number;
  readonly text: string;
  readonly options: readonly string[];
  /** More than one option is right. */
  readonly isMultiple: boolean;
  readonly image: string | null;
  readonly points: number;
  readonly seconds: number;
}

export interface QuizAnswer {
  readonly options: readonly number[];
  /** Null until the results are shown. */
  readonly isRight: boolean | null;
  readonly points: number | null;
}
