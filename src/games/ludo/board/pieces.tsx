// The pawns as pieces of the board, and as cells that can be pressed.
import type { Seat } from '../../../engine/game.ts';
import { around, type Box, centre } from '../../../ui/board/box.ts';
import type { Cell } from '../../../ui/board/cells.ts';
import type { Piece } from '../../../ui/board/Pieces.tsx';
import type { Speak } from '../../../ui/texts.tsx';
import type { View } from '../rules.ts';
import { home, isOnTrack, lastOnTrack, squareOf, yard } from '../track.ts';
import { Pawn } from './Pawn.tsx';
import { pawnBox } from './places.ts';

interface PlacedPawn {
  readonly seat: Seat;
  readonly pawn: number;
  readonly step: number;
  readonly box: Box;
}

export const pawnCell = (seat: Seat, pawn: number): string => `pawn ${seat} ${pawn}`;

/** Null: this cell is no pawn of the seat. */
export function pawnOfCell(cell: string, seat: Seat): number | null {
  const [kind, owner, pawn] = cell.split(' ');
  return kind === 'pawn' && Number(owner) === seat ? Number(pawn) : null;
}

/** What stands on the same field has the same name. */
function fieldOf(seat: Seat, seats: number, step: number): string {
  const square = squareOf(seat, seats, step);
  return square === null ? `${seat} ${step}` : `square ${square}`;
}

export function placedPawns({ pawns, rules }: View, lie: number): PlacedPawn[] {
  const standing = new Map<string, number>();
  const seats = pawns.length;
  const company = { seats, pawns: rules.pawns, lie };
  return pawns.flatMap((steps, seat) =>
    steps.map((step, pawn): PlacedPawn => {
      const name = fieldOf(seat, seats, step);
      const place = standing.get(name) ?? 0;
      standing.set(name, place + 1);
      return { seat, pawn, step, box: pawnBox({ seat, pawn, step, place }, company) };
    }),
  );
}

export const piecesOf = (placed: readonly PlacedPawn[], lifted: readonly string[]): Piece[] =>
  placed.map(({ seat, pawn, box }) => ({
    key: pawnCell(seat, pawn),
    box,
    face: <Pawn of={seat} />,
    level: lifted.includes(pawnCell(seat, pawn)) ? 2 : 1,
  }));

function whereWords(step: number, text: (key: string, values?: { step: number }) => string): string {
  if (step === yard) return text('inYard');
  if (step === home) return text('atHome');
  if (isOnTrack(step)) return text('onTrack', { step });
  return text('inLane', { step: step - lastOnTrack });
}

/** As large as a finger where the board is small. */
const reach = 62;

export const pawnCells = (
  placed: readonly PlacedPawn[],
  open: readonly string[],
  nameOf: (seat: Seat) => string,
  t: Speak,
): Cell[] =>
  placed.map(({ seat, pawn, step, box }) => {
    const id = pawnCell(seat, pawn);
    const { x, y } = centre(box);
    const where = whereWords(step, (key, values) => t(`rules:ludo.board.${key}`, values));
    return {
      id,
      name: t('rules:ludo.board.pawn', { name: nameOf(seat), number: pawn + 1, where }),
      box: around(x, y, reach),
      isDisabled: !open.includes(id),
    };
  });
