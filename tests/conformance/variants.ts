// Everything that can be chosen at a table: each game with each rule set, each option value and each table size.
import type { AnyGame } from '../../src/engine/game.ts';

export interface Variant {
  readonly game: AnyGame;
  readonly name: string;
  readonly rules: unknown;
  readonly seats: number;
  /** A rule set as it is; else a standard game with one option changed. */
  readonly isWhole: boolean;
  /** As it is played with a move a day, where that has rules of its own. */
  readonly turnDays?: 1;
}

const entriesOf = (some: object | undefined): [string, unknown][] => Object.entries(some ?? {});

/** Of the table sizes one is enough: what differs is when each is to act. */
function dailyVariants(game: AnyGame): Variant[] {
  const rules = game.dailyRules?.(game.ruleSets.standard);
  if (rules === undefined) return [];
  const name = `${game.id} with a move a day`;
  return game.seats.slice(0, 2).map((seats) => ({
    game,
    name: `${name}, ${seats} seats`,
    rules,
    seats,
    isWhole: false,
    turnDays: 1,
  }));
}

export function variantsOf(game: AnyGame): Variant[] {
  const sets = entriesOf(game.ruleSets).flatMap(([set, rules]) =>
    game.seats.map((seats) => ({
      game,
      name: `${game.id} ${set}, ${seats} seats`,
      rules,
      seats,
      isWhole: true,
    })),
  );
  const [seats = 2] = game.seats;
  const options = entriesOf(game.options).flatMap(([option, values]) =>
    (Array.isArray(values) ? values : []).slice(1).map((value: unknown) => ({
      game,
      name: `${game.id} with ${option} ${value}`,
      rules: Object.assign({}, game.ruleSets.standard, { [option]: value }),
      seats,
      isWhole: false,
    })),
  );
  return [...sets, ...options, ...dailyVariants(game)];
}
