// The sheet a board is drawn on: its palette, its units, and the one place where input arrives.
import type { ReactNode } from 'react';
import type { BoardPreferences } from '../BoardProps.ts';
import type { BoardStyle } from './inUnits.ts';
import type { BoardInput, SheetSize } from './useBoardInput.ts';
import './palette.css';
import './board.css';

interface Props {
  readonly size: SheetSize;
  readonly taste: BoardPreferences;
  readonly input: BoardInput;
  readonly children: ReactNode;
  readonly className: string;
}

export function BoardSheet({ size, taste, input, children, className }: Props) {
  const style: BoardStyle = {
    aspectRatio: `${size.width} / ${size.height}`,
    '--bd-w': size.width,
  };
  const calm = taste.reducedMotion ? 'bd-calm' : '';
  const unmarked = taste.pieceMarks ? '' : 'bd-unmarked';
  return (
    <div
      ref={input.sheet}
      className={`bd ${taste.palette} ${calm} ${unmarked} ${className}`}
      style={style}
      {...input.handlers}
    >
      {children}
    </div>
  );
}
