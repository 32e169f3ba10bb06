// A transposition table: what a search has found out about a position, how deep it looked, and the best move there.
const slots = 1 << 16;

/** A position in the tree: where it is remembered, its own name, and between which scores an answer matters. */
export interface Rating {
  readonly slot: number;
  readonly name: number;
  readonly depth: number;
  readonly alpha: number;
  readonly beta: number;
}

export class TranspositionTable {
  private readonly names = new Int32Array(slots);
  private readonly depths = new Int8Array(slots).fill(-1);
  private readonly scores = new Int16Array(slots);
  private readonly bounds = new Int8Array(slots); // 0 exact, 1 at least, −1 at most
  private readonly bests = new Int32Array(slots);

  /** The score, where it was found at least as deep and settles the question. */
  recall({ slot, name, depth, alpha, beta }: Rating): number | null {
    const at = slot & (slots - 1);
    if (this.names[at] !== name || (this.depths[at] ?? -1) < depth) return null;
    const score = this.scores[at] ?? 0;
    const bound = this.bounds[at] ?? 0;
    const settles = bound === 0 || (bound > 0 ? score >= beta : score <= alpha);
    return settles ? score : null;
  }

  /** What was best there, to be tried first; 0 where nothing is known. */
  best(slot: number, name: number): number {
    const at = slot & (slots - 1);
    return this.names[at] === name ? (this.bests[at] ?? 0) : 0;
  }

  remember({ slot, name, depth, alpha, beta }: Rating, score: number, best: number): void {
    const at = slot & (slots - 1);
    this.names[at] = name;
    this.depths[at] = depth;
    this.scores[at] = score;
    this.bounds[at] = score >= beta ? 1 : score <= alpha ? -1 : 0;
    this.bests[at] = best;
  }
}
