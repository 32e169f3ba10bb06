// The pawns as pieces of the board, and as cells that can be pressed.
import type { Seat } from '../../../engine/game.ts';
import { around, type Box, centre } from '../../../ui/board/box.ts';
import type { Cell } from '../../../ui/board/cells.ts';
import type { Piece } from '../../../ui/board/Pieces.tsx';
import type { Speak } from '../../../ui/texts.tsx';
import { type Company, field, fieldsBetween, pawnBox } from '../places.ts';
import type { View } from '../rules.ts';
import { home, isOnTrack, lastOnTrack, squareOf, yard } from '../track.ts';
import styles from './board.module.css';
import { Pawn } from './Pawn.tsx';
import type { Steps } from './useStepsBefore.ts';
import { Walk, walkMs } from './Walk.tsx';

interface PlacedPawn {
  readonly seat: Seat;
  readonly pawn: number;
  readonly step: number;
  readonly box: Box;
  /** From where it came with the last change, and over which fields; empty: it stayed. */
  readonly way: readonly Box[];
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

/** `before`: the steps before the last change. */
export function placedPawns(
  { pawns, rules }: Pick<View, 'pawns' | 'rules'>,
  before: Steps,
  lie: number,
): PlacedPawn[] {
  const standing = new Map<string, number>();
  const seats = pawns.length;
  const company: Company = { seats, pawns: rules.pawns, lie };
  return pawns.flatMap((steps, seat) =>
    steps.map((step, pawn): PlacedPawn => {
      const name = fieldOf(seat, seats, step);
      const place = standing.get(name) ?? 0;
      standing.set(name, place + 1);
      const from = before[seat]?.[pawn] ?? step;
      const start = pawnBox({ seat, pawn, step: from, place: 0 }, company);
      const way = from === step ? [] : [start, ...fieldsBetween({ seat, pawn, from, to: step }, company)];
      return { seat, pawn, step, box: pawnBox({ seat, pawn, step, place }, company), way };
    }),
  );
}

/** Who is sent back waits until the other pawn is there. */
export function piecesOf(placed: readonly PlacedPawn[], lifted: readonly string[]): Piece[] {
  const longest = Math.max(0, ...placed.filter(({ step }) => step !== yard).map(({ way }) => way.length));
  return placed.map(({ seat, pawn, step, box, way }) => {
    const isWalking = way.length > 0;
    return {
      key: pawnCell(seat, pawn),
      box,
      face: (
        <Walk way={way} to={box} waitMs={step === yard ? longest * walkMs : 0}>
          <Pawn of={seat} />
        </Walk>
      ),
      level: isWalking ? 3 : lifted.includes(pawnCell(seat, pawn)) ? 2 : 1,
      className: isWalking ? styles.walks : '',
    };
  });
}

function whereWords(step: number, text: (key: string, values?: { step: number }) => string): string {
  if (step === yard) return text('inYard');
  if (step === home) return text('atHome');
  if (isOnTrack(step)) return text('onTrack', { step });
  return text('inLane', { step: step - lastOnTrack });
}

/** As large as a finger on the smallest screens, and never less than a field. */
const reach = { most: 104, least: field };

const distance = (one: Box, other: Box): number => {
  const [a, b] = [centre(one), centre(other)];
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
};

/** Where a press means this pawn, of those that can move: those on other fields have places of their own. */
function reachOf({ box, step }: PlacedPawn, movable: readonly PlacedPawn[]): number {
  const elsewhere = movable
    .filter((other) => other.step !== step || step === yard)
    .filter((other) => other.box !== box);
  const nearest = Math.min(...elsewhere.map((other) => distance(box, other.box)));
  return Math.max(reach.least, Math.min(reach.most, nearest));
}

export function pawnCells(
  placed: readonly PlacedPawn[],
  open: readonly string[],
  nameOf: (seat: Seat) => string,
  t: Speak,
): Cell[] {
  const isOpen = ({ seat, pawn }: PlacedPawn) => open.includes(pawnCell(seat, pawn));
  const movable = placed.filter(isOpen);
  return placed.map((each): Cell => {
    const { seat, pawn, step, box } = each;
    const { x, y } = centre(box);
    const where = whereWords(step, (key, values) => t(`rules:ludo.board.${key}`, values));
    return {
      id: pawnCell(seat, pawn),
      name: t('rules:ludo.board.pawn', { name: nameOf(seat), number: pawn + 1, where }),
      box: around(x, y, isOpen(each) ? reachOf(each, movable) : box.width),
      isDisabled: !isOpen(each),
    };
  });
}
