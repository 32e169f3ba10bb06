// Equations: reading them, exact values, and when two are the same up to the order of their terms and factors.

/** Exact; the denominator is positive and the two have no common divisor. */
export interface Fraction {
  readonly n: number;
  readonly d: number;
}

/** A signed product: `-8/24*3` is minus, the factors 8 and 3, the divisor 24. */
interface Term {
  readonly sign: 1 | -1;
  readonly factors: readonly number[];
  readonly divisors: readonly number[];
}

export const cells = 8;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

function fraction(n: number, d: number): Fraction {
  const common = gcd(Math.abs(n), d) || 1;
  return { n: n / common, d: d / common };
}

/** As it is calculated with: other signs of multiplication, division and minus become the usual ones. */
export const inSigns = (typed: string): string =>
  typed.replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-');

const isNumber = (text: string): boolean => /^\d+$/.test(text);
const isExpression = (text: string): boolean => /^\d+(?:[-+*/]\d+)+$/.test(text);
const hasLeadingZero = (text: string): boolean => /(?<!\d)0\d/.test(text);

/** The value of a well-formed expression. */
const termsOf = (left: string): readonly Term[] =>
  Array.from(left.matchAll(/([-+]?)([\d*/]+)/g), ([, sign, product = '']): Term => {
    const numbers = [...product.matchAll(/([*/]?)(\d+)/g)];
    const after = (isDivisor: boolean) =>
      numbers.flatMap(([, operator, number]) => ((operator === '/') === isDivisor ? [Number(number)] : []));
    return { sign: sign === '-' ? -1 : 1, factors: after(false), divisors: after(true) };
  });

const product = (numbers: readonly number[]): number => numbers.reduce((all, each) => all * each, 1);

/** Null: something is divided by zero. */
function sum(terms: readonly Term[]): Fraction | null {
  let total: Fraction = { n: 0, d: 1 };
  for (const { sign, factors, divisors } of terms) {
    const d = product(divisors);
    if (d === 0) return null;
    total = fraction(total.n * d + sign * product(factors) * total.d, total.d * d);
  }
  return total;
}

export interface Sides {
  /** Null: it is no expression yet, or has no value. */
  readonly left: Fraction | null;
  /** Null: it is no number. */
  readonly right: number | null;
}

/** What both sides of a typed row are worth, finished or not. */
export function sidesOf(typed: string): Sides {
  const [left = '', right = ''] = inSigns(typed).split('=');
  return {
    left: isExpression(left) && !hasLeadingZero(left) ? sum(termsOf(left)) : null,
    right: isNumber(right) && !hasLeadingZero(right) ? Number(right) : null,
  };
}

/** What the left side makes so far. */
export const leftValue = (typed: string): Fraction | null => sidesOf(typed).left;

/** Why it is no equation of eight cells, in the order of the tests; null: it is one. */
export function faultOf(equation: string): string | null {
  if ([...equation].length !== cells) return 'length';
  if (!/^[\d+\-*/=]*$/.test(equation)) return 'chars';
  const [left = '', right, ...more] = equation.split('=');
  if (right === undefined || more.length > 0) return 'equals';
  if (hasLeadingZero(equation)) return 'leadingZero';
  if (!isExpression(left) || !isNumber(right)) return 'syntax';
  const value = sum(termsOf(left));
  if (!value) return 'divisionByZero';
  return value.d === 1 && value.n === Number(right) ? null : 'notEqual';
}

const inOrder = (numbers: readonly number[], sign: string): string =>
  numbers.toSorted((a, b) => a - b).join(sign);

/** The same for equations that differ in the order of their terms, factors or divisors alone. */
export function orderless(equation: string): string {
  const [left = '', right = ''] = equation.split('=');
  const terms = termsOf(left).map(
    ({ sign, factors, divisors }) =>
      `${sign < 0 ? '-' : '+'}${inOrder(factors, '*')}/${inOrder(divisors, '/')}`,
  );
  return `${terms.sort().join('')}=${right}`;
}
