// Three players of Nine Men's Morris: one who sees one move, one who sees a few, one who looks as far as time allows.
import type { Bot, Seat, Thinking } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { choose, type Temper, thorough } from '../../kit/search/players.ts';
import { endOfFlights } from './flyingEndgame.ts';
import { type Position, stepOf, textOf } from './position.ts';
import { type NineMensMorris, positionOf, seenAs, type View } from './rules.ts';

/** The position as a bot sees it: one that was there twice already is a draw when it comes again. */
function positionIn(view: View, seat: Seat): Position {
  const position = positionOf(view, seat);
  for (const { points, turn } of view.twice.map(seenAs))
    position.shun(positionOf({ ...view, points }, turn).name);
  return position;
}

const player = (temper: Temper): Bot<NineMensMorris> => ({
  choose(view, seat, random, _library, thinking) {
    const position = positionIn(view, seat);
    return textOf(stepOf(choose(position.moves(), () => position, temper, random, thinking).move));
  },
});

const mostPlies = 100; // more than any win takes

/** What a move is worth by the table of flights: a win the more the sooner, a loss the less the sooner, 0 a draw. */
function worthOfFlight(position: Position, move: number): number {
  const mover = position.seat;
  position.play(move);
  const outcome = position.outcome();
  const end = endOfFlights(position.pointsOf(1 - mover), position.pointsOf(mover));
  position.takeBack();
  if (outcome !== null) return outcome === 0 ? 0 : mostPlies;
  return end === 0 ? 0 : end < 0 ? mostPlies + end : end - mostPlies;
}

/** The moves that win soonest, or hold a draw, or lose latest; among draws the search decides. */
function bestFlights(position: Position): number[] {
  const rated = position.moves().map((move) => ({ move, worth: worthOfFlight(position, move) }));
  const best = Math.max(...rated.map(({ worth }) => worth));
  return rated.filter(({ worth }) => worth === best).map(({ move }) => move);
}

const strongest: Bot<NineMensMorris> = {
  choose(view: View, seat: Seat, random: Random, _library, thinking: Thinking) {
    const position = positionIn(view, seat);
    const moves = position.flies(seat) && position.flies(1 - seat) ? bestFlights(position) : position.moves();
    return textOf(stepOf(choose(moves, () => position, thorough, random, thinking).move));
  },
};

export const bots: readonly Bot<NineMensMorris>[] = [
  player({ depth: 1, shakiness: 60, dreaminess: 3 }),
  player({ depth: 3, shakiness: 12, dreaminess: 0 }),
  strongest,
];
