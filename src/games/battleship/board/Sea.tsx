// One sea: water with slow bands of light, the grid with its letters and numbers, and the answers to the shots.
import boardStyles from '../../../ui/board/board.module.css';
import { type Box, centre } from '../../../ui/board/box.ts';
import { inUnits } from '../../../ui/board/inUnits.ts';
import { type Label, Labels } from '../../../ui/board/Labels.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { cellsOf, side } from '../fleet.ts';
import { cellBox, type Places, type SeaPlace, seaBox } from '../places.ts';
import type { SeaView } from '../shapes.ts';
import styles from './board.module.css';

const steps = Array.from({ length: side }, (_, i) => i);

/** The frame around everything, drawn once. */
export function Frame({ places }: { readonly places: Places }) {
  const { width, height } = places.size;
  return (
    <svg
      className={classNames(boardStyles.surface, boardStyles.shadowed)}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <rect className={styles.frame} width={width} height={height} rx="22" />
    </svg>
  );
}

const wave = (y: number) => `M0 ${y}C40 ${y - 16} 60 ${y + 16} 100 ${y}S160 ${y - 16} 200 ${y}`;

export function Water({ place }: { readonly place: SeaPlace }) {
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      <div className={styles.water} style={inUnits(seaBox(place))}>
        <svg className={styles.waves} viewBox="0 0 200 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={wave(30)} />
          <path d={wave(74)} />
        </svg>
        <svg className={styles.lines} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
          <path
            d={steps
              .slice(1)
              .map((n) => `M${n} 0V${side}M0 ${n}H${side}`)
              .join('')}
          />
        </svg>
      </div>
    </div>
  );
}

function coordinates(place: SeaPlace, isSmall: boolean): Label[] {
  const room = isSmall ? 18 : 22;
  return steps.flatMap((n): Label[] => [
    {
      key: `c${n}`,
      box: { x: place.x + n * place.cell, y: place.y - room - 1, width: place.cell, height: room },
      text: String(n + 1),
    },
    {
      key: `r${n}`,
      box: { x: place.x - room - 1, y: place.y + n * place.cell, width: room, height: place.cell },
      text: String.fromCharCode(65 + n),
    },
  ]);
}

export const Coordinates = ({
  place,
  isSmall = false,
}: {
  readonly place: SeaPlace;
  readonly isSmall?: boolean;
}) => <Labels labels={coordinates(place, isSmall)} className={isSmall ? styles.coordSmall : ''} />;

interface AnswersProps {
  readonly place: SeaPlace;
  readonly sea: SeaView;
  readonly fresh: readonly number[];
  readonly size: Places['size'];
}

/** Rings for misses and diamonds for hits; a sunk ship speaks for itself. */
export function Answers({ place, sea, fresh, size }: AnswersProps) {
  const sunk = new Set(sea.sunk.flatMap(cellsOf));
  return (
    <svg
      className={classNames(boardStyles.surface, styles.answers)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
    >
      {sea.shots
        .filter(({ cell }) => !sunk.has(cell))
        .map(({ cell, isHit }) => (
          <use
            key={cell}
            href={isHit ? '#bs-hit' : '#bs-miss'}
            className={fresh.includes(cell) ? styles.fresh : ''}
            {...cellBox(place, cell)}
          />
        ))}
    </svg>
  );
}

/** The row and the column that are aimed at, and the square where they meet. */
export function CrossHair({ place, cell }: { readonly place: SeaPlace; readonly cell: number }) {
  const { x, y, width } = cellBox(place, cell);
  const sea = seaBox(place);
  const bands: readonly Box[] = [
    { x: sea.x, y, width: sea.width, height: width },
    { x, y: sea.y, width, height: sea.height },
  ];
  const middle = centre({ x, y, width, height: width });
  return (
    <div className={boardStyles.layer} aria-hidden="true">
      {bands.map((band) => (
        <div key={band.width} className={styles.band} style={inUnits(band)} />
      ))}
      <div
        className={styles.aim}
        style={inUnits({ x: middle.x - width / 2, y: middle.y - width / 2, width, height: width })}
      />
    </div>
  );
}
