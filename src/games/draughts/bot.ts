// Three players of draughts: one who sees one move, one who sees a few, one who looks as far as time allows.
import type { Bot } from '../../engine/game.ts';
import { deepest } from '../../kit/jumpAhead.ts';
import { player } from '../../kit/jumpBots.ts';
import { evaluate } from './evaluation.ts';
import { type Draughts, game } from './rules.ts';

const seen = { ...game, evaluate };

export const bots: readonly Bot<Draughts>[] = [
  player(seen, 1, 90),
  player(seen, 4, 20),
  player(seen, deepest, 0),
];
