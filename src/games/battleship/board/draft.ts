// A fleet being laid out: which ship lies where, what may be put down, and how a ship turns on the spot.
import { agree, cellsOf, isAtSea, lengths, type Ship, side } from '../fleet.ts';

/** For each of the five ships where it lies; null: it waits in the dock. */
export type Draft = readonly (Ship | null)[];

export const emptyDraft: Draft = lengths.map(() => null);

export const placedShips = (draft: Draft): Ship[] => draft.flatMap((ship) => ship ?? []);

/** A ship in hand: which, by which of its squares it is held, and which way it lies. */
export interface Grip {
  readonly slot: number;
  readonly segment: number;
  readonly down: boolean;
}

/** Taking hold of a placed ship at this cell. */
export function gripAt(draft: Draft, cell: number): Grip | null {
  const slot = draft.findIndex((ship) => ship !== null && cellsOf(ship).includes(cell));
  const ship = draft[slot];
  return ship ? { slot, segment: cellsOf(ship).indexOf(cell), down: ship.down } : null;
}

/** The ship as it would lie with the held square on this cell; null where that leaves the sea. */
export function shipOver({ slot, segment, down }: Grip, cell: number): Ship | null {
  const ship = { at: cell - segment * (down ? side : 1), length: lengths[slot] ?? 0, down };
  return isAtSea(ship) && cellsOf(ship)[segment] === cell ? ship : null;
}

/** Why a ship may not lie there; null: it may. */
export function faultAt(draft: Draft, slot: number, ship: Ship | null, touching: boolean): string | null {
  if (!ship) return 'offTheSea';
  const others = placedShips(draft.with(slot, null));
  if (others.some((other) => !agree(ship, other, true))) return 'overlap';
  return others.every((other) => agree(ship, other, touching)) ? null : 'touching';
}

/** Turned where it lies, around the held square or as near to it as there is room; null: nowhere. */
export function turned(draft: Draft, grip: Grip, touching: boolean): Draft | null {
  const ship = draft[grip.slot];
  if (!ship) return null;
  const pivot = cellsOf(ship)[grip.segment] ?? ship.at;
  const segments = cellsOf(ship)
    .map((_, segment) => segment)
    .sort((a, b) => Math.abs(a - grip.segment) - Math.abs(b - grip.segment));
  for (const segment of segments) {
    const next = shipOver({ slot: grip.slot, segment, down: !ship.down }, pivot);
    if (next && faultAt(draft, grip.slot, next, touching) === null) return draft.with(grip.slot, next);
  }
  return null;
}

/** "12d - 40r - -": where each ship lies, downwards or to the right. */
export const writeDraft = (draft: Draft): string =>
  draft.map((ship) => (ship ? `${ship.at}${ship.down ? 'd' : 'r'}` : '-')).join(' ');

/** Null: these ships may not lie so. */
export function readDraft(text: string, touching: boolean): Draft | null {
  const words = text.split(' ');
  let draft = emptyDraft;
  for (const [slot, length] of lengths.entries()) {
    const [, at, way] = /^(\d+)([dr])$/.exec(words[slot] ?? '') ?? [];
    if (at === undefined) continue;
    const ship = { at: Number(at), length, down: way === 'd' };
    if (!isAtSea(ship) || faultAt(draft, slot, ship, touching) !== null) return null;
    draft = draft.with(slot, ship);
  }
  return draft;
}
