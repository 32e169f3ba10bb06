// Three players of backgammon: one who plays by feeling, one who knows the game, one who also thinks of the answer.
import type { Bot, Seat, Thinking } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { chanceOf, evaluate } from './evaluation.ts';
import { flip, type Placing } from './position.ts';
import { type Backgammon, type Move, placingFor, type View } from './rules.ts';
import { numbersOf, type Outcome, wholeTurns } from './turns.ts';

/** Picks one of the turns of a roll. */
type Taste = (turns: readonly Outcome[], random: Random, thinking: Thinking) => Outcome | undefined;

interface Nerve {
  /** The chance to win from which it doubles, and the one down to which it takes. */
  readonly doubles: number;
  readonly takes: number;
}

const player = (taste: Taste, nerve: Nerve): Bot<Backgammon> => ({
  choose(view, seat, random, _library, thinking): Move {
    if (view.phase === 'between') return { kind: 'continue' };
    if (view.phase === 'choose') return { kind: wantsToDouble(view, seat, nerve) ? 'double' : 'roll' };
    if (view.phase === 'answer') return { kind: wantsToTake(view, seat, nerve) ? 'take' : 'drop' };
    const turns = wholeTurns(placingFor(view.checkers, seat), numbersOf(view.dice ?? []));
    return { kind: 'play', steps: (taste(turns, random, thinking) ?? turns[0])?.steps ?? [] };
  },
});

const chanceOnRoll = (view: View, seat: Seat): number =>
  chanceOf(-evaluate(placingFor(view.checkers, 1 - seat)));

/** The stake as it is already decides the match for this side. */
const winsMatch = ({ points, cube, target }: View, seat: Seat): boolean =>
  target > 1 && (points[seat] ?? 0) + (cube?.value ?? 1) >= target;

/** Not when the stake already wins the match; and gladly when it already loses it. */
function wantsToDouble(view: View, seat: Seat, nerve: Nerve): boolean {
  if (winsMatch(view, seat)) return false;
  return winsMatch(view, 1 - seat) || chanceOnRoll(view, seat) >= nerve.doubles;
}

/** Dropping what loses the match saves nothing. */
const wantsToTake = (view: View, seat: Seat, nerve: Nerve): boolean =>
  winsMatch(view, 1 - seat) || 1 - chanceOnRoll(view, 1 - seat) >= nerve.takes;

interface Rated {
  readonly turn: Outcome;
  readonly rating: number;
}

/** The turns as they look at first sight, best first; a shaky eye sees them as better or worse than they are. */
function atFirstSight(turns: readonly Outcome[], shakiness: number, random: Random): Rated[] {
  const blur = () => (shakiness * (random.below(2001) - 1000)) / 1000;
  return turns
    .map((turn) => ({ turn, rating: evaluate(turn) + (shakiness > 0 ? blur() : 0) }))
    .sort((a, b) => b.rating - a.rating);
}

const byFeeling: Taste = (turns, random) => atFirstSight(turns, 1.6, random)[0]?.turn;
const byEye: Taste = (turns, random) => atFirstSight(turns, 0.5, random)[0]?.turn;

const rolls: readonly { readonly dice: readonly [number, number]; readonly times: number }[] = Array.from(
  { length: 36 },
  (_, i) => [Math.floor(i / 6) + 1, (i % 6) + 1] as const,
).flatMap(([a, b]) => (a < b ? [] : [{ dice: [a, b] as const, times: a === b ? 1 : 2 }]));

/** The chance left after the best answer to each of the 21 rolls; null when time ran out. */
function afterTheAnswer(at: Placing, thinking: Thinking): number | null {
  const other = flip(at);
  let chances = 0;
  for (const { dice, times } of rolls) {
    if (thinking.isOver()) return null;
    let best = Number.NEGATIVE_INFINITY;
    for (const answer of wholeTurns(other, numbersOf(dice))) best = Math.max(best, evaluate(answer));
    chances += times * (1 - chanceOf(best));
  }
  return chances / 36;
}

/** Thinks the most promising turns through, as many as time allows. */
const byThought: Taste = (turns, random, thinking) => {
  const candidates = atFirstSight(turns, 0, random).slice(0, 8);
  let chosen = candidates[0]?.turn;
  let highest = -1;
  for (const { turn } of candidates) {
    const chance = afterTheAnswer(turn, thinking);
    if (chance === null) break;
    if (chance > highest) [chosen, highest] = [turn, chance];
  }
  return chosen;
};

export const bots: readonly Bot<Backgammon>[] = [
  player(byFeeling, { doubles: 0.9, takes: 0.1 }),
  player(byEye, { doubles: 0.75, takes: 0.2 }),
  player(byThought, { doubles: 0.7, takes: 0.25 }),
];
