// Rounds and choices as text: `rock-paper,paper-paper`, and a dash for nothing.
import { isPlayedOut } from './duel.ts';
import { type Hand, handsOf, type Round } from './hands.ts';
import type { Rules } from './shapes.ts';

export const writeRounds = (rounds: readonly Round[]): string =>
  rounds.map((round) => round.join('-')).join(',') || '-';

/** Undefined: it is neither a hand in play nor a dash. */
export function parseHand(word: string | undefined, { hands }: Rules): Hand | null | undefined {
  if (word === '-') return null;
  return handsOf(hands).find((hand) => hand === word);
}

function parseRound(word: string, rules: Rules): Round | null {
  const [first, second, ...rest] = word.split('-').map((each) => parseHand(each, rules));
  return first && second && rest.length === 0 ? [first, second] : null;
}

/** None is played after the end. */
export function parseRounds(word: string, rules: Rules): readonly Round[] | null {
  const rounds: Round[] = [];
  for (const each of word === '-' ? [] : word.split(',')) {
    const round = parseRound(each, rules);
    if (!round || isPlayedOut(rounds, rules)) return null;
    rounds.push(round);
  }
  return rounds;
}
