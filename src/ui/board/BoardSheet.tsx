// The sheet a board is drawn on: its palette, its units, and the one place where input arrives.
import type { ReactNode } from 'react';
import type { BoardPreferences } from '../BoardProps.ts';
import { classNames } from '../classNames.ts';
import styles from './board.module.css';
import type { BoardStyle } from './inUnits.ts';
import type { BoardInput, SheetSize } from './useBoardInput.ts';

interface Props {
  readonly size: SheetSize;
  readonly taste: BoardPreferences;
  readonly input: BoardInput;
  readonly children: ReactNode;
  readonly className: string | undefined;
}

export function BoardSheet({ size, taste, input, children, className }: Props) {
  const style: BoardStyle = {
    aspectRatio: `${size.width} / ${size.height}`,
    '--bd-w': size.width,
  };
  const calm = taste.reducedMotion ? styles.calm : '';
  const unmarked = taste.pieceMarks ? '' : styles.unmarked;
  return (
    <div
      ref={input.sheet}
      className={classNames(styles.board, calm, unmarked, className)}
      data-part="board"
      data-palette={taste.palette}
      style={style}
      {...input.handlers}
    >
      {children}
    </div>
  );
}
