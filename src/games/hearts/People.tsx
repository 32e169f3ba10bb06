// Around the table: who sits where, what each holds face down and what each has taken in this hand.
import type { Seat } from '../../engine/game.ts';
import type { Card } from '../../kit/cards.ts';
import type { SeatedPerson } from '../../ui/BoardProps.ts';
import { inUnits } from '../../ui/board/inUnits.ts';
import { CardBack } from '../../ui/cards/CardFace.tsx';
import { sideOf } from '../../ui/cards/trick.ts';
import { SeatShape } from '../../ui/SeatShape.tsx';
import { backBoxes, type Places } from './places.tsx';
import { costOfAll, queen, seats, takenBy } from './scoring.ts';
import type { View } from './shapes.ts';

interface PeopleProps {
  readonly places: Places;
  readonly seen: View;
  readonly nearSeat: Seat;
  readonly people: readonly SeatedPerson[];
  readonly isNarrow: boolean;
  readonly toAct: readonly Seat[];
  nameOf(seat: Seat): string;
}

export function People({ places, seen, nearSeat, isNarrow, toAct, nameOf }: PeopleProps) {
  const taken = takenBy(seen.tricks);
  return (
    <div className="bd-layer" aria-hidden="true">
      {seats.map((seat) => {
        const side = sideOf(seat, nearSeat);
        const { tag, backs } = places.people[side];
        return (
          <div key={seat}>
            {backs && <Backs count={seen.counts[seat] ?? 0} room={backs} />}
            <div className="he-tag" data-side={side} style={inUnits(tag)}>
              <span className="he-tag-inner" data-turn={toAct.includes(seat)}>
                <SeatShape seat={seat} size={16} />
                {!isNarrow && <span className="he-name">{nameOf(seat)}</span>}
                {seen.phase === 'passing' && seen.hasChosen[seat] && <Tick />}
                <Pile cards={taken[seat] ?? []} />
              </span>
            </div>
          </div>
        );
      })}
    </div>
  );
}

function Backs({ count, room }: { readonly count: number; readonly room: Parameters<typeof inUnits>[0] }) {
  return backBoxes(count, room).map((box) => (
    <div key={box.x} className="he-back" style={inUnits(box)}>
      <CardBack />
    </div>
  ));
}

/** The points on someone's pile: small hearts, and the queen where she is. */
function Pile({ cards }: { readonly cards: readonly Card[] }) {
  if (costOfAll(cards) === 0) return null;
  return (
    <span className="he-pile">
      {cards.includes(queen) && (
        <svg viewBox="0 0 22 14" className="he-queen" aria-hidden="true">
          <use href="#cd-S" width="11" height="11" y="1.5" />
          <text x="16.5" y="11.5">
            Q
          </text>
        </svg>
      )}
      <svg viewBox="-50 -50 100 100" className="he-heart" aria-hidden="true">
        <use href="#cd-H" x="-50" y="-50" width="100" height="100" />
      </svg>
      {costOfAll(cards)}
    </span>
  );
}

const Tick = () => (
  <svg viewBox="0 0 16 16" className="he-tick" aria-hidden="true">
    <path d="M2.5 8.5 6.5 12.5 13.5 4" />
  </svg>
);
