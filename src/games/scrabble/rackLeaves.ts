// Rack leaves: what the tiles one keeps are worth for the next turn, in points.
import type { Tongue } from '../../engine/words/letters.ts';
import { blank } from './tiles.ts';

const vowels = new Set('AEIİOÖUÜ');

/** Tiles that are better or worse to hold than others. */
const single: Readonly<Record<Tongue, Readonly<Record<string, number>>>> = {
  en: { [blank]: 24, S: 7.5, Z: 3, X: 3, E: 1.5, R: 1, Q: -6, V: -4, W: -2.5, U: -2, J: -1.5, G: -1.5 },
  tr: {
    [blank]: 24,
    A: 1.5,
    E: 1,
    K: 1,
    L: 1.5,
    R: 1.5,
    İ: 1,
    M: 0.5,
    J: -7,
    Ğ: -4,
    Ö: -2.5,
    F: -2,
    V: -1.5,
  },
};

const costOfTwin = 3;
const costOfImbalance = 1.8;

export function leaveValue(rack: string, tongue: Tongue): number {
  const letters = [...rack].filter((tile) => tile !== blank);
  const twins = letters.length - new Set(letters).size;
  const open = letters.filter((letter) => vowels.has(letter)).length;
  const imbalance = Math.max(0, Math.abs(2 * open - letters.length) - 1);
  const tiles = [...rack].reduce((sum, tile) => sum + (single[tongue][tile] ?? 0), 0);
  return tiles - twins * costOfTwin - imbalance * costOfImbalance;
}
