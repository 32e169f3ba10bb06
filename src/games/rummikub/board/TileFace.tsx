// A tile: ivory, its number, and below it the shape of its colour; a joker is a face that smiles.
import { colourShapes } from '../../../kit/tileFaces.ts';
import { jokerEyes, jokerSmile } from '../faces.ts';
import { colourOf, numberOf, type Tile } from '../tiles.ts';
import styles from './board.module.css';

export function TileFace({ tile }: { readonly tile: Tile }) {
  const colour = colourOf(tile);
  return (
    <svg viewBox="0 0 60 84" className={styles.tile} aria-hidden="true">
      <rect className={styles.tileUnder} x="1" y="4" width="58" height="79" rx="8.4" />
      <rect className={styles.tileBody} x="1" y="1" width="58" height="79" rx="8.4" />
      {colour ? (
        <g className={styles[`ink-${colour}`]}>
          <text className={styles.tileNumber} x="30" y="45">
            {numberOf(tile)}
          </text>
          <path d={colourShapes[colour]} />
        </g>
      ) : (
        <g className={styles.tileJoker}>
          <circle cx="30" cy="40" r="20" />
          <path className={styles.jokerLine} d={jokerSmile} />
          <path d={jokerEyes} className={styles.jokerEyes} />
        </g>
      )}
    </svg>
  );
}
