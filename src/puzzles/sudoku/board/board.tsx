// The board of Sudoku: grid, pad and tools; cells first or digits first, by mouse, touch or keys.
import { type ReactNode, useRef, useState } from 'react';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import type { GridPuzzleBoard } from '../../../ui/PuzzleProps.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { columnOf, rowOf } from '../grid.ts';
import styles from './board.module.css';
import { Grid } from './Grid.tsx';
import { Pad, Tool } from './Pad.tsx';
import {
  beginWith,
  completedCells,
  eraseCell,
  gridSeen,
  noteCandidates,
  type Pencil,
  putDigit,
  putNote,
  readSheet,
  redo,
  type Sheet,
  undo,
  write,
  written,
} from './pencil.ts';
import { useGridKeys } from './useGridKeys.ts';

/** The pencil as React state: each step is told to the page, which keeps it. */
function usePencil(draft: string, onDraft: (draft: string) => void) {
  const [pencil, setPencil] = useState(() => beginWith(readSheet(draft)));
  const become = (next: Pencil) => {
    setPencil(next);
    onDraft(written(next.now));
  };
  return { pencil, become };
}

type Change = (sheet: Sheet) => Sheet;

const drawn = (path: string): ReactNode => (
  <path
    d={path}
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    strokeWidth="1.5"
  />
);

const icons = {
  notes: drawn('M12.5 4L16 7.5l-9 9-4 .5.5-4zM11 5.5L14.5 9'),
  fill: drawn('M3 3h14v14H3zM7.6 3v14M12.4 3v14M3 7.6h14M3 12.4h14'),
  erase: drawn('M7.5 4h9A1.5 1.5 0 0 1 18 5.5v9a1.5 1.5 0 0 1-1.5 1.5h-9L2 10zM10 7.5l5 5M15 7.5l-5 5'),
  undo: drawn('M7 4L3 8l4 4M3 8h9a4.5 4.5 0 0 1 0 9H8'),
  redo: drawn('M13 4l4 4-4 4M17 8H8a4.5 4.5 0 0 0 0 9h4'),
  first: drawn('M4 3h5v6H4zM12.5 5.5l3 3-3 3M15.5 8.5H11M4 13h12v4H4z'),
  hint: drawn(
    'M10 2.5a5 5 0 0 1 2.8 9.1c-.5.4-.8 1-.8 1.6v.3H8v-.3c0-.6-.3-1.2-.8-1.6A5 5 0 0 1 10 2.5zM8 16h4M8.5 18h3',
  ),
} as const;

const middle = 40;
const nobody: ReadonlySet<number> = new Set();

/** How many of each digit are still to be written. */
const leftIn = (grid: string): readonly number[] =>
  Array.from({ length: 10 }, (_, digit) => Math.max(0, 9 - grid.split(String(digit)).length + 1));

export const board: GridPuzzleBoard = (props) => {
  const { face, hints, solution, draft, isOpen, isBusy, note, refusals } = props;
  const { t } = useTexts();
  const announce = useAnnounce();
  const { pencil, become } = usePencil(draft, props.onDraft);
  const [selected, select] = useState(middle);
  const [isNoting, setNoting] = useState(false);
  const [chosen, choose] = useState<number | null>(null);
  const [isDigitFirst, setDigitFirst] = useState(false);
  const [isAsking, ask] = useState(false);
  const [completed, setCompleted] = useState(nobody);
  const cells = useRef<HTMLDivElement>(null);
  const isOn = isOpen && !isBusy;

  const hinted = new Set(hints.map(({ cell }) => cell));
  const given = [...face.givens];
  for (const { cell, digit } of hints) given[cell] = String(digit);
  const fixed = given.join('');
  const grid = solution ?? gridSeen(fixed, pencil.now);
  const isFull = !grid.includes('0');
  const canWrite = fixed[selected] === '0';

  const change = (step: Change) => {
    const next = write(pencil, step(pencil.now));
    setCompleted(completedCells(grid, gridSeen(fixed, next.now)));
    become(next);
  };
  const put = (cell: number, digit: number, isNote: boolean) => {
    if (fixed[cell] !== '0') return;
    change((sheet) => (isNote ? putNote(sheet, cell, digit) : putDigit(sheet, cell, digit)));
    const at = { row: rowOf(cell) + 1, column: columnOf(cell) + 1, digit };
    announce(t(isNote ? 'puzzles:sudoku.noted' : 'puzzles:sudoku.written', at));
  };
  const moveTo = (cell: number) => {
    select(cell);
    cells.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  };
  const press = (digit: number) => {
    if (isDigitFirst) choose(chosen === digit ? null : digit);
    else put(selected, digit, isNoting);
  };
  const touch = (cell: number) => {
    select(cell);
    if (isOn && isDigitFirst && chosen !== null) put(cell, chosen, isNoting);
  };
  const toggleNotes = () => {
    setNoting(!isNoting);
    announce(t(isNoting ? 'puzzles:sudoku.notesOff' : 'puzzles:sudoku.notesOn'));
  };
  const erase = () => change((sheet) => eraseCell(sheet, selected));
  const back = () => become(undo(pencil));
  const forth = () => become(redo(pencil));
  useGridKeys(isOn, {
    selected,
    select: moveTo,
    press: (digit, isNote) => put(selected, digit, isNote !== isNoting),
    erase,
    undo: back,
    redo: forth,
    toggleNotes,
  });
  const submit = () => {
    if (isFull) props.submit(grid);
    else props.refuse(t('puzzles:sudoku.refusal.incomplete'));
  };
  const showHint = () => {
    ask(false);
    props.askHint(grid);
  };
  return (
    <div className={styles.sudoku} data-open={isOpen}>
      <div className={styles.area}>
        <Grid
          cells={cells}
          choose={touch}
          completed={completed}
          digit={isDigitFirst && chosen !== null ? String(chosen) : (grid[selected] ?? '0')}
          fixed={fixed}
          grid={grid}
          hinted={hinted}
          isOpen={isOpen}
          notes={solution === null ? pencil.now.notes : []}
          refusals={refusals}
          selected={selected}
        />
      </div>
      {isOpen && (
        <div className={styles.side}>
          <div className={styles.tools}>
            <Tool
              act={toggleNotes}
              icon={icons.notes}
              isOff={!isOn}
              isOn={isNoting}
              label={t('puzzles:sudoku.notes')}
            />
            <Tool
              act={() => {
                setDigitFirst(!isDigitFirst);
                choose(null);
              }}
              icon={icons.first}
              isOff={!isOn}
              isOn={isDigitFirst}
              label={t('puzzles:sudoku.digitFirst')}
            />
            <Tool
              act={() => change((sheet) => noteCandidates(sheet, grid))}
              icon={icons.fill}
              isOff={!isOn}
              label={t('puzzles:sudoku.fill')}
            />
            <Tool
              act={erase}
              icon={icons.erase}
              isOff={!isOn || !canWrite}
              label={t('puzzles:sudoku.erase')}
            />
            <Tool
              act={back}
              icon={icons.undo}
              isOff={!isOn || pencil.past.length === 0}
              label={t('puzzles:sudoku.undo')}
            />
            <Tool
              act={forth}
              icon={icons.redo}
              isOff={!isOn || pencil.future.length === 0}
              label={t('puzzles:sudoku.redo')}
            />
          </div>
          <Pad chosen={isDigitFirst ? (chosen ?? 0) : null} isOff={!isOn} left={leftIn(grid)} press={press} />
          <div className={styles.note}>
            {isAsking ? (
              <span className={styles.ask} role="status">
                {t('puzzles:sudoku.hintAsk')}
                <button className={styles.answer} onClick={showHint} type="button">
                  {t('puzzles:sudoku.hintYes')}
                </button>
                <button className={styles.answer} onClick={() => ask(false)} type="button">
                  {t('puzzles:sudoku.hintNo')}
                </button>
              </span>
            ) : (
              note
            )}
          </div>
          <div className={styles.acts}>
            <button
              aria-disabled={!isOn || undefined}
              className={styles.hint}
              onClick={isOn ? () => ask(true) : undefined}
              type="button"
            >
              <svg aria-hidden="true" height="20" viewBox="0 0 20 20" width="20">
                {icons.hint}
              </svg>
              {t('puzzles:sudoku.hint')}
            </button>
            <button
              aria-disabled={!isOn || undefined}
              className={styles.check}
              data-ready={isFull}
              onClick={isOn ? submit : undefined}
              type="button"
            >
              {t('puzzles:sudoku.check')}
            </button>
          </div>
        </div>
      )}
      {!isOpen && note && <div className={styles.note}>{note}</div>}
    </div>
  );
};
