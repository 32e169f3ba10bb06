// Finding a game on the shelf: by words, and by chips for its kind and its seats.
import { type ShelfGame, shelf } from '../../catalogue/shelf.ts';

const tests = {
  board: ({ family }) => family === 'board',
  cards: ({ family }) => family === 'cards',
  words: ({ family }) => family === 'words',
  quick: ({ isQuick }) => isQuick,
  two: ({ seats }) => seats.includes(2),
  four: ({ seats }) => seats.includes(4),
} satisfies Record<string, (game: ShelfGame) => boolean>;

export type Chip = keyof typeof tests;
const chips: readonly Chip[] = ['board', 'cards', 'words', 'quick', 'two', 'four'];

/** Only chips that find something, and not everything. */
export const usefulChips: readonly Chip[] = chips.filter((chip) => {
  const found = shelf.filter(tests[chip]).length;
  return found > 0 && found < shelf.length;
});

/** The games whose name holds the words, of the chosen kind. */
export function findGames(
  words: string,
  chip: Chip | null,
  nameOf: (game: ShelfGame) => string,
  locale: string,
) {
  const wanted = words.trim().toLocaleLowerCase(locale);
  return shelf.filter(
    (game) => nameOf(game).toLocaleLowerCase(locale).includes(wanted) && (chip === null || tests[chip](game)),
  );
}
