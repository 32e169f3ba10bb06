// Sketch and Guess: three to twelve, one draws and the others guess; a list of words for each language and level.
import { defineGame } from '../../engine/game.ts';
import { facts } from './facts.ts';
import { notation } from './notation.ts';
import { rules } from './rules.ts';
import { views } from './view.ts';

export const skribbl = defineGame(facts, rules, views, notation, {
  bots: async () => (await import('./bot.ts')).bots,
  lessons: async (tongue) => (await import('./lessons.ts')).lessonsIn[tongue],
  picture: async () => (await import('./picture.ts')).picture,
});
