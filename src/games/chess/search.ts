// Looking ahead in chess: alpha-beta that follows captures to their end, the most promising moves first, known positions remembered.
import type { Thinking } from '../../engine/game.ts';
import { deepen, lost, nodesBetweenLooks, type Rated } from '../../kit/deepening.ts';
import { Memory, type Rating } from '../../kit/memory.ts';
import { evaluate, worthOf } from './evaluation.ts';
import { isInCheck, legalMoves, stormingMoves } from './moves.ts';
import { becomesOf, fromOf, type Move, type Position, toOf } from './position.ts';

export const deepest = 40;
const deepestStorm = 60;
/** Below the remembered best move and above quiet ones. */
const captureRank = 1 << 20;

interface Node extends Rating {
  readonly ply: number;
}

export class Lookahead {
  private readonly position: Position;
  /** Moves that lead back to what was there before: the other side may hold the draw. */
  private readonly repeats: ReadonlySet<Move>;
  private readonly thinking: Thinking;
  private readonly memory = new Memory();
  /** The positions from the root to here, by name. */
  private readonly path: number[] = [];
  /** How often a quiet move, by its squares, was too good to be allowed. */
  private readonly merits = new Int32Array(1 << 14);
  private nodes = 0;
  private isStopped = false;

  constructor(position: Position, repeats: readonly Move[], thinking: Thinking) {
    this.position = position;
    this.repeats = new Set(repeats);
    this.thinking = thinking;
  }

  /** As `deepen` does it. */
  upTo(depth: number, moves: readonly Move[], margin: number): readonly Rated<Move>[] {
    this.path.push(this.position.name);
    return deepen(moves, depth, margin, (move, step, lowest) => {
      const score = this.repeats.has(move) ? 0 : this.scoreOf(move, step, 0, lowest, -lost);
      return this.isStopped ? null : score;
    });
  }

  private scoreOf(move: Move, depth: number, ply: number, alpha: number, beta: number): number {
    this.position.play(move);
    const score = -this.negamax(depth - 1, ply + 1, -beta, -alpha);
    this.position.takeBack(move);
    return score;
  }

  private negamax(depth: number, ply: number, alpha: number, beta: number): number {
    const { position } = this;
    const { slot, name } = position;
    if (this.path.includes(name)) return 0;
    const isChecked = isInCheck(position);
    if (depth <= 0 && !isChecked) return this.storm(ply, alpha, beta);
    if (this.looksAtClock()) return 0;
    const node: Node = { slot, name, depth: Math.max(0, depth), ply, alpha, beta };
    const known = this.memory.recall(node);
    if (known !== null) return known;
    const moves = legalMoves(position);
    if (moves.length === 0) return isChecked ? lost + ply : 0;
    if (ply >= deepestStorm) return evaluate(position);
    this.path.push(name);
    const score = this.bestOf(moves, node);
    this.path.pop();
    return score;
  }

  private bestOf(moves: Move[], node: Node): number {
    const { depth, ply, alpha, beta } = node;
    const ranks = this.ranksOf(moves, this.memory.best(node.slot, node.name));
    let [best, chosen] = [lost, 0];
    for (let i = 0; i < moves.length; i++) {
      const move = pullBest(moves, ranks, i);
      const score = this.scoreOf(move, depth, ply, Math.max(alpha, best), beta);
      if (score > best) [best, chosen] = [score, move];
      if (best < beta) continue;
      if (this.position.contents[toOf(move)] === 0) this.praise(move, depth);
      break;
    }
    if (!this.isStopped) this.memory.remember(node, best, chosen);
    return best;
  }

  /** Captures only, until nothing is to be gained: whoever would lose by them may stand still. */
  private storm(ply: number, alpha: number, beta: number): number {
    if (this.looksAtClock()) return 0;
    let best = evaluate(this.position);
    if (best >= beta || ply >= deepestStorm) return best;
    const moves = stormingMoves(this.position);
    const ranks = this.ranksOf(moves, 0);
    for (let i = 0; i < moves.length && best < beta; i++) {
      const move = pullBest(moves, ranks, i);
      this.position.play(move);
      best = Math.max(best, -this.storm(ply + 1, -beta, -Math.max(alpha, best)));
      this.position.takeBack(move);
    }
    return best;
  }

  private looksAtClock(): boolean {
    if (++this.nodes % nodesBetweenLooks === 0 && this.thinking.isOver()) this.isStopped = true;
    return this.isStopped;
  }

  /** Large captures by small pieces first, then quiet moves that were good elsewhere. */
  private ranksOf(moves: readonly Move[], favourite: Move): number[] {
    const { contents } = this.position;
    return moves.map((move) => {
      if (move === favourite) return 2 * captureRank;
      const gain = (worthOf[(contents[toOf(move)] ?? 0) & 7] ?? 0) + (worthOf[becomesOf(move)] ?? 0);
      if (gain === 0) return Math.min(this.merits[move & 0x3fff] ?? 0, captureRank - 1);
      return captureRank + gain * 8 - (worthOf[(contents[fromOf(move)] ?? 0) & 7] ?? 0);
    });
  }

  private praise(move: Move, depth: number): void {
    this.merits[move & 0x3fff] = (this.merits[move & 0x3fff] ?? 0) + depth * depth;
  }
}

/** The best of the moves from here on, brought here. */
function pullBest(moves: Move[], ranks: number[], from: number): Move {
  let at = from;
  for (let i = from + 1; i < moves.length; i++) if ((ranks[i] ?? 0) > (ranks[at] ?? 0)) at = i;
  const [move = 0, rank = 0] = [moves[at], ranks[at]];
  moves[at] = moves[from] ?? 0;
  ranks[at] = ranks[from] ?? 0;
  moves[from] = move;
  ranks[from] = rank;
  return move;
}
