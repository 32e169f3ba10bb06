// The sixteen dice of each language, and how words lie on the board they make.
import type { Random } from '../../engine/random.ts';
import type { Tongue } from '../../engine/words/letters.ts';

export const side = 4;
export const places = side * side;

/** One die of the English set has two letters on a face. */
const twoLetters = 'Qu';

const sets: Readonly<Record<Tongue, string>> = {
  en: 'AAEEGN ABBJOO ACHOPS AFFKPS AOOTTW CIMOTU DEILRX DELRVY DISTTY EEGHNW EEINSU EHRTVW EIOSST ELRTTY HIMNUQ HLNNRZ',
  tr: 'AADKNR ABEİNR ACİKLO AÇIİLM ADEHUY AEILNT AELRTV AFIİRŞ AİJNTZ AMOSŞU BDEİLM DGİKNO EĞKRUY EIİNRS EILMSÜ KNÖPÜY',
};

export const diceOf = (tongue: Tongue): readonly (readonly string[])[] =>
  sets[tongue].split(' ').map((die) => [...die].map((face) => (face === 'Q' ? twoLetters : face)));

export function rolled(tongue: Tongue, random: Random): string[] {
  return random.shuffle(diceOf(tongue)).map((die) => die[random.below(die.length)] ?? '');
}

/** Faces are capitals but for the u of Qu. */
export const lettersOf = (face: string): string => (face === twoLetters ? 'QU' : face);

const neighboursAt = (place: number): number[] => {
  const [row, column] = [Math.floor(place / side), place % side];
  const near = [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].map((across) => [row + down, column + across] as const),
  );
  return near
    .filter(([r, c]) => r >= 0 && r < side && c >= 0 && c < side && r * side + c !== place)
    .map(([r, c]) => r * side + c);
};

const neighbours: readonly (readonly number[])[] = Array.from({ length: places }, (_, place) =>
  neighboursAt(place),
);

export const neighboursOf = (place: number): readonly number[] => neighbours[place] ?? [];

/** The dice that spell a word, no die twice; null: it is not on the board. */
export function pathOf(board: readonly string[], word: string): number[] | null {
  const follow = (path: readonly number[], spelt: string): number[] | null => {
    if (spelt === word) return [...path];
    const last = path.at(-1);
    const ways = last === undefined ? board.map((_, place) => place) : neighboursOf(last);
    for (const place of ways) {
      const next = spelt + lettersOf(board[place] ?? '');
      if (path.includes(place) || next === spelt || !word.startsWith(next)) continue;
      const whole = follow([...path, place], next);
      if (whole) return whole;
    }
    return null;
  };
  return word === '' ? null : follow([], '');
}

export const spelling = (board: readonly string[], path: readonly number[]): string =>
  path.map((place) => lettersOf(board[place] ?? '')).join('');
