// The games on the shelf: those of the catalogue that are there to be played, and how to find them.
import { type CatalogueEntry, catalogue } from '../../contract/catalogue.ts';
import { games } from '../../games/registry.ts';

type Family = 'board' | 'cards' | 'words';

interface Boxed {
  readonly family: Family;
  /** Table sizes, the usual one first. */
  readonly seats: readonly number[];
  /** Over in about ten minutes. */
  readonly isQuick: boolean;
}

/** What stands on the box, so that the shelf need not open every game. */
const boxes: Readonly<Record<string, Boxed>> = {
  backgammon: { family: 'board', seats: [2], isQuick: false },
  battleship: { family: 'board', seats: [2], isQuick: true },
  blobWars: { family: 'board', seats: [2], isQuick: true },
  boggle: { family: 'words', seats: [2, 3, 4, 5, 6, 7, 8], isQuick: true },
  checkers: { family: 'board', seats: [2], isQuick: false },
  chess: { family: 'board', seats: [2], isQuick: false },
  connect4: { family: 'board', seats: [2], isQuick: true },
  draughts: { family: 'board', seats: [2], isQuick: false },
  hearts: { family: 'cards', seats: [4], isQuick: false },
  nineMensMorris: { family: 'board', seats: [2], isQuick: false },
  matchAndPass: { family: 'cards', seats: [4, 3, 5, 6], isQuick: true },
  spades: { family: 'cards', seats: [4], isQuick: false },
  minesweeper: { family: 'board', seats: [2], isQuick: true },
  okey: { family: 'board', seats: [4], isQuick: false },
  scrabble: { family: 'words', seats: [2, 3, 4], isQuick: false },
};

export type ShelfGame = CatalogueEntry & Boxed;

export const shelf: readonly ShelfGame[] = catalogue.flatMap((entry) => {
  const box = boxes[entry.gameName];
  return !entry.invisible && box && Object.hasOwn(games, entry.gameName) ? [{ ...entry, ...box }] : [];
});

export const onShelf = (gameName: string): ShelfGame | null =>
  shelf.find((game) => game.gameName === gameName) ?? null;

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
