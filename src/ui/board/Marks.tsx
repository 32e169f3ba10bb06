// What a board says without words: selection, targets, captures and the last move, each in a shape of its own.
import { classNames } from '../classNames.ts';
import styles from './board.module.css';
import type { Box } from './box.ts';
import { inUnits } from './inUnits.ts';

/** last, ghost, check and selected lie under the pieces; movable, target, leap and capture on top of them. */
type MarkKind = 'last' | 'ghost' | 'check' | 'movable' | 'selected' | 'target' | 'leap' | 'capture';

export interface Mark {
  readonly kind: MarkKind;
  readonly box: Box;
}

export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  return (
    <div className={styles.layer} aria-hidden="true">
      {marks.map(({ kind, box }) => (
        <div
          key={`${kind} ${box.x} ${box.y}`}
          className={classNames(styles.mark, styles[`mark-${kind}`])}
          style={inUnits(box)}
        />
      ))}
    </div>
  );
}
