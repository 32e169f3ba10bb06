// A tile: ivory, its number, and below it the shape of its colour; a false joker is a spinning top.
import { type Colour, colourOf, numberOf, type Tile } from '../tiles.ts';
import styles from './board.module.css';

const shapes: Readonly<Record<Colour, string>> = {
  R: 'M30 56a9 9 0 1 1 0 18a9 9 0 1 1 0-18Z',
  K: 'M22 57H38V73H22Z',
  B: 'M30 54 41 65 30 76 19 65Z',
  Y: 'M30 55 41 74H19Z',
};

const top = 'M28 16H32V26H48L46 36C44 44 36 52 30 62C24 52 16 44 14 36L12 26H28Z';

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
          <path d={shapes[colour]} />
        </g>
      ) : (
        <g className={styles.joker}>
          <path d={top} />
          <path className={styles.jokerBand} d="M13 31H47" />
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
    <path className={styles.backLine} d="M30 8 54 40 30 72 6 40Z" />
  </svg>
);
