// The list of moves, in two columns where moves go in pairs; the newest in view.
import { useEffect, useMemo, useRef } from 'react';
import type { MatchLine } from '../../../contract/play/tables.ts';
import type { Seat } from '../../../engine/game.ts';
import type { GameBoard } from '../../../ui/BoardProps.ts';
import { classNames } from '../../../ui/classNames.ts';
import { type MarkSide, SideMark } from '../../../ui/SideMark.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import type { HistoryPosition } from '../history/useArrowKeys.ts';
import type { Sitting } from '../seats.ts';
import styles from '../table.module.css';
import { lineText } from './lineText.ts';

interface Place {
  /** Lines of the table are not moves and span both columns. */
  readonly column: 'first' | 'second' | 'both';
  /** Null when it starts no row. */
  readonly number: number | null;
}

/** One place per line; moves taken back do not count. */
export function pairsOf(lines: readonly Pick<MatchLine, 'seat' | 'key'>[]): Place[] {
  let movers: Seat[] = [];
  return lines.map(({ seat, key }) => {
    if (key === 'table.accept.takeback' && seat !== null)
      movers = movers.slice(0, movers.lastIndexOf(1 - seat));
    if (seat === null || key.startsWith('table.')) return { column: 'both', number: null };
    movers.push(seat);
    if (seat === 1) return { column: 'second', number: null };
    return { column: 'first', number: movers.filter((mover) => mover === 0).length };
  });
}

/** A number for each turn of a player; lines of the table and of nobody have none. */
export function numbersOf(lines: readonly Pick<MatchLine, 'seat' | 'key'>[]): (number | null)[] {
  let count = 0;
  return lines.map(({ seat, key }) => (seat === null || key.startsWith('table.') ? null : ++count));
}

interface MoveListProps {
  readonly lines: readonly MatchLine[];
  readonly game: string;
  readonly all: readonly Sitting[];
  readonly history: HistoryPosition;
  readonly board: Pick<GameBoard, 'isInPairs' | 'isNumbered' | 'MoveLine' | 'sides'>;
}

export function MoveList({ lines, game, all, history, board }: MoveListProps) {
  const { t } = useTexts();
  const { isInPairs = false, isNumbered = false, MoveLine, sides } = board;
  const list = useRef<HTMLOListElement>(null);
  const count = lines.length;
  const shown = lines.findLastIndex((line) => line.turn <= history.at);
  const places = useMemo(() => (isInPairs ? pairsOf(lines) : []), [isInPairs, lines]);
  const numbers = useMemo(() => (isNumbered ? numbersOf(lines) : []), [isNumbered, lines]);
  useEffect(() => {
    if (count > 0) list.current?.children[shown]?.scrollIntoView({ block: 'nearest' });
  }, [count, shown]);
  if (count === 0) return <p className={classNames(styles.quiet, styles.movesEmpty)}>{t('table.noMoves')}</p>;
  return (
    <ol
      aria-label={t('table.moves')}
      className={styles.moves}
      data-part="moves"
      data-paired={isInPairs}
      ref={list}
    >
      {lines.map((line, index) => {
        const isOfTable = line.key.startsWith('table.');
        const words = lineText(line, game, line.seat === null ? undefined : all[line.seat], t);
        return (
          <li data-column={places[index]?.column} key={`${line.turn}-${index}`}>
            <button
              aria-current={index === shown ? 'step' : undefined}
              onClick={() => history.go(line.turn)}
              type="button"
            >
              {isNumbered && (
                <span className={styles.moveNumber}>{numbers[index] && `${numbers[index]}.`}</span>
              )}
              <Mark place={places[index]} seat={line.seat} sides={sides} />
              <span data-table={isOfTable}>
                {MoveLine && !isOfTable ? <MoveLine line={line} words={words} /> : words}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

interface MarkProps {
  readonly seat: number | null;
  readonly place: Place | undefined;
  readonly sides: readonly MarkSide[] | undefined;
}

/** Who moved; in two columns the column says it. */
function Mark({ seat, place, sides }: MarkProps) {
  if (place && place.column !== 'both')
    return place.number === null ? null : <span className={styles.moveNumber}>{place.number}.</span>;
  return seat === null ? (
    <span className={styles.moveMark} />
  ) : (
    <SideMark seat={seat} sides={sides} size={14} />
  );
}
