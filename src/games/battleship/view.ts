// What each audience sees of the two seas: one's own fleet, all answers to shots, and both fleets at the end.
import type { Audience, Entry, GameViews, Line, Seat } from '../../engine/game.ts';
import { cells, cellsOf, isSunk } from './fleet.ts';
import { cellName } from './notation.ts';
import { awaited, feats, isPlacing, result, seaOf, shotsDue } from './rules.ts';
import type { Battleship, Deal, Move, Sea, SeaView, State, View } from './shapes.ts';

function seaView(sea: Sea, isOpen: boolean): SeaView {
  const taken = new Set(sea.fleet?.flatMap(cellsOf));
  return {
    isPlaced: sea.fleet !== null,
    fleet: isOpen ? sea.fleet : null,
    shots: sea.shots.map((cell) => ({ cell, isHit: taken.has(cell) })),
    sunk: sea.fleet?.filter((ship) => isSunk(ship, sea.shots)) ?? [],
  };
}

export function view(state: State, to: Audience): View {
  const isOver = result(state) !== null;
  const stage = isPlacing(state) ? 'placing' : isOver ? 'over' : 'shooting';
  const [first, second] = state.seas;
  return {
    rules: { touching: state.rules.touching, shots: state.rules.shots },
    stage,
    seas: [seaView(first, isOver || to === 0), seaView(second, isOver || to === 1)],
    shooter: stage === 'shooting' ? state.shooter : null,
    shotsDue: stage === 'shooting' ? shotsDue(state) : 0,
    last: state.last && { by: state.last.by, cells: state.last.cells },
  };
}

export const seaSeen = (seen: View, owner: Seat): SeaView => seen.seas[owner === 0 ? 0 : 1];

/** Cells of this sea that nobody has shot at. */
export const freeCells = (sea: SeaView): number[] => {
  const shot = new Set(sea.shots.map(({ cell }) => cell));
  return cells.filter((cell) => !shot.has(cell));
};

/** Fleets and salvos of several shots are too many to list. */
function legalMoves(seen: View, seat: Seat): readonly Move[] | null {
  if (seen.stage === 'placing') return seaSeen(seen, seat).isPlaced ? [] : null;
  if (seen.shooter !== seat) return [];
  if (seen.shotsDue !== 1) return null;
  return freeCells(seaSeen(seen, 1 - seat)).map((cell) => ({ kind: 'shoot', cells: [cell] }));
}

function tellShots(before: State, seat: Seat, shots: readonly number[]): Line {
  const sea = seaOf(before, 1 - seat);
  const after = [...sea.shots, ...shots];
  const sunk = sea.fleet?.filter((ship) => !isSunk(ship, sea.shots) && isSunk(ship, after)) ?? [];
  const taken = new Set(sea.fleet?.flatMap(cellsOf));
  const hits = shots.filter((cell) => taken.has(cell)).length;
  const values = { cells: shots.map(cellName).join(' ') };
  const [ship] = sunk;
  if (shots.length > 1) return { seat, key: 'salvo', values: { ...values, hits, sunk: sunk.length } };
  if (ship) return { seat, key: `sunk.${ship.length}`, values };
  return { seat, key: hits ? 'hit' : 'miss', values };
}

const tellAct = (before: State, seat: Seat, act: Move | Deal): Line =>
  act.kind === 'place' ? { seat, key: 'placed', values: {} } : tellShots(before, seat, act.cells);

/** The same words for everyone: where a fleet lies is nobody's news. */
export function tell(before: State, entry: Entry<Battleship>): Line {
  if (entry.kind === 'move') return tellAct(before, entry.by, entry.move);
  if (entry.kind === 'deal') return tellAct(before, entry.deal.seat, entry.deal);
  const [seat = null, ...others] = awaited(before);
  return { seat: others.length ? null : seat, key: 'timeUp', values: {} };
}

/** What is shown and told. */
export const views: GameViews<Battleship> = {
  view,
  legalMoves,
  feats,
  tell,
};
