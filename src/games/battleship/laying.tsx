// Laying out one's fleet: what is taken hold of, turned and put down, by pointer or by key.
import { type PointerEvent, useRef, useState } from 'react';
import type { BoardProps } from '../../ui/BoardProps.ts';
import type { Acts } from '../../ui/board/acts.ts';
import {
  type Draft,
  emptyDraft,
  faultAt,
  type Grip,
  gripAt,
  placedShips,
  shipOver,
  turned,
} from './draft.tsx';
import { cells, lengths, randomFleet, type Ship } from './fleet.ts';
import { useGestureLuck } from './luck.tsx';
import type { Battleship } from './shapes.ts';
import { cellId, cellOfId, type Words } from './words.tsx';

export const dockId = (slot: number) => `dock ${slot}`;

function dockedSlot(id: string | null): number | null {
  const [kind, slot] = id?.split(' ') ?? [];
  return kind === 'dock' && slot !== undefined ? Number(slot) : null;
}

/** The ship in hand over a cell, and why it may not lie there. */
export interface Over {
  readonly ship: Ship | null;
  readonly fault: string | null;
}

export interface Laying {
  readonly draft: Draft;
  readonly acts: Acts;
  grip(held: string | null): Grip | null;
  over(held: string | null, cell: number): Over | null;
  /** Turns the held ship; while it is dragged, or waits in the dock, only in the hand. */
  swing(held: string | null, isDragged: boolean): void;
  ready(): void;
  randomise(): void;
  clear(): void;
  /** To be told of every press and key. */
  watchPointer(event: PointerEvent): void;
  watchKey(): void;
  readonly luck: ReturnType<typeof useGestureLuck>;
}

export function useLaying(props: BoardProps<Battleship>, words: Words): Laying {
  const { touching } = props.view.rules;
  const luck = useGestureLuck();
  const grabbed = useRef(0); // the square by which the pointer took a docked ship
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [swung, setSwung] = useState<string | null>(null); // the cell whose ship was turned in the hand
  const isFree = props.pending === null;

  const grip = (held: string | null): Grip | null => {
    const slot = dockedSlot(held);
    const cell = cellOfId('own', held);
    const segment = Math.min(grabbed.current, (lengths[slot ?? 0] ?? 1) - 1);
    const hold = slot !== null ? { slot, segment, down: false } : cell === null ? null : gripAt(draft, cell);
    return hold && { ...hold, down: hold.down !== (held === swung) };
  };
  const over = (held: string | null, cell: number): Over | null => {
    const hold = grip(held);
    const ship = hold && shipOver(hold, cell);
    return hold && { ship, fault: faultAt(draft, hold.slot, ship, touching) };
  };
  const swing = (held: string | null, isDragged: boolean) => {
    const hold = grip(held);
    if (!hold) return;
    const inHand = isDragged || draft[hold.slot] === null;
    const next = inHand ? draft : turned(draft, hold, touching);
    if (!next) return props.say(words.refusal('cannotTurn'));
    if (inHand) setSwung(held === swung ? null : held);
    else setDraft(next);
    props.say(words.say(`turned.${!hold.down}`, { ship: words.ship(lengths[hold.slot] ?? 0) }));
  };
  const ready = () => {
    if (isFree && !draft.includes(null)) props.play({ kind: 'place', fleet: placedShips(draft) });
  };
  const clear = () => setDraft(emptyDraft);
  const docked = draft.flatMap((ship, slot) => (ship ? [] : [dockId(slot)]));
  const afloat = cells.filter((cell) => gripAt(draft, cell)).map((cell) => cellId('own', cell));
  const acts: Acts = {
    from: isFree ? [...docked, ...afloat] : [],
    to: (held) => cells.filter((cell) => over(held, cell)?.fault === null).map((cell) => cellId('own', cell)),
    act(held, target) {
      const hold = grip(held);
      const ship = over(held, cellOfId('own', target) ?? -1)?.ship;
      if (hold && ship) setDraft(draft.with(hold.slot, ship));
      setSwung(null);
    },
    refuse(held, target) {
      const cell = cellOfId('own', target);
      const fault = cell === null ? null : over(held, cell)?.fault;
      if (fault) props.say(words.refusal(fault));
    },
    keys: { c: ready, u: clear },
  };
  return {
    draft,
    acts,
    grip,
    over,
    swing,
    ready,
    clear,
    luck,
    randomise: () => setDraft(randomFleet(touching, luck.random())),
    watchKey: () => {
      grabbed.current = 0;
    },
    watchPointer(event) {
      const dock = event.target instanceof Element ? event.target.closest('[data-cell^="dock"]') : null;
      const box = dock?.getBoundingClientRect();
      if (box) grabbed.current = Math.max(0, Math.floor((event.clientX - box.left) / box.height));
    },
  };
}
