// Chess positions as a tree for the search: promising moves first, captures followed to their end at full depth.
import { type MoveList, mostPly, type SearchClock, type Tree } from '../../kit/search/negamax.ts';
import { evaluate, worthOf } from './evaluation.ts';
import { isInCheck, legalMoves, stormingMoves } from './moves.ts';
import { becomesOf, fromOf, type Move, type Position, toOf } from './position.ts';

/** Below the remembered best move and above quiet ones. */
const captureRank = 1 << 20;

/** Moves by rank, sorted only as far as they are asked for. */
class RankedMoves implements MoveList<Move> {
  readonly length: number;
  private readonly moves: Move[];
  private readonly ranks: number[];

  constructor(moves: Move[], ranks: number[]) {
    this.length = moves.length;
    this.moves = moves;
    this.ranks = ranks;
  }

  /** To be asked for in order: each brings the best of the rest to this place. */
  at(index: number): Move | undefined {
    const { moves, ranks } = this;
    let best = index;
    for (let i = index + 1; i < moves.length; i++) if ((ranks[i] ?? 0) > (ranks[best] ?? 0)) best = i;
    const [move = 0, rank = 0] = [moves[best], ranks[best]];
    moves[best] = moves[index] ?? 0;
    ranks[best] = ranks[index] ?? 0;
    moves[index] = move;
    ranks[index] = rank;
    return move;
  }
}

export class ChessTree implements Tree<Move> {
  readonly isDrawnByRepetition = true;
  private readonly position: Position;
  private readonly clock: SearchClock;
  /** History heuristic: how often a quiet move, by its squares, was too good to be allowed. */
  private readonly history = new Int32Array(1 << 14);

  constructor(position: Position, clock: SearchClock) {
    this.position = position;
    this.clock = clock;
  }

  get slot(): number {
    return this.position.slot;
  }

  get name(): number {
    return this.position.name;
  }

  outcome(): null {
    return null;
  }

  codeOf(move: Move): number {
    return move;
  }

  moves(favourite: Move): RankedMoves {
    return this.ranked(legalMoves(this.position), favourite);
  }

  stuck(): 0 | -1 {
    return isInCheck(this.position) ? -1 : 0;
  }

  play(move: Move): void {
    this.position.play(move);
  }

  takeBack(move: Move): void {
    this.position.takeBack(move);
  }

  worth(): number {
    return evaluate(this.position);
  }

  quiesce(ply: number, alpha: number, beta: number): number | null {
    return isInCheck(this.position) ? null : this.captures(ply, alpha, beta);
  }

  onCutoff(move: Move, depth: number): void {
    if (this.position.contents[toOf(move)] === 0)
      this.history[move & 0x3fff] = (this.history[move & 0x3fff] ?? 0) + depth * depth;
  }

  /** Captures only, until nothing is to be gained: whoever would lose by them may stand still. */
  private captures(ply: number, alpha: number, beta: number): number {
    let best = evaluate(this.position);
    if (best >= beta || ply >= mostPly) return best;
    const moves = this.ranked(stormingMoves(this.position), 0);
    for (let i = 0; i < moves.length && best < beta; i++) {
      const move = moves.at(i) ?? 0;
      this.position.play(move);
      const score = this.clock.tick() ? 0 : -this.captures(ply + 1, -beta, -Math.max(alpha, best));
      best = Math.max(best, score);
      this.position.takeBack(move);
    }
    return best;
  }

  /** Large captures by small pieces first, then quiet moves that were good elsewhere. */
  private ranked(moves: Move[], favourite: Move): RankedMoves {
    const { contents } = this.position;
    const ranks = moves.map((move) => {
      if (move === favourite) return 2 * captureRank;
      const gain = (worthOf[(contents[toOf(move)] ?? 0) & 7] ?? 0) + (worthOf[becomesOf(move)] ?? 0);
      if (gain === 0) return Math.min(this.history[move & 0x3fff] ?? 0, captureRank - 1);
      return captureRank + gain * 8 - (worthOf[(contents[fromOf(move)] ?? 0) & 7] ?? 0);
    });
    return new RankedMoves(moves, ranks);
  }
}
