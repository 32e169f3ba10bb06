// A bingo card: a grid to be marked by mouse, touch and keys, with what is called, one away, and the line that won.
import { type KeyboardEvent, useRef, useState } from 'react';
import { type Card, freeCell, letterOf, side } from '../../../events/bingo/card.ts';
import { lines } from '../../../events/bingo/stages.ts';
import { Top } from '../../../ui/Top.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import styles from './card.module.css';
import { moved } from './keys.ts';

const middleOf = (cell: number): string =>
  `${((cell % side) + 0.5) * 20} ${(Math.floor(cell / side) + 0.5) * 20}`;

/** The line that won draws itself across the card; stages that are no line are ringed by their cells alone. */
function WonLine({ cells }: { readonly cells: readonly number[] }) {
  const drawn = lines.filter((line) => line.every((cell) => cells.includes(cell)));
  if (drawn.length > 3) return null;
  return (
    <svg aria-hidden="true" className={styles.won} viewBox="0 0 100 100">
      {drawn.map((line) => (
        <path
          d={`M${middleOf(line[0] ?? 0)} L${middleOf(line.at(-1) ?? 0)}`}
          key={line.join()}
          pathLength="100"
        />
      ))}
    </svg>
  );
}

/** A mark on a card: a saffron daub with an uneven edge, turned by its cell. */
const Daub = () => (
  <svg aria-hidden="true" className={styles.daub} viewBox="0 0 48 48">
    <path d="M24.6 3.2c6.2-.4 11.7 2 15.4 6.9 3.6 4.7 5.6 9.6 4.6 15.5-1 6-4 11.3-9.2 14.9-5 3.5-10.8 4.7-16.7 3-5.7-1.7-10-5.2-12.9-10.4C2.9 27.900 2.200 22.300 4.100 16.400 6 10.500 9.900 6.700 15.300 4.500c2.900-1.100 6.100-1.100 9.300-1.300z" />
  </svg>
);

interface BingoCardProps {
  readonly card: Card;
  readonly label: string;
  readonly called: ReadonlySet<number>;
  readonly marked: ReadonlySet<number>;
  /** Each of these would complete the stage. */
  readonly oneAway?: readonly number[];
  /** The cells that completed a stage. */
  readonly won?: readonly number[];
  /** Shakes once for each number it becomes. */
  readonly shakes?: number;
  readonly isSmall?: boolean;
  /** Omitted: it can only be looked at. */
  onMark?(number: number): void;
}

const letters = ['B', 'I', 'N', 'G', 'O'];
const rows = [0, 1, 2, 3, 4];
const rowRole = { role: 'row' };
const headRole = { role: 'columnheader' };

export function BingoCard(props: BingoCardProps) {
  const { card, label, called, marked, oneAway = [], won = [], shakes = 0, isSmall = false, onMark } = props;
  const { t } = useTexts();
  const [at, setAt] = useState(0);
  const grid = useRef<HTMLDivElement>(null);

  const nameOf = (cell: number): string => {
    if (cell === freeCell) return t('pages:bingo.cell.free');
    const number = card[cell] ?? 0;
    const states = [
      marked.has(number) && t('pages:bingo.cell.marked'),
      called.has(number) && t('pages:bingo.cell.called'),
      oneAway.includes(cell) && t('pages:bingo.cell.oneAway'),
      won.includes(cell) && t('pages:bingo.cell.won'),
    ].filter((each) => each !== false);
    return [`${letterOf(number)} ${number}`, ...states].join(', ');
  };
  const press = (cell: number) => {
    setAt(cell);
    if (cell !== freeCell) onMark?.(card[cell] ?? 0);
  };
  const onKey = (event: KeyboardEvent) => {
    const next = moved(event.key, at, event.ctrlKey);
    if (next !== null) {
      setAt(next);
      grid.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
    } else if (event.key === ' ' || event.key === 'Enter') press(at);
    else return;
    event.preventDefault();
  };

  /** A small one is a picture: it is looked at, and read as one. */
  const gridProps = isSmall
    ? { role: 'img', 'aria-label': label }
    : { role: 'grid', 'aria-label': label, onKeyDown: onMark && onKey };
  const cellData = (cell: number) => ({
    'data-away': oneAway.includes(cell),
    'data-called': called.has(card[cell] ?? 0),
    'data-cell': cell,
    'data-won': won.includes(cell),
  });
  const cellProps = (cell: number, isMarked: boolean) =>
    isSmall
      ? null
      : {
          role: 'gridcell',
          'aria-label': nameOf(cell),
          'aria-selected': isMarked,
          onClick: onMark && (() => press(cell)),
          tabIndex: cell === at ? 0 : -1,
        };
  return (
    <div
      className={styles.card}
      data-open={onMark !== undefined}
      data-shake={shakes > 0}
      data-small={isSmall}
      key={shakes}
    >
      <div className={styles.grid} data-part="grid" ref={grid} {...gridProps}>
        <div className={styles.row} {...(!isSmall && rowRole)}>
          {letters.map((letter) => (
            <span className={styles.letter} key={letter} {...(!isSmall && headRole)}>
              {letter}
            </span>
          ))}
        </div>
        {rows.map((row) => (
          <div className={styles.row} key={row} {...(!isSmall && rowRole)}>
            {letters.map((letter, column) => {
              const cell = row * side + column;
              const number = card[cell] ?? 0;
              const isFree = cell === freeCell;
              const isMarked = isFree || marked.has(number);
              return (
                <span
                  className={styles.cell}
                  data-turn={cell % 4}
                  key={letter}
                  {...cellData(cell)}
                  {...cellProps(cell, isMarked)}
                >
                  {isMarked && !isFree && <Daub />}
                  {isFree ? (
                    <span className={styles.free}>
                      <Top colour="#007482" size={48} />
                    </span>
                  ) : (
                    <span className={styles.number}>{number}</span>
                  )}
                </span>
              );
            })}
          </div>
        ))}
      </div>
      {won.length > 0 && <WonLine cells={won} />}
    </div>
  );
}
