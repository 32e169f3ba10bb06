// Hearts, assembled.
import type { GameDefinition } from '../../engine/game.ts';
import { facts } from './facts.ts';
import { readMove, readPosition, writePosition } from './notation.ts';
import { betweenRounds, deal, play, refusal, result, start, timer, toAct } from './rules.ts';
import { feats, totals } from './scoring.ts';
import type { Hearts } from './shapes.ts';
import { legalMoves, tell, view } from './view.ts';

export const hearts: GameDefinition<Hearts> = {
  ...facts,
  version: 1,
  ruleSets: { standard: { moon: 'add', target: 100 } },
  options: { moon: ['add', 'subtract'], target: [100, 50] },
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
  scores: (state) => totals(state.rounds),
  feats,
  tell,
  readMove,
  readPosition,
  writePosition,
  bots: async () => (await import('./bot.ts')).bots,
  lessons: async () => (await import('./lessons.ts')).lessons,
};
