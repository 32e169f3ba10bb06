// What each side of a jumping game has taken, piece by piece, and a word on what has to be taken now.
import type { Seat } from '../../engine/game.ts';
import type { SeatedPerson } from '../BoardProps.ts';
import { classNames } from '../classNames.ts';
import styles from './captured.module.css';
import type { DiscColour } from './Discs.tsx';

interface Props {
  readonly title: string;
  readonly className: string | undefined;
  readonly people: readonly SeatedPerson[];
  /** The seat that is told first. */
  readonly near: Seat;
  /** By seat: whose pieces it takes. */
  readonly takes: readonly [DiscColour, DiscColour];
  readonly pieces: string;
  /** How many each side began with. */
  readonly each: number;
  readonly note: string | null;
}

export function Captured({ title, className, people, near, takes, pieces, each, note }: Props) {
  const left = (side: DiscColour) => [...pieces].filter((letter) => letter.toLowerCase() === side).length;
  return (
    <section className={classNames(styles.captured, className)} aria-label={title}>
      <h2>{title}</h2>
      {[near, 1 - near].map((of) => {
        const side = takes[of === 0 ? 0 : 1];
        const taken = Math.max(0, each - left(side));
        return (
          <div key={of} className={styles.capturedRow}>
            <span>{people.find((person) => person.seat === of)?.name}</span>
            <span className={styles.capturedCount}>{taken}</span>
            <span className={styles.capturedDiscs} aria-hidden="true">
              {Array.from({ length: taken }, (_, i) => (
                <span key={i} className={styles[`captured-${side}`]} />
              ))}
            </span>
          </div>
        );
      })}
      {note && <p>{note}</p>}
    </section>
  );
}
