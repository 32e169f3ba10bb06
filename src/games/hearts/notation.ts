// Hearts on paper: moves off the wire, and a whole position as one line of text.
import type { GameNotation } from '../../engine/game.ts';
import { bySuit, readCard, readCards } from '../../kit/cards.ts';
import {
  isInStep,
  parseHands,
  parseMarks,
  parseTricks,
  writeHands,
  writeMarks,
  writeTricks,
} from '../../kit/tricks/notation.ts';
import { handNumber } from '../../kit/tricks/rounds.ts';
import { players } from '../../kit/tricks/tricks.ts';
import { fieldsOf, isCount } from '../../kit/wire.ts';
import { cardsToPass, directionOf } from './rules.ts';
import { allPoints } from './scoring.ts';
import { type Hearts, type Move, phases, type Rules, type State } from './shapes.ts';

export function readMove(raw: unknown): Move | null {
  const { kind, hand, card: rawCard, cards: rawCards } = fieldsOf(raw);
  if (kind === 'card') {
    const card = readCard(rawCard);
    return card && { kind, card };
  }
  if (!isCount(hand)) return null;
  if (kind === 'continue') return { kind, hand };
  const cards = kind === 'pass' ? readCards(rawCards) : null;
  return cards && { kind: 'pass', hand, cards: cards.toSorted(bySuit) };
}

/** rules, phase, rounds, hands, passes, tricks, who is ready: `add/100 dealing - -/-/-/- -/-/-/- - 0000`. */
export function writePosition(state: State): string {
  return [
    `${state.rules.moon}/${state.rules.target}`,
    state.phase,
    state.rounds.map((round) => round.join(',')).join(';') || '-',
    writeHands(state.hands),
    writeHands(state.passes.map((pass) => pass ?? [])),
    writeTricks(state.tricks),
    writeMarks(state.ready),
  ].join(' ');
}

function parseRules(word: string): Rules | null {
  const [moon, target, ...rest] = word.split('/');
  if (rest.length || (moon !== 'add' && moon !== 'subtract')) return null;
  return target === '100' ? { moon, target: 100 } : target === '50' ? { moon, target: 50 } : null;
}

function parseRounds(word: string): State['rounds'] | null {
  const rounds = word === '-' ? [] : word.split(';').map((round) => round.split(',').map(Number));
  const isRound = (round: readonly number[]) =>
    round.length === players && round.every((n) => Number.isInteger(n) && Math.abs(n) <= allPoints);
  return rounds.every(isRound) ? rounds : null;
}

/** Whether cards and phase fit together: all 52 in hands and tricks, and nobody a card ahead. */
function isSound(state: State): boolean {
  const { phase, hands, tricks } = state;
  const inHands = hands.flat().length;
  const all = [...hands.flat(), ...tricks.flatMap((trick) => trick.cards)];
  const hasPassed = state.passes.filter((pass) => pass !== null).length;
  if (state.passes.some((pass) => pass && pass.length !== cardsToPass)) return false;
  const passing = directionOf(handNumber(state)) === 'none' ? 0 : players;
  if (phase !== 'counting' && state.ready.some(Boolean)) return false;
  if (phase === 'dealing') return all.length === 0 && tricks.length === 0 && hasPassed === 0;
  if (all.length !== 52 || new Set(all).size !== 52) return false;
  if (phase === 'passing') return tricks.length === 0 && passing > 0 && hasPassed < players;
  if (hasPassed !== passing) return false;
  if (phase === 'counting') return inHands === 0 && tricks.length === 13 && state.rounds.length > 0;
  return isInStep(hands, tricks);
}

export function readPosition(notation: string): State | null {
  const words = notation.split(' ');
  const [rulesWord = '', phaseWord, roundsWord = '', handsWord = ''] = words;
  const [passesWord = '', tricksWord = '', readyWord = ''] = words.slice(4);
  const rules = parseRules(rulesWord);
  const phase = phases.find((name) => name === phaseWord);
  const rounds = parseRounds(roundsWord);
  const hands = parseHands(handsWord)?.map((hand) => hand.toSorted(bySuit));
  const passes = parseHands(passesWord)?.map((pass) => (pass.length ? pass : null));
  const tricks = parseTricks(tricksWord);
  const ready = parseMarks(readyWord);
  if (!rules || !phase || !rounds || !hands || !passes || !tricks || !ready) return null;
  if (words.length !== 7 || ready.every(Boolean)) return null;
  const state: State = { rules, phase, rounds, hands, passes, tricks, ready };
  return isSound(state) ? state : null;
}

/** What is read and written. */
export const notation: GameNotation<Hearts> = {
  readMove,
  readPosition,
  writePosition,
};
