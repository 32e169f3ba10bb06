// Values that nobody should mistake for a move.
import type { Random } from '../../src/engine/random.ts';

const scraps: readonly unknown[] = [
  null,
  undefined,
  true,
  false,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  -0.5,
  1e21,
  2 ** 53,
  '',
  '__proto__',
  'move',
  'x'.repeat(5_000),
  '💥',
  '‮',
  'NaN',
  Symbol('move'),
  () => 0,
  new Date(0),
  new Map(),
  [],
  [[]],
  [null],
  {},
  { kind: 'constructor' },
  { toString: null },
  { length: 3 },
];
const keys = [
  'kind',
  'move',
  'to',
  'from',
  'cells',
  'cards',
  'card',
  'column',
  'steps',
  'hand',
  'fleet',
  '__proto__',
  '',
];

function scrap(random: Random, depth: number): unknown {
  const what = random.below(depth > 0 ? 5 : 3);
  if (what < 2) return scraps[random.below(scraps.length)];
  if (what === 2) return `${random.below(99)}#${random.below(99)}`;
  const inner = Array.from({ length: random.below(6) }, () => scrap(random, depth - 1));
  if (what === 3) return inner;
  return Object.fromEntries(inner.map((value) => [keys[random.below(keys.length)] ?? '', value]));
}

export const junk = (random: Random, count: number): unknown[] => [
  ...scraps,
  ...Array.from({ length: count - scraps.length }, () => scrap(random, 4)),
];

/** A move with one thing about it changed: it may still be one, but reading it must not fail. */
export function mangled(move: unknown, random: Random): unknown {
  if (Array.isArray(move) && move.length)
    return move.with(random.below(move.length), scraps[random.below(scraps.length)]);
  if (typeof move !== 'object' || move === null) return scraps[random.below(scraps.length)];
  const fields = Object.entries(move);
  const [key = ''] = fields[random.below(fields.length)] ?? [];
  const value = fields.find(([name]) => name === key)?.[1];
  const next = random.below(2) ? scraps[random.below(scraps.length)] : mangled(value, random);
  return { ...move, [key]: next };
}
