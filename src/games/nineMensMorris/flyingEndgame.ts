// Three men against three, all flying, solved: in how many moves who is to move wins or loses. Made when first asked for.
import { count, lines, pointNamed } from './points.ts';

/*
 * Who closes a mill has won, because two men are left. The table is filled from these ends backwards, one move a pass.
 * Of the sixteen images of a board (turned, mirrored, outer and inner square exchanged) only one is kept, chosen by the
 * men of who is to move.
 */

const sets = 2_024; // of three points out of 24
const pairs = 276;

const masks = new Int32Array(sets);
const members: (readonly [number, number, number])[] = [];
/** By pair of points and a third one: the set of the three. */
const setOfPair = new Int16Array(pairs * count).fill(-1);
const pairOf = (one: number, other: number): number =>
  one < other ? (other * (other - 1)) / 2 + one : (one * (one - 1)) / 2 + other;

for (let c = 2; c < count; c++)
  for (let b = 1; b < c; b++)
    for (let a = 0; a < b; a++) {
      const set = members.length;
      members.push([a, b, c]);
      masks[set] = (1 << a) | (1 << b) | (1 << c);
      setOfPair[pairOf(a, b) * count + c] = set;
      setOfPair[pairOf(a, c) * count + b] = set;
      setOfPair[pairOf(b, c) * count + a] = set;
    }

const setOf = (a: number, b: number, c: number): number => setOfPair[pairOf(a, b) * count + c] ?? -1;

const rings = ['a7 d7 g7 g4 g1 d1 a1 a4', 'b6 d6 f6 f4 f2 d2 b2 b4', 'c5 d5 e5 e4 e3 d3 c3 c4'].map((ring) =>
  ring.split(' ').map(pointNamed),
);

/** The sixteen images of the board: where each point goes. */
const images: readonly (readonly number[])[] = [0, 2, 4, 6].flatMap((turn) =>
  [1, -1].flatMap((way) =>
    [false, true].map((isSwapped) => {
      const image: number[] = [];
      for (const [ring, points] of rings.entries())
        for (const [place, point] of points.entries())
          image[point] = rings[isSwapped ? 2 - ring : ring]?.[(place * way + turn + 8) % 8] ?? point;
      return image;
    }),
  ),
);

/** By image and set: the set it becomes. */
const imageOf = images.map((image) =>
  Int16Array.from(members, (points) => {
    const [a = 0, b = 0, c = 0] = points.map((point) => image[point] ?? point);
    return setOf(a, b, c);
  }),
);

/** By set of who is to move: the row that is kept for all its images, and the image that leads there. */
const rowOf = new Int16Array(sets).fill(-1);
const imageTo = new Int8Array(sets);
const rowSets: number[] = [];
for (let set = 0; set < sets; set++) {
  if (rowOf[set] !== -1) continue;
  const row = rowSets.length;
  rowSets.push(set);
  // An image is undone by another one of the sixteen: the one that leads back to this set.
  for (let other = set; other < sets; other++) {
    const back = imageOf.findIndex((image) => image[other] === set);
    if (back === -1) continue;
    rowOf[other] = row;
    imageTo[other] = back;
  }
}

const indexOf = (own: number, other: number): number =>
  (rowOf[own] ?? 0) * sets + (imageOf[imageTo[own] ?? 0]?.[other] ?? 0);

const bitsOf = (points: readonly number[]): number => points.reduce((mask, point) => mask | (1 << point), 0);
const lineMasks = lines.map((line) => bitsOf(line));

/** Two men on a line whose third point is free: the third man flies there. */
const closesAtOnce = (own: number, other: number): boolean =>
  lineMasks.some((line) => {
    const mine = own & line;
    return (line & other) === 0 && mine !== 0 && (mine & (mine - 1)) !== 0 && mine !== line;
  });

/** Whether one man can fly to a free point so that the set of the three passes the test. */
function canFlyTo(own: number, taken: number, test: (set: number) => boolean): boolean {
  const [a, b, c] = members[own] ?? [0, 0, 0];
  for (let flier = 0; flier < 3; flier++) {
    const stay = (flier === 0 ? pairOf(b, c) : flier === 1 ? pairOf(a, c) : pairOf(a, b)) * count;
    for (let to = 0; to < count; to++)
      if ((taken & (1 << to)) === 0 && test(setOfPair[stay + to] ?? 0)) return true;
  }
  return false;
}

/** 0: drawn; odd: won in so many moves of both; even and negative: lost in so many. */
function solve(): Int8Array {
  const table = new Int8Array(rowSets.length * sets);
  let open: number[] = []; // row × sets + the other side's set
  for (const [row, own] of rowSets.entries())
    for (let other = 0; other < sets; other++) {
      const [mine, theirs] = [masks[own] ?? 0, masks[other] ?? 0];
      if ((mine & theirs) !== 0) continue;
      const at = row * sets + other;
      if (closesAtOnce(mine, theirs)) table[at] = 1;
      else open.push(at);
    }
  let unchanged = 0;
  for (let plies = 2; unchanged < 2; plies++) {
    const isWinning = plies % 2 === 1;
    const decided: number[] = [];
    for (const at of open) {
      const [own, other] = [rowSets[Math.floor(at / sets)] ?? 0, at % sets];
      const [row, image] = [(rowOf[other] ?? 0) * sets, imageOf[imageTo[other] ?? 0]];
      const taken = (masks[own] ?? 0) | (masks[other] ?? 0);
      const endAfter = (set: number) => table[row + (image?.[set] ?? 0)] ?? 0;
      const isDecided = isWinning
        ? canFlyTo(own, taken, (set) => endAfter(set) === 1 - plies)
        : !canFlyTo(own, taken, (set) => endAfter(set) <= 0);
      if (isDecided) decided.push(at);
    }
    for (const at of decided) table[at] = isWinning ? plies : -plies;
    const gone = new Set(decided);
    open = open.filter((at) => !gone.has(at));
    unchanged = decided.length === 0 ? unchanged + 1 : 0;
  }
  return table;
}

let solved: Int8Array | null = null;

/** In how many moves who is to move wins (odd), or, below 0, loses (even); 0: neither can force anything. */
export function endOfFlights(own: readonly number[], other: readonly number[]): number {
  solved ??= solve();
  const [a = 0, b = 0, c = 0] = own;
  const [d = 0, e = 0, f = 0] = other;
  return solved[indexOf(setOf(a, b, c), setOf(d, e, f))] ?? 0;
}
