// State of a lesson in progress: the effect of a move, what is taken back, when the other players answer.
import type { AnyGame, Entry, Lesson, Shapes } from '../../../engine/game.ts';
import { emptyLibrary } from '../../../engine/library.ts';
import { people } from '../../../engine/match.ts';

export type Said =
  | { readonly kind: 'astray' }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'told'; readonly words: string };

export interface Learning {
  readonly lesson: Lesson<Shapes>;
  readonly state: unknown;
  /** How many of the lesson's moves have been found. */
  readonly found: number;
  /** A legal move that is not the lesson's: shown for a moment, then taken back. */
  readonly astray: unknown;
  /** Wrong tries at this step. */
  readonly tries: number;
  /** The moves of the other players and of the rules that follow. */
  readonly coming: readonly Entry<Shapes>[];
  readonly said: Said | null;
}

export const begin = (game: AnyGame, lesson: Lesson<Shapes>): Learning => ({
  lesson,
  state: game.readPosition?.(lesson.position) ?? null,
  found: 0,
  astray: null,
  tries: 0,
  coming: [],
  said: null,
});

const triesBeforeHint = 2;

const isLast = ({ lesson, found }: Learning): boolean => found === lesson.steps.length;

/** Something is shown for a moment and continues by itself. */
export const isPausing = ({ astray, coming }: Learning): boolean => astray !== null || coming.length > 0;

export const isDone = (now: Learning): boolean => isLast(now) && !isPausing(now);

/** Whether it is the learner's move. */
export const mayMove = (now: Learning): boolean => !isLast(now) && !isPausing(now);

/** Whether the hint is shown. */
export const isHinted = (now: Learning): boolean => now.tries >= triesBeforeHint && !isLast(now);

const failed = (now: Learning, said: Said, astray: unknown = null): Learning => ({
  ...now,
  said,
  astray,
  tries: now.tries + 1,
});

/** The board refused a press. Where the rules force a single move, boards allow no other: that counts as a try. */
export function explain(now: Learning, words: string): Learning {
  if (!mayMove(now)) return now;
  const said: Said = { kind: 'told', words };
  return now.lesson.isForced ? failed(now, said) : { ...now, said };
}

export function tryMove(game: AnyGame, now: Learning, move: unknown): Learning {
  const { lesson, state, found } = now;
  const step = lesson.steps[found];
  if (!step || !mayMove(now)) return now;
  const reason = game.refusal(state, lesson.seat, move, emptyLibrary);
  if (reason !== null) return failed(now, { kind: 'refused', reason });
  const after = game.play(state, { kind: 'move', at: 0, by: lesson.seat, move });
  if (!step.wanted(move, after)) return failed(now, { kind: 'astray' }, move);
  return told({ ...now, state: after, found: found + 1, tries: 0, coming: step.answer ?? [], said: null });
}

const told = (now: Learning): Learning => (isDone(now) ? { ...now, said: { kind: 'done' } } : now);

/** After the pause: the wrong move is taken back, or the other players have moved. */
export function goOn(game: AnyGame, now: Learning): Learning {
  if (now.astray !== null) return { ...now, astray: null };
  const state = now.coming.reduce((before, entry) => game.play(before, entry), now.state);
  return told({ ...now, state, coming: [] });
}

/** The board's props, as a table would give them. */
export function onBoard(game: AnyGame, now: Learning) {
  const { seat } = now.lesson;
  const view = game.view(now.state, seat);
  const isMine = mayMove(now);
  return {
    view,
    seat,
    nearSeat: seat,
    toAct: isMine ? people(game.toAct(now.state)) : [],
    legal: isMine ? game.legalMoves(view, seat) : [],
    pending: now.astray,
    refused: now.said?.kind === 'refused' ? now.said.reason : null,
    isOver: game.result(now.state) !== null,
  };
}
