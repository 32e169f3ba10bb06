// Rock, paper, scissors: both hands chosen in secret and shown at once; a duel of two, or a knock-out of up to eight.
import { defineGame } from '../../engine/game.ts';
import { facts } from './facts.ts';
import { notation } from './notation.ts';
import { rules } from './rules.ts';
import { views } from './view.ts';

export const rps = defineGame(facts, rules, views, notation, {
  bots: async () => (await import('./bot.ts')).bots,
  lessons: async () => (await import('./lessons.ts')).lessons,
  picture: async () => (await import('./picture.ts')).picture,
});
