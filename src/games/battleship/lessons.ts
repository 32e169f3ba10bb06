// What battleship teaches: spreading a fleet, the square beside a hit, the line of two hits, where a ship still fits.
import type { Lesson } from '../../engine/game.ts';
import { faultOf } from './fleet.ts';
import { cellName } from './notation.ts';
import type { Battleship, Move } from './shapes.ts';

const at =
  (...names: readonly string[]) =>
  (move: Move): boolean =>
    move.kind === 'shoot' && move.cells.every((cell) => names.includes(cellName(cell)));

/** One's own fleet, and the misses at it. */
const home = 'B2-B6,D3-G3,A9-C9,H6-H8,J4-J5 F6,A1,J1';

/** The sea is searched in diagonal lines, and every ship but the carrier was found. */
const searched = `A1,A5,A9,B4,B8,C3,C7,D2,D6,D10,E1,E9,F4,F8,G3,G7,H2,H6,H10,I1,I5,I9,J4,J8,A2,A3,A4,J2,J3,C10,E10,H1`;

export const lessons: readonly Lesson<Battleship>[] = [
  {
    key: 'place',
    position: 'touching/again 0 - - A2-A6,C8-F8,E5-E7,H2-H4,J9-J10 - -',
    seat: 0,
    steps: [{ wanted: (move) => move.kind === 'place' && faultOf(move.fleet, false) === null }],
  },
  {
    key: 'beside',
    position: `touching/again 0 ${home} A2-A6,C9-F9,E5-E7,H2-H4,J9-J10 E5,D5,F5,E4 1:J1`,
    seat: 0,
    steps: [{ wanted: at('E6') }, { wanted: at('E7') }],
  },
  {
    key: 'ends',
    position: `touching/again 0 ${home} A2-A6,F3-F6,C8-E8,H2-H4,J9-J10 C3,D6,F4,F5 1:J1`,
    seat: 0,
    steps: [{ wanted: at('F3', 'F6') }, { wanted: at('F3', 'F6') }],
  },
  {
    key: 'room',
    position: `touching/again 0 ${home} E3-E7,A1-A4,C10-E10,J2-J4,H1-I1 ${searched} 1:J1`,
    seat: 0,
    steps: [{ wanted: at('E5') }],
  },
];
