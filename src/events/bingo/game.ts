// The course of a bingo game as a function of what is stored and a moment: start, calls, claims, pause, end.
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

/** When a running game goes on by itself. */
function dueAfter(game: BingoGame, at: number): number | null {
  const { auto, calls, isWon, phase } = game;
  const shownUntil = isShown(game, at) ? (game.shownUntil ?? at) : at;
  if (isWon && isLastStage(game)) return shownUntil;
  if (phase !== 'running') return null;
  if (calls === highest) return Math.max(shownUntil, at + lastClaimsMs);
  return auto === null ? null : Math.max(shownUntil, at + auto * 1_000);
}

const going = (game: BingoGame, at: number): BingoGame => ({ ...game, dueAt: dueAfter(game, at) });

export function start(game: BingoGame, at: number): BingoGame | BingoRefusal {
  if (game.phase !== 'lobby') return 'notInLobby';
  return going({ ...game, phase: 'running' }, at);
}

export function finish(game: BingoGame): BingoGame | BingoRefusal {
  if (game.phase === 'finished') return 'finished';
  return { ...game, phase: 'finished', shownUntil: null, dueAt: null };
}

/** The stage that was won is closed, the next one begins. */
const nextStage = (game: BingoGame): BingoGame =>
  game.isWon ? { ...game, stage: game.stage + 1, isWon: false } : game;

export function callNext(game: BingoGame, at: number): BingoGame | BingoRefusal {
  if (game.phase !== 'running') return 'notRunning';
  if (isShown(game, at)) return 'claimShown';
  if (game.isWon && isLastStage(game)) return finish(game);
  if (game.calls === highest) return 'allCalled';
  const called: BingoGame = { ...nextStage(game), calls: game.calls + 1, shownUntil: null };
  return going(called, at);
}

/** Null: by hand from now on. */
export function setAuto(game: BingoGame, seconds: number | null, at: number): BingoGame | BingoRefusal {
  if (game.phase === 'finished') return 'finished';
  return going({ ...game, auto: seconds }, at);
}

export function pause(game: BingoGame, at: number): BingoGame | BingoRefusal {
  if (game.phase !== 'running') return 'notRunning';
  return going({ ...game, phase: 'paused' }, at);
}

export function resume(game: BingoGame, at: number): BingoGame | BingoRefusal {
  if (game.phase !== 'paused') return 'notPaused';
  return going({ ...game, phase: 'running' }, at);
}

/** A claim that was judged: it is shown, and calls wait for it. */
export function showClaim(game: BingoGame, isRight: boolean, at: number): BingoGame | BingoRefusal {
  if (game.phase !== 'running' && game.phase !== 'paused') return 'notRunning';
  const shownUntil = at + shownMs;
  const shown: BingoGame = { ...game, isWon: game.isWon || isRight, shownUntil };
  if (shown.isWon && isLastStage(shown)) return { ...shown, dueAt: shownUntil };
  return { ...shown, dueAt: shown.dueAt === null ? null : Math.max(shown.dueAt, shownUntil) };
}

/** What is due by now: a call, or the end; null: nothing yet. */
export function passTime(game: BingoGame, at: number): BingoGame | null {
  if (game.phase === 'finished' || game.dueAt === null || game.dueAt > at) return null;
  if (game.isWon && isLastStage(game)) return { ...game, phase: 'finished', shownUntil: null, dueAt: null };
  if (game.calls < highest) {
    const called = callNext(game, at);
    return typeof called === 'string' ? null : called;
  }
  if (game.isWon) return going({ ...nextStage(game), shownUntil: null }, at);
  return { ...game, phase: 'finished', shownUntil: null, dueAt: null };
}

/** After a wrong claim: how many numbers must have been called before the next one. */
export const barredUntil = (calls: number): number => calls + barredCalls;
