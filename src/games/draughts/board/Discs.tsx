// The pieces of draughts: flat discs with one groove, and kings twice as high with a saffron ring.
import boardStyles from '../../../ui/board/board.module.css';
import { classNames } from '../../../ui/classNames.ts';
import { Disc, type DiscColour } from '../../../ui/jumps/Discs.tsx';
import jumpStyles from '../../../ui/jumps/jumps.module.css';
import styles from './board.module.css';

const flat = { radius: 47, thickness: 4 };

export const Man = ({ of }: { readonly of: DiscColour }) => (
  <>
    <circle className={jumpStyles.shade} cx="50" cy="55" r="47" />
    <Disc of={of} top={48} {...flat}>
      <circle className={styles.groove} cx="50" cy="48" r="31" />
      <SeatMark of={of} middle={48} />
    </Disc>
  </>
);

export const King = ({ of }: { readonly of: DiscColour }) => (
  <>
    <circle className={jumpStyles.shade} cx="50" cy="61" r="47" />
    <Disc of={of} top={53} {...flat} />
    <Disc of={of} top={40} {...flat}>
      <circle className={styles.ringEdge} cx="50" cy="40" r="30" />
      <circle className={styles.ring} cx="50" cy="40" r="30" />
      <SeatMark of={of} middle={40} />
    </Disc>
  </>
);

interface SeatMarkProps {
  readonly of: DiscColour;
  readonly middle: number;
}

/** The groove is the ring of the first seat; the second, black, has a plus in it. */
const SeatMark = ({ of, middle }: SeatMarkProps) =>
  of === 'b' && (
    <path
      className={classNames(styles.mark, boardStyles.pieceMark)}
      d={`M50 ${middle - 13} v26 M37 ${middle} h26`}
    />
  );
