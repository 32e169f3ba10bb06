// Letter dice, assembled.
import type { GameDefinition } from '../../engine/game.ts';
import { facts } from './facts.ts';
import { readMove, readPosition, writePosition } from './notation.ts';
import { betweenRounds, deal, play, refusal, result, start, timer, toAct } from './rules.ts';
import { totals } from './scoring.ts';
import type { Boggle } from './shapes.ts';
import { legalMoves, tell, view } from './view.ts';

export const boggle: GameDefinition<Boggle> = {
  ...facts,
  version: 1,
  ruleSets: { standard: { language: 'en', seconds: 180, rounds: 3 } },
  options: { language: ['en', 'tr'], seconds: [180, 60, 120, 300], rounds: [3, 1, 2, 4, 5] },
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
  scores: (state) => totals(state.rounds, state.isDone.length),
  tell,
  readMove,
  readPosition,
  writePosition,
  bots: async () => (await import('./bot.ts')).bots,
  lessons: async (tongue) => (await import('./lessons.ts')).lessonsIn[tongue],
};
