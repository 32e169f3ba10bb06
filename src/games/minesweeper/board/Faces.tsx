// What a cell can show: a raised key, a number with its dots, a flag of either side, a mine.
import boardStyles from '../../../ui/board/board.module.css';
import { classNames } from '../../../ui/classNames.ts';
import styles from './board.module.css';

const eight = [1, 2, 3, 4, 5, 6, 7, 8];

/** As many dots as the number says, four to a row, in the lower corner. */
const Dots = ({ number }: { readonly number: number }) => (
  <g className={boardStyles.pieceMark}>
    {eight.slice(0, number).map((n) => (
      <circle key={n} cx={93 - ((n - 1) % 4) * 9} cy={n > 4 ? 83 : 92} r="3" />
    ))}
  </g>
);

const NumberFace = ({ number }: { readonly number: number }) => (
  <symbol id={`ms-${number}`} viewBox="0 0 100 100">
    <g style={{ fill: `var(--ms-${number})` }}>
      <text className={styles.digit} x="50" y="70">
        {number}
      </text>
      <Dots number={number} />
    </g>
  </symbol>
);

/** A plain pennant with a ring for one side, a swallowtail with a plus for the other. */
const pennants = ['M36 14 88 34 36 54Z', 'M36 14H88L74 34 88 54H36Z'] as const;
const marks = ['M44 34a7 7 0 1 0 14 0a7 7 0 1 0-14 0', 'M54 24V44M44 34H64'] as const;

const Flag = ({ seat }: { readonly seat: 0 | 1 }) => (
  <symbol id={`ms-flag-${seat}`} viewBox="0 0 100 100">
    <path className={styles.foot} d="M18 88H52" />
    <path className={styles.pole} d="M34 10V88" />
    <path className={classNames(styles.pennant, styles[`seat-${seat}`])} d={pennants[seat]} />
    <path className={classNames(styles.sign, styles[`sign-${seat}`])} d={marks[seat]} />
  </symbol>
);

const Mine = () => (
  <symbol id="ms-mine" viewBox="0 0 100 100">
    <g className={styles.mine}>
      <path d="M50 14V86M14 50H86M25 25 75 75M75 25 25 75" />
      <circle cx="50" cy="50" r="24" />
    </g>
    <circle className={styles.shine} cx="42" cy="41" r="6" />
  </symbol>
);

export function Faces() {
  return (
    <svg className={styles.symbols} width="0" height="0" aria-hidden="true">
      <symbol id="ms-key" viewBox="0 0 100 100">
        <rect className={styles.keyShade} x="3" y="6" width="94" height="92" rx="12" />
        <rect className={styles.keyTop} x="3" y="3" width="94" height="88" rx="12" />
        <path className={styles.keyLight} d="M8 82V16A9 9 0 0 1 17 7H84" />
      </symbol>
      {eight.map((number) => (
        <NumberFace key={number} number={number} />
      ))}
      <Flag seat={0} />
      <Flag seat={1} />
      <Mine />
    </svg>
  );
}
