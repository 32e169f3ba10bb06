// Three players of Ludo: one who moves what comes to hand, one who likes to capture, one who minds what may capture it.
import type { Bot, Seat } from '../../engine/game.ts';
import { type Ludo, type Move, moved, type View } from './rules.ts';
import { home, isOnTrack, isStar, lastOnTrack, squareOf, yard } from './track.ts';
import { legalMoves } from './view.ts';

/** How good the pawns stand for a seat. */
type Judge = (seen: Pick<View, 'rules' | 'pawns'>, seat: Seat) => number;

const faces = 6;

/** Whether others can come to this pawn: it is on the track and on no safe square. */
function isOpenTo({ rules, pawns }: Pick<View, 'rules' | 'pawns'>, seat: Seat, step: number): boolean {
  const square = squareOf(seat, pawns.length, step);
  return square !== null && !(rules.captures === 'exceptOnStars' && isStar(square));
}

/** The chance that somebody sends back a pawn on this step with the next roll, a little rounded. */
function dangerOf(seen: Pick<View, 'rules' | 'pawns'>, seat: Seat, step: number): number {
  if (!isOpenTo(seen, seat, step)) return 0;
  const square = squareOf(seat, seen.pawns.length, step);
  const hunters = seen.pawns.flatMap((steps, other) =>
    other === seat
      ? []
      : steps.filter((each) => {
          if (!isOnTrack(each)) return false;
          const reached = Array.from({ length: faces }, (_, n) => each + n + 1);
          return reached.some((to) => to <= lastOnTrack && squareOf(other, seen.pawns.length, to) === square);
        }),
  );
  return 1 - (1 - 1 / faces) ** hunters.length;
}

const worthOf = (step: number): number => (step === yard ? 0 : step === home ? home + 20 : step + 8);

const own: Judge = ({ pawns }, seat) => (pawns[seat] ?? []).reduce((sum, step) => sum + worthOf(step), 0);

const others: Judge = (seen, seat) =>
  seen.pawns.reduce((sum, _, other) => (other === seat ? sum : sum + own(seen, other)), 0);

const danger: Judge = (seen, seat) =>
  (seen.pawns[seat] ?? []).reduce((sum, step) => sum + dangerOf(seen, seat, step) * worthOf(step), 0);

/** Of what it can do, what leaves it best; equal moves in any order. */
const player = (judge: Judge, carelessness: number): Bot<Ludo> => ({
  choose(view, seat, random): Move {
    const moves = random.shuffle(legalMoves(view, seat));
    const [first = { kind: 'roll' }] = moves;
    if (first.kind === 'roll' || (carelessness > 0 && random.below(carelessness) === 0)) return first;
    const rated = moves.map((move) => {
      const pawns = move.kind === 'move' ? moved(view, seat, move.pawn, view.die ?? 0).pawns : view.pawns;
      return { move, worth: judge({ rules: view.rules, pawns }, seat) };
    });
    return rated.toSorted((one, other) => other.worth - one.worth)[0]?.move ?? first;
  },
});

const lead: Judge = (seen, seat) => own(seen, seat) - others(seen, seat);

export const bots: readonly Bot<Ludo>[] = [
  player(own, 2),
  player(lead, 6),
  player((seen, seat) => lead(seen, seat) - 0.9 * danger(seen, seat), 0),
];
