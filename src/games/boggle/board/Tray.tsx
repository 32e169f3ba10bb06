// The tray: linen dice with a lighter top, the ribbon of the word under their letters, and how long it is.
import boardStyles from '../../../ui/board/board.module.css';
import { centre } from '../../../ui/board/box.ts';
import { dieBox, type Places } from '../places.ts';
import styles from './board.module.css';

/** What became of a word: on its way, counted, already there, or none. */
export type RibbonLook = 'draft' | 'sent' | 'good' | 'known' | 'broken';

export interface Ribbon {
  readonly path: readonly number[];
  readonly look: RibbonLook;
  /** Another word, another flash. */
  readonly id: string;
}

interface Props {
  readonly places: Places;
  readonly board: readonly string[];
  readonly ribbons: readonly Ribbon[];
}

export function Tray({ places, board, ribbons }: Props) {
  const { tray, size } = places;
  const lit = new Set(ribbons.find(({ look }) => look === 'draft')?.path);
  return (
    <svg className={boardStyles.surface} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <rect className={styles.frame} {...tray} rx={tray.width * 0.04} />
      {board.map((_, place) => (
        <Die key={place} places={places} place={place} isLit={lit.has(place)} />
      ))}
      {ribbons.map((ribbon) => (
        <RibbonLine key={ribbon.id} places={places} ribbon={ribbon} />
      ))}
      {board.map((face, place) => {
        const { x, y } = centre(dieBox(places, place));
        const { width } = dieBox(places, place);
        return (
          <text key={place} className={styles.letter} x={x} y={y + width * 0.19} fontSize={width * 0.54}>
            {face}
          </text>
        );
      })}
    </svg>
  );
}

interface DieProps {
  readonly places: Places;
  readonly place: number;
  readonly isLit: boolean;
}

function Die({ places, place, isLit }: DieProps) {
  const { x, y, width } = dieBox(places, place);
  const inset = width * 0.08;
  return (
    <g data-lit={isLit}>
      <rect
        className={styles.shade}
        x={x}
        y={y + width * 0.03}
        width={width}
        height={width}
        rx={width * 0.22}
      />
      <rect className={styles.die} x={x} y={y} width={width} height={width} rx={width * 0.22} />
      <rect
        className={styles.top}
        x={x + inset}
        y={y + inset}
        width={width - 2 * inset}
        height={width - 2 * inset}
        rx={width * 0.18}
      />
    </g>
  );
}

/** A word that is none breaks in its middle. */
function RibbonLine({ places, ribbon }: { readonly places: Places; readonly ribbon: Ribbon }) {
  const points = ribbon.path.map((place) => centre(dieBox(places, place)));
  const last = points.at(-1);
  const { width } = dieBox(places, 0);
  if (!last) return null;
  const line = points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');
  return (
    <g className={styles.ribbon} data-look={ribbon.look}>
      <path d={`${line}${points.length === 1 ? 'h.1' : ''}`} strokeWidth={width * 0.13} />
      {ribbon.look === 'draft' && (
        <g transform={`translate(${last.x + width * 0.4} ${last.y - width * 0.4})`}>
          <circle r={width * 0.16} />
          <text y={width * 0.07} fontSize={width * 0.2}>
            {ribbon.path.length}
          </text>
        </g>
      )}
    </g>
  );
}
