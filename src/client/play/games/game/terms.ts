// The settings a table is opened with, as values.
import type { Strength } from '../../../../contract/play/tables.ts';
import type { Message } from '../../../../contract/realtime.ts';
import { timeControls } from '../../../../engine/clock.ts';
import type { AnyGame } from '../../../../engine/game.ts';
import type { Language } from '../../../../engine/language.ts';
import type { TurnDays } from '../../../../engine/turnDays.ts';

export type OptionValue = string | number | boolean;

export interface Terms {
  readonly set: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Which of the time controls; 0 is none. */
  readonly clock: number;
  /** The working days of a turn; null: the game is played now. */
  readonly turnDays: TurnDays | null;
  readonly seats: number;
  readonly bots: number;
  readonly strength: Strength;
  readonly isWatched: boolean;
}

const isOptionValue = (value: unknown): value is OptionValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** What may be chosen, by option, the usual value first. */
export function choicesOf(game: AnyGame): Readonly<Record<string, readonly OptionValue[]>> {
  const offered: Record<string, unknown> = { ...game.options };
  return Object.fromEntries(
    Object.entries(offered).flatMap(([option, values]) =>
      Array.isArray(values) ? [[option, values.filter(isOptionValue)]] : [],
    ),
  );
}

/** A preset decides the options it names. */
export function optionsIn(game: AnyGame, set: string): Readonly<Record<string, OptionValue>> {
  const rules: Record<string, unknown> = { ...Object(game.ruleSets[set]) };
  return Object.fromEntries(
    Object.entries(choicesOf(game)).flatMap(([option, [usual]]) => {
      const value = isOptionValue(rules[option]) ? rules[option] : usual;
      return value === undefined ? [] : [[option, value]];
    }),
  );
}

/** Games of words begin with the language of the person. */
function ownOptions(game: AnyGame, language: Language): Terms['options'] {
  const usual = optionsIn(game, 'standard');
  return choicesOf(game).language?.includes(language) ? { ...usual, language } : usual;
}

export const usualTerms = (game: AnyGame, language: Language): Terms => ({
  set: 'standard',
  options: ownOptions(game, language),
  clock: 0,
  turnDays: null,
  seats: game.seats[0] ?? 2,
  bots: 0,
  strength: 1,
  isWatched: true,
});

/** What is sent to open the table. */
export function toCreate(game: AnyGame, terms: Terms): Omit<Message<'room:create'>, 'moveId'> {
  const { turnDays } = terms;
  const timer = game.manners.clock && turnDays === null ? (timeControls[terms.clock] ?? null) : null;
  const pace = turnDays === null ? {} : { turnDays };
  return {
    gameName: game.id,
    ruleSet: { set: terms.set, options: { ...terms.options }, timer: timer && { ...timer }, ...pace },
    maxPlayers: terms.seats,
    bots: new Array<Strength>(Math.min(terms.bots, terms.seats - 1)).fill(terms.strength),
    watch: terms.isWatched ? 'team' : 'nobody',
  };
}

/** What is sent to play at once: bots of one strength take all the other seats. */
export const toPractise = (
  game: AnyGame,
  terms: Terms,
  strength: Strength,
): Omit<Message<'room:create'>, 'moveId'> => {
  const table = toCreate(game, { ...terms, strength, bots: terms.seats - 1, turnDays: null });
  return { ...table, isReady: true };
};
