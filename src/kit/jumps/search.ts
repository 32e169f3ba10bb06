// Positions of jumping games as a tree for the search: at full depth captures are followed to their end.
import { lost } from '../search/iterativeDeepening.ts';
import { broughtFirst, mostPly, type SearchClock, type Tree } from '../search/negamax.ts';
import type { CapturePosition, CaptureRoute } from './captures.ts';

/** What a position without captures is worth to white, in hundredths of a man. */
export type Evaluation = (contents: Uint8Array) => number;

/** A route as a number: its squares mixed. */
function codeOf({ path }: CaptureRoute): number {
  let code = 1;
  for (const square of path) code = Math.imul(code, 67) + square;
  return code | 0 || 1;
}

export class JumpTree implements Tree<CaptureRoute> {
  readonly isDrawnByRepetition = false;
  readonly codeOf = codeOf;
  private readonly position: CapturePosition;
  private readonly evaluate: Evaluation;
  private readonly clock: SearchClock;

  constructor(position: CapturePosition, evaluate: Evaluation, clock: SearchClock) {
    this.position = position;
    this.evaluate = evaluate;
    this.clock = clock;
  }

  get slot(): number {
    return this.position.slot ^ (this.position.side << 7);
  }

  get name(): number {
    return this.position.name ^ this.position.side;
  }

  outcome(): null {
    return null;
  }

  moves(favourite: number): readonly CaptureRoute[] {
    const routes = this.position.routes();
    if (favourite === 0) return routes;
    return broughtFirst(
      routes,
      routes.findIndex((route) => codeOf(route) === favourite),
    );
  }

  stuck(): -1 {
    return -1;
  }

  play(route: CaptureRoute): void {
    this.position.play(route);
  }

  takeBack(route: CaptureRoute): void {
    this.position.takeBack(route);
  }

  worth(): number {
    const worth = this.evaluate(this.position.contents);
    return this.position.side === 1 ? worth : -worth;
  }

  quiesce(ply: number, alpha: number, beta: number): number {
    const { position } = this;
    if (!position.canCapture()) return position.canStep() ? this.worth() : lost + ply;
    if (ply >= mostPly) return this.worth();
    let best = lost;
    for (const route of position.routes()) {
      position.play(route);
      const score = this.clock.tick() ? 0 : -this.quiesce(ply + 1, -beta, -Math.max(alpha, best));
      position.takeBack(route);
      best = Math.max(best, score);
      if (best >= beta) break;
    }
    return best;
  }
}
