// What words count: by their letters, and nothing when two people found the same one.
import type { Feat } from '../../engine/game.ts';
import type { Found, State } from './shapes.ts';

export const shortest = 3;

export function pointsOf(word: string): number {
  if (word.length < shortest) return 0;
  return [1, 1, 2, 3, 5][word.length - shortest] ?? 11;
}

/** Found by two or more. */
export function struckIn(found: Found): ReadonlySet<string> {
  const once = new Set<string>();
  const struck = new Set<string>();
  for (const word of found.flat()) (once.has(word) ? struck : once).add(word);
  return struck;
}

export function roundPoints(found: Found): number[] {
  const struck = struckIn(found);
  return found.map((words) => words.reduce((sum, word) => sum + (struck.has(word) ? 0 : pointsOf(word)), 0));
}

/** Letters of a word worth a badge. */
const longWord = 8;

/** A long word that counts, told when the round is counted: before that somebody else may still find it. */
export function feats({ phase, found, apart }: State): Feat[] {
  const counted = phase === 'counting' ? found : (apart?.last?.found ?? []);
  const struck = struckIn(counted);
  return counted.flatMap((words, seat) =>
    words.some((word) => word.length >= longWord && !struck.has(word)) ? [{ seat, key: 'boggleEight' }] : [],
  );
}

export const totals = (rounds: readonly (readonly number[])[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => rounds.reduce((sum, round) => sum + (round[seat] ?? 0), 0));
