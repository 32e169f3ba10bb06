// Ludo written down: rules, the steps of each seat's pawns, the turn, and what it waits for: `six/exceptOnStars 0,12/30,0 0 move 5 0`.
import type { GameNotation } from '../../engine/game.ts';
import { fieldsOf, isWithin } from '../../kit/wire.ts';
import { isHome, type Ludo, type Move, movable, type Rules, type State, start } from './rules.ts';
import { home } from './track.ts';

const mostPawns = 4;

function readMove(raw: unknown): Move | null {
  const { kind, pawn } = fieldsOf(raw);
  if (kind === 'roll') return { kind };
  return kind === 'move' && isWithin(pawn, 0, mostPawns - 1) ? { kind, pawn } : null;
}

function writePosition({ rules, pawns, turn, phase, die, sixes }: State): string {
  const steps = pawns.map((each) => each.join(',')).join('/');
  return [`${rules.exit}/${rules.captures}`, steps, turn, phase, die ?? '-', sixes].join(' ');
}

function parseRules(word: string, pawns: number): Rules | null {
  const [exit, captures, ...rest] = word.split('/');
  if (rest.length > 0 || (exit !== 'six' && exit !== 'oneOrSix')) return null;
  return captures === 'exceptOnStars' || captures === 'everywhere' ? { exit, captures, pawns } : null;
}

const parseNumber = (word: string, most: number): number | null =>
  /^\d{1,2}$/.test(word) && Number(word) <= most ? Number(word) : null;

function parsePawns(word: string): number[][] | null {
  const all = word.split('/').map((each) => each.split(',').map((step) => parseNumber(step, home)));
  const steps = all.map((each) => each.filter((step) => step !== null));
  const [first] = steps;
  const count = first?.length ?? 0;
  const isWhole = steps.every((each, seat) => each.length === count && all[seat]?.length === count);
  return isWhole && [1, 2, mostPawns].includes(count) && steps.length >= 2 && steps.length <= 4
    ? steps
    : null;
}

/** Somebody who has everything at home has won, and nobody else has; a die waits only for a pawn that can move. */
function isPossible(state: State): boolean {
  const finished = state.pawns.filter(isHome).length;
  if (finished !== (state.phase === 'over' ? 1 : 0)) return false;
  if (state.phase !== 'move') return true;
  return state.die !== null && movable(state, state.turn, state.die).length > 0;
}

function readPosition(notation: string): State | null {
  const [ruleWord = '', pawnWord = '', turnWord = '', phase = '', dieWord = '', sixWord = '', ...rest] =
    notation.split(' ');
  const pawns = parsePawns(pawnWord);
  const rules = pawns && parseRules(ruleWord, pawns[0]?.length ?? 0);
  const turn = pawns && parseNumber(turnWord, pawns.length - 1);
  const die = dieWord === '-' ? null : parseNumber(dieWord, 6);
  const sixes = parseNumber(sixWord, 2);
  if (!rules || turn === null || sixes === null || rest.length > 0 || die === 0) return null;
  if ((die === null && dieWord !== '-') || (phase !== 'roll' && phase !== 'move' && phase !== 'over'))
    return null;
  const state: State = { ...start(rules, pawns.length), pawns, turn, phase, die, sixes };
  return isPossible(state) ? state : null;
}

/** What is read and written. */
export const notation: GameNotation<Ludo> = { readMove, readPosition, writePosition };
