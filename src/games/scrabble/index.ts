// Crossing words, assembled.
import type { GameDefinition } from '../../engine/game.ts';
import { facts } from './facts.ts';
import { readMove, readPosition, writePosition } from './notation.ts';
import { betweenRounds, deal, play, refusal, result, start, timer, toAct } from './rules.ts';
import type { Scrabble } from './shapes.ts';
import { legalMoves, tell, view } from './view.ts';

export const scrabble: GameDefinition<Scrabble> = {
  ...facts,
  version: 1,
  ruleSets: { standard: { language: 'en', check: 'validate' } },
  options: { language: ['en', 'tr'], check: ['validate', 'challenge'] },
  start,
  toAct,
  refusal,
  play,
  deal,
  timer,
  result,
  betweenRounds,
  view,
  legalMoves,
  scores: (state) => state.scores,
  tell,
  readMove,
  readPosition,
  writePosition,
  bots: async () => (await import('./bot.ts')).bots,
  lessons: async (tongue) => (await import('./lessons.ts')).lessonsIn[tongue],
};
