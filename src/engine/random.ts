// Seeded luck that can be proven afterwards: a seed is committed to before the first card falls.
import { ascii, fromHex, hmac, sha256, toHex } from './sha256.ts';

export interface Random {
  /** A whole number from 0 to n − 1, every one as likely. */
  below(n: number): number;
  /** A new array with the same items in any order, every order as likely. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Luck out of any source of 32-bit numbers. */
export function randomFrom(next: () => number): Random {
  const below = (n: number) => {
    const limit = 2 ** 32 - (2 ** 32 % n);
    let x = next();
    while (x >= limit) x = next(); // no modulo bias
    return x % n;
  };
  return {
    below,
    shuffle<T>(items: readonly T[]): T[] {
      const shuffled = [...items];
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = below(i + 1);
        const [a, b] = [shuffled[i], shuffled[j]];
        if (a !== undefined && b !== undefined) [shuffled[i], shuffled[j]] = [b, a];
      }
      return shuffled;
    },
  };
}

/** What is published before a game: the seed cannot be changed after it. */
export const commitmentTo = (seed: string): string => toHex(sha256(fromHex(seed)));

/** The luck of one deal: HMAC-SHA-256(seed, label | block), block after block. */
export function seededRandom(seed: string, label: string): Random {
  const key = fromHex(seed);
  let block = 0;
  let bytes: DataView = new DataView(new ArrayBuffer(0));
  let offset = 0;
  return randomFrom(() => {
    if (offset >= bytes.byteLength) {
      bytes = new DataView(hmac(key, ascii(`${label}|${block++}`)).buffer);
      offset = 0;
    }
    const word = bytes.getUint32(offset);
    offset += 4;
    return word;
  });
}
