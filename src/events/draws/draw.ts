// Small draws: a coin, dice, one of several names, names in random order. What comes out follows from a seed alone,
// which was committed to before anybody asked; so everybody can work it out again afterwards.
import { commitmentTo, type Random, seededRandom } from '../../engine/random.ts';
import { readDice, writeDice } from './dice.ts';

export type DrawSpec =
  | { readonly kind: 'coin' }
  | { readonly kind: 'dice'; readonly dice: string }
  | { readonly kind: 'who' | 'order'; readonly names: readonly string[] };

export type DrawKind = DrawSpec['kind'];

export type DrawOutcome =
  | { readonly kind: 'coin'; readonly isHeads: boolean }
  /** The dice of each term; none for a plain number. */
  | { readonly kind: 'dice'; readonly rolls: readonly (readonly number[])[]; readonly total: number }
  | { readonly kind: 'who'; readonly name: string }
  | { readonly kind: 'order'; readonly names: readonly string[] };

export const nameLimits = { least: 2, most: 50, characters: 60 } as const;

/** Names apart by commas, semicolons or lines; each once. */
export function readNames(text: string): string[] {
  const names = text.split(/[,;\n]/).map((name) => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim());
  return [...new Set(names.filter((name) => name !== ''))];
}

const areSound = (names: readonly string[]): boolean =>
  names.length >= nameLimits.least &&
  names.length <= nameLimits.most &&
  new Set(names).size === names.length &&
  names.every(({ length }) => length > 0 && length <= nameLimits.characters);

/** As it is stored; null where nothing can be drawn from it. */
export function specOf(kind: DrawKind, dice: string, names: readonly string[]): DrawSpec | null {
  if (kind === 'coin') return { kind };
  if (kind !== 'dice') return areSound(names) ? { kind, names } : null;
  const terms = readDice(dice);
  return terms && { kind, dice: writeDice(terms) };
}

function roll(luck: Random, dice: string): DrawOutcome {
  const terms = readDice(dice) ?? [];
  const rolls = terms.map(({ count, sides }) =>
    sides === null ? [] : Array.from({ length: count }, () => luck.below(sides) + 1),
  );
  const total = terms.reduce((sum, { sign, count, sides }, at) => {
    const part = sides === null ? count : (rolls[at] ?? []).reduce((pips, each) => pips + each, 0);
    return sum + sign * part;
  }, 0);
  return { kind: 'dice', rolls, total };
}

/** `label` says which draw of which team it is, so that one seed is used for one draw. */
export function drawnFrom(seed: string, label: string, spec: DrawSpec): DrawOutcome {
  const luck = seededRandom(seed, label);
  if (spec.kind === 'coin') return { kind: 'coin', isHeads: luck.below(2) === 0 };
  if (spec.kind === 'dice') return roll(luck, spec.dice);
  if (spec.kind === 'order') return { kind: 'order', names: luck.shuffle(spec.names) };
  return { kind: 'who', name: spec.names[luck.below(spec.names.length)] ?? '' };
}

export interface PublishedDraw {
  readonly commitment: string;
  readonly seed: string;
  readonly label: string;
  readonly spec: DrawSpec;
  readonly outcome: DrawOutcome;
}

/** Whether the outcome is the one of the seed that was committed to. */
export const isDrawProven = ({ commitment, seed, label, spec, outcome }: PublishedDraw): boolean =>
  commitmentTo(seed) === commitment && isSame(outcome, drawnFrom(seed, label, spec));

const isSame = (one: DrawOutcome, other: DrawOutcome): boolean => valuesOf(one) === valuesOf(other);

/** In one order of keys, whatever order a database keeps. */
function valuesOf(outcome: DrawOutcome): string {
  switch (outcome.kind) {
    case 'coin':
      return JSON.stringify(['coin', outcome.isHeads]);
    case 'dice':
      return JSON.stringify(['dice', outcome.rolls, outcome.total]);
    case 'who':
      return JSON.stringify(['who', outcome.name]);
    case 'order':
      return JSON.stringify(['order', outcome.names]);
  }
}
