// The board of a game of tricks: the table with its cards and note, the hand below it, and the buttons of the turn.
import type { HTMLAttributes, ReactNode } from 'react';
import type { BoardPreferences } from '../BoardProps.ts';
import { type Action, ActionButtons } from '../board/ActionButtons.tsx';
import { BoardSheet } from '../board/BoardSheet.tsx';
import type { Box } from '../board/box.ts';
import { CellGrid } from '../board/CellGrid.tsx';
import type { CellRow } from '../board/cells.ts';
import { type Piece, Pieces } from '../board/Pieces.tsx';
import type { useBoardInput } from '../board/useBoardInput.ts';
import { classNames } from '../classNames.ts';
import type { TableWords } from '../tableWords.ts';
import { CardSymbols } from './CardSymbols.tsx';
import type { CardCode } from './face.ts';
import { TableNote } from './TableNote.tsx';
import styles from './table.module.css';

interface Props {
  readonly className: string | undefined;
  readonly taste: BoardPreferences;
  readonly places: { readonly size: { readonly width: number; readonly height: number }; readonly note: Box };
  readonly input: ReturnType<typeof useBoardInput>;
  readonly words: TableWords;
  /** From `usePointerDown`. */
  readonly watch: HTMLAttributes<HTMLDivElement>;
  /** The table and who sits around it; it lies under the pieces. */
  readonly scene: ReactNode;
  readonly pieces: readonly Piece[];
  readonly turn: { readonly note: string | null; readonly buttons: readonly Action[] };
  /** What may be pressed besides the hand. */
  readonly grid: {
    readonly kind: 'grid' | 'toolbar';
    readonly label: string;
    readonly rows: readonly CellRow[];
  };
  readonly hand: readonly CellRow[];
  readonly chosen: readonly CardCode[];
  /** What lies over the pieces: chips, scores. */
  readonly children: ReactNode;
}

export function TrickTable({ places, input, words, scene, pieces, turn, hand, ...props }: Props) {
  return (
    <div {...props.watch}>
      <BoardSheet
        size={places.size}
        taste={props.taste}
        input={input}
        className={classNames(styles.cardTable, props.className)}
      >
        <CardSymbols />
        {scene}
        <Pieces pieces={pieces} input={input} />
        <TableNote text={turn.note} box={places.note} />
        {props.children}
        <CellGrid {...props.grid} input={input} />
        {hand.length > 0 && (
          <CellGrid
            kind="listbox"
            label={words.say('hand')}
            rows={hand}
            input={input}
            chosen={props.chosen}
          />
        )}
      </BoardSheet>
      <ActionButtons actions={turn.buttons} />
    </div>
  );
}
