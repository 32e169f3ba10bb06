// Zobrist hashing: a number for each piece on each square, mixed by plain arithmetic; their exclusive or names the position.

function zobristKey(thing: number, salt: number): number {
  const x = Math.imul(thing + 1, 0x9e3779b1) ^ Math.imul(salt, 0x7feb352d);
  const y = Math.imul(x ^ (x >>> 15), 0x85ebca6b);
  return Math.imul(y ^ (y >>> 13), 0xc2b2ae35) ^ (y >>> 16);
}

/** Another salt gives keys that are independent of the first. */
export const zobristKeys = (things: number, salt: number): Int32Array =>
  Int32Array.from({ length: things }, (_, thing) => zobristKey(thing, salt));
