// Rock, paper, scissors written down: rules, rounds and choices of two, such as `classic/3 rock-paper,paper-paper -/rock`.
import type { GameNotation } from '../../engine/game.ts';
import { fieldsOf, isWithin } from '../../kit/wire.ts';
import { mostRounds } from './duel.ts';
import { isHand } from './hands.ts';
import { duelOf } from './knockout.ts';
import { readKnockout, writeKnockout } from './knockoutNotation.ts';
import { result, start } from './rules.ts';
import type { Choices, Move, Rps, Rules, State } from './shapes.ts';
import { parseHand, parseRounds, writeRounds } from './writtenRounds.ts';

/** Of eight one is left after so many. */
const mostStages = 3;

function readMove(raw: unknown): Move | null {
  const { kind, round, hand } = fieldsOf(raw);
  if (!isWithin(round, 1, mostRounds * mostStages)) return null;
  if (kind === 'continue') return { kind, round };
  return isHand(hand) ? { round, hand } : null;
}

function writePosition(state: State): string {
  const { rules, isLate, seats } = state;
  const duel = duelOf(state, 0);
  const ofTwo = seats === 2 && duel;
  const words = ofTwo
    ? [writeRounds(duel.rounds), duel.choices.map((hand) => hand ?? '-').join('/')]
    : writeKnockout(state);
  return [`${rules.hands}/${rules.bestOf}`, ...words, ...(isLate ? ['late'] : [])].join(' ');
}

function parseRules(word: string): Rules | null {
  const [hands, bestOf, ...rest] = word.split('/');
  const number = [3, 5, 7].find((each) => String(each) === bestOf);
  if (rest.length > 0 || number === undefined || (hands !== 'classic' && hands !== 'lizardSpock'))
    return null;
  return { hands, bestOf: number };
}

/** Only one of the two can wait for the other. */
function parseChoices(word: string, rules: Rules): Choices | null {
  const [first, second, ...rest] = word.split('/').map((each) => parseHand(each, rules));
  if (first === undefined || second === undefined || rest.length > 0) return null;
  return first !== null && second !== null ? null : [first, second];
}

function readOfTwo(rules: Rules, words: readonly string[], isLate: boolean): State | null {
  const [shown = '', chosen = '', ...rest] = words;
  const rounds = parseRounds(shown, rules);
  const choices = parseChoices(chosen, rules);
  if (!rounds || !choices || rest.length > 0) return null;
  const duel = { seats: [0, 1] as const, rounds, choices, lot: null };
  const state = { ...start(rules, 2), heats: [{ duels: [duel], bye: null, gone: [] }], isLate };
  const isWaiting = isLate || choices.some((hand) => hand !== null);
  return isWaiting && result(state) ? null : state;
}

function readPosition(notation: string): State | null {
  const [rulesWord = '', ...rest] = notation.split(' ');
  const rules = parseRules(rulesWord);
  const isLate = rest.at(-1) === 'late';
  const words = isLate ? rest.slice(0, -1) : rest;
  if (!rules) return null;
  return words.length > 2 ? readKnockout(rules, words, isLate) : readOfTwo(rules, words, isLate);
}

/** What is read and written. */
export const notation: GameNotation<Rps> = {
  readMove,
  readPosition,
  writePosition,
};
