// Backgammon: a game of two with luck, whole turns as moves, a doubling cube and matches of several games.
import { defineGame } from '../../engine/game.ts';
import { facts } from './facts.ts';
import { rules } from './rules.ts';
import { notation } from './table.ts';
import { refusal, views } from './view.ts';

export const backgammon = defineGame(facts, { ...rules, refusal }, views, notation, {
  bots: async () => (await import('./bot.ts')).bots,
  lessons: async () => (await import('./lessons.ts')).lessons,
  picture: async () => (await import('./picture.ts')).picture,
});
