// Marks that name a position: one for each thing on each square, mixed by plain arithmetic, joined by exclusive or.

function mark(thing: number, salt: number): number {
  const x = Math.imul(thing + 1, 0x9e3779b1) ^ Math.imul(salt, 0x7feb352d);
  const y = Math.imul(x ^ (x >>> 15), 0x85ebca6b);
  return Math.imul(y ^ (y >>> 13), 0xc2b2ae35) ^ (y >>> 16);
}

/** Another salt gives marks that are independent of the first. */
export const marks = (things: number, salt: number): Int32Array =>
  Int32Array.from({ length: things }, (_, thing) => mark(thing, salt));
