// Iterative deepening: one move deeper each time, as long as there is time; and choosing with an error of judgement.
import type { Random } from '../../engine/random.ts';

export const lost = -30_000;
/** From here on a score is an end that is seen coming. */
export const decided = 29_000;

/** A move and what it is worth to who plays it. */
export interface Rated<Move> {
  readonly move: Move;
  readonly score: number;
}

/** What a move is worth, seen so deep; what is below `lowest` is only known to be that low. Null: time is over. */
export type ScoreOf<Move> = (move: Move, depth: number, lowest: number) => number | null;

/**
 * As far as asked: until time is over, the end is seen, or there is nothing to choose. The moves as rated last, best
 * first; scores more than `margin` below the best are only known to be that low.
 */
export function deepen<Move>(
  moves: readonly Move[],
  depth: number,
  margin: number,
  scoreOf: ScoreOf<Move>,
): readonly Rated<Move>[] {
  let rated: readonly Rated<Move>[] = moves.map((move) => ({ move, score: 0 }));
  for (let step = 1; step <= depth && moves.length > 1; step++) {
    const deeper = rate(rated, step, margin, scoreOf);
    if (!deeper) break;
    rated = deeper;
    if (Math.abs(rated[0]?.score ?? 0) >= decided) break;
  }
  return rated;
}

/** What is best to an eye that misjudges each move by up to so many hundredths. */
export function bestOf<Move>(rated: readonly Rated<Move>[], shakiness: number, random: Random): Rated<Move> {
  const seen = rated.map(({ move, score }) => ({
    move,
    score: score + random.below(2 * shakiness + 1) - shakiness,
  }));
  const [best] = shakiness > 0 ? seen.toSorted((a, b) => b.score - a.score) : seen;
  if (!best) throw new Error('there is nothing to move');
  return best;
}

/** All of them rated at one depth, best first; null: time is over. */
export function rate<Move>(
  before: readonly Rated<Move>[],
  depth: number,
  margin: number,
  scoreOf: ScoreOf<Move>,
): Rated<Move>[] | null {
  const rated: Rated<Move>[] = [];
  let lowest = lost;
  for (const { move } of before) {
    const score = scoreOf(move, depth, lowest);
    if (score === null) return null;
    rated.push({ move, score });
    lowest = Math.max(lowest, score - margin);
  }
  return rated.sort((a, b) => b.score - a.score);
}
