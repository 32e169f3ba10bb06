// Every game of the house, one line each, loaded when a table needs it.
import type { AnyGame } from '../engine/game.ts';

export const games: Readonly<Record<string, () => Promise<AnyGame>>> = {
  connect4: async () => (await import('./connect4/index.ts')).connect4,
  backgammon: async () => (await import('./backgammon/index.ts')).backgammon,
  battleship: async () => (await import('./battleship/index.ts')).battleship,
  matchAndPass: async () => (await import('./matchAndPass/index.ts')).matchAndPass,
  spades: async () => (await import('./spades/index.ts')).spades,
  hearts: async () => (await import('./hearts/index.ts')).hearts,
  checkers: async () => (await import('./checkers/index.ts')).checkers,
  chess: async () => (await import('./chess/index.ts')).chess,
  blobWars: async () => (await import('./blobWars/index.ts')).blobWars,
  draughts: async () => (await import('./draughts/index.ts')).draughts,
  nineMensMorris: async () => (await import('./nineMensMorris/index.ts')).nineMensMorris,
  minesweeper: async () => (await import('./minesweeper/index.ts')).minesweeper,
  okey: async () => (await import('./okey/index.ts')).okey,
  boggle: async () => (await import('./boggle/index.ts')).boggle,
  scrabble: async () => (await import('./scrabble/index.ts')).scrabble,
};
