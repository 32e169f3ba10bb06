// Match & Pass, assembled.
import type { GameDefinition } from '../../engine/game.ts';
import { facts } from './facts.ts';
import { readMove, readPosition, writePosition } from './notation.ts';
import {
  atLeisure,
  betweenRounds,
  deal,
  forfeit,
  play,
  refusal,
  result,
  start,
  timer,
  toAct,
} from './rules.ts';
import { type MatchAndPass, strikeLimits } from './shapes.ts';
import { legalMoves, tell, view } from './view.ts';

export const matchAndPass: GameDefinition<MatchAndPass> = {
  ...facts,
  version: 1,
  ruleSets: { standard: { strikes: 3 } },
  options: { strikes: strikeLimits },
  start,
  toAct,
  atLeisure,
  refusal,
  play,
  deal,
  timer,
  result,
  betweenRounds,
  forfeit,
  view,
  legalMoves,
  scores: (state) => state.strikes,
  tell,
  readMove,
  readPosition,
  writePosition,
  bots: async () => (await import('./bot.ts')).bots,
  lessons: async () => (await import('./lessons.ts')).lessons,
};
