// What a chess position is worth: pieces where they do something, pawns on their way, a sheltered king, a lone king driven to the edge.
import type { Position } from './position.ts';
import { allSquares, black, fileOf, king, offBoard, pawn, rankOf, rook, type Square } from './squares.ts';

/** By kind, in hundredths of a pawn. */
export const worthOf: readonly number[] = [0, 100, 320, 335, 500, 950, 0];
/** What one side's pieces, pawns apart, are worth at the start. */
const fullForce = 3260;
const oneMinor = 335;

const centrality = (square: Square): number =>
  Math.min(fileOf(square), 7 - fileOf(square)) + Math.min(rankOf(square), 7 - rankOf(square));

const byRank = [0, 0, 4, 10, 18, 32, 60, 0];
const ifPassed = [0, 0, 0, 20, 38, 65, 105, 0];
const byCentrality = [0, 0, 7, 4, 1, 1, 0];

function placeWorth(kind: number, square: Square): number {
  const [file, rank] = [fileOf(square), rankOf(square)];
  if (kind === pawn) return (byRank[rank] ?? 0) + (file === 3 || file === 4 ? rank * 4 : 0);
  return (byCentrality[kind] ?? 0) * (centrality(square) - 3) + (kind === rook && rank === 6 ? 18 : 0);
}

/** A piece of white on each square, at kind × 128 + square; black sees the board upside down. */
const worthThere = new Int16Array(7 * 128);
for (const square of allSquares)
  for (let kind = pawn; kind < king; kind++)
    worthThere[kind * 128 + square] = (worthOf[kind] ?? 0) + placeWorth(kind, square);

const asSeenBy = (side: number, square: Square): Square => (side === 0 ? square : square ^ 0x70);

/** No pawn of the other side ahead, on its file or beside it. */
function isPassed(contents: Uint8Array, from: Square, side: number): boolean {
  const forward = side === 0 ? 16 : -16;
  const enemy = pawn | (side ^ black);
  for (let at = from + forward; (at & offBoard) === 0; at += forward) {
    if (contents[at] === enemy) return false;
    if (((at - 1) & offBoard) === 0 && contents[at - 1] === enemy) return false;
    if (((at + 1) & offBoard) === 0 && contents[at + 1] === enemy) return false;
  }
  return true;
}

/** While the other side has pieces to attack with: behind its pawns; later: in the middle. */
function kingWorth(contents: Uint8Array, at: Square, side: number, threat: number): number {
  const seen = asSeenBy(side, at);
  const forward = side === 0 ? 16 : -16;
  let shelter = -22 * rankOf(seen) + (fileOf(seen) < 3 || fileOf(seen) > 5 ? 22 : 0);
  for (const ahead of [at + forward - 1, at + forward, at + forward + 1])
    if ((ahead & offBoard) === 0 && contents[ahead] === (pawn | side)) shelter += 11;
  const early = Math.min(1, threat / fullForce);
  return early * shelter + (1 - early) * 7 * centrality(seen);
}

/** A lone king is mated at the edge, with the other king near. */
function driveWorth(at: Square, lone: Square): number {
  const distance = Math.max(Math.abs(fileOf(at) - fileOf(lone)), Math.abs(rankOf(at) - rankOf(lone)));
  return 12 * (6 - centrality(lone)) + 6 * (7 - distance);
}

/** Worth to who is to move, in hundredths of a pawn. */
export function evaluate({ contents, kings, side }: Position): number {
  const force = [0, 0];
  const pawns = [0, 0];
  let lead = 0;
  for (const square of allSquares) {
    const content = contents[square] ?? 0;
    const kind = content & 7;
    if (content === 0 || kind === king) continue;
    const owner = content & black;
    const seen = asSeenBy(owner, square);
    let worth = worthThere[kind * 128 + seen] ?? 0;
    if (kind === pawn && rankOf(seen) > 2 && isPassed(contents, square, owner))
      worth += ifPassed[rankOf(seen)] ?? 0;
    const counted = kind === pawn ? pawns : force;
    counted[owner >> 3] = (counted[owner >> 3] ?? 0) + (worthOf[kind] ?? 0);
    lead += owner === 0 ? worth : -worth;
  }
  const [white = 0, dark = 0] = force;
  const [whitePawns = 0, darkPawns = 0] = pawns;
  if (whitePawns + darkPawns === 0 && white + dark <= oneMinor) return 0; // nobody can mate
  const [whiteKing = 0, darkKing = 0] = kings;
  lead += kingWorth(contents, whiteKing, 0, dark) - kingWorth(contents, darkKing, black, white);
  if (dark + darkPawns === 0) lead += driveWorth(whiteKing, darkKing);
  if (white + whitePawns === 0) lead -= driveWorth(darkKing, whiteKing);
  return Math.trunc(side === 0 ? lead : -lead);
}
