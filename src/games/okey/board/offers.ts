// Moves made on the board: played at once or, for those who confirm their moves, laid out until a button says so.
import type { Action } from '../../../ui/board/ActionButtons.tsx';
import { finishesOf, winOf } from '../groups.ts';
import { beforeOf } from '../rules.ts';
import type { Move } from '../shapes.ts';
import { type Tile, without } from '../tiles.ts';
import { slotOfId } from './cells.ts';
import { noDraft, type Occasion, type Phase } from './occasion.ts';

export const tileIn = ({ rack }: Occasion, id: string | null): Tile | null =>
  id === null ? null : (rack.slots[slotOfId(id) ?? -1] ?? null);

/** Says why something cannot be done, and writes it on the table. */
export function explain({ props, words, think }: Occasion, key: string): void {
  const why = words.refusal(key);
  props.say(why);
  think({ ...noDraft, why });
}

export function offer({ props, words, think }: Occasion, move: Move): void {
  if (props.taste.confirmMoves) {
    props.say(words.say('confirmFirst'));
    think({ ...noDraft, move });
  } else props.play(move);
}

/** The finish with this tile, or with the best there is; null where the rest would not be complete. */
export function finishWith({ seen, okey }: Occasion, tile: Tile | null): Move | null {
  const own = seen.own ?? [];
  const wanted = tile ?? finishesOf(own, okey)[0] ?? null;
  return wanted !== null && winOf(without(own, wanted), okey) ? { kind: 'finish', tile: wanted } : null;
}

function labelOf({ props, seen, words }: Occasion, move: Move): string {
  if (move.kind !== 'draw') return words.say(move.kind);
  const top = seen.piles[beforeOf(props.seat ?? 0)]?.at(-1);
  if (move.from === 'discard' && top) return words.say('take', { tile: words.tile(top) });
  return words.say(seen.stock === 0 ? 'endHand' : 'fromStock');
}

/** A press on a button is a confirmation itself. */
export function confirm({ props, think }: Occasion, move: Move): void {
  think(noDraft);
  props.play(move);
}

const button = (occasion: Occasion, move: Move, isPrimary: boolean): Action => ({
  label: labelOf(occasion, move),
  isPrimary,
  onPress: () => confirm(occasion, move),
});

function drawButtons(occasion: Occasion, hasPile: boolean): Action[] {
  const isStockEmpty = occasion.seen.stock === 0;
  const stock = button(occasion, { kind: 'draw', from: 'stock' }, !isStockEmpty);
  return hasPile ? [button(occasion, { kind: 'draw', from: 'discard' }, isStockEmpty), stock] : [stock];
}

function putButtons(occasion: Occasion, tile: Tile | null): Action[] {
  const { words } = occasion;
  const finish = () => {
    const move = finishWith(occasion, tile);
    if (move) confirm(occasion, move);
    else explain(occasion, 'notComplete');
  };
  return [
    { label: words.say('finish'), onPress: finish },
    tile
      ? button(occasion, { kind: 'discard', tile }, true)
      : { label: words.say('choose'), isPrimary: true, isDisabled: true, onPress: () => {} },
  ];
}

export function buttonsOf(occasion: Occasion, { draws, mayPut }: Phase, held: string | null): Action[] {
  const { words, draft, think } = occasion;
  if (draft.move)
    return [{ label: words.say('undo'), onPress: () => think(noDraft) }, button(occasion, draft.move, true)];
  if (draws.length > 0) return drawButtons(occasion, draws.length > 1);
  return mayPut ? putButtons(occasion, tileIn(occasion, held)) : [];
}
