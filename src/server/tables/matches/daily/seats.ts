// What is due at the seats of a match with a move a day: which of them change with a turn. Pure.
import type { AnyGame, Seat, Shapes } from '../../../../engine/game.ts';
import type { Turn } from '../../../../engine/log.ts';
import { isDaily, type Match, ownTimeOf, seatsToAct } from '../../../../engine/match.ts';

/** `theirs`: the clock of a person begins. `timed`: their turn has begun and lasts minutes. `ours`: a node has something to do, for a bot or by a timer. */
export type DueAs = 'theirs' | 'timed' | 'ours' | 'nothing' | 'over';

interface TurnPlayed {
  readonly game: AnyGame;
  readonly before: Match<Shapes>;
  readonly after: Match<Shapes>;
  readonly entries: Turn<Shapes>;
  /** By seat: a person sits there. */
  readonly isPerson: readonly boolean[];
}

function dueAs({ game, isPerson }: TurnPlayed, match: Match<Shapes>, seat: Seat): DueAs {
  if (match.result) return 'over';
  if (!seatsToAct(match).includes(seat)) return 'nothing';
  const isBetween = game.betweenRounds?.(match.state) ?? false;
  if (!isPerson[seat] || match.satIn.includes(seat) || isBetween) return 'ours';
  return ownTimeOf(game, match, seat) ? 'timed' : 'theirs';
}

/** What a seat does itself, or has done for it, begins its turn anew; time that ends for one is nothing to the others. */
const isAnew = ({ entries, before, after }: TurnPlayed, seat: Seat, as: DueAs): boolean =>
  entries.some(
    (entry) =>
      (entry.kind === 'timer' && as === 'ours') ||
      (entry.kind === 'answer' && before.state !== after.state) ||
      ((entry.kind === 'move' || entry.kind === 'sitIn' || entry.kind === 'takeSeat') && entry.by === seat),
  );

/** The seats at which something else is due after this turn; what is left out stays as it was. */
export function changedSeats(played: TurnPlayed): { readonly seat: Seat; readonly as: DueAs }[] {
  const { before, after } = played;
  if (!isDaily(after)) return [];
  return after.automatic.flatMap((_, seat) => {
    const as = dueAs(played, after, seat);
    const isSame = before.turn >= 0 && as === dueAs(played, before, seat);
    const goesOn = as === 'nothing' || as === 'timed';
    return isSame && (goesOn || !isAnew(played, seat, as)) ? [] : [{ seat, as }];
  });
}
