// Letter Dice: two to eight search the same dice at the same time; a word list for each language.
import { defineGame } from '../../engine/game.ts';
import { facts } from './facts.ts';
import { notation } from './notation.ts';
import { rules } from './rules.ts';
import { views } from './view.ts';

export const boggle = defineGame(facts, rules, views, notation, {
  bots: async () => (await import('./bot.ts')).bots,
  lessons: async (tongue) => (await import('./lessons.ts')).lessonsIn[tongue],
  picture: async () => (await import('./picture.ts')).picture,
});
