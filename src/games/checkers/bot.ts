// Three players of checkers: one who sees one move, one who sees a few, one who looks as far as time allows.
import type { Bot } from '../../engine/game.ts';
import { seeing, thorough } from '../../kit/jumpBots.ts';
import { evaluate } from './evaluation.ts';
import { type Checkers, custom, sideOfSeat } from './rules.ts';

const game = { custom, evaluate, sideOfSeat };

export const bots: readonly Bot<Checkers>[] = [seeing(game, 1, 90), seeing(game, 4, 20), thorough(game)];
