// The course of a bingo session as a function of what is stored and a moment: start, calls, claims, pause, end.
import { highest } from './card.ts';
import type { StageName } from './stages.ts';

export type Phase = 'lobby' | 'running' | 'paused' | 'finished';

/** Calls stop this long while a claim is shown. */
export const shownMs = 5_000;
/** After the last number there is this long to claim. */
export const lastClaimsMs = 30_000;
/** A wrong claim bars its player until so many more numbers were called. */
const barredCalls = 2;

export interface BingoGame {
  readonly phase: Phase;
  readonly stages: readonly StageName[];
  /** The one that is played for; an index. */
  readonly stage: number;
  /** Somebody has claimed it: it is closed by the next call. */
  readonly isWon: boolean;
  /** How many numbers were called. */
  readonly calls: number;
  /** Between calls; null: they are made by hand. */
  readonly auto: number | null;
  /** A claim is shown until then. */
  readonly shownUntil: number | null;
  /** When something happens by itself: the next call, or the end. */
  readonly dueAt: number | null;
}

/** Why an act is refused: a text key. */
export type BingoRefusal =
  | 'notInLobby'
  | 'notRunning'
  | 'notPaused'
  | 'finished'
  | 'claimShown'
  | 'allCalled';

const isLastStage = ({ stage, stages }: BingoGame): boolean => stage >= stages.length - 1;
const isShown = ({ shownUntil }: BingoGame, at: number): boolean => shownUntil !== null && shownUntil > at;

export const opened = (stages: readonly StageName[]): BingoGame => ({
  phase: 'lobby',
  stages,
  stage: 0,
  isWon: false,
  calls: 0,
  auto: null,
  shownUntil: null,
  dueAt: null,
});

/** When a running session goes on by itself. */
function dueAfter(session: BingoGame, at: number): number | null {
  const { auto, calls, isWon, phase } = session;
  const shownUntil = isShown(session, at) ? (session.shownUntil ?? at) : at;
  if (isWon && isLastStage(session)) return shownUntil;
  if (phase !== 'running') return null;
  if (calls === highest) return Math.max(shownUntil, at + lastClaimsMs);
  return auto === null ? null : Math.max(shownUntil, at + auto * 1_000);
}

const going = (session: BingoGame, at: number): BingoGame => ({ ...session, dueAt: dueAfter(session, at) });

export function start(session: BingoGame, at: number): BingoGame | BingoRefusal {
  if (session.phase !== 'lobby') return 'notInLobby';
  return going({ ...session, phase: 'running' }, at);
}

export function finish(session: BingoGame): BingoGame | BingoRefusal {
  if (session.phase === 'finished') return 'finished';
  return { ...session, phase: 'finished', shownUntil: null, dueAt: null };
}

/** The stage that was won is closed, the next one begins. */
const nextStage = (session: BingoGame): BingoGame =>
  session.isWon ? { ...session, stage: session.stage + 1, isWon: false } : session;

export function callNext(session: BingoGame, at: number): BingoGame | BingoRefusal {
  if (session.phase !== 'running') return 'notRunning';
  if (isShown(session, at)) return 'claimShown';
  if (session.isWon && isLastStage(session)) return finish(session);
  if (session.calls === highest) return 'allCalled';
  const called: BingoGame = { ...nextStage(session), calls: session.calls + 1, shownUntil: null };
  return going(called, at);
}

/** Null: by hand from now on. */
export function setAuto(session: BingoGame, seconds: number | null, at: number): BingoGame | BingoRefusal {
  if (session.phase === 'finished') return 'finished';
  return going({ ...session, auto: seconds }, at);
}

export function pause(session: BingoGame, at: number): BingoGame | BingoRefusal {
  if (session.phase !== 'running') return 'notRunning';
  return going({ ...session, phase: 'paused' }, at);
}

export function resume(session: BingoGame, at: number): BingoGame | BingoRefusal {
  if (session.phase !== 'paused') return 'notPaused';
  return going({ ...session, phase: 'running' }, at);
}

/** A claim that was judged: it is shown, and calls wait for it. */
export function showClaim(session: BingoGame, isRight: boolean, at: number): BingoGame | BingoRefusal {
  if (session.phase !== 'running' && session.phase !== 'paused') return 'notRunning';
  const shownUntil = at + shownMs;
  const shown: BingoGame = { ...session, isWon: session.isWon || isRight, shownUntil };
  if (shown.isWon && isLastStage(shown)) return { ...shown, dueAt: shownUntil };
  return { ...shown, dueAt: shown.dueAt === null ? null : Math.max(shown.dueAt, shownUntil) };
}

/** What is due by now: a call, or the end; null: nothing yet. */
export function passTime(session: BingoGame, at: number): BingoGame | null {
  if (session.phase === 'finished' || session.dueAt === null || session.dueAt > at) return null;
  if (session.isWon && isLastStage(session))
    return { ...session, phase: 'finished', shownUntil: null, dueAt: null };
  if (session.calls < highest) {
    const called = callNext(session, at);
    return typeof called === 'string' ? null : called;
  }
  if (session.isWon) return going({ ...nextStage(session), shownUntil: null }, at);
  return { ...session, phase: 'finished', shownUntil: null, dueAt: null };
}

/** After a wrong claim: how many numbers must have been called before the next one. */
export const barredUntil = (calls: number): number => calls + barredCalls;
