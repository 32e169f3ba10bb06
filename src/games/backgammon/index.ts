// Backgammon: a game of two with luck, whole turns as moves, a doubling cube and matches of several games.
import type { GameDefinition } from '../../engine/game.ts';
import { facts } from './facts.ts';
import { readMove } from './notation.ts';
import { type Backgammon, concede, deal, feats, forced, play, result, start, timer, toAct } from './rules.ts';
import { readPosition, writePosition } from './table.ts';
import { legalMoves, refusal, tell, view } from './view.ts';

export const backgammon: GameDefinition<Backgammon> = {
  ...facts,
  version: 2,
  ruleSets: { standard: { match: 1, cube: false, jacoby: false } },
  options: { match: [1, 3, 5, 7], cube: [false, true], jacoby: [false, true] },

  start,
  toAct,
  refusal,
  play,
  deal,
  timer,
  result,
  betweenRounds: (state) => state.phase === 'between',
  concede,
  forced,
  feats,

  view,
  legalMoves,
  scores: (state) => state.score,
  tell,

  readMove,
  readPosition,
  writePosition,
  bots: async () => (await import('./bot.ts')).bots,
  lessons: async () => (await import('./lessons.ts')).lessons,
};
