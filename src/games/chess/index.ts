// Chess: open, for two.
import type { GameDefinition } from '../../engine/game.ts';
import { readMove, readPosition, writePosition } from './notation.ts';
import { type Chess, forfeit, play, refusal, result, start, toAct } from './rules.ts';
import { ahead, legalMoves, tell, view } from './view.ts';

export const chess: GameDefinition<Chess> = {
  id: 'chess',
  version: 1,
  seats: [2],
  ruleSets: { standard: {} },
  manners: { draw: true, resign: true, clock: true, takeback: true },

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
