// A tile: ivory, its number, and below it the shape of its colour; a false joker is a spinning top.
import { backLozenge, colourShapes, jokerBand, jokerTop } from '../../../kit/tileFaces.ts';
import { colourOf, numberOf, type Tile } from '../tiles.ts';
import styles from './board.module.css';

interface TileFaceProps {
  readonly tile: Tile;
  /** It stands for any tile. */
  readonly isWild?: boolean;
}

export function TileFace({ tile, isWild = false }: TileFaceProps) {
  const colour = colourOf(tile);
  return (
    <svg viewBox="0 0 60 84" className={styles.tile} aria-hidden="true">
      <rect className={styles.under} x="1" y="4" width="58" height="79" rx="8.4" />
      <rect className={styles.body} x="1" y="1" width="58" height="79" rx="8.4" />
      {isWild && <rect className={styles.wild} x="5" y="5" width="50" height="71" rx="5" />}
      {colour ? (
        <g className={styles[`colour-${colour}`]}>
          <text className={styles.number} x="30" y="44">
            {numberOf(tile)}
          </text>
          <path d={colourShapes[colour]} />
        </g>
      ) : (
        <g className={styles.joker}>
          <path d={jokerTop} />
          <path className={styles.jokerBand} d={jokerBand} />
        </g>
      )}
    </svg>
  );
}

/** Face down. */
export const TileBack = () => (
  <svg viewBox="0 0 60 84" className={styles.tile} aria-hidden="true">
    <rect className={styles.backUnder} x="1" y="4" width="58" height="79" rx="8.4" />
    <rect className={styles.back} x="1" y="1" width="58" height="79" rx="8.4" />
    <path className={styles.backLine} d={backLozenge} />
  </svg>
);
