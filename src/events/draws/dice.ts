// Dice as people write them: `d20`, `2d6+1`, `3d6 + 2d4 - 2`. Bounded, so that a roll is read at a glance.

/** Dice, or a plain number where there are no sides. */
export interface DiceTerm {
  readonly sign: 1 | -1;
  /** How many dice; or the number. */
  readonly count: number;
  readonly sides: number | null;
}

export const diceLimits = { terms: 6, dice: 50, sides: 1000, number: 1000, characters: 60 } as const;

/** `d`, or Turkish `z` for zar; `%` are a hundred sides. */
const term = /^(\d{0,4})(?:[dz](\d{1,4}|%))?$/;

function readTerm(sign: 1 | -1, text: string): DiceTerm | null {
  const match = term.exec(text);
  if (!match || text === '') return null;
  const [, count = '', sides] = match;
  if (sides === undefined) return { sign, count: Number(count), sides: null };
  return { sign, count: count === '' ? 1 : Number(count), sides: sides === '%' ? 100 : Number(sides) };
}

function isWithin(terms: readonly DiceTerm[]): boolean {
  const dice = terms.filter(({ sides }) => sides !== null);
  const number = dice.reduce((sum, { count }) => sum + count, 0);
  const areSound = terms.every(({ count, sides }) =>
    sides === null ? count <= diceLimits.number : count >= 1 && sides >= 2 && sides <= diceLimits.sides,
  );
  return areSound && number >= 1 && number <= diceLimits.dice && terms.length <= diceLimits.terms;
}

/** Null: not dice, or more than are rolled at once. */
export function readDice(text: string): readonly DiceTerm[] | null {
  if (text.length > diceLimits.characters) return null;
  const compact = text.toLowerCase().replaceAll(/\s+/g, '');
  const parts = [...compact.matchAll(/([+-]?)([^+-]*)/g)].filter(([whole]) => whole !== '');
  const terms: DiceTerm[] = [];
  for (const [at, [, sign, rest = '']] of parts.entries()) {
    if (at > 0 && sign === '') return null;
    const read = readTerm(sign === '-' ? -1 : 1, rest);
    if (!read) return null;
    terms.push(read);
  }
  return isWithin(terms) ? terms : null;
}

/** The same dice always in the same spelling. */
export const writeDice = (terms: readonly DiceTerm[]): string =>
  terms
    .map(({ sign, count, sides }, at) => {
      const before = sign === -1 ? '-' : at === 0 ? '' : '+';
      return `${before}${count}${sides === null ? '' : `d${sides}`}`;
    })
    .join('');
