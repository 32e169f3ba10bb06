// Checkers, the English game on 64 squares: open, for two.
import type { GameDefinition } from '../../engine/game.ts';
import { facts } from './facts.ts';
import { readMove, readPosition, writePosition } from './notation.ts';
import { type Checkers, play, refusal, result, start, toAct } from './rules.ts';
import { ahead, legalMoves, tell, view } from './view.ts';

export const checkers: GameDefinition<Checkers> = {
  ...facts,
  version: 1,
  ruleSets: { standard: {} },

  start,
  toAct,
  refusal: (state, _seat, move) => refusal(state, move),
  play,
  result,

  view,
  legalMoves,
  ahead,
  tell,

  readMove,
  readPosition,
  writePosition,
  bots: async () => (await import('./bot.ts')).bots,
  lessons: async () => (await import('./lessons.ts')).lessons,
};
