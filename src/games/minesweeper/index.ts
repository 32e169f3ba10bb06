// Minesweeper as a race for flags, assembled.
import type { GameDefinition } from '../../engine/game.ts';
import { facts } from './facts.ts';
import { readMove, readPosition, writePosition } from './notation.ts';
import { deal, feats, foundIn, play, refusal, result, start, toAct } from './rules.ts';
import type { Minesweeper } from './shapes.ts';
import { legalMoves, tell, view } from './view.ts';

export const minesweeper: GameDefinition<Minesweeper> = {
  ...facts,
  version: 1,
  ruleSets: { standard: { bomb: true } },
  options: { bomb: [true, false] },
  start,
  toAct,
  refusal,
  play,
  deal,
  result,
  view,
  legalMoves,
  scores: foundIn,
  feats,
  tell,
  readMove,
  readPosition,
  writePosition,
  bots: async () => (await import('./bot.ts')).bots,
  lessons: async () => (await import('./lessons.ts')).lessons,
};
