// What stands beside each name at the table: whether one has chosen, and the points one has taken in this hand.
import type { Seat } from '../../../engine/game.ts';
import type { Card } from '../../../kit/cards.ts';
import { PeopleAround, Tick } from '../../../ui/cards/PeopleAround.tsx';
import { costOfAll, queen, takenBy } from '../scoring.ts';
import type { View } from '../shapes.ts';
import styles from './board.module.css';
import type { Places } from './places.ts';

interface PeopleProps {
  readonly places: Places;
  readonly seen: View;
  readonly nearSeat: Seat;
  readonly isNarrow: boolean;
  readonly toAct: readonly Seat[];
  nameOf(seat: Seat): string;
}

export function People({ seen, ...around }: PeopleProps) {
  const taken = takenBy(seen.tricks);
  const beside = (seat: Seat) => (
    <>
      {seen.phase === 'passing' && seen.hasChosen[seat] && <Tick />}
      <Pile cards={taken[seat] ?? []} isShort={around.isNarrow} />
    </>
  );
  return <PeopleAround {...around} counts={seen.counts} beside={beside} />;
}

interface PileProps {
  readonly cards: readonly Card[];
  /** There is little room: beside the queen no heart. */
  readonly isShort: boolean;
}

/** The points on someone's pile: small hearts, and the queen where she is. */
function Pile({ cards, isShort }: PileProps) {
  const hasQueen = cards.includes(queen);
  if (costOfAll(cards) === 0) return null;
  return (
    <span className={styles.pile}>
      {hasQueen && (
        <svg viewBox="0 0 22 14" className={styles.queen} aria-hidden="true">
          <use href="#cd-S" width="11" height="11" y="1.5" />
          <text x="16.5" y="11.5">
            Q
          </text>
        </svg>
      )}
      {!(hasQueen && isShort) && (
        <svg viewBox="-50 -50 100 100" className={styles.heart} aria-hidden="true">
          <use href="#cd-H" x="-50" y="-50" width="100" height="100" />
        </svg>
      )}
      {costOfAll(cards)}
    </span>
  );
}
