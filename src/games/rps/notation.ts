// Rock, paper, scissors written down: rules, rounds and choices, such as `classic/3 rock-paper,paper-paper -/rock`.
import type { GameNotation } from '../../engine/game.ts';
import { fieldsOf, isWithin } from '../../kit/wire.ts';
import { type Hand, handsOf, isHand, type Round } from './hands.ts';
import {
  type Choices,
  type Move,
  mostRounds,
  type Rps,
  type Rules,
  result,
  type State,
  start,
} from './rules.ts';

function readMove(raw: unknown): Move | null {
  const { round, hand } = fieldsOf(raw);
  return isHand(hand) && isWithin(round, 1, mostRounds) ? { round, hand } : null;
}

function writePosition({ rules, rounds, choices, isLate }: State): string {
  const shown = rounds.map((round) => round.join('-')).join(',') || '-';
  const words = [`${rules.hands}/${rules.bestOf}`, shown, choices.map((hand) => hand ?? '-').join('/')];
  return [...words, ...(isLate ? ['late'] : [])].join(' ');
}

function parseRules(word: string): Rules | null {
  const [hands, bestOf, ...rest] = word.split('/');
  const number = [3, 5, 7].find((each) => String(each) === bestOf);
  if (rest.length > 0 || number === undefined || (hands !== 'classic' && hands !== 'lizardSpock'))
    return null;
  return { hands, bestOf: number };
}

/** Undefined: it is neither a hand in play nor a dash. */
function parseHand(word: string | undefined, { hands }: Rules): Hand | null | undefined {
  if (word === '-') return null;
  return handsOf(hands).find((hand) => hand === word);
}

function parseRound(word: string, rules: Rules): Round | null {
  const [first, second, ...rest] = word.split('-').map((each) => parseHand(each, rules));
  return first && second && rest.length === 0 ? [first, second] : null;
}

/** Only one of the two can wait for the other. */
function parseChoices(word: string, rules: Rules): Choices | null {
  const [first, second, ...rest] = word.split('/').map((each) => parseHand(each, rules));
  if (first === undefined || second === undefined || rest.length > 0) return null;
  return first !== null && second !== null ? null : [first, second];
}

function readPosition(notation: string): State | null {
  const [rulesWord = '', shown = '', chosen = '', ...rest] = notation.split(' ');
  const rules = parseRules(rulesWord);
  const choices = rules && parseChoices(chosen, rules);
  if (!rules || !choices || !['', 'late'].includes(rest.join(' '))) return null;
  let state = start(rules);
  for (const word of shown === '-' ? [] : shown.split(',')) {
    const round = parseRound(word, rules);
    if (!round || result(state)) return null;
    state = { ...state, rounds: [...state.rounds, round] };
  }
  const isWaiting = choices.some((hand) => hand !== null) || rest.length > 0;
  if (isWaiting && result(state)) return null;
  return { rules, rounds: state.rounds, choices, isLate: rest.length > 0 };
}

/** What is read and written. */
export const notation: GameNotation<Rps> = {
  readMove,
  readPosition,
  writePosition,
};
