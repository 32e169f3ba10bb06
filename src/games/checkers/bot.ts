// Three players of checkers.
import type { Bot } from '../../engine/game.ts';
import { jumpBots } from '../../kit/jumps/bots.ts';
import { evaluate } from './evaluation.ts';
import { type Checkers, game } from './rules.ts';

export const bots: readonly Bot<Checkers>[] = jumpBots(game, evaluate);
