// Looking ahead on dark squares: alpha-beta that follows captures to their end, known positions remembered.
import type { Thinking } from '../engine/game.ts';
import { type Custom, Position, type Route } from './captures.ts';
import type { Side } from './darkSquares.ts';
import { deepen, lost, nodesBetweenLooks, type Rated } from './deepening.ts';
import type { Sight } from './jumpGame.ts';
import { Memory, type Rating } from './memory.ts';

/** What a position without captures is worth to white, in hundredths of a man. */
export type Evaluation = (contents: Uint8Array) => number;

export const deepest = 60;

/** A place in the tree of turns. */
interface Node extends Rating {
  readonly ply: number;
}

export class JumpAhead {
  private readonly position: Position;
  private readonly evaluate: Evaluation;
  private readonly repeats: ReadonlySet<string>;
  private readonly thinking: Thinking;
  private nodes = 0;
  private isStopped = false;
  private readonly memory = new Memory();

  /** First moves that lead back lead to a shared point. */
  constructor(
    custom: Custom,
    evaluate: Evaluation,
    { pieces, repeats }: Pick<Sight, 'pieces' | 'repeats'>,
    side: Side,
    thinking: Thinking,
  ) {
    this.position = new Position(custom, pieces, side);
    this.evaluate = evaluate;
    this.repeats = new Set(repeats.map(String));
    this.thinking = thinking;
  }

  /** As `deepen` does it. */
  upTo(depth: number, routes: readonly Route[], margin: number): readonly Rated<Route>[] {
    return deepen(routes, depth, margin, (route, step, lowest) => {
      const isBack = this.repeats.has(String(route.path));
      const score = isBack ? 0 : this.scoreOf(route, step, 0, lowest, -lost);
      return this.isStopped ? null : score;
    });
  }

  private scoreOf(route: Route, depth: number, ply: number, alpha: number, beta: number): number {
    this.position.play(route);
    const score = -this.negamax(depth - 1, ply + 1, -beta, -alpha);
    this.position.takeBack(route);
    return score;
  }

  private negamax(depth: number, ply: number, alpha: number, beta: number): number {
    if (++this.nodes % nodesBetweenLooks === 0 && this.thinking.isOver()) this.isStopped = true;
    if (this.isStopped) return 0;
    const { position } = this;
    const slot = position.slot ^ (position.side << 7);
    const name = position.name ^ position.side;
    const node: Node = { slot, name, depth, ply, alpha, beta };
    const known = depth > 0 ? this.memory.recall(node) : null;
    if (known !== null) return known;
    const routes = position.routes();
    const [first] = routes;
    if (!first) return lost + ply;
    if (ply >= deepest || (depth <= 0 && first.taken.length === 0)) {
      const worth = this.evaluate(position.contents);
      return position.side === 1 ? worth : -worth;
    }
    return this.bestOf(routes, this.memory.best(slot, name), node);
  }

  private bestOf(routes: readonly Route[], favourite: number, at: Node): number {
    let best = lost;
    let chosen = 0;
    for (let i = -1; i < routes.length; i++) {
      const index = i < 0 ? favourite : i;
      const route = routes[index];
      if (!route || i === favourite) continue;
      const score = this.scoreOf(route, at.depth, at.ply, Math.max(at.alpha, best), at.beta);
      if (score > best) [best, chosen] = [score, index];
      if (best >= at.beta) break;
    }
    if (!this.isStopped && at.depth > 0) this.memory.remember(at, best, chosen);
    return best;
  }
}
