// The catalogue: every game, puzzle and contest by its number and name, with what its screens leave out.

export interface CatalogueEntry {
  readonly id: number;
  readonly gameName: string;
  /** In English; what people read is `displayName`. */
  readonly name: string;
  /** A text key. */
  readonly displayName: string;
  readonly image: string;
  readonly plainImage: string;
  readonly link: string;
  readonly btnId: string;
  readonly disableDraw: boolean;
  readonly disableTimer: boolean;
  readonly disableResign: boolean;
  readonly disableScoreboard: boolean;
  readonly invisible: boolean;
  readonly slackGame: boolean;
}

/** What is left out at the table: d draw, t timer, r resign, s scoreboard. */
const game = (id: number, gameName: string, name: string, without: string): CatalogueEntry => ({
  ...entry(id, gameName, name, `/games/${gameName}`),
  disableDraw: without.includes('d'),
  disableTimer: without.includes('t'),
  disableResign: without.includes('r'),
  disableScoreboard: without.includes('s'),
  invisible: false,
  slackGame: true,
});

/** Has a place of its own and is not listed among the games. */
const elsewhere = (id: number, gameName: string, name: string, link: string): CatalogueEntry => ({
  ...entry(id, gameName, name, link),
  disableDraw: false,
  disableTimer: false,
  disableResign: false,
  disableScoreboard: false,
  invisible: true,
  slackGame: false,
});

const entry = (id: number, gameName: string, name: string, link: string) => ({
  id,
  gameName,
  name,
  displayName: `games.${gameName}`,
  image: `/art/${gameName}.svg`,
  plainImage: `/art/${gameName}-plain.svg`,
  link,
  btnId: `btn-${gameName}`,
});

export const catalogue: readonly CatalogueEntry[] = [
  game(1, 'backgammon', 'Backgammon', 'd'),
  game(2, 'checkers', 'Checkers', ''),
  game(3, 'battleship', 'Sea Battle', 't'),
  game(4, 'chess', 'Chess', ''),
  game(5, 'connect4', 'Four in a Row', ''),
  game(6, 'draughts', 'Draughts', ''),
  game(7, 'minesweeper', 'Minesweeper', 'd'),
  game(8, 'blobWars', 'Blob Wars', 't'),
  game(9, 'nineMensMorris', "Nine Men's Morris", ''),
  game(10, 'matchAndPass', 'Match & Pass', 'dtr'),
  game(11, 'okey', 'Okey', 'dtr'),
  elsewhere(12, 'findTheWord', 'Find the Word', '/puzzle/findTheWord'),
  elsewhere(13, 'scorePredictor', 'Score Predictor', '/predictorEvents'),
  game(14, 'spades', 'Spades', 'dtr'),
  game(15, 'hearts', 'Hearts', 'dtr'),
  elsewhere(16, 'sudoku', 'Sudoku', '/puzzle/sudoku'),
  elsewhere(17, 'mathle', 'Mathle', '/puzzle/mathle'),
  game(18, 'boggle', 'Letter Dice', 'dtr'),
  game(19, 'scrabble', 'Crossing Words', 'dtrs'),
];
