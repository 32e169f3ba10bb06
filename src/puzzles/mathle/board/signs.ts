// The digits and operators of Mathle as keys: how they are typed, drawn and read aloud.
import { inSigns } from '../equation.ts';

export const keys: readonly (readonly string[])[] = [[...'1234567890'], [...'+-*/=']];

const drawn: Readonly<Record<string, string>> = { '-': '−', '*': '×', '/': '÷' };

/** A text key of `pages:mathle.sign`; null: the sign is read as it is. */
export const nameKey: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'by',
  '=': 'equals',
};

export const isOperator = (sign: string): boolean => nameKey[sign] !== undefined;

export const drawnSign = (sign: string): string => drawn[sign] ?? sign;

/** x and the dot multiply, the colon divides, as people write. */
export function signOf(key: string): string | null {
  const sign = inSigns(key)
    .replace(/^[xX·]$/, '*')
    .replace(/^[:]$/, '/');
  return /^[\d+\-*/=]$/.test(sign) ? sign : null;
}
