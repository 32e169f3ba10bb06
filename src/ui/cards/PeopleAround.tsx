// Around the table: who sits where, what each holds face down, and what the game says beside a name.
import type { ReactNode } from 'react';
import type { Seat } from '../../engine/game.ts';
import boardStyles from '../board/board.module.css';
import type { Box } from '../board/box.ts';
import { inUnits } from '../board/inUnits.ts';
import { SeatShape } from '../SeatShape.tsx';
import { CardBack } from './CardFace.tsx';
import countingStyles from './counting.module.css';
import { backBoxes, type TablePlaces } from './places.ts';
import tableStyles from './table.module.css';
import { sideOf, sides } from './trick.ts';

interface Props {
  readonly places: TablePlaces;
  readonly nearSeat: Seat;
  /** How many cards each seat holds. */
  readonly counts: readonly number[];
  readonly toAct: readonly Seat[];
  readonly isNarrow: boolean;
  nameOf(seat: Seat): string;
  beside(seat: Seat): ReactNode;
}

export function PeopleAround({ places, nearSeat, counts, toAct, isNarrow, nameOf, beside }: Props) {
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      {sides.map((_, seat) => {
        const side = sideOf(seat, nearSeat);
        const { tag, backs } = places.people[side];
        return (
          <div key={seat}>
            {backs && <Backs count={counts[seat] ?? 0} room={backs} />}
            <div className={countingStyles.tag} data-side={side} style={inUnits(tag)}>
              <span className={tableStyles.tagInner} data-turn={toAct.includes(seat)} data-narrow={isNarrow}>
                <SeatShape seat={seat} size={16} />
                {!isNarrow && <span className={tableStyles.name}>{nameOf(seat)}</span>}
                {beside(seat)}
              </span>
            </div>
          </div>
        );
      })}
    </div>
  );
}

function Backs({ count, room }: { readonly count: number; readonly room: Box }) {
  return backBoxes(count, room).map((box) => (
    <div key={box.x} className={tableStyles.back} style={inUnits(box)}>
      <CardBack />
    </div>
  ));
}

export const Tick = () => (
  <svg viewBox="0 0 16 16" className={tableStyles.tick} aria-hidden="true">
    <path d="M2.5 8.5 6.5 12.5 13.5 4" />
  </svg>
);
