// What a side has captured, as small silhouettes, and by how much it is ahead.
import { useTexts } from '../../../ui/texts.tsx';
import { leadOf, lostBy } from '../material.ts';
import { kinds, letterOf, type Pieces } from '../squares.ts';
import { PieceFace } from './PieceFaces.tsx';
import { manName } from './places.ts';
import styles from './taken.module.css';

/** The letters of the men this side has captured, the strongest first. */
const lettersTakenBy = (pieces: Pieces, seat: number): string[] =>
  lostBy(pieces, 1 - seat).map((kind) => {
    const letter = letterOf(kinds.indexOf(kind) + 1);
    return seat === 0 ? letter.toLowerCase() : letter;
  });

interface Props {
  readonly pieces: Pieces;
  readonly seat: number;
}

export function Taken({ pieces, seat }: Props) {
  const { t } = useTexts();
  const taken = lettersTakenBy(pieces, seat);
  const lead = leadOf(pieces, seat);
  return (
    <span className={styles.taken}>
      {taken.length > 0 && (
        <span
          className={styles.takenMen}
          role="img"
          aria-label={taken.map((letter) => manName(letter, t)).join(', ')}
        >
          {taken.map((letter, i) => (
            <span key={i} data-alike={letter === taken[i - 1]}>
              <PieceFace letter={letter} />
            </span>
          ))}
        </span>
      )}
      {lead > 0 && (
        <span role="img" aria-label={t('rules:chess.fact', { count: lead })}>
          +{lead}
        </span>
      )}
    </span>
  );
}
