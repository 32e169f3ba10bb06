// A solver of Connect 4: alpha-beta on three values over bitboards, with a transposition table.
// Values are 1 won, 0 drawn, −1 lost, for who is to move.
import type { Seat } from '../../engine/game.ts';
import {
  bitsIn,
  boardHigh,
  boardLow,
  fromTheMiddle,
  keyOf,
  mirrorKeyOf,
  nextHigh,
  nextLow,
  wordsOf,
} from './bitboard.ts';
import type { Stacks } from './rules.ts';

const cells = 42;
/** Up to this ply a position and its mirror image are looked up as one. */
const mirroredUntil = 14;
const nodesBetweenLooks = 4_096;
const perPly = 8; // room for the moves of a position

export class Solver {
  nodes = 0;
  private nodesAtMost = 0;
  private isStopped = false;
  private readonly keys: Float64Array;
  /** The least and the most that a position is worth, as far as known: `(least + 1) | ((most + 1) << 2)`. */
  private readonly bounds: Uint8Array;
  private readonly slots: number;
  readonly isOver: () => boolean;
  /** What `winningFor` found. */
  private winLow = 0;
  private winHigh = 0;
  /** Moves of each ply, sorted; nothing is allocated while searching. */
  private readonly moveLow = new Int32Array(cells * perPly);
  private readonly moveHigh = new Int32Array(cells * perPly);
  private readonly moveScore = new Int32Array(cells * perPly);

  /** `slots`, a power of two, is the size of the table. */
  constructor(isOver: () => boolean, slots = 2 ** 20) {
    this.isOver = isOver;
    this.slots = slots;
    this.keys = new Float64Array(slots);
    this.bounds = new Uint8Array(slots);
  }

  /** Whether who is to move gets at least this; null: time is over, or it takes more nodes. */
  reaches(stacks: Stacks, seat: Seat, least: 0 | 1, mostNodes = Number.POSITIVE_INFINITY): boolean | null {
    this.isStopped = this.isOver();
    this.nodesAtMost = this.nodes + mostNodes;
    const { ownLow, ownHigh, allLow, allHigh } = wordsOf(stacks, seat);
    this.winningFor(ownLow, ownHigh, allLow, allHigh);
    if ((this.winLow & nextLow(allLow)) | (this.winHigh & nextHigh(allHigh))) return true;
    const played = bitsIn(allLow) + bitsIn(allHigh);
    const value = this.search(ownLow, ownHigh, allLow, allHigh, played, least - 1, least);
    return this.isStopped ? null : value >= least;
  }

  /** The empty cells in which a disc completes a four. */
  private winningFor(low: number, high: number, allLow: number, allHigh: number): void {
    let winLow = (low << 1) & (low << 2) & (low << 3);
    let winHigh = (high << 1) & (high << 2) & (high << 3);
    for (let step = 6; step <= 8; step++) {
      const two = 2 * step;
      const three = 3 * step;
      const up1 = low << step;
      const up1h = (high << step) | (low >>> (28 - step));
      const up2 = low << two;
      const up2h = (high << two) | (low >>> (28 - two));
      const up3 = low << three;
      const up3h = (high << three) | (low >>> (28 - three));
      const down1 = (low >>> step) | (high << (28 - step));
      const down1h = high >>> step;
      const down2 = (low >>> two) | (high << (28 - two));
      const down2h = high >>> two;
      const down3 = (low >>> three) | (high << (28 - three));
      const down3h = high >>> three;
      winLow |= (up1 & up2 & (up3 | down1)) | (down1 & down2 & (up1 | down3));
      winHigh |= (up1h & up2h & (up3h | down1h)) | (down1h & down2h & (up1h | down3h));
    }
    this.winLow = winLow & boardLow & ~allLow;
    this.winHigh = winHigh & boardHigh & ~allHigh;
  }

  /** Who is to move cannot win at once. A value of at least `beta`, or one of at most `alpha`, is only known to be that. */
  private search(
    ownLow: number,
    ownHigh: number,
    allLow: number,
    allHigh: number,
    played: number,
    alpha: number,
    beta: number,
  ): number {
    this.nodes++;
    if (this.nodes >= this.nodesAtMost || (this.nodes % nodesBetweenLooks === 0 && this.isOver()))
      this.isStopped = true;
    if (this.isStopped) return 0;
    const theirsLow = ownLow ^ allLow;
    const theirsHigh = ownHigh ^ allHigh;
    this.winningFor(theirsLow, theirsHigh, allLow, allHigh);
    const dangerLow = this.winLow;
    const dangerHigh = this.winHigh;
    let mayLow = nextLow(allLow);
    let mayHigh = nextHigh(allHigh);
    const forcedLow = mayLow & dangerLow;
    const forcedHigh = mayHigh & dangerHigh;
    if (forcedLow | forcedHigh) {
      if (bitsIn(forcedLow) + bitsIn(forcedHigh) > 1) return -1;
      mayLow = forcedLow;
      mayHigh = forcedHigh;
    }
    mayLow &= ~(dangerLow >>> 1); // not below a cell in which the other side wins
    mayHigh &= ~(dangerHigh >>> 1);
    if ((mayLow | mayHigh) === 0) return -1;
    if (played >= cells - 2) return 0;

    let key = keyOf(ownLow + allLow, ownHigh + allHigh);
    if (played < mirroredUntil) key = Math.min(key, mirrorKeyOf(ownLow + allLow, ownHigh + allHigh));
    key++; // 0 is an empty slot
    const slot = this.slotOf(key);
    let least = -1;
    let most = 1;
    if (this.keys[slot] === key) {
      const bounds = this.bounds[slot] ?? 8;
      least = (bounds & 3) - 1;
      most = (bounds >>> 2) - 1;
      if (least >= beta) return least;
      if (most <= alpha) return most;
      if (least === most) return least;
    }

    const first = played * perPly;
    const count = this.sortMoves(first, mayLow, mayHigh, ownLow, ownHigh, allLow, allHigh);
    let best = -1;
    for (let at = first; at < first + count; at++) {
      const low = this.moveLow[at] ?? 0;
      const high = this.moveHigh[at] ?? 0;
      const value = -this.search(
        theirsLow,
        theirsHigh,
        allLow | low,
        allHigh | high,
        played + 1,
        -beta,
        -Math.max(alpha, best),
      );
      if (this.isStopped) return 0;
      if (value > best) best = value;
      if (best >= beta) break;
    }
    if (best >= beta) least = Math.max(least, best);
    if (best <= alpha) most = Math.min(most, best);
    if (best > alpha && best < beta) {
      least = best;
      most = best;
    }
    this.keys[slot] = key;
    this.bounds[slot] = (least + 1) | ((most + 1) << 2);
    return best;
  }

  /** Lists moves from this place on, those that make most threats first; how many there are. */
  private sortMoves(
    first: number,
    mayLow: number,
    mayHigh: number,
    ownLow: number,
    ownHigh: number,
    allLow: number,
    allHigh: number,
  ): number {
    let count = 0;
    for (const column of fromTheMiddle) {
      const low = mayLow & column.low;
      const high = mayHigh & column.high;
      if ((low | high) === 0) continue;
      this.winningFor(ownLow | low, ownHigh | high, allLow | low, allHigh | high);
      const score = bitsIn(this.winLow) + bitsIn(this.winHigh);
      let at = first + count++;
      for (; at > first && (this.moveScore[at - 1] ?? 0) < score; at--) {
        this.moveLow[at] = this.moveLow[at - 1] ?? 0;
        this.moveHigh[at] = this.moveHigh[at - 1] ?? 0;
        this.moveScore[at] = this.moveScore[at - 1] ?? 0;
      }
      this.moveLow[at] = low;
      this.moveHigh[at] = high;
      this.moveScore[at] = score;
    }
    return count;
  }

  private slotOf(key: number): number {
    const high = Math.floor(key / 2 ** 25);
    const low = key - high * 2 ** 25;
    return ((Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) >>> 0) & (this.slots - 1);
  }
}
