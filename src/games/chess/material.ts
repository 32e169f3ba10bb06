// What is left on the board: what was captured, who is ahead, and whether anybody can still be mated.
import type { Seat } from '../../engine/game.ts';
import { allSquares, isLight, type Kind, kindOf, kinds, letterAt, ownerOf, type Pieces } from './squares.ts';

const atFirst: Readonly<Record<Kind, number>> = { pawn: 8, knight: 2, bishop: 2, rook: 2, queen: 1, king: 1 };
const points: Readonly<Record<Kind, number>> = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9, king: 0 };

interface Standing {
  readonly kind: Kind;
  readonly owner: Seat;
  readonly isOnLight: boolean;
}

function standing(pieces: Pieces): Standing[] {
  return allSquares.flatMap((square) => {
    const letter = letterAt(pieces, square);
    const [kind, owner] = [kindOf(letter), ownerOf(letter)];
    return kind && owner !== null ? [{ kind, owner, isOnLight: isLight(square) }] : [];
  });
}

const areBishopsAlike = (some: readonly Standing[]): boolean =>
  some.every(({ kind, isOnLight }) => kind === 'bishop' && isOnLight === some[0]?.isOnLight);

/** Nobody can ever be mated: bare kings, one knight, or bishops of one square colour only. */
export function isDead(pieces: Pieces): boolean {
  if (/[pqr]/i.test(pieces)) return false;
  const rest = standing(pieces).filter(({ kind }) => kind !== 'king');
  return areBishopsAlike(rest) || (rest.length === 1 && rest[0]?.kind === 'knight');
}

/** Whether this side could mate by any moves at all, the other one helping. */
export function mayMate(pieces: Pieces, seat: Seat): boolean {
  const rest = standing(pieces).filter(({ kind }) => kind !== 'king');
  const own = rest.filter(({ owner }) => owner === seat);
  const theirs = rest.filter(({ owner }) => owner !== seat);
  if (own.length === 0) return false;
  if (own.length === 1 && own[0]?.kind === 'knight') return theirs.some(({ kind }) => kind !== 'queen');
  if (!areBishopsAlike(own)) return true;
  const isHarmless = ({ kind, isOnLight }: Standing) =>
    kind === 'rook' || kind === 'queen' || (kind === 'bishop' && isOnLight === own[0]?.isOnLight);
  return !theirs.every(isHarmless);
}

const countsOf = (pieces: Pieces, seat: Seat): Readonly<Record<Kind, number>> => {
  const counts = { pawn: 0, knight: 0, bishop: 0, rook: 0, queen: 0, king: 0 };
  for (const { kind, owner } of standing(pieces)) if (owner === seat) counts[kind]++;
  return counts;
};

/** The pieces this side has lost, the strongest first; what a pawn became was a pawn. */
export function lostBy(pieces: Pieces, seat: Seat): Kind[] {
  const counts = countsOf(pieces, seat);
  const became = kinds.reduce(
    (sum, kind) => sum + (kind === 'pawn' ? 0 : Math.max(0, counts[kind] - atFirst[kind])),
    0,
  );
  return kinds.toReversed().flatMap((kind) => {
    const lost = atFirst[kind] - counts[kind] - (kind === 'pawn' ? became : 0);
    return new Array<Kind>(Math.max(0, lost)).fill(kind);
  });
}

const pointsOf = (pieces: Pieces, seat: Seat): number => {
  const counts = countsOf(pieces, seat);
  return kinds.reduce((sum, kind) => sum + points[kind] * counts[kind], 0);
};

/** By how many points this side is ahead; below 0: behind. */
export const leadOf = (pieces: Pieces, seat: Seat): number =>
  pointsOf(pieces, seat) - pointsOf(pieces, 1 - seat);

/** There is something to say about what this side has taken. */
export const hasTaken = (pieces: Pieces, seat: Seat): boolean =>
  lostBy(pieces, 1 - seat).length > 0 || leadOf(pieces, seat) > 0;
