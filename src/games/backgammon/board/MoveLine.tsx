// A turn in the move list: its dice drawn, and each hit marked.
import type { Line } from '../../../engine/game.ts';
import styles from './moveLine.module.css';

/** Where the pips of each face lie, as pairs of column and row in thirds. */
const pips = ['', '22', '1133', '112233', '11133133', '1113223133', '111213313233'];

function SmallDie({ face }: { readonly face: number }) {
  return (
    <svg aria-hidden="true" className={styles.smallDie} height="16" viewBox="0 0 40 40" width="16">
      <rect height="37" rx="9" width="37" x="1.5" y="1.5" />
      {(pips[face]?.match(/../g) ?? []).map((place) => (
        <circle cx={Number(place[0]) * 10} cy={Number(place[1]) * 10} key={place} r="4.2" />
      ))}
    </svg>
  );
}

interface Props {
  readonly line: Pick<Line, 'values'>;
  readonly words: string;
}

export function MoveLine({ line: { values }, words }: Props) {
  const dice = typeof values?.dice === 'string' ? values.dice : '';
  const moves = words.startsWith(`${dice}: `) ? words.slice(dice.length + 2) : words;
  const parts = moves.split(/(\S+\*)/).filter(Boolean);
  return (
    <>
      {dice && (
        <span aria-label={dice} className={styles.smallDice} role="img">
          {[...dice.matchAll(/\d/g)].map(({ 0: face, index }) => (
            <SmallDie face={Number(face)} key={index} />
          ))}
        </span>
      )}
      {parts.map((part, at) =>
        part.endsWith('*') ? (
          <strong className={styles.hit} key={at}>
            {part}
          </strong>
        ) : (
          part
        ),
      )}
    </>
  );
}
