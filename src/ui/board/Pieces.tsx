// The pieces: one HTML element each, moved by transform alone, so that a move costs no layout and no paint.
import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './board.module.css';
import type { Box } from './box.ts';
import { movedTo } from './inUnits.ts';
import type { BoardInput } from './useBoardInput.ts';

export interface Piece {
  /** The same piece keeps its key when it moves: that is what makes it travel. */
  readonly key: string;
  readonly box: Box;
  readonly face: ReactNode;
  /** It follows the pointer. */
  readonly isLifted?: boolean;
  /** On its way to the server for long. */
  readonly isPending?: boolean;
  /** What lies on what. */
  readonly level?: number;
  readonly className?: string | undefined;
}

/** By their names as keys, in one order for good: elements that change places do not travel. */
export const inOneOrder = (pieces: readonly Piece[]): Piece[] =>
  pieces.toSorted((a, b) => Number(a.key) - Number(b.key));

interface Props {
  readonly pieces: readonly Piece[];
  readonly input: BoardInput;
}

export function Pieces({ pieces, input }: Props) {
  const stirs = input.justDropped ? styles.still : '';
  return (
    <div className={classNames(styles.layer, stirs)} aria-hidden="true">
      {pieces.map((piece) => {
        const lifted = piece.isLifted
          ? input.isTouchDrag
            ? classNames(styles.lifted, styles.touch)
            : styles.lifted
          : '';
        const pending = piece.isPending ? styles.pending : '';
        return (
          <div
            key={piece.key}
            ref={piece.isLifted ? input.lifted : null}
            className={classNames(styles.piece, lifted, pending, piece.className)}
            data-part="piece"
            data-touch={(piece.isLifted && input.isTouchDrag) || undefined}
            style={movedTo(piece.box, piece.level)}
          >
            {piece.face}
          </div>
        );
      })}
    </div>
  );
}
