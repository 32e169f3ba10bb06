// Spades on paper: moves off the wire, and a whole position as one line of text.
import type { GameNotation } from '../../engine/game.ts';
import { bySuit, readCard } from '../../kit/cards.ts';
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
import { handSize, players, seats } from '../../kit/tricks/tricks.ts';
import { fieldsOf, isCount } from '../../kit/wire.ts';
import { bidder, firstOf } from './rules.ts';
import { mayBidBlind, totals, winnerOf } from './scoring.ts';
import {
  type Bid,
  type Move,
  phases,
  type Round,
  type Rules,
  type Spades,
  type State,
  targets,
} from './shapes.ts';

const isBid = (raw: unknown): raw is Bid =>
  raw === 'blind' || (Number.isInteger(raw) && Number(raw) >= 0 && Number(raw) <= handSize);

export function readMove(raw: unknown): Move | null {
  const { kind, bid, hand, card: rawCard } = fieldsOf(raw);
  if (kind === 'look') return { kind };
  if (kind === 'bid') return isBid(bid) ? { kind, bid: bid === 'blind' ? bid : bid + 0 } : null;
  if (kind === 'continue') return isCount(hand) ? { kind, hand } : null;
  const card = kind === 'card' ? readCard(rawCard) : null;
  return card && { kind: 'card', card };
}

const writeRound = ({ points, bags }: Round) => [...points, ...bags].join(',');
const writeBid = (bid: Bid | null) => bid ?? '-';

/** target, phase, rounds, hands, covered, bids, tricks, who is ready: `500 dealing - -/-/-/- 0000 -/-/-/- - 0000`. */
export function writePosition(state: State): string {
  return [
    state.rules.target,
    state.phase,
    state.rounds.map(writeRound).join(';') || '-',
    writeHands(state.hands),
    writeMarks(state.covered),
    state.bids.map(writeBid).join('/'),
    writeTricks(state.tricks),
    writeMarks(state.ready),
  ].join(' ');
}

function parseRules(word: string): Rules | null {
  const target = targets.find((one) => word === String(one));
  return target ? { target } : null;
}

function parseRounds(word: string): readonly Round[] | null {
  if (word === '-') return [];
  const rounds = word.split(';').flatMap((part): Round[] => {
    const numbers = part.split(',').map(Number);
    const [us, them, ours, theirs] = numbers;
    if (us === undefined || them === undefined || ours === undefined || theirs === undefined) return [];
    const isSane = numbers.length === 4 && numbers.every((n) => Number.isInteger(n) && Math.abs(n) <= 700);
    return isSane ? [{ points: [us, them], bags: [ours, theirs] }] : [];
  });
  return rounds.length === word.split(';').length ? rounds : null;
}

function parseBids(word: string): readonly (Bid | null)[] | null {
  const bids = word.split('/').flatMap((part): (Bid | null)[] => {
    if (part === '-') return [null];
    const bid = part === 'blind' ? part : /^\d+$/.test(part) ? Number(part) : null;
    return isBid(bid) ? [bid] : [];
  });
  return bids.length === players && word.split('/').length === players ? bids : null;
}

/** Bids were made in turn, and covered is only who may still bid blind. */
function areBidsSound({ rounds, phase, bids, covered }: State, first: number): boolean {
  const made = bids.filter((bid) => bid !== null).length;
  const next = bidder(first, bids);
  if (seats.some((seat) => covered[seat] && (bids[seat] !== null || !mayBidBlind(rounds, seat))))
    return false;
  if (phase === 'dealing') return made === 0 && !covered.includes(true);
  return phase === 'bidding' ? next === (first + made) % players : next === null;
}

/** Whether cards, bids and phase fit together. */
function isSound(state: State): boolean {
  const { phase, hands, tricks, rounds, rules } = state;
  const inHands = hands.flat().length;
  const all = [...hands.flat(), ...tricks.flatMap((trick) => trick.cards)];
  const hand = handNumber(state);
  if (
    rounds.slice(0, hand - 1).some((_, i) => winnerOf(totals(rounds.slice(0, i + 1)), rules.target) !== null)
  )
    return false;
  if (phase !== 'counting' && state.ready.some(Boolean)) return false;
  if (hand < 1 || !areBidsSound(state, firstOf(hand))) return false;
  if (phase === 'dealing') return all.length === 0 && tricks.length === 0;
  if (all.length !== 52 || new Set(all).size !== 52) return false;
  if (phase === 'bidding') return tricks.length === 0 && hands.every((cards) => cards.length === handSize);
  if (phase === 'counting') return inHands === 0 && tricks.length === handSize && rounds.length > 0;
  return isInStep(hands, tricks);
}

export function readPosition(notation: string): State | null {
  const words = notation.split(' ');
  const [rulesWord = '', phaseWord, roundsWord = '', handsWord = '', coveredWord = ''] = words;
  const [bidsWord = '', tricksWord = '', readyWord = ''] = words.slice(5);
  const rules = parseRules(rulesWord);
  const phase = phases.find((name) => name === phaseWord);
  const rounds = parseRounds(roundsWord);
  const hands = parseHands(handsWord)?.map((hand) => hand.toSorted(bySuit));
  const covered = parseMarks(coveredWord);
  const bids = parseBids(bidsWord);
  const tricks = parseTricks(tricksWord, 'S');
  const ready = parseMarks(readyWord);
  if (!rules || !phase || !rounds || !hands || !covered || !bids || !tricks || !ready) return null;
  if (words.length !== 8 || ready.every(Boolean)) return null;
  const state: State = { rules, phase, rounds, hands, covered, bids, tricks, ready };
  return isSound(state) ? state : null;
}

/** What is read and written. */
export const notation: GameNotation<Spades> = {
  readMove,
  readPosition,
  writePosition,
};
