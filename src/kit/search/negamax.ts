// Negamax with alpha-beta pruning and a transposition table, for games of two with nothing hidden.
import type { Thinking } from '../../engine/game.ts';
import { deepen, lost, type Rated, type ScoreOf } from './iterativeDeepening.ts';
import { type Rating, TranspositionTable } from './transpositionTable.ts';

/** Moves in the order in which they are tried, undefined where there is none; an array is one. */
export interface MoveList<Move> {
  readonly length: number;
  at(index: number): Move | undefined;
}

/** A game as a tree: a position that moves are played on and taken back from. Scores are for who is to move. */
export interface Tree<Move> {
  /** Two independent hashes of the position, side to move included: the slot in the table, and the key kept there. */
  readonly slot: number;
  readonly name: number;
  /** A position that comes back on the way here counts as a draw. */
  readonly isDrawnByRepetition: boolean;
  /** Won, drawn or lost, as far as it is known without listing moves; null: the game goes on. */
  outcome(): 1 | 0 | -1 | null;
  /** Promising moves first, before all others the one of this code; 0: none is known. */
  moves(favourite: number): MoveList<Move>;
  /** What having no move means; omitted: there always is one. */
  stuck?(): 0 | -1;
  play(move: Move): void;
  takeBack(move: Move): void;
  /** A move as a number that is not 0, to be found again in the table. */
  codeOf(move: Move): number;
  /** The evaluation, in hundredths of a piece. */
  worth(): number;
  /** Instead of `worth` at full depth: a search of captures; null: too restless, look on. It counts nodes on the clock. */
  quiesce?(ply: number, alpha: number, beta: number): number | null;
  /** This move was too good to be allowed. */
  onCutoff?(move: Move, depth: number): void;
}

export const mostPly = 60;

/** Brings one move before all others; −1: none. */
export function broughtFirst<Move>(moves: Move[], at: number): Move[] {
  const first = moves[at];
  if (first === undefined) return moves;
  for (let i = at; i > 0; i--) moves[i] = moves[i - 1] ?? first;
  moves[0] = first;
  return moves;
}

/** Counts the positions looked at, and asks from time to time whether thinking is over. */
export class SearchClock {
  isStopped = false;
  private nodes = 0;
  private readonly thinking: Thinking;
  private readonly nodesBetweenLooks: number;

  constructor(thinking: Thinking, nodesBetweenLooks = 256) {
    this.thinking = thinking;
    this.nodesBetweenLooks = nodesBetweenLooks;
  }

  /** Counts one more; true when there is no time for it. */
  tick(): boolean {
    if (++this.nodes % this.nodesBetweenLooks === 0 && this.thinking.isOver()) this.isStopped = true;
    return this.isStopped;
  }
}

export class Negamax<Move> {
  private readonly tree: Tree<Move>;
  private readonly clock: SearchClock;
  private readonly isDrawn: (move: Move) => boolean;
  /** Made where a search is deep enough to come to a position twice: it is large, and a look at one move needs none. */
  private table: TranspositionTable | null = null;
  /** The positions from the root to here, by name. */
  private readonly path: number[] = [];

  /** First moves that are known to be drawn are not looked into. */
  constructor(tree: Tree<Move>, clock: SearchClock, isDrawn: (move: Move) => boolean = () => false) {
    this.tree = tree;
    this.clock = clock;
    this.isDrawn = isDrawn;
    this.path.push(tree.name);
  }

  /** One deeper each time, as `deepen` does it. */
  upTo(depth: number, moves: readonly Move[], margin: number): readonly Rated<Move>[] {
    return deepen(moves, depth, margin, this.scoreAtRoot);
  }

  /** What a first move is worth; null: time is over. */
  readonly scoreAtRoot: ScoreOf<Move> = (move, depth, lowest) => {
    const score = this.isDrawn(move) ? 0 : this.scoreOf(move, depth, 0, lowest, -lost);
    return this.clock.isStopped ? null : score;
  };

  private scoreOf(move: Move, depth: number, ply: number, alpha: number, beta: number): number {
    this.tree.play(move);
    const score = -this.negamax(depth - 1, ply + 1, -beta, -alpha);
    this.tree.takeBack(move);
    return score;
  }

  private negamax(depth: number, ply: number, alpha: number, beta: number): number {
    const { tree } = this;
    const outcome = tree.outcome();
    if (outcome !== null) return outcome * -(lost + ply);
    const { slot, name } = tree;
    if (tree.isDrawnByRepetition && this.path.includes(name)) return 0;
    if (this.clock.tick()) return 0;
    if (depth <= 0 || ply >= mostPly) {
      const quiet = tree.quiesce && ply < mostPly ? tree.quiesce(ply, alpha, beta) : tree.worth();
      if (quiet !== null) return quiet;
    }
    const node: Rating = { slot, name, depth: Math.max(0, depth), alpha, beta };
    const table = this.table ?? new TranspositionTable();
    this.table = table;
    const known = table.recall(node);
    if (known !== null) return known;
    const moves = tree.moves(table.best(slot, name));
    if (moves.length === 0 && tree.stuck) return tree.stuck() * -(lost + ply);
    if (tree.isDrawnByRepetition) this.path.push(name);
    const score = this.bestOf(moves, node, depth, ply);
    if (tree.isDrawnByRepetition) this.path.pop();
    return score;
  }

  private bestOf(moves: MoveList<Move>, node: Rating, depth: number, ply: number): number {
    const { alpha, beta } = node;
    let best = lost;
    let chosen: Move | undefined;
    for (let i = 0; i < moves.length; i++) {
      const move = moves.at(i);
      if (move === undefined) continue;
      const score = this.scoreOf(move, depth, ply, Math.max(alpha, best), beta);
      if (score > best) {
        best = score;
        chosen = move;
      }
      if (best < beta) continue;
      this.tree.onCutoff?.(move, node.depth);
      break;
    }
    if (!this.clock.isStopped)
      this.table?.remember(node, best, chosen === undefined ? 0 : this.tree.codeOf(chosen));
    return best;
  }
}
