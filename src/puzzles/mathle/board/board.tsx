// The board of Mathle, with what the left side makes while it is typed.
import { useMemo } from 'react';
import { bestColours } from '../../../kit/rows.ts';
import type { RowPuzzleBoard } from '../../../ui/PuzzleProps.ts';
import { RowBoard } from '../../../ui/rows/RowBoard.tsx';
import type { Script } from '../../../ui/rows/script.ts';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import { type Fraction, faultOf, leftValue, sidesOf } from '../equation.ts';
import { drawnSign, isOperator, keys, nameKey, signOf } from './signs.ts';

const scriptIn = (t: Speak): Script => ({
  keys,
  read: signOf,
  show: drawnSign,
  name: (sign) => {
    const key = nameKey[sign];
    return key === undefined ? sign : t(`pages:mathle.sign.${key}`);
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
    ? t('pages:mathle.sides', { left: inNumbers(left), right })
    : t(`pages:mathle.refusal.${fault}`);
}

export const board: RowPuzzleBoard = (props) => {
  const { rows, draft, isOpen } = props;
  const { t } = useTexts();
  const script = useMemo(() => scriptIn(t), [t]);
  const left = isOpen ? leftValue(draft) : null;
  return (
    <RowBoard
      {...props}
      faultOf={(typed) => faultInWords(t, typed)}
      known={bestColours(rows)}
      live={left && <span className="rw-live">{t('pages:mathle.live', { value: inNumbers(left) })}</span>}
      puzzle="mathle"
      script={script}
    />
  );
};
