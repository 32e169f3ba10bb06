// Match & Pass on paper: moves off the wire, and a whole position as one line of text.
import type { GameNotation, Groups } from '../../engine/game.ts';
import { type Card, parseCards, readCard, writeCards } from '../../kit/cards.ts';
import { fieldsOf, isCount } from '../../kit/wire.ts';
import { packOf, playersIn, start } from './rules.ts';
import { type MatchAndPass, type Move, phases, type State, strikeLimits } from './shapes.ts';

export function readMove(raw: unknown): Move | null {
  const { kind, round, pass, card: rawCard } = fieldsOf(raw);
  if (!isCount(round)) return null;
  if (kind === 'match' || kind === 'continue') return { kind, round };
  if (kind !== 'choose' || !isCount(pass)) return null;
  const card = readCard(rawCard);
  return card || rawCard === null ? { kind, round, pass, card } : null;
}

const writeGroups = (groups: Groups): string => groups.map((group) => group.join('')).join('/') || '-';

/** limit, phase, round.pass, strikes, out, hands, chosen, passed, pressed, struck, ready, by seat with slashes. */
export function writePosition(state: State): string {
  return [
    state.rules.strikes,
    state.phase,
    `${state.round}.${state.pass}`,
    state.strikes.join('/'),
    writeGroups(state.out),
    state.hands.map(writeCards).join('/'),
    state.chosen.map((card) => card ?? '-').join('/'),
    state.passed.map(writeCards).join('/'),
    state.pressed.join('') || '-',
    state.struck.join('') || '-',
    state.ready.map(Number).join(''),
  ].join(' ');
}

/** Cards in a row that may come round again. */
function parsePassed(word: string): readonly Card[] | null {
  if (word === '-') return [];
  const cards = (word.match(/../g) ?? []).flatMap((part) => readCard(part) ?? []);
  return cards.length * 2 === word.length ? cards : null;
}

/** One for each seat, by this reading; null where any does not read. */
function perSeat<T>(word: string, seats: number, read: (part: string) => T | null): readonly T[] | null {
  const all = word.split('/').flatMap((part) => {
    const one = read(part);
    return one === null ? [] : [one];
  });
  return all.length === seats && word.split('/').length === seats ? all : null;
}

function parseSeats(word: string): readonly number[] | null {
  if (word === '-') return [];
  return /^[0-5]+$/.test(word) && new Set(word).size === word.length ? [...word].map(Number) : null;
}

const parseCount = (word: string): number | null => (/^\d+$/.test(word) ? Number(word) : null);

/** Who is out has as many strikes as it takes, and the cards are those of the players still in. */
function isSound(state: State): boolean {
  const { phase, hands, chosen, pressed, ready, struck, strikes, rules } = state;
  const before = strikes.map((count, seat) => count - (struck.includes(seat) ? 1 : 0));
  const dealtTo = playersIn({ strikes: before, rules }); // who held cards in this round
  const players = playersIn(state);
  const out = state.out.flat().toSorted((a, b) => a - b);
  const isOut = strikes.flatMap((_, seat) => (players.includes(seat) ? [] : [seat]));
  if (out.join() !== isOut.join() || players.length === 0 || state.out.some((group) => !group.length))
    return false;
  if (
    strikes.some((count) => count > rules.strikes) ||
    ready.some((is, seat) => is && !players.includes(seat))
  )
    return false;
  if (chosen.some((card, seat) => card && !hands[seat]?.includes(card))) return false;
  if (!pressed.every((seat) => dealtTo.includes(seat))) return false;
  if ((phase === 'between') !== struck.length > 0 || (phase !== 'between' && ready.includes(true)))
    return false;
  if (phase === 'dealing') return hands.flat().length === 0 && pressed.length === 0 && players.length > 1;
  const cards = hands.flat().toSorted().join();
  const isDealt = hands.every((hand, seat) => hand.length === (dealtTo.includes(seat) ? 4 : 0));
  if (!isDealt || cards !== packOf(dealtTo.length).toSorted().join()) return false;
  if (phase === 'between') return pressed.length > 0;
  if (phase === 'window' && chosen.some((card) => card !== null)) return false;
  const isWaiting = players.some((seat) => chosen[seat] === null);
  return isWaiting && (phase === 'window') === pressed.length > 0 && pressed.length < players.length;
}

export function readPosition(notation: string): State | null {
  const words = notation.split(' ');
  const [limitWord, phaseWord, countWord = '', strikesWord = '', outWord = '', handsWord = ''] = words;
  const [chosenWord = '', passedWord = '', pressedWord = '', struckWord = '', readyWord = ''] =
    words.slice(6);
  const limit = strikeLimits.find((one) => limitWord === String(one));
  const phase = phases.find((name) => name === phaseWord);
  const [round = 0, pass = 0, ...rest] = countWord.split('.').map((part) => parseCount(part) ?? 0);
  const seats = strikesWord.split('/').length;
  const strikes = perSeat(strikesWord, seats, parseCount);
  const out = outWord === '-' ? [] : perSeat(outWord, outWord.split('/').length, parseSeats);
  const hands = perSeat(handsWord, seats, parseCards);
  const chosen = perSeat(chosenWord, seats, (part) => (part === '-' ? '-' : readCard(part)));
  const passed = perSeat(passedWord, seats, parsePassed);
  const [pressed, struck] = [parseSeats(pressedWord), parseSeats(struckWord)];
  if (!limit || !phase || round < 1 || pass < 1 || rest.length || seats < 3 || seats > 6) return null;
  if (!strikes || !out || !hands || !chosen || !passed || !pressed || !struck) return null;
  if (words.length !== 11 || !/^[01]+$/.test(readyWord) || readyWord.length !== seats) return null;
  const state: State = {
    ...start({ strikes: limit }, seats),
    phase,
    round,
    pass,
    strikes,
    out,
    hands,
    passed,
    pressed,
    struck,
    chosen: chosen.map((card) => (card === '-' ? null : card)),
    ready: [...readyWord].map((digit) => digit === '1'),
  };
  return isSound(state) ? state : null;
}

/** What is read and written. */
export const notation: GameNotation<MatchAndPass> = {
  readMove,
  readPosition,
  writePosition,
};
