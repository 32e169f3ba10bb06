// One's own turn: what pressing and dragging do, and what is awaited.
import { type BoardActs, noActs } from '../../../ui/board/acts.ts';
import { goingOn } from '../../../ui/board/goingOn.ts';
import { beforeOf } from '../rules.ts';
import type { View } from '../shapes.ts';
import { mayShow, mustDiscard, mustDraw } from '../view.ts';
import { indicatorId, pileId, slotId, slotOfId, stockId } from './cells.ts';
import { noDraft, type Occasion, type OkeyTurn, type Phase } from './occasion.ts';
import { buttonsOf, confirm, explain, finishWith, offer, tileIn } from './offers.ts';

/** The state of the game for which a draft is good. */
export const momentOf = ({ hand, turn, counts }: View): string => `${hand} ${turn} ${counts.join()}`;

function drop(occasion: Occasion, held: string, target: string): void {
  const [from, to] = [slotOfId(held), slotOfId(target)];
  const tile = tileIn(occasion, held);
  if (from === null || tile === null) return;
  if (to !== null) {
    occasion.rack.move(from, to);
    return;
  }
  const move = target === indicatorId ? finishWith(occasion, tile) : ({ kind: 'discard', tile } as const);
  if (move) offer(occasion, move);
  else explain(occasion, 'notComplete');
}

function keysOf(occasion: Occasion, { mayPut }: Phase): Readonly<Record<string, () => void>> {
  const { move } = occasion.draft;
  if (move) return { c: () => confirm(occasion, move), u: () => occasion.think(noDraft) };
  const finish = () => {
    const best = finishWith(occasion, null);
    if (best) confirm(occasion, best);
    else explain(occasion, 'notComplete');
  };
  return mayPut ? { c: finish } : {};
}

function actsOf(occasion: Occasion, phase: Phase): BoardActs {
  const { props, seen, rack } = occasion;
  const { draws, mayPut } = phase;
  const seat = props.seat ?? -1;
  const slots = rack.slots.map((_, at) => slotId(at));
  const outside = mayPut ? [pileId(seat), indicatorId] : [];
  return {
    from: slots.filter((id) => tileIn(occasion, id) !== null),
    to: (held) => (held === null ? draws : [...slots.filter((id) => id !== held), ...outside]),
    act(held, target) {
      if (held !== null) drop(occasion, held, target);
      else offer(occasion, { kind: 'draw', from: target === stockId ? 'stock' : 'discard' });
    },
    refuse(held, target) {
      if (slotOfId(target) !== null || seen.turn !== seat) return;
      if (mayPut) explain(occasion, held === null ? 'discardFirst' : 'yourPile');
      else explain(occasion, 'drawFirst');
    },
    last: seen.turn === null ? null : pileId(beforeOf(seen.turn)),
    keys: keysOf(occasion, phase),
  };
}

function noteOf({ props, seen, words, draft }: Occasion, { draws, mayPut }: Phase): string | null {
  if (draft.why !== null) return draft.why;
  if (draft.move) return words.say('confirmFirst');
  if (seen.phase !== 'playing' || seen.turn === null) return null;
  if (draws.length > 0) return words.say(seen.stock === 0 ? 'stockEmpty' : 'draw');
  if (mayPut) return words.say('discardOne');
  return seen.turn === props.seat ? null : words.say('turnOf', { name: words.briefly(seen.turn) });
}

function countingTurn({ props, seen, words }: Occasion): OkeyTurn {
  const goOn = () => props.play({ kind: 'continue', hand: seen.hand });
  const { acts, button } = goingOn(props, words, goOn);
  const mayPress = props.seat !== null && seen.phase !== 'over';
  return { acts, note: null, glowing: [], mayShow: false, buttons: () => (mayPress ? [button] : []) };
}

export function turnOf(occasion: Occasion): OkeyTurn {
  const { props, seen } = occasion;
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
    note: noteOf(occasion, phase),
    glowing: phase.draws,
    mayShow: isFree && mayShow(seen, seat),
    buttons: (held) => buttonsOf(occasion, phase, held),
  };
}
