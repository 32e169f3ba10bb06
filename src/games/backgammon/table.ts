// A whole backgammon table as a line of text, and back.
//
//   24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 move0:31 1-0/3.2 cube2@1 crawford:now,jacoby
//
// The checkers of seat 0 and of seat 1, as place:count in their own numbering from the highest, the rest borne off;
// what is going on: opening, choose0, answer0, roll0, move0:31, between0:gammon:2:1 (winner, how, points, who is
// ready), over0:single:1; the score, the points to reach and the game of the match; the cube and its owner, `-` for a
// table without one; further options, `-` for none.
import type { GameNotation } from '../../engine/game.ts';
import { readMove } from './notation.ts';
import { bar, checkersEach, count, off, opposite, type Side, sideWith } from './position.ts';
import { type Backgammon, type Dice, mayDouble, phases, type State, start } from './rules.ts';
import { type Cube, centred, endings, type GameEnd } from './stakes.ts';

export function writePosition(state: State): string {
  return [
    ...state.checkers.map(writeSide),
    writePhase(state),
    `${state.score.join('-')}/${state.rules.match}.${state.game}`,
    state.rules.cube ? `cube${state.cube.value}@${state.cube.owner ?? '-'}` : '-',
    writeOptions(state),
  ].join(' ');
}

function writeSide(side: Side): string {
  const places: string[] = [];
  for (let place = bar; place > off; place--)
    if (count(side, place) > 0) places.push(`${place === bar ? 'bar' : place}:${count(side, place)}`);
  return places.join() || '-';
}

function writePhase({ phase, turn, dice, won, ready }: State): string {
  if (phase === 'opening') return phase;
  const end = won ? [won.how, won.points] : [];
  const more = dice ? [dice.join('')] : phase === 'between' ? [...end, ready.join('')] : end;
  return [`${phase}${turn}`, ...more].join(':');
}

function writeOptions({ crawford, rules }: State): string {
  const options = [];
  if (crawford !== 'ahead') options.push(`crawford:${crawford}`);
  if (rules.jacoby) options.push('jacoby');
  return options.join() || '-';
}

export function readPosition(text: string): State | null {
  const [first, second, doing = '', standing = '', cubeText = '', options = ''] = text.split(' ');
  const [mine, theirs] = [readSide(first), readSide(second)];
  const phase = readPhase(doing);
  const match = readStanding(standing);
  const cube = readCube(cubeText);
  if (!mine || !theirs || !phase || !match || cube === undefined) return null;
  const chosen = options.split(',');
  const state: State = {
    ...start({ match: match.target, cube: cube !== null, jacoby: chosen.includes('jacoby') }),
    ...phase,
    checkers: [mine, theirs],
    score: match.score,
    game: match.game,
    cube: cube ?? centred,
    crawford: (['now', 'past'] as const).find((when) => chosen.includes(`crawford:${when}`)) ?? 'ahead',
  };
  return isSound(state) && writePosition(state) === text ? state : null;
}

function readSide(text = ''): Side | null {
  const counts: Record<number, number> = {};
  for (const word of text === '-' ? [] : text.split(',')) {
    const [, place = '', checkers] = /^(bar|\d{1,2}):(\d{1,2})$/.exec(word) ?? [];
    const at = place === 'bar' ? bar : Number(place);
    if (!(at > off && at <= bar)) return null;
    counts[at] = Number(checkers);
  }
  const side = sideWith(counts);
  return count(side, off) >= 0 ? side : null;
}

type Doing = Pick<State, 'phase' | 'turn' | 'dice' | 'won' | 'ready'>;

function readPhase(text: string): Doing | null {
  const [, word, seat = '0', more = ''] = /^([a-z]+)([01])?:?(.*)$/.exec(text) ?? [];
  const phase = phases.find((known) => known === word);
  const turn = Number(seat);
  const dice = /^[1-6]{2}$/.test(more) ? readDice(more) : null;
  const won = readEnd(more, turn);
  if (!phase || (dice !== null) !== (phase === 'move')) return null;
  if ((won !== null) !== (phase === 'between' || phase === 'over')) return null;
  const ready = phase === 'between' && /:[01]$/.test(more) ? [Number(more.at(-1))] : [];
  return { phase, turn, dice, won, ready };
}

const readDice = (text: string): Dice => [Number(text[0]), Number(text[1])];

function readEnd(text: string, seat: number): GameEnd | null {
  const [word, points] = text.split(':');
  const how = endings.find((known) => known === word);
  return how && Number(points) > 0 ? { seat, points: Number(points), how } : null;
}

function readStanding(text: string) {
  const [, a, b, target, game] = /^(\d+)-(\d+)\/([1357])\.([1-9]\d*)$/.exec(text) ?? [];
  if (!target) return null;
  return { score: [Number(a), Number(b)] as const, target: Number(target), game: Number(game) };
}

/** null: a table without a cube. */
function readCube(text: string): Cube | null | undefined {
  if (text === '-') return null;
  const [, value, owner] = /^cube(1|2|4|8|16|32|64)@([-01])$/.exec(text) ?? [];
  return value ? { value: Number(value), owner: owner === '-' ? null : Number(owner) } : undefined;
}

/** No point of both sides, nobody done while the game goes on, nobody choosing what is not theirs to choose. */
function isSound(state: State): boolean {
  const { checkers, phase, score, rules, turn } = state;
  const [first, second] = checkers;
  const shared = first.some(
    (n, point) => point > off && point < bar && n > 0 && count(second, opposite(point)) > 0,
  );
  const isOver = Math.max(...score) >= rules.match;
  if (shared || isOver !== (phase === 'over')) return false;
  if (phase === 'choose' || phase === 'answer') return mayDouble(state, turn);
  return phase === 'between' || isOver || checkers.every((side) => count(side, off) < checkersEach);
}

/** What is read and written. */
export const notation: GameNotation<Backgammon> = {
  readMove,
  readPosition,
  writePosition,
};
