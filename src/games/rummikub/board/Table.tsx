// The table itself: its linen, the wooden rack, the pool, and who sits there with how many tiles.
import { backLozenge } from '../../../kit/tileFaces.ts';
import boardStyles from '../../../ui/board/board.module.css';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { classNames } from '../../../ui/classNames.ts';
import { SeatShape } from '../../../ui/SeatShape.tsx';
import type { Places } from '../places.ts';
import type { View } from '../shapes.ts';
import styles from './board.module.css';
import type { Words } from './words.ts';

export function Ground({ places, hasRack }: { readonly places: Places; readonly hasRack: boolean }) {
  const { size, table, rack, rackTile } = places;
  const rows = Math.round((rack.height - 14) / (rackTile.height + 6));
  return (
    <svg
      className={classNames(boardStyles.surface, boardStyles.shadowed)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      <rect className={styles.frame} width={size.width} height={size.height} rx="18" />
      <rect
        className={styles.linen}
        x={table.x - 6}
        y={table.y - 6}
        width={table.width + 12}
        height={table.height + 6}
        rx="12"
      />
      {hasRack && (
        <g>
          <rect {...rack} rx="12" className={styles.wood} />
          {Array.from({ length: rows }, (_, row) => (
            <rect
              key={row}
              className={styles.ledge}
              x={rack.x + 4}
              y={rack.y + 6 + (row + 1) * (rackTile.height + 6) - 4}
              width={rack.width - 8}
              height="6"
              rx="3"
            />
          ))}
        </g>
      )}
    </svg>
  );
}

interface HeadProps {
  readonly seen: View;
  readonly places: Places;
  readonly words: Words;
}

/** Who has how many tiles, whose turn it is, and how many are left in the pool. */
export function Head({ seen, places, words }: HeadProps) {
  const hasNames = places.size.width > 500;
  return (
    <div className={boardStyles.layer}>
      <ul className={styles.people} style={inUnits(places.head)} aria-label={words.say('hands')}>
        {seen.counts.map((count, seat) => (
          <li key={seat} data-turn={seen.turn === seat}>
            <SeatShape seat={seat} size={16} />
            <span className={hasNames ? styles.personName : styles.unseenName}>{words.name(seat)}</span>
            <strong>{count}</strong>
            <span className={styles.unseenName}>{words.say('tilesInHand', { count })}</span>
          </li>
        ))}
      </ul>
      <div
        className={styles.pool}
        style={inUnits(places.pool)}
        role="img"
        aria-label={words.say('pool', { count: seen.pool })}
      >
        <svg viewBox="0 0 60 84" aria-hidden="true">
          <rect className={styles.backUnder} x="1" y="4" width="58" height="79" rx="8.4" />
          <rect className={styles.back} x="1" y="1" width="58" height="79" rx="8.4" />
          <path className={styles.backLine} d={backLozenge} />
        </svg>
        <span aria-hidden="true">{seen.pool}</span>
      </div>
    </div>
  );
}
