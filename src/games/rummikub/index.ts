// Tile rummy: two to four, a hidden rack each, one table that all rearrange.
import { defineGame } from '../../engine/game.ts';
import { facts } from './facts.ts';
import { notation } from './notation.ts';
import { rules } from './rules.ts';
import { views } from './view.ts';

export const rummikub = defineGame(facts, rules, views, notation, {
  bots: async () => (await import('./bot.ts')).bots,
  lessons: async () => (await import('./lessons.ts')).lessons,
  picture: async () => (await import('./picture.ts')).picture,
});
