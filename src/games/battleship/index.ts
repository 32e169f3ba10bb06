// Battleship, assembled.
import type { GameDefinition } from '../../engine/game.ts';
import { facts } from './facts.ts';
import { readMove, readPosition, writePosition } from './notation.ts';
import { deal, feats, play, refusal, result, start, timer, toAct } from './rules.ts';
import type { Battleship } from './shapes.ts';
import { legalMoves, tell, view } from './view.ts';

export const battleship: GameDefinition<Battleship> = {
  ...facts,
  version: 1,
  ruleSets: { standard: { touching: true, shots: 'again' } },
  options: { touching: [true, false], shots: ['again', 'single', 'salvo'] },
  opens: 'loser',
  start,
  toAct,
  refusal,
  play,
  deal,
  timer,
  result,
  feats,
  view,
  legalMoves,
  tell,
  readMove,
  readPosition,
  writePosition,
  bots: async () => (await import('./bot.ts')).bots,
  lessons: async () => (await import('./lessons.ts')).lessons,
};
