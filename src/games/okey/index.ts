// Okey, assembled.
import type { GameDefinition } from '../../engine/game.ts';
import { facts } from './facts.ts';
import { readMove, readPosition, writePosition } from './notation.ts';
import { betweenRounds, deal, play, refusal, result, start, timer, toAct } from './rules.ts';
import { feats, totals } from './scoring.ts';
import { handCounts, type Okey, starts } from './shapes.ts';
import { legalMoves, tell, view } from './view.ts';

export const okey: GameDefinition<Okey> = {
  ...facts,
  version: 1,
  ruleSets: { standard: { start: 20, hands: 0 } },
  options: { start: starts, hands: handCounts },
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
  scores: (state) => totals(state.rules, state.rounds),
  feats,
  tell,
  readMove,
  readPosition,
  writePosition,
  bots: async () => (await import('./bot.ts')).bots,
  lessons: async () => (await import('./lessons.ts')).lessons,
};
