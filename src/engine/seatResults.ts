// How each seat came out of a finished match, and what it did on the way that is worth a badge.
import type { Feat, GameDefinition, Result, Seat, Shapes } from './game.ts';
import type { Turn } from './log.ts';
import { type Match, people, playEntry, type Setup, startMatch } from './match.ts';

export interface SeatResult {
  /** 1 is the best; equal places are possible. */
  readonly place: number;
  readonly outcome: 'win' | 'draw' | 'loss';
  readonly score: number | null;
  /** The game was abandoned by this seat, or a bot had to finish it in its place. */
  readonly hasLeft: boolean;
}

function placeOf(result: Result, seat: Seat, areSides: boolean): number {
  const group = result.places.findIndex((seats) => seats.includes(seat));
  const before = result.places.slice(0, group);
  return 1 + (areSides ? before.length : before.flat().length);
}

function outcomeOf(result: Result, seat: Seat): SeatResult['outcome'] {
  const [best = [], ...others] = result.places;
  if (!best.includes(seat)) return 'loss';
  return others.length === 0 ? 'draw' : 'win';
}

/** The seats that were to act when the game was abandoned, or absent when others claimed it. */
function leavers<G extends Shapes>(match: Match<G>, turns: readonly Turn<G>[]): readonly Seat[] {
  const last = turns.at(-1)?.at(-1);
  if (last?.kind === 'abandon') return people(match.acting);
  return last?.kind === 'claim' ? [1 - last.by] : [];
}

/** By seat; none while the match goes on. */
export function seatResultsOf<G extends Shapes>(
  game: GameDefinition<G>,
  match: Match<G>,
  turns: readonly Turn<G>[],
): SeatResult[] {
  const { result, setup } = match;
  if (!result) return [];
  const gone = [...leavers(match, turns), ...match.satIn];
  const scores = game.scores?.(match.state);
  const areSides = game.sides !== undefined;
  return Array.from({ length: setup.seats }, (_, seat) => ({
    place: placeOf(result, seat, areSides),
    outcome: outcomeOf(result, seat),
    score: scores?.[seat] ?? null,
    hasLeft: gone.includes(seat),
  }));
}

/** Moves that people made; what time and the dealer did is not counted. */
export const pliesIn = <G extends Shapes>(turns: readonly Turn<G>[]): number =>
  turns.flat().filter((entry) => entry.kind === 'move').length;

/** Each feat of a seat once, however often it was done. */
export function featsOf<G extends Shapes>(
  game: GameDefinition<G>,
  setup: Setup<G>,
  turns: readonly Turn<G>[],
): Feat[] {
  const feats = new Map<string, Feat>();
  if (!game.feats) return [];
  let match = startMatch(game, setup);
  for (const entry of turns.flat()) {
    match = playEntry(game, match, entry);
    for (const feat of game.feats(match.state, match.result)) feats.set(`${feat.seat} ${feat.key}`, feat);
  }
  return [...feats.values()];
}
