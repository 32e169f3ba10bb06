// A knock-out as text: seats, stages, choices and who has gone on, such as `3 0:2=rock-paper;+1 paper/-/- 000`.
// In a stage `+1` has no opponent, `x2` gave up, and `!0` behind the rounds of a duel went on by lot.
import type { Seat } from '../../engine/game.ts';
import { isPlayedOut, leaderOf } from './duel.ts';
import { awaited, openDuels, phaseOf, seatsIn, withDuel } from './knockout.ts';
import { start } from './rules.ts';
import type { Choices, Duel, Heat, Rules, State } from './shapes.ts';
import { parseHand, parseRounds, writeRounds } from './writtenRounds.ts';

const writeDuel = ({ seats, rounds, lot }: Duel): string =>
  `${seats.join(':')}=${writeRounds(rounds)}${lot === null ? '' : `!${lot}`}`;

function writeHeat({ duels, bye, gone }: Heat): string {
  const rested = bye === null ? [] : [`+${bye}`];
  return [...duels.map(writeDuel), ...rested, ...gone.map((seat) => `x${seat}`)].join(';');
}

function choiceOf(state: State, seat: Seat): string {
  const duel = state.heats.at(-1)?.duels.find(({ seats }) => seats.includes(seat));
  return duel?.choices[duel.seats.indexOf(seat)] ?? '-';
}

export const writeKnockout = (state: State): readonly string[] => [
  String(state.seats),
  state.heats.map(writeHeat).join('|') || '-',
  state.ready.map((_, seat) => choiceOf(state, seat)).join('/'),
  state.ready.map((isReady) => (isReady ? '1' : '0')).join(''),
];

function parseDuel(word: string, rules: Rules): Duel | null {
  const [, first, second, shown = '', lotWord] = /^([0-7]):([0-7])=([a-z,-]+)(?:!([0-7]))?$/.exec(word) ?? [];
  const rounds = parseRounds(shown, rules);
  if (!rounds || first === undefined || first === second) return null;
  const seats = [Number(first), Number(second)] as const;
  const lot = lotWord === undefined ? null : Number(lotWord);
  const duel: Duel = { seats, rounds, choices: [null, null], lot };
  const isLevel = isPlayedOut(rounds, rules) && leaderOf(duel) === null;
  return lot === null || (isLevel && seats.includes(lot)) ? duel : null;
}

function parseHeat(word: string, rules: Rules): Heat | null {
  const parts = word.split(';');
  const seatsAfter = (sign: string) =>
    parts.filter((part) => part.startsWith(sign)).map((part) => Number(part.slice(1)));
  const duels: Duel[] = [];
  for (const part of parts.filter((each) => !/^[+x][0-7]$/.test(each))) {
    const duel = parseDuel(part, rules);
    if (!duel) return null;
    duels.push(duel);
  }
  const [bye = null, ...others] = seatsAfter('+');
  return others.length > 0 ? null : { duels, bye, gone: seatsAfter('x') };
}

/** Everybody who was still in has one place in the stage, and nobody is two rounds ahead. */
function follows(before: State, heat: Heat): boolean {
  const players = seatsIn(before);
  const placed = [...heat.duels.flatMap(({ seats }) => seats), ...(heat.bye === null ? [] : [heat.bye])];
  const isDrawn = placed.toSorted((a, b) => a - b).join() === players.join();
  const hasFormer = before.heats.length > 0 && phaseOf(before) !== 'between';
  const open = openDuels(heat, before.rules).map(({ rounds }) => rounds.length);
  const isInStep = heat.duels.every(({ rounds }) => rounds.length <= Math.min(...open) + 1);
  const areGone = heat.gone.every((seat, at) => players.includes(seat) && heat.gone.indexOf(seat) === at);
  return isDrawn && !hasFormer && (open.length === 0 || isInStep) && areGone;
}

function withChoices(state: State, word: string): State | null {
  const heat = state.heats.at(-1);
  const choices = word.split('/').map((each) => parseHand(each, state.rules));
  if (choices.length !== state.seats || choices.includes(undefined)) return null;
  const may = awaited(state);
  if (!choices.every((hand, seat) => hand === null || may.includes(seat))) return null;
  if (!heat) return state;
  let after = heat;
  for (const duel of heat.duels) {
    const [first, second] = duel.seats.map((seat) => choices[seat] ?? null);
    const both: Choices = [first ?? null, second ?? null];
    if (both.every((hand) => hand !== null)) return null;
    after = withDuel(after, { ...duel, choices: both });
  }
  return { ...state, heats: state.heats.with(-1, after) };
}

export function readKnockout(rules: Rules, words: readonly string[], isLate: boolean): State | null {
  const [seatsWord = '', heatsWord = '', choicesWord = '', readyWord = '', ...rest] = words;
  if (!/^[3-8]$/.test(seatsWord) || rest.length > 0) return null;
  let state = start(rules, Number(seatsWord));
  for (const word of heatsWord === '-' ? [] : heatsWord.split('|')) {
    const heat = parseHeat(word, rules);
    if (!heat || !follows(state, heat)) return null;
    state = { ...state, heats: [...state.heats, heat] };
  }
  const chosen = withChoices(state, choicesWord);
  if (!chosen || readyWord.length !== state.seats || !/^[01]+$/.test(readyWord)) return null;
  const phase = phaseOf(chosen);
  if (isLate && (phase !== 'playing' || awaited(chosen).length === 0)) return null;
  if (readyWord.includes('1') && (phase === 'playing' || chosen.heats.length === 0)) return null;
  return { ...chosen, isLate, ready: [...readyWord].map((digit) => digit === '1') };
}
