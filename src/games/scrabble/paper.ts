// The board and a single play as text: rows with counted gaps, a blank's letter with a star.
import { alphabets, tongues } from '../../engine/words/letters.ts';
import type { Ground, Laid, Placed } from './shapes.ts';
import { empty, nameOf, side, squareOf, squares } from './squares.ts';

const isLetter = (letter: string): boolean =>
  letter.length === 1 && tongues.some((tongue) => alphabets[tongue].includes(letter));

/** `15/15/5KİT*AP5/…` */
export function writeBoard({ board, blanks }: Ground): string {
  const letters = [...board].map((letter, cell) => (blanks.includes(cell) ? `${letter}*` : letter));
  const rows = Array.from({ length: side }, (_, row) =>
    letters
      .slice(row * side, (row + 1) * side)
      .join('')
      .replaceAll(/\.+/g, (gap) => `${gap.length}`),
  );
  return rows.join('/');
}

export function readBoard(word: string): Ground | null {
  const board: string[] = [];
  const blanks: number[] = [];
  for (const row of word.split('/')) {
    const start = board.length;
    for (const [part] of row.matchAll(/\d+|.\*?/gu)) {
      const gap = /^\d+$/.test(part) ? Number(part) : 0;
      if (gap === 0 && !isLetter(part.charAt(0))) return null;
      if (gap > side) return null;
      if (part.endsWith('*')) blanks.push(board.length);
      board.push(...(gap > 0 ? Array.from({ length: gap }, () => empty) : [part.charAt(0)]));
    }
    if (board.length !== start + side) return null;
  }
  return board.length === squares ? { board: board.join(''), blanks } : null;
}

const writePlaced = ({ cell, letter, isBlank }: Placed) => `${nameOf(cell)}${letter}${isBlank ? '*' : ''}`;

/** `0@H8K,I8İ*=KİTAP+ŞEY=28`; nothing: `-`. */
export function writeLaid(laid: Laid | null): string {
  if (!laid) return '-';
  return `${laid.by}@${laid.tiles.map(writePlaced).join(',')}=${laid.words.join('+')}=${laid.score}`;
}

function readPlaced(word: string): Placed | null {
  const [, square = '', letter = '', star] = /^([A-O]\d{1,2})(.)(\*?)$/u.exec(word) ?? [];
  const cell = squareOf(square);
  return cell === null || !isLetter(letter) ? null : { cell, letter, isBlank: star === '*' };
}

/** null: not written like a play. */
export function readLaid(word: string, seats: number): { readonly laid: Laid | null } | null {
  if (word === '-') return { laid: null };
  const [, seat, placed = '', words = '', score] = /^(\d)@([^=]+)=([^=]+)=(\d+)$/.exec(word) ?? [];
  const tiles = placed.split(',').map(readPlaced);
  const isWhole = seat !== undefined && Number(seat) < seats && words.split('+').every((each) => each !== '');
  if (!isWhole || !tiles.every((tile) => tile !== null)) return null;
  return { laid: { by: Number(seat), tiles, words: words.split('+'), score: Number(score) } };
}
