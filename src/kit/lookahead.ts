// Looking ahead in an open game of two: alpha-beta, promising moves first, known positions remembered; and players who use it.
import type { Thinking } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import { bestOf, deepen, lost, nodesBetweenLooks, type Rated } from './deepening.ts';
import { Memory, type Rating } from './memory.ts';

/** A game as a tree: a position that moves are played on and taken back from. Moves are numbers. */
export interface Tree {
  /** Where the position is remembered, and its own name; both tell who is to move. */
  readonly slot: number;
  readonly name: number;
  /** For who is to move: won, shared or lost. null: the game goes on. */
  outcome(): 1 | 0 | -1 | null;
  /** Promising ones first; never none while the game goes on. */
  moves(): number[];
  play(move: number): void;
  takeBack(): void;
  /** To who is to move, in hundredths of a piece. */
  worth(): number;
}

const deepest = 40;

/** A place in the tree. */
interface Node extends Rating {
  readonly ply: number;
}

class Lookahead {
  private readonly tree: Tree;
  private readonly thinking: Thinking;
  private readonly memory = new Memory();
  /** The positions from the root to here, by name. */
  private readonly path: number[] = [];
  private nodes = 0;
  private isStopped = false;

  constructor(tree: Tree, thinking: Thinking) {
    this.tree = tree;
    this.thinking = thinking;
  }

  /** As `deepen` does it. */
  upTo(depth: number, moves: readonly number[], margin: number): readonly Rated<number>[] {
    this.path.push(this.tree.name);
    return deepen(moves, depth, margin, (move, step, lowest) => {
      const score = this.scoreOf(move, step, 0, lowest, -lost);
      return this.isStopped ? null : score;
    });
  }

  private scoreOf(move: number, depth: number, ply: number, alpha: number, beta: number): number {
    this.tree.play(move);
    const score = -this.negamax(depth - 1, ply + 1, -beta, -alpha);
    this.tree.takeBack();
    return score;
  }

  private negamax(depth: number, ply: number, alpha: number, beta: number): number {
    if (++this.nodes % nodesBetweenLooks === 0 && this.thinking.isOver()) this.isStopped = true;
    if (this.isStopped) return 0;
    const { tree } = this;
    const outcome = tree.outcome();
    if (outcome !== null) return outcome * -(lost + ply);
    const { slot, name } = tree;
    if (this.path.includes(name)) return 0;
    if (depth <= 0) return tree.worth();
    const node: Node = { slot, name, depth, ply, alpha, beta };
    const known = this.memory.recall(node);
    if (known !== null) return known;
    this.path.push(name);
    const score = this.bestOf(tree.moves(), node);
    this.path.pop();
    return score;
  }

  private bestOf(moves: number[], node: Node): number {
    const { depth, ply, alpha, beta } = node;
    const favourite = moves.indexOf(this.memory.best(node.slot, node.name));
    if (favourite > 0) moves.unshift(...moves.splice(favourite, 1));
    let [best, chosen] = [lost, 0];
    for (const move of moves) {
      const score = this.scoreOf(move, depth, ply, Math.max(alpha, best), beta);
      if (score > best) [best, chosen] = [score, move];
      if (best >= beta) break;
    }
    if (!this.isStopped) this.memory.remember(node, best, chosen);
    return best;
  }
}

export interface Temper {
  /** How many moves it looks ahead. */
  readonly depth: number;
  /** How far it misjudges a move, in hundredths of a piece. */
  readonly shakiness: number;
  /** One move in so many is played by feeling; 0: none. */
  readonly dreaminess: number;
}

/** As far as time allows. */
export const thorough: Temper = { depth: deepest, shakiness: 0, dreaminess: 0 };

export function choose(
  tree: Tree,
  { depth, shakiness, dreaminess }: Temper,
  random: Random,
  thinking: Thinking,
): number {
  const moves = random.shuffle(tree.moves());
  const isDreaming = dreaminess > 0 && random.below(dreaminess) === 0;
  const rated = new Lookahead(tree, thinking).upTo(isDreaming ? 0 : depth, moves, 2 * shakiness);
  return bestOf(rated, shakiness, random).move;
}
