// The pieces of checkers: thick discs with eight notches, and kings of two discs with a crown.
import type { ReactNode } from 'react';
import boardStyles from '../../../ui/board/board.module.css';
import { classNames } from '../../../ui/classNames.ts';
import { Disc, type DiscColour } from '../../../ui/jumps/Discs.tsx';
import jumpStyles from '../../../ui/jumps/jumps.module.css';
import styles from './board.module.css';

const notches = Array.from({ length: 8 }, (_, i) => i * 45);

export const Man = ({ of }: { readonly of: DiscColour }) => (
  <>
    <circle className={jumpStyles.shade} cx="50" cy="57" r="46" />
    <Notched of={of} top={47}>
      <SeatMark of={of} middle={47} isCrowned={false} />
    </Notched>
  </>
);

export const King = ({ of }: { readonly of: DiscColour }) => (
  <>
    <circle className={jumpStyles.shade} cx="50" cy="63" r="46" />
    <Notched of={of} top={53} />
    <Notched of={of} top={38}>
      <SeatMark of={of} middle={38} isCrowned />
      <Crown />
    </Notched>
  </>
);

interface NotchedProps {
  readonly of: DiscColour;
  readonly top: number;
  readonly children?: ReactNode;
}

const Notched = ({ of, top, children }: NotchedProps) => (
  <Disc of={of} top={top} radius={46} thickness={7}>
    <g className={styles.notches}>
      {notches.map((turn) => (
        <rect
          key={turn}
          x="47"
          y={top - 45}
          width="6"
          height="9"
          rx="2"
          transform={`rotate(${turn} 50 ${top})`}
        />
      ))}
    </g>
    {children}
  </Disc>
);

interface SeatMarkProps {
  readonly of: DiscColour;
  readonly middle: number;
  readonly isCrowned: boolean;
}

/** A ring for the first seat; the second, light, has a plus in it, around a crown only its ends. */
function SeatMark({ of, middle, isCrowned }: SeatMarkProps) {
  const whole = `M50 ${middle - 13} v26 M37 ${middle} h26`;
  const ends = `M50 ${middle - 36} v9 M50 ${middle + 27} v9 M14 ${middle} h9 M77 ${middle} h9`;
  return (
    <g className={classNames(styles.mark, boardStyles.pieceMark)}>
      <circle cx="50" cy={middle} r="30" />
      {of === 'w' && <path d={isCrowned ? ends : whole} />}
    </g>
  );
}

const Crown = () => (
  <g className={styles.crown}>
    <circle cx="36" cy="34" r="5.5" />
    <circle cx="50" cy="27" r="5.5" />
    <circle cx="64" cy="34" r="5.5" />
    <rect x="33" y="44" width="34" height="9" rx="3" />
  </g>
);
