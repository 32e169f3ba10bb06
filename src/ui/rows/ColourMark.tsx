// What a tile shows besides its colour.
import styles from './rows.module.css';

/** The sign of a colour in the corner of a tile: a tick for the right place, two arrows for the wrong one, nothing for the rest. */
export function ColourMark({ colour }: { readonly colour: string | undefined }) {
  if (colour !== 'G' && colour !== 'Y') return null;
  const path =
    colour === 'G' ? 'M2.5 8.5l3 3 7-7' : 'M3 5h9M9.5 2.5L12 5 9.5 7.5M13 11H4M6.5 8.5L4 11l2.5 2.5';
  return (
    <svg aria-hidden="true" className={styles.mark} viewBox="0 0 16 16">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2"
      />
    </svg>
  );
}
