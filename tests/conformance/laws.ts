// The laws that hold for every game, one by one; a broken one says where.
import { isDeepStrictEqual } from 'node:util';
import { type Change, changesBetween, withChanges } from '../../src/contract/play/changes.ts';
import type { AnyGame, Audience, Result, Seat } from '../../src/engine/game.ts';
import { people } from '../../src/engine/match.ts';
import type { Random } from '../../src/engine/random.ts';
import { testLibrary } from '../support/data/words.ts';

const mostBytesOfView = 8 * 1024;
const refusalsTried = 12;

export class LawBroken extends Error {}

export function law(number: number, holds: boolean, what: string): void {
  if (!holds) throw new LawBroken(`law ${number}: ${what}`);
}

export const same = isDeepStrictEqual;

export const throughWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

/** Whether a value is the same after it was written as JSON and read again, without doing so. */
export function isJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at++) if (!isJson(value[at])) return false;
    return Object.keys(value).length === value.length;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isJson);
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

export const everyone = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

export const audiences = (seats: number): Audience[] => [...everyone(seats), 'spectator'];

/** Laws 1 and 6, of a state. */
export function checkState(game: AnyGame, state: unknown): void {
  const toAct = game.toAct(state);
  law(1, (toAct.length === 0) === (game.result(state) !== null), `toAct is ${JSON.stringify(toAct)}`);
  law(6, isJson(state), 'the state does not survive JSON');
}

/** What each audience may know of a state: the seats in order, then the spectators. */
export const viewsOf = (game: AnyGame, state: unknown, seats: number): readonly unknown[] =>
  audiences(seats).map((to) => game.view(state, to));

/** Laws 6 and 13, of the views of a state. */
export function checkViews(views: readonly unknown[]): void {
  for (const [to, view] of views.entries()) {
    law(6, isJson(view), `the view of ${to} does not survive JSON`);
    const bytes = Buffer.byteLength(JSON.stringify(view));
    law(13, bytes < mostBytesOfView, `the view of ${to} has ${bytes} bytes`);
  }
}

/** Law 14: what a turn changes in a view, laid over the view before, is the view after. */
export function checkChanges(before: readonly unknown[], after: readonly unknown[]): void {
  for (const [to, view] of after.entries()) {
    const change = throughWire({ view: changesBetween(before[to], view) ?? {} });
    const seen = withChanges({ view: before[to] }, change as Change); // as a client parses it
    law(14, same(seen, { view }), `the changes for ${to} lead to another view`);
  }
}

/** Laws 2 and 3, of every seat; `heard` are moves of this match, legal once. */
export function checkMoves(
  game: AnyGame,
  state: unknown,
  views: readonly unknown[],
  heard: readonly unknown[],
  random: Random,
): void {
  const acting = people(game.toAct(state));
  const idle = game.optionalToAct?.(state) ?? [];
  for (const [seat, view] of views.slice(0, -1).entries()) {
    const listed = game.legalMoves(view, seat);
    law(2, !(acting.includes(seat) && idle.includes(seat)), `seat ${seat} is to act and at leisure`);
    if (!acting.includes(seat) && !idle.includes(seat)) {
      law(3, !listed?.length, `seat ${seat} has moves and is not to act`);
    } else if (listed) {
      law(2, listed.length > 0, `seat ${seat} may act and has no move`);
      for (const move of listed) checkListed(game, state, seat, move);
      checkUnlisted(game, state, seat, listed, heard, random);
    }
  }
}

function checkListed(game: AnyGame, state: unknown, seat: Seat, move: unknown): void {
  const refusal = game.refusal(state, seat, move, testLibrary);
  law(3, refusal === null, `${JSON.stringify(move)} is listed for seat ${seat} and refused: ${refusal}`);
}

function checkUnlisted(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  listed: readonly unknown[],
  heard: readonly unknown[],
  random: Random,
): void {
  const known = new Set(listed.map((move) => JSON.stringify(move)));
  for (let i = 0; i < refusalsTried && heard.length; i++) {
    const move = heard[random.below(heard.length)];
    if (known.has(JSON.stringify(move))) continue;
    const refusal = game.refusal(state, seat, move, testLibrary);
    law(3, refusal !== null, `${JSON.stringify(move)} of seat ${seat} is not listed and not refused`);
  }
}

/** Law 4, of a move that is about to be played. */
export function checkMove(game: AnyGame, state: unknown, seat: Seat, move: unknown): void {
  const read = game.readMove(throughWire(move));
  law(4, read !== null && same(read, move), `${JSON.stringify(move)} is read as ${JSON.stringify(read)}`);
  const refusal = game.refusal(state, seat, read, testLibrary);
  law(4, refusal === null, `${JSON.stringify(move)} of seat ${seat} is refused: ${refusal}`);
}

/** Law 8, of the end. */
export function checkResult(result: Result | null, seats: number): void {
  const placed = result?.places.flat().toSorted((a, b) => a - b) ?? [];
  law(8, same(placed, everyone(seats)), `places are ${JSON.stringify(result?.places)}`);
}
