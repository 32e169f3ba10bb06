// The phases of a trivia as a function of what is stored and the time: what comes next, and when by itself.
import { graceMs } from './scoring.ts';
import type { Asked } from './standings.ts';

export type Phase = 'lobby' | 'starting' | 'questionTime' | 'calculatingTime' | 'showResults' | 'completed';

export const startingMs = 5_000;
export const calculatingMs = 2_000;
export const resultsMs = 6_000;

/** Where an event is. Times are in ms since 1970 by the clock of the server. */
export interface Course {
  readonly phase: Phase;
  /** The question that is open or was last, from 1; 0 before the first. */
  readonly question: number;
  readonly phaseAt: number;
  /** When it goes on by itself; null: it waits for a host, or is over. */
  readonly dueAt: number | null;
  /** Of the question, with what was added; 0 before the first. */
  readonly limitMs: number;
  /** The questions that count, in their order. */
  readonly asked: readonly Asked[];
}

export const inLobby = (startAt: number, autoStart: boolean): Course => ({
  phase: 'lobby',
  question: 0,
  phaseAt: 0,
  dueAt: autoStart ? startAt : null,
  limitMs: 0,
  asked: [],
});

/** The seconds of each question. */
type Lengths = readonly { readonly seconds: number }[];

const timed = (course: Course, phase: Phase, at: number, ms: number): Course => ({
  ...course,
  phase,
  phaseAt: at,
  dueAt: at + ms,
});

export const started = (course: Course, at: number): Course => timed(course, 'starting', at, startingMs);

const completed = (course: Course, at: number): Course => ({
  ...course,
  phase: 'completed',
  phaseAt: at,
  dueAt: null,
});

/** The next question, or the end. */
export function next(course: Course, questions: Lengths, at: number): Course {
  const question = questions[course.question];
  if (!question) return completed(course, at);
  const limitMs = question.seconds * 1_000;
  return {
    ...timed(course, 'questionTime', at, limitMs + graceMs),
    question: course.question + 1,
    limitMs,
  };
}

/** The question's time is over: no more answers, and it counts. */
export const closed = (course: Course, at: number): Course => ({
  ...timed(course, 'calculatingTime', at, calculatingMs),
  asked: [...course.asked, { question: course.question, limitMs: course.limitMs }],
});

const revealed = (course: Course, at: number): Course => timed(course, 'showResults', at, resultsMs);

/** What comes after this phase, when its time is over or a host says so. `isDecided`: one is left in an elimination. */
export function following(course: Course, questions: Lengths, isDecided: boolean, at: number): Course | null {
  if (course.phase === 'lobby') return started(course, at);
  if (course.phase === 'starting') return next(course, questions, at);
  if (course.phase === 'questionTime') return closed(course, at);
  if (course.phase === 'calculatingTime') return revealed(course, at);
  if (course.phase === 'showResults') return isDecided ? completed(course, at) : next(course, questions, at);
  return null;
}

export const isDue = ({ dueAt }: Course, now: number): boolean => dueAt !== null && dueAt <= now;

/** More time for the open question: answers given before lose nothing by it. */
export const withMoreTime = (course: Course, ms: number): Course => ({
  ...course,
  limitMs: course.limitMs + ms,
  dueAt: course.dueAt === null ? null : course.dueAt + ms,
});

/** Nobody served for so long: the phase goes on where it was. */
export const resumed = (course: Course, ms: number): Course => ({
  ...course,
  phaseAt: course.phaseAt + ms,
  dueAt: course.dueAt === null ? null : course.dueAt + ms,
});

/** The length of what people see count down; null: nothing does. */
export function shownMs({ phase, limitMs }: Course): number | null {
  if (phase === 'questionTime') return limitMs;
  if (phase === 'starting') return startingMs;
  if (phase === 'calculatingTime') return calculatingMs;
  return phase === 'showResults' ? resultsMs : null;
}

type HostAct = 'start' | 'showAnswers' | 'next' | 'skip' | 'finish';

/** What a host's act makes of it; null: it is not for this phase. */
export function acted(
  course: Course,
  act: HostAct,
  questions: Lengths,
  isDecided: boolean,
  at: number,
): Course | null {
  const { phase } = course;
  if (act === 'start') return phase === 'lobby' ? started(course, at) : null;
  if (act === 'showAnswers') return phase === 'questionTime' ? closed(course, at) : null;
  if (act === 'skip') return phase === 'questionTime' ? next(course, questions, at) : null;
  if (act === 'next') return phase === 'showResults' ? following(course, questions, isDecided, at) : null;
  return phase === 'lobby' || phase === 'completed' ? null : completed(course, at);
}

/** Whether somebody who has not been in it yet may come in to play. */
export function isJoinable(mode: 'score' | 'elimination', { phase, question }: Course): boolean {
  if (phase === 'completed') return false;
  if (mode === 'score' || phase === 'lobby' || phase === 'starting') return true;
  return phase === 'questionTime' && question === 1;
}
