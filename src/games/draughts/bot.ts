// Three players of draughts.
import type { Bot } from '../../engine/game.ts';
import { jumpBots } from '../../kit/jumps/bots.ts';
import { evaluate } from './evaluation.ts';
import { type Draughts, game } from './rules.ts';

export const bots: readonly Bot<Draughts>[] = jumpBots(game, evaluate);
