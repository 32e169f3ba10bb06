// Every game, one line each: its facts under its id. `load.ts` finds the rest of it by the same id.
export { facts as backgammon } from './backgammon/facts.ts';
export { facts as battleship } from './battleship/facts.ts';
export { facts as blobWars } from './blobWars/facts.ts';
export { facts as boggle } from './boggle/facts.ts';
export { facts as checkers } from './checkers/facts.ts';
export { facts as chess } from './chess/facts.ts';
export { facts as connect4 } from './connect4/facts.ts';
export { facts as draughts } from './draughts/facts.ts';
export { facts as hearts } from './hearts/facts.ts';
export { facts as matchAndPass } from './matchAndPass/facts.ts';
export { facts as minesweeper } from './minesweeper/facts.ts';
export { facts as nineMensMorris } from './nineMensMorris/facts.ts';
export { facts as okey } from './okey/facts.ts';
export { facts as scrabble } from './scrabble/facts.ts';
export { facts as spades } from './spades/facts.ts';
