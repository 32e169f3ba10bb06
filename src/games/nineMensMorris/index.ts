// Nine Men's Morris on 24 points: open, for two.
import type { GameDefinition } from '../../engine/game.ts';
import { facts } from './facts.ts';
import { readMove, readPosition, writePosition } from './notation.ts';
import { type NineMensMorris, play, refusal, result, start, toAct } from './rules.ts';
import { ahead, legalMoves, tell, view } from './view.ts';

export const nineMensMorris: GameDefinition<NineMensMorris> = {
  ...facts,
  version: 1,
  ruleSets: { standard: { flying: true } },
  options: { flying: [true, false] },

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
