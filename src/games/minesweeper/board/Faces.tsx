// What a cell can show: a raised key, a number with its dots, a flag of either side, a mine.
import boardStyles from '../../../ui/board/board.module.css';
import { classNames } from '../../../ui/classNames.ts';
import { dotsOf, flagMarks, keyLight, mine, pennants, pole } from '../faces.ts';
import styles from './board.module.css';

const eight = [1, 2, 3, 4, 5, 6, 7, 8];

const Dots = ({ number }: { readonly number: number }) => (
  <g className={boardStyles.pieceMark}>
    {dotsOf(number).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="3" />
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

const Flag = ({ seat }: { readonly seat: 0 | 1 }) => (
  <symbol id={`ms-flag-${seat}`} viewBox="0 0 100 100">
    <path className={styles.foot} d={pole.foot} />
    <path className={styles.pole} d={pole.pole} />
    <path className={classNames(styles.pennant, styles[`seat-${seat}`])} d={pennants[seat]} />
    <path className={classNames(styles.sign, styles[`sign-${seat}`])} d={flagMarks[seat]} />
  </symbol>
);

const Mine = () => (
  <symbol id="ms-mine" viewBox="0 0 100 100">
    <g className={styles.mine}>
      <path d={mine} />
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
        <path className={styles.keyLight} d={keyLight} />
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
