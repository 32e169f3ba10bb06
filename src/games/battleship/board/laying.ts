// Laying out one's fleet: what is taken hold of, turned and put down, by pointer or by key.
import { useState } from 'react';
import { randomFrom } from '../../../engine/random.ts';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import type { BoardActs } from '../../../ui/board/acts.ts';
import { useKept } from '../../../ui/board/useKept.ts';
import { cells, lengths, randomFleet, type Ship } from '../fleet.ts';
import type { Battleship } from '../shapes.ts';
import {
  type Draft,
  emptyDraft,
  faultAt,
  type Grip,
  gripAt,
  placedShips,
  readDraft,
  shipOver,
  turned,
  writeDraft,
} from './draft.ts';
import { type Gestures, useGestures } from './gestures.ts';
import { cellId, cellOfId, type Words } from './words.ts';

/** For the Random button only: the luck of the rules is the dealer's. */
const anyLuck = randomFrom(() => Math.floor(Math.random() * 2 ** 32));

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
  readonly acts: BoardActs;
  grip(held: string | null): Grip | null;
  over(held: string | null, cell: number): Over | null;
  /** Turns the held ship; while it is dragged, or waits in the dock, only in the hand. */
  swing(held: string | null, isDragged: boolean): void;
  ready(): void;
  randomise(): void;
  clear(): void;
  /** To be told of every press and key. */
  readonly watch: Gestures['watch'];
}

/** Which ship a held cell means. */
function gripOf(draft: Draft, held: string | null, swung: string | null, grabbed: number): Grip | null {
  const slot = dockedSlot(held);
  const cell = cellOfId('own', held);
  const segment = Math.min(grabbed, (lengths[slot ?? 0] ?? 1) - 1);
  const hold = slot !== null ? { slot, segment, down: false } : cell === null ? null : gripAt(draft, cell);
  return hold && { ...hold, down: hold.down !== (held === swung) };
}

/** What can be taken in hand: ships of the dock first, then those at sea. */
const movable = (draft: Draft): string[] => [
  ...draft.flatMap((ship, slot) => (ship ? [] : [dockId(slot)])),
  ...cells.filter((cell) => gripAt(draft, cell)).map((cell) => cellId('own', cell)),
];

const turnedWords = (words: Words, { slot, down }: Grip): string =>
  words.say(`turned.${!down}`, { ship: words.ship(lengths[slot] ?? 0) });

type Hand = Pick<Laying, 'draft' | 'grip' | 'over' | 'ready' | 'clear'>;

function actsOf(
  props: BoardProps<Battleship>,
  words: Words,
  hand: Hand,
  put: (draft: Draft) => void,
): BoardActs {
  const { draft, grip, over } = hand;
  return {
    from: props.pending === null ? movable(draft) : [],
    to: (held) => cells.filter((cell) => over(held, cell)?.fault === null).map((cell) => cellId('own', cell)),
    act(held, target) {
      const hold = grip(held);
      const ship = over(held, cellOfId('own', target) ?? -1)?.ship;
      if (hold && ship) put(draft.with(hold.slot, ship));
    },
    refuse(held, target) {
      const cell = cellOfId('own', target);
      const fault = cell === null ? null : over(held, cell)?.fault;
      if (fault) props.say(words.refusal(fault));
    },
    keys: { c: hand.ready, u: hand.clear },
  };
}

export function useLaying(props: BoardProps<Battleship>, words: Words): Laying {
  const { touching } = props.view.rules;
  const { grabbed, watch } = useGestures();
  const [kept, setDraft] = useKept<Draft>('fleet', `${props.seat}`, {
    read: (text) => readDraft(text, touching),
    write: writeDraft,
  });
  const draft = kept ?? emptyDraft;
  const [swung, setSwung] = useState<string | null>(null); // the cell whose ship was turned in the hand
  const grip = (held: string | null) => gripOf(draft, held, swung, grabbed.current);
  const over = (held: string | null, cell: number): Over | null => {
    const hold = grip(held);
    const ship = hold && shipOver(hold, cell);
    return hold && { ship, fault: faultAt(draft, hold.slot, ship, touching) };
  };
  const put = (next: Draft) => {
    setDraft(next);
    setSwung(null);
  };
  const swing = (held: string | null, isDragged: boolean) => {
    const hold = grip(held);
    const inHand = hold !== null && (isDragged || draft[hold.slot] === null);
    const next = hold && !inHand ? turned(draft, hold, touching) : draft;
    if (inHand) setSwung(held === swung ? null : held);
    else if (next) setDraft(next);
    if (hold) props.say(next ? turnedWords(words, hold) : words.refusal('cannotTurn'));
  };
  const ready = () => {
    const fleet = placedShips(draft);
    if (props.pending === null && fleet.length === draft.length) props.play({ kind: 'place', fleet });
  };
  const hand: Hand = { draft, grip, over, ready, clear: () => put(emptyDraft) };
  return {
    ...hand,
    acts: actsOf(props, words, hand, put),
    swing,
    randomise: () => put(randomFleet(touching, anyLuck)),
    watch,
  };
}
