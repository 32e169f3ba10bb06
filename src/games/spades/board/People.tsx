// What stands beside each name: the tricks a seat has taken and the tricks it bid; in a corner the score of both sides.
import type { Seat } from '../../../engine/game.ts';
import boardStyles from '../../../ui/board/board.module.css';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { scored } from '../../../ui/cards/Counting.tsx';
import { PeopleAround } from '../../../ui/cards/PeopleAround.tsx';
import tableStyles from '../../../ui/cards/table.module.css';
import { sides, totals, wonBy } from '../scoring.ts';
import type { View } from '../shapes.ts';
import { Bags } from './Bags.tsx';
import styles from './board.module.css';
import type { Places } from './places.ts';
import type { Words } from './words.ts';

interface PeopleProps {
  readonly places: Places;
  readonly seen: View;
  readonly nearSeat: Seat;
  readonly isNarrow: boolean;
  readonly toAct: readonly Seat[];
  readonly words: Words;
}

export function People({ seen, words, ...around }: PeopleProps) {
  const won = wonBy(seen.tricks);
  const beside = (seat: Seat) => {
    const bid = seen.bids[seat] ?? null;
    if (bid === null) return null;
    return (
      <span className={styles.bid}>
        {seen.phase === 'bidding' ? words.bid(bid) : `${won[seat]}/${words.bid(bid)}`}
      </span>
    );
  };
  return (
    <>
      <PeopleAround {...around} counts={seen.counts} nameOf={words.name} beside={beside} />
      <Score places={around.places} seen={seen} words={words} />
    </>
  );
}

function Score({ places, seen, words }: Pick<PeopleProps, 'places' | 'seen' | 'words'>) {
  const scores = totals(seen.rounds);
  const bags = seen.rounds.at(-1)?.bags ?? [0, 0];
  if (!places.score) return null;
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      <div className={styles.score} style={inUnits(places.score)}>
        {sides.map((_, side) => (
          <div key={side}>
            <span className={tableStyles.name}>{words.side(side)}</span>
            <Bags count={bags[side === 0 ? 0 : 1]} />
            <strong>{scored(scores[side === 0 ? 0 : 1])}</strong>
          </div>
        ))}
      </div>
    </div>
  );
}
