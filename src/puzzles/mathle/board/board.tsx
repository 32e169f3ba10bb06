// The board of Mathle, with what the left side makes while it is typed.
import { useMemo } from 'react';
import { bestColours } from '../../../kit/rows.ts';
import type { RowPuzzleBoard } from '../../../ui/PuzzleProps.ts';
import { RowBoard } from '../../../ui/rows/RowBoard.tsx';
import styles from '../../../ui/rows/rows.module.css';
import type { Script } from '../../../ui/rows/script.ts';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import { type Fraction, faultOf, inSigns, leftValue, sidesOf } from '../equation.ts';

const keys: readonly (readonly string[])[] = [[...'1234567890'], [...'+-*/=']];

const drawn: Readonly<Record<string, string>> = { '-': '−', '*': '×', '/': '÷' };

/** A text key of `puzzles:mathle.sign`; null: the sign is read as it is. */
const nameKey: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'by',
  '=': 'equals',
};

const isOperator = (sign: string): boolean => nameKey[sign] !== undefined;

const drawnSign = (sign: string): string => drawn[sign] ?? sign;

/** x and the dot multiply, the colon divides, as people write. */
function signOf(key: string): string | null {
  const sign = inSigns(key)
    .replace(/^[xX·]$/, '*')
    .replace(/^[:]$/, '/');
  return /^[\d+\-*/=]$/.test(sign) ? sign : null;
}

const scriptIn = (t: Speak): Script => ({
  keys,
  read: signOf,
  show: drawnSign,
  name: (sign) => {
    const key = nameKey[sign];
    return key === undefined ? sign : t(`puzzles:mathle.sign.${key}`);
  },
  isApart: isOperator,
});

const inNumbers = ({ n, d }: Fraction): string => (d === 1 ? String(n) : `${n}/${d}`).replace('-', '−');

/** Why an equation is not accepted, with both sides where they differ; null: it is one. */
function faultInWords(t: Speak, typed: string): string | null {
  const fault = faultOf(typed);
  if (fault === null) return null;
  const { left, right } = sidesOf(typed);
  return fault === 'notEqual' && left && right !== null
    ? t('puzzles:mathle.sides', { left: inNumbers(left), right })
    : t(`puzzles:mathle.refusal.${fault}`);
}

export const board: RowPuzzleBoard = (props) => {
  const { rows, turned, draft, isOpen } = props;
  const { t } = useTexts();
  const script = useMemo(() => scriptIn(t), [t]);
  const left = isOpen ? leftValue(draft) : null;
  return (
    <RowBoard
      {...props}
      faultOf={(typed) => faultInWords(t, typed)}
      known={bestColours(rows.slice(0, turned))}
      live={
        left && <span className={styles.live}>{t('puzzles:mathle.live', { value: inNumbers(left) })}</span>
      }
      puzzle="mathle"
      script={script}
    />
  );
};
