// The board of puzzles guessed row by row: rows, note, keyboard; typed on screen or on the keyboard.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MarkedRow } from '../../engine/rowPuzzle.ts';
import { useAnnounce } from '../Announcer.tsx';
import type { RowPuzzleProps } from '../PuzzleProps.ts';
import { type Speak, useTexts } from '../texts.tsx';
import { isCommand, usePuzzleKeys } from '../usePuzzleKeys.ts';
import { RowGrid } from './RowGrid.tsx';
import styles from './rows.module.css';
import { colourKey, isSolving, type Script } from './script.ts';
import { TouchKeys } from './TouchKeys.tsx';

interface RowBoardProps extends RowPuzzleProps {
  /** Its texts are in `pages:<puzzle>`. */
  readonly puzzle: string;
  readonly script: Script;
  /** The state of each key. */
  readonly known: ReadonlyMap<string, string>;
  /** What is seen at once, before the server is asked; null: nothing against it. */
  faultOf(row: string): string | null;
  /** What is said of the row while it is typed. */
  readonly live: ReactNode;
}

/** "S not in the word, T wrong place, … 5 left." */
function resultInWords(t: Speak, puzzle: string, script: Script, row: MarkedRow, left: number): string {
  const cells = [...row.row].map((sign, at) => {
    const state = t(`puzzles:${puzzle}.colour.${colourKey(row.colours[at]) ?? 'not'}`);
    return t('pages:daily.told', { sign: script.name(sign), state });
  });
  const ended = isSolving(row) ? 'pages:daily.solvedRow' : left === 0 ? 'pages:daily.noneLeft' : null;
  const rest = ended === null ? t('pages:daily.left', { count: left }) : t(ended);
  return `${cells.join(', ')}. ${rest}`;
}

/** The row that has turned over since the board was opened; it is announced when it has. */
function useAnnouncedRow(rows: readonly MarkedRow[], words: (row: MarkedRow) => string): number | null {
  const announce = useAnnounce();
  const [opened] = useState(rows.length);
  const announced = useRef(rows.length);
  useEffect(() => {
    const row = rows.at(-1);
    if (rows.length > announced.current && row) announce(words(row));
    announced.current = rows.length;
  });
  return rows.length > opened ? rows.length - 1 : null;
}

/** Nothing more can be guessed, though the last row may still be turning. */
const isOver = (rows: readonly MarkedRow[], most: number): boolean =>
  rows.length === most || rows.some(isSolving);

export function RowBoard(props: RowBoardProps) {
  const { puzzle, script, known, face, rows, turned, draft, isOpen, isBusy, note, refusals, live } = props;
  const { t } = useTexts();
  const typed = [...draft];
  const isFull = typed.length === face.cells;
  const isOn = isOpen && !isBusy && !isOver(rows, face.maxGuesses);
  const announced = useAnnouncedRow(rows.slice(0, turned), (row) =>
    resultInWords(t, puzzle, script, row, face.maxGuesses - turned),
  );
  const type = (sign: string) => isFull || props.onDraft(draft + sign);
  const erase = () => props.onDraft(typed.slice(0, -1).join(''));
  const enter = () => {
    const fault = isFull ? props.faultOf(draft) : t(`puzzles:${puzzle}.refusal.length`);
    if (fault === null) props.guess(draft);
    else props.refuse(fault);
  };
  usePuzzleKeys(isOn, (event) => {
    if (isCommand(event)) return false;
    if (event.key === 'Enter') enter();
    else if (event.key === 'Backspace') erase();
    else {
      const sign = event.key.length > 2 ? null : script.read(event.key);
      if (sign === null) return false;
      type(sign);
    }
    return true;
  });
  return (
    <div className={styles.rows}>
      <div className={styles.area}>
        <RowGrid
          face={face}
          isBusy={isBusy}
          isOpen={isOpen}
          puzzle={puzzle}
          refusals={refusals}
          rows={rows}
          script={script}
          announced={announced}
          turned={turned}
          typed={typed}
        />
      </div>
      <div className={styles.note}>{note ?? live}</div>
      <TouchKeys
        enter={enter}
        erase={erase}
        isFull={isFull}
        isOff={!isOn}
        isOpen={isOpen}
        known={known}
        language={face.language}
        puzzle={puzzle}
        script={script}
        type={type}
      />
    </div>
  );
}
