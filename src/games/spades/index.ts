// Spades, assembled.
import type { GameDefinition } from '../../engine/game.ts';
import { seats } from '../../kit/tricks.ts';
import { facts } from './facts.ts';
import { readMove, readPosition, writePosition } from './notation.ts';
import { betweenRounds, deal, forfeit, play, refusal, result, start, timer, toAct } from './rules.ts';
import { sideOfSeat, sides, totals } from './scoring.ts';
import { type Spades, targets } from './shapes.ts';
import { legalMoves, tell, view } from './view.ts';

export const spades: GameDefinition<Spades> = {
  ...facts,
  version: 1,
  ruleSets: { standard: { target: 500 } },
  options: { target: targets },
  start,
  sides: () => sides,
  toAct,
  refusal,
  play,
  deal,
  timer,
  result,
  betweenRounds,
  forfeit,
  view,
  legalMoves,
  scores: (state) => seats.map((seat) => totals(state.rounds)[sideOfSeat(seat)]),
  tell,
  readMove,
  readPosition,
  writePosition,
  bots: async () => (await import('./bot.ts')).bots,
  lessons: async () => (await import('./lessons.ts')).lessons,
};
