// One's own turn while it is being made, as a value: how the board looks, what may go where, and why anything else may not.
import type { Seat } from '../../engine/game.ts';
import { type JumpGame, type JumpMove, type JumpView, sightAfter } from './jumpGame.ts';
import { halfway, targetsAfter, typedRoute, waysOf, wholeTurn, whyNot, whyNotTyped } from './routes.ts';

/** What a person has done about the position so far. */
export interface Begun {
  /** Null: a spectator. */
  readonly seat: Seat | null;
  /** They may move now. */
  readonly isOpen: boolean;
  /** The squares of the half-made turn; none when nothing is begun. */
  readonly path: JumpMove;
  /** The turn that is on its way to the server: as if it had happened. */
  readonly pending: JumpMove | null;
}

export function halfTurn(game: JumpGame, view: JumpView, { seat, isOpen, path, pending }: Begun) {
  const { custom } = game;
  const { pieces, last } = seat !== null && pending ? sightAfter(game, view, seat, pending) : view;
  const side = game.sideOfSeat(seat ?? 0);
  const ways = isOpen ? waysOf(custom, pieces, side) : [];
  const at = path.at(-1);
  const whole = wholeTurn(ways, path);
  const firsts = at === undefined ? [...new Set(ways.map((way) => way.path[0] ?? 0))] : [at];
  return {
    ...(at === undefined ? { pieces, jumped: [] } : halfway(pieces, ways, path)),
    isOpen,
    path,
    whole,
    last: last?.path ?? [],
    mustCapture: ways.some(({ taken }) => taken.length > 0),
    starts: (whole ? [] : firsts).map((square) => ({
      square,
      targets: targetsAfter(ways, at === undefined ? [square] : path),
    })),
    whyNot(from: number | null, to: number | null): string {
      if (whole) return 'confirmFirst';
      return at === undefined ? whyNot(custom, pieces, side, ways, from, to) : 'carryOn';
    },
    /** The turn that is meant, or the key of why there is none. */
    typed(text: string): JumpMove | { readonly why: string } {
      const way = typedRoute(ways, text);
      return (way && wholeTurn(ways, way.path)) ?? { why: whyNotTyped(custom, pieces, side, ways, text) };
    },
  };
}
