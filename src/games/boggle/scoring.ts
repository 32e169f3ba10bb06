// What words count: by their letters, and nothing when two people found the same one.
import type { Found } from './shapes.ts';

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

export const totals = (rounds: readonly (readonly number[])[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => rounds.reduce((sum, round) => sum + (round[seat] ?? 0), 0));
