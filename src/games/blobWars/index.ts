// Blob Wars on seven by seven cells: open, for two, without a clock but with a limit for each turn.
import type { GameDefinition } from '../../engine/game.ts';
import { facts } from './facts.ts';
import { readMove, readPosition, writePosition } from './notation.ts';
import {
  atLeisure,
  type BlobWars,
  blobsOf,
  forced,
  play,
  refusal,
  result,
  start,
  timer,
  toAct,
} from './rules.ts';
import { ahead, legalMoves, tell, view } from './view.ts';

export const blobWars: GameDefinition<BlobWars> = {
  ...facts,
  version: 2,
  ruleSets: { standard: { walls: false } },
  options: { walls: [false, true] },

  start,
  toAct,
  atLeisure,
  refusal,
  play,
  timer,
  result,
  forced,

  view,
  legalMoves,
  ahead,
  scores: ({ cells }) => [blobsOf(cells, 0), blobsOf(cells, 1)],
  tell,

  readMove,
  readPosition,
  writePosition,
  bots: async () => (await import('./bot.ts')).bots,
  lessons: async () => (await import('./lessons.ts')).lessons,
};
