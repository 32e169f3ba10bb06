// The board itself: quiet squares, premiums with a shape and a word, the top in the middle, letters and numbers around.
import { memo } from 'react';
import boardStyles from '../../../ui/board/board.module.css';
import type { Label } from '../../../ui/board/Labels.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { boxOf, cell, type Lie, magnified, placesOf, windowOf } from '../places.ts';
import { drop, signs } from '../signs.ts';
import { centre, columnOf, type Premium, premiumAt, rowOf, side, squares } from '../squares.ts';
import styles from './board.module.css';

function Sign({ premium, isBare }: { readonly premium: Premium; readonly isBare: boolean }) {
  const { count, isWord } = signs[premium];
  const at = (i: number) => (i - (count - 1) / 2) * (isWord ? 19 : 25);
  return (
    <g transform={`translate(50 ${isBare ? 50 : 34}) scale(${isBare ? 1.25 : 1})`}>
      {Array.from({ length: count }, (_, i) =>
        isWord ? (
          <rect key={i} x={at(i) - 6} y="-17" width="12" height="34" rx="4" />
        ) : (
          <path key={i} d={drop} transform={`translate(${at(i)} 2)`} />
        ),
      )}
    </g>
  );
}

const Top = () => (
  <g className={styles.top} transform="translate(50 50)">
    <path d="M-5-38H5V-20H-5Z" />
    <path d="M-32-20H32C30 8 12 22 0 38C-12 22-30 8-32-20Z" />
    <path className={styles.topBand} d="M-27-4H27" />
  </g>
);

/** Words are written where there is room for them. */
const Square = ({ square, word }: { readonly square: number; readonly word: string | null }) => {
  const premium = premiumAt(square);
  return (
    <g transform={`translate(${columnOf(square) * cell} ${rowOf(square) * cell})`} data-premium={premium}>
      <rect className={styles.square} x="2" y="2" width="96" height="96" rx="8" />
      {square === centre && <Top />}
      {premium && square !== centre && <Sign premium={premium} isBare={word === null} />}
      {word !== null && square !== centre && (
        <text x="50" y="84" className={styles.premium}>
          {word}
        </text>
      )}
    </g>
  );
};

const all = Array.from({ length: squares }, (_, square) => square);

interface Props {
  readonly lie: Lie;
}

export const Surface = memo(function Surface({ lie }: Props) {
  const { t } = useTexts();
  const { width, height } = windowOf(lie.isNarrow);
  const { rim } = placesOf(lie.isNarrow);
  const hasWords = !lie.isNarrow; // in the narrow form they would be too small to read
  const word = (square: number): string | null => {
    const premium = hasWords ? premiumAt(square) : null;
    return premium && t(`rules:scrabble.board.premium.${premiumWord[premium]}.short`);
  };
  const scale = lie.zoom ? magnified : 1;
  const shift = `translate(${rim - (lie.zoom?.x ?? 0)} ${rim - (lie.zoom?.y ?? 0)}) scale(${scale})`;
  return (
    <svg className={boardStyles.surface} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect className={styles.rim} width={width} height={height} rx={rim / 1.6} />
      <g transform={shift}>
        <rect className={styles.lines} width={side * cell} height={side * cell} rx="6" />
        {all.map((square) => (
          <Square key={square} square={square} word={word(square)} />
        ))}
      </g>
    </svg>
  );
});

export const premiumWord = { d: 'letter2', t: 'letter3', D: 'word2', T: 'word3' } as const;

const lines = Array.from({ length: side }, (_, line) => line);

/** Letters along the top, numbers down the left. */
export function edgeLabels(lie: Lie): Label[] {
  const { rim } = placesOf(lie.isNarrow);
  const [columns, rows] = [
    lines.map((line) => ({ ...boxOf(lie, line), y: 0, height: rim })),
    lines.map((line) => ({ ...boxOf(lie, line * side), x: 0, width: rim })),
  ];
  return [
    ...columns.map((box, line) => ({ key: `c${line}`, box, text: 'ABCDEFGHIJKLMNO'.charAt(line) })),
    ...rows.map((box, line) => ({ key: `r${line}`, box, text: `${line + 1}` })),
  ];
}
