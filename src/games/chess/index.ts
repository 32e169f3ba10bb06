// Chess: open, for two.
import type { GameDefinition } from '../../engine/game.ts';
import { facts } from './facts.ts';
import { readMove, readPosition, writePosition } from './notation.ts';
import { type Chess, forfeit, play, refusal, result, start, toAct } from './rules.ts';
import { ahead, legalMoves, tell, view } from './view.ts';

export const chess: GameDefinition<Chess> = {
  ...facts,
  version: 1,
  ruleSets: { standard: {} },

  start,
  toAct,
  refusal: (state, _seat, move) => refusal(state, move),
  play,
  result,
  forfeit,

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
