// One's own turn: what pressing and dragging do, what the buttons say, and what is awaited.
import { useState } from 'react';
import type { BoardProps } from '../../ui/BoardProps.ts';
import { type Acts, noActs } from '../../ui/board/acts.ts';
import { indicatorId, pileId, slotId, slotOfId, stockId } from './cells.tsx';
import { finishesOf, winOf } from './groups.ts';
import { beforeOf } from './rules.ts';
import type { Move, Okey, View } from './shapes.ts';
import { type Tile, without } from './tiles.ts';
import type { Rack } from './useRack.tsx';
import { mayShow, mustDiscard, mustDraw } from './view.ts';
import type { Words } from './words.tsx';

export interface Button {
  readonly label: string;
  readonly isPrimary?: boolean;
  readonly isDisabled?: boolean;
  onPress(): void;
}

export interface OkeyTurn {
  readonly acts: Acts;
  readonly note: string | null;
  /** Cells one can draw from now. */
  readonly glowing: readonly string[];
  readonly mayShow: boolean;
  play(move: Move): void;
  /** The buttons; `held` is the slot of the tile in hand. */
  buttons(held: string | null): readonly Button[];
}

interface Occasion {
  readonly props: BoardProps<Okey>;
  readonly seen: View;
  readonly rack: Rack;
  readonly okey: Tile;
  readonly words: Words;
  /** Says why something cannot be done, and writes it on the table. */
  explain(key: string): void;
}

const tileIn = ({ rack }: Occasion, id: string | null): Tile | null =>
  id === null ? null : (rack.slots[slotOfId(id) ?? -1] ?? null);

/** Finishes with this tile, or with the best there is. */
function finish({ props, seen, okey, explain }: Occasion, tile: Tile | null): void {
  const own = seen.own ?? [];
  const wanted = tile ?? finishesOf(own, okey)[0] ?? null;
  if (wanted !== null && winOf(without(own, wanted), okey)) props.play({ kind: 'finish', tile: wanted });
  else explain('notComplete');
}

function drop(occasion: Occasion, held: string, target: string): void {
  const { props, rack } = occasion;
  const [from, to] = [slotOfId(held), slotOfId(target)];
  const tile = tileIn(occasion, held);
  if (from === null || tile === null) return;
  if (to !== null) rack.move(from, to);
  else if (target === indicatorId) finish(occasion, tile);
  else props.play({ kind: 'discard', tile });
}

interface Phase {
  readonly draws: readonly string[];
  readonly mayPut: boolean;
}

function actsOf(occasion: Occasion, { draws, mayPut }: Phase): Acts {
  const { props, seen, rack, explain } = occasion;
  const seat = props.seat ?? -1;
  const slots = rack.slots.map((_, at) => slotId(at));
  const outside = mayPut ? [pileId(seat), indicatorId] : [];
  return {
    from: slots.filter((id) => tileIn(occasion, id) !== null),
    to: (held) => (held === null ? draws : [...slots.filter((id) => id !== held), ...outside]),
    act(held, target) {
      if (held !== null) drop(occasion, held, target);
      else props.play({ kind: 'draw', from: target === stockId ? 'stock' : 'discard' });
    },
    refuse(held, target) {
      if (slotOfId(target) !== null || seen.turn !== seat) return;
      if (mayPut) explain(held === null ? 'discardFirst' : 'yourPile');
      else explain('drawFirst');
    },
    last: seen.turn === null ? null : pileId(beforeOf(seen.turn)),
    keys: mayPut ? { c: () => finish(occasion, null) } : {},
  };
}

function noteOf({ props, seen, words }: Occasion, { draws, mayPut }: Phase): string | null {
  if (seen.phase !== 'playing' || seen.turn === null) return null;
  if (draws.length > 0) return words.say(seen.stock === 0 ? 'stockEmpty' : 'draw');
  if (mayPut) return words.say('discardOne');
  return seen.turn === props.seat ? null : words.say('turnOf', { name: words.name(seen.turn) });
}

function buttonsOf(occasion: Occasion, { draws, mayPut }: Phase, held: string | null): Button[] {
  const { props, seen, words } = occasion;
  if (draws.length > 0) {
    const top = seen.piles[beforeOf(props.seat ?? 0)]?.at(-1);
    const fromStock = words.say(seen.stock === 0 ? 'endHand' : 'fromStock');
    const stock: Button = {
      label: fromStock,
      isPrimary: seen.stock > 0,
      onPress: () => props.play({ kind: 'draw', from: 'stock' }),
    };
    if (!top) return [stock];
    const take: Button = {
      label: words.say('take', { tile: words.tile(top) }),
      onPress: () => props.play({ kind: 'draw', from: 'discard' }),
    };
    return [take, stock];
  }
  if (!mayPut) return [];
  const tile = tileIn(occasion, held);
  return [
    { label: words.say('finish'), onPress: () => finish(occasion, tile) },
    {
      label: words.say(tile ? 'discard' : 'choose'),
      isPrimary: true,
      isDisabled: tile === null,
      onPress: () => tile && props.play({ kind: 'discard', tile }),
    },
  ];
}

function countingTurn({ props, seen, words }: Occasion): OkeyTurn {
  const mayGoOn = props.pending === null && Boolean(props.legal?.length);
  const goOn = () => props.play({ kind: 'continue', hand: seen.hand });
  const button = {
    label: words.say(mayGoOn ? 'continue' : 'waiting'),
    isPrimary: true,
    isDisabled: !mayGoOn,
    onPress: goOn,
  };
  return {
    acts: { ...noActs, keys: mayGoOn ? { c: goOn } : {} },
    note: null,
    glowing: [],
    mayShow: false,
    play: props.play,
    buttons: () => (props.seat === null || seen.phase === 'over' ? [] : [button]),
  };
}

export function useOkeyTurn(
  props: BoardProps<Okey>,
  seen: View,
  rack: Rack,
  okey: Tile,
  words: Words,
): OkeyTurn {
  const moment = `${seen.hand} ${seen.turn} ${seen.counts.join()}`;
  const [why, setWhy] = useState({ moment: '', text: '' });
  const explain = (key: string) => {
    const text = words.refusal(key);
    props.say(text);
    setWhy({ moment, text });
  };
  const occasion: Occasion = { props, seen, rack, okey, words, explain };
  if (seen.phase === 'counting' || seen.phase === 'over') return countingTurn(occasion);
  const { seat } = props;
  const isFree = seat !== null && props.pending === null && !props.isOver && props.toAct.includes(seat);
  const mayDraw = isFree && mustDraw(seen, seat);
  const before = beforeOf(seat ?? 0);
  const hasPile = Boolean(seen.piles[before]?.length);
  const phase: Phase = {
    draws: mayDraw ? [stockId, ...(hasPile ? [pileId(before)] : [])] : [],
    mayPut: isFree && mustDiscard(seen, seat),
  };
  return {
    acts: seat === null ? noActs : actsOf(occasion, phase),
    note: why.moment === moment ? why.text : noteOf(occasion, phase),
    glowing: phase.draws,
    mayShow: isFree && mayShow(seen, seat),
    play: props.play,
    buttons: (held) => buttonsOf(occasion, phase, held),
  };
}
