// VAT identification numbers: the format of each EU country and of the United Kingdom, and the checksum where it is simple.

type Check = (digits: string) => boolean;

interface Format {
  /** Without the prefix of the country. */
  readonly shape: RegExp;
  readonly check?: Check;
}

const digitsOf = (text: string): number[] => [...text].map(Number);
const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0);

/** Every second digit doubled, and the digits of the doubles added: Luhn. */
const luhnSum = (digits: readonly number[], isDoubled: (at: number) => boolean): number =>
  digits.reduce((sum, digit, at) => {
    const value = isDoubled(at) ? digit * 2 : digit;
    return sum + (value > 9 ? value - 9 : value);
  }, 0);

/** ISO 7064, mod 11, 10. */
const germany: Check = (text) => {
  const digits = digitsOf(text);
  const product = digits.slice(0, 8).reduce((carry, digit) => {
    const sum = (carry + digit) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return (11 - product) % 10 === digits[8];
};

/** Companies: mod 11 over the digits. Sole traders since 2020: mod 97 over the whole with letters as numbers. */
const netherlands: Check = (text) => {
  const digits = digitsOf(text.slice(0, 9));
  if (weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === digits[8]) return true;
  const spelt = [...`NL${text}`].map((letter) => Number.parseInt(letter, 36)).join('');
  return BigInt(spelt) % 97n === 1n;
};

const belgium: Check = (text) => 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8));

/** Keys with letters have no public checksum. */
const france: Check = (text) =>
  !/^\d{2}/.test(text) || (12 + 3 * (Number(text.slice(2)) % 97)) % 97 === Number(text.slice(0, 2));

const italy: Check = (text) => luhnSum(digitsOf(text), (at) => at % 2 === 1) % 10 === 0;

const personLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';
const companyLetters = 'JABCDEFGHI';
/** Citizens and foreigners: mod 23 as a letter. Companies: Luhn, as a digit or a letter. */
const spain: Check = (text) => {
  const last = text.at(-1) ?? '';
  const first = text.charAt(0);
  if (/[\dXYZ]/.test(first)) {
    const number = Number(text.slice(0, 8).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter))));
    return personLetters[number % 23] === last;
  }
  const digit = (10 - (luhnSum(digitsOf(text.slice(1, 8)), (at) => at % 2 === 0) % 10)) % 10;
  return String(digit) === last || companyLetters[digit] === last;
};

const poland: Check = (text) => {
  const digits = digitsOf(text);
  return weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digits[9];
};

const austria: Check = (text) => {
  const digits = digitsOf(text.slice(1));
  const sum = luhnSum(digits.slice(0, 7), (at) => at % 2 === 1);
  return (10 - ((sum + 4) % 10)) % 10 === digits[7];
};

const formats: Readonly<Record<string, Format>> = {
  AT: { shape: /^U\d{8}$/, check: austria },
  BE: { shape: /^[01]\d{9}$/, check: belgium },
  BG: { shape: /^\d{9,10}$/ },
  CY: { shape: /^\d{8}[A-Z]$/ },
  CZ: { shape: /^\d{8,10}$/ },
  DE: { shape: /^[1-9]\d{8}$/, check: germany },
  DK: { shape: /^\d{8}$/ },
  EE: { shape: /^\d{9}$/ },
  ES: { shape: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, check: spain },
  FI: { shape: /^\d{8}$/ },
  FR: { shape: /^[A-HJ-NP-Z\d]{2}\d{9}$/, check: france },
  GB: { shape: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/ },
  GR: { shape: /^\d{9}$/ },
  HR: { shape: /^\d{11}$/ },
  HU: { shape: /^\d{8}$/ },
  IE: { shape: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/ },
  IT: { shape: /^\d{11}$/, check: italy },
  LT: { shape: /^(?:\d{9}|\d{12})$/ },
  LU: { shape: /^\d{8}$/ },
  LV: { shape: /^\d{11}$/ },
  MT: { shape: /^\d{8}$/ },
  NL: { shape: /^\d{9}B\d{2}$/, check: netherlands },
  PL: { shape: /^\d{10}$/, check: poland },
  PT: { shape: /^\d{9}$/ },
  RO: { shape: /^\d{2,10}$/ },
  SE: { shape: /^\d{10}01$/ },
  SI: { shape: /^[1-9]\d{7}$/ },
  SK: { shape: /^[1-9]\d{9}$/ },
};

/** Greece writes EL. */
const prefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

/** As it is stored: capital letters, without spaces, dots and dashes. */
export const plainVatNumber = (text: string): string => text.toUpperCase().replaceAll(/[\s.-]/g, '');

/** For other countries any short text is accepted. The prefix may be left out. */
export function isVatNumber(country: string, text: string): boolean {
  const number = plainVatNumber(text);
  const format = formats[country];
  if (!format) return /^[A-Z\d/]{4,20}$/.test(number);
  const prefix = prefixOf(country);
  const rest = number.startsWith(prefix) ? number.slice(prefix.length) : number;
  return format.shape.test(rest) && (format.check?.(rest) ?? true);
}
