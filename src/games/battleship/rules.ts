// The rules of battleship: two secret fleets, and shots until one of them is sunk.
import type { Entry, Feat, GameRules, Result, Seat } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { cells, cellsOf, faultOf, inOrder, isSunk, randomFleet } from './fleet.ts';
import type { Battleship, Deal, Move, Rules, Sea, State } from './shapes.ts';

export const start = (rules: Rules): State => ({
  rules,
  seas: [
    { fleet: null, shots: [] },
    { fleet: null, shots: [] },
  ],
  shooter: 0,
  last: null,
  isLate: false,
});

export const seaOf = (state: State, owner: Seat): Sea => state.seas[owner === 0 ? 0 : 1];

export const isPlacing = (state: State): boolean => state.seas.some((sea) => sea.fleet === null);

const isLost = (sea: Sea) => sea.fleet?.every((ship) => isSunk(ship, sea.shots)) ?? false;

/** Which seats are awaited, whether or not the dealer does it for them. */
export function awaited(state: State): readonly Seat[] {
  if (isPlacing(state)) return [0, 1].filter((seat) => seaOf(state, seat).fleet === null);
  return state.seas.some(isLost) ? [] : [state.shooter];
}

export function toAct(state: State): readonly (Seat | 'dealer')[] {
  const seats = awaited(state);
  return state.isLate && seats.length ? ['dealer'] : seats;
}

/** How many shots make this turn. */
export function shotsDue(state: State): number {
  if (state.rules.shots !== 'salvo') return 1;
  const own = seaOf(state, state.shooter);
  const afloat = own.fleet?.filter((ship) => !isSunk(ship, own.shots)).length ?? 0;
  return Math.min(afloat, cells.length - seaOf(state, 1 - state.shooter).shots.length);
}

export function refusal(state: State, seat: Seat, move: Move): string | null {
  if (!toAct(state).includes(seat)) return 'notYourTurn';
  if (move.kind === 'place')
    return isPlacing(state) ? faultOf(move.fleet, state.rules.touching) : 'alreadyPlaced';
  if (isPlacing(state)) return 'placeFirst';
  if (move.cells.length !== shotsDue(state)) return 'wrongNumber';
  if (new Set(move.cells).size !== move.cells.length) return 'twice';
  return move.cells.some((cell) => seaOf(state, 1 - seat).shots.includes(cell)) ? 'alreadyShot' : null;
}

function withSea(state: State, owner: Seat, change: Partial<Sea>): State {
  const [first, second] = state.seas;
  const seas: State['seas'] =
    owner === 0 ? [{ ...first, ...change }, second] : [first, { ...second, ...change }];
  return { ...state, seas };
}

function act(state: State, seat: Seat, move: Move): State {
  if (move.kind === 'place') {
    const placed = withSea(state, seat, { fleet: inOrder(move.fleet) });
    return { ...placed, isLate: state.isLate && isPlacing(placed) };
  }
  const target = seaOf(state, 1 - seat);
  const isHit = target.fleet?.some((ship) => cellsOf(ship).some((cell) => move.cells.includes(cell)));
  return {
    ...withSea(state, 1 - seat, { shots: [...target.shots, ...move.cells] }),
    shooter: isHit && state.rules.shots === 'again' ? seat : 1 - seat,
    last: { by: seat, cells: move.cells },
    isLate: false,
  };
}

export function play(state: State, entry: Entry<Battleship>): State {
  if (entry.kind === 'move') return act(state, entry.by, entry.move);
  if (entry.kind === 'deal') return act(state, entry.deal.seat, entry.deal);
  return { ...state, isLate: true };
}

/** For whoever let the time run out: any legal placement, any legal shots. */
function deal(state: State, random: Random): Deal {
  const [seat = 0] = awaited(state);
  if (isPlacing(state)) return { kind: 'place', seat, fleet: randomFleet(state.rules.touching, random) };
  const shot = seaOf(state, 1 - seat).shots;
  const free = cells.filter((cell) => !shot.includes(cell));
  return { kind: 'shoot', seat, cells: random.shuffle(free).slice(0, shotsDue(state)) };
}

function timer(state: State): { readonly name: string; readonly ms: number } {
  if (isPlacing(state)) return { name: 'place', ms: 90_000 };
  const [first, second] = state.seas;
  return { name: `shoot ${first.shots.length + second.shots.length + 1}`, ms: 45_000 };
}

export function result(state: State): Result | null {
  const loser = state.seas.findIndex(isLost);
  return loser < 0 ? null : { places: [[1 - loser], [loser]], reason: 'normal', how: 'fleetSunk' };
}

/** A whole fleet sunk, and not one ship of one's own lost. */
export function feats(state: State): Feat[] {
  const loser = state.seas.findIndex(isLost);
  if (loser < 0) return [];
  const { fleet, shots } = seaOf(state, 1 - loser);
  return fleet?.some((ship) => isSunk(ship, shots)) ? [] : [{ seat: 1 - loser, key: 'bigFleet' }];
}

/** What the engine asks of the rules. */
export const rules: GameRules<Battleship> = {
  version: 1,
  ruleSets: { standard: { touching: true, shots: 'again' } },
  options: { touching: [true, false], shots: ['again', 'single', 'salvo'] },
  opens: 'loser',
  start,
  toAct,
  refusal,
  play,
  deal,
  timer,
  result,
};
