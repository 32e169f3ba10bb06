// The table itself: round linen, the stand of the indicator, the places of the discards, and one's wooden rack.
import type { Seat } from '../../../engine/game.ts';
import boardStyles from '../../../ui/board/board.module.css';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { sideOf, sides } from '../../../ui/cards/trick.ts';
import { classNames } from '../../../ui/classNames.ts';
import { SeatShape } from '../../../ui/SeatShape.tsx';
import { braceBox, type Places } from '../places.ts';
import { seats } from '../scoring.ts';
import type { Tile } from '../tiles.ts';
import type { Slots } from './arrangement.ts';
import { braces } from './arrangement.ts';
import styles from './board.module.css';

interface TableProps {
  readonly places: Places;
  readonly hasRack: boolean;
}

export function Table({ places, hasRack }: TableProps) {
  const { size, table, piles, indicator, rack, slot, tile } = places;
  return (
    <svg
      className={classNames(boardStyles.surface, boardStyles.shadowed)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="ok-wood" x2="0" y2="1">
          <stop className={styles.woodLight} />
          <stop className={styles.woodDark} offset="1" />
        </linearGradient>
      </defs>
      <rect className={styles.frame} width={size.width} height={size.height} rx="22" />
      <ellipse className={styles.linenEdge} {...table} cy={table.cy + 5} />
      <ellipse className={styles.linen} {...table} />
      <ellipse className={styles.inlay} {...table} rx={table.rx - 12} ry={table.ry - 12} />
      {sides.map((side) => (
        <rect
          key={side}
          className={styles.place}
          x={piles[side].x + 3}
          y={piles[side].y + 3}
          width={tile.width - 6}
          height={tile.height - 8}
          rx={tile.width * 0.12}
        />
      ))}
      <rect
        className={styles.stand}
        x={indicator.x - 7}
        y={indicator.y - 7}
        width={indicator.width + 14}
        height={indicator.height + 14}
        rx="10"
      />
      {hasRack && (
        <g>
          <rect {...rack} rx="12" fill="url(#ok-wood)" className={styles.rack} />
          {slot.y.map((y) => (
            <rect
              key={y}
              className={styles.ledge}
              x={rack.x + 4}
              y={y + tile.height - 3}
              width={rack.width - 8}
              height={places.ledge > 8 ? 9 : 6}
              rx="3"
            />
          ))}
        </g>
      )}
    </svg>
  );
}

/** A thin line under groups that are complete. */
export function Braces({
  slots,
  okey,
  places,
}: {
  readonly slots: Slots;
  readonly okey: Tile;
  readonly places: Places;
}) {
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      {braces(slots, okey, places.ledge).map(({ at, length }) => (
        <div key={at} className={styles.brace} style={inUnits(braceBox(places, at, length))} />
      ))}
    </div>
  );
}

interface PeopleProps {
  readonly places: Places;
  readonly nearSeat: Seat;
  readonly turn: Seat | null;
  readonly shower: Seat | null;
  nameOf(seat: Seat): string;
}

/** Who sits where, whose turn it is, and who showed the indicator. */
export function People({ places, nearSeat, turn, shower, nameOf }: PeopleProps) {
  const hasNames = places.tags.near.width > 60;
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      {seats.map((seat) => {
        const side = sideOf(seat, nearSeat);
        return (
          <div key={seat} className={styles.tag} data-side={side} style={inUnits(places.tags[side])}>
            <span className={styles.tagInner} data-chip={!hasNames} data-turn={turn === seat}>
              <SeatShape seat={seat} size={16} />
              {hasNames && <span className={styles.name}>{nameOf(seat)}</span>}
              {hasNames && shower === seat && <span className={styles.shown}>+1</span>}
            </span>
          </div>
        );
      })}
    </div>
  );
}
