// Crossing Words: two to four, hidden racks, a word list for each language.
import { defineGame } from '../../engine/game.ts';
import { facts } from './facts.ts';
import { notation } from './notation.ts';
import { rules } from './rules.ts';
import { views } from './view.ts';

export const scrabble = defineGame(facts, rules, views, notation, {
  bots: async () => (await import('./bot.ts')).bots,
  lessons: async (tongue) => (await import('./lessons.ts')).lessonsIn[tongue],
  picture: async () => (await import('./picture.ts')).picture,
});
