// One's own turn: what pressing and dragging do, what the buttons say, and what is awaited.
import type { BoardProps } from '../../../ui/BoardProps.ts';
import type { Action } from '../../../ui/board/ActionButtons.tsx';
import { type BoardActs, noActs } from '../../../ui/board/acts.ts';
import { layingFault, newSets, writeLayout } from '../layout.ts';
import { costOf } from '../scoring.ts';
import { faultOf, firstFault, type Layout, openingPoints, type TileSet, worthOfAll } from '../sets.ts';
import type { TileRummy, View } from '../shapes.ts';
import { joker, type Tile, tileSign, writeTiles } from '../tiles.ts';
import { moved, put, type Spot, standingAround, takenBack, tileAt } from './arranging.ts';
import { floorId, slotId, slotOf, spotId, spotOf, standId } from './cells.ts';
import type { Draft } from './draft.ts';
import type { Words } from './words.ts';

/** All that a turn follows from. */
export interface Occasion {
  readonly props: BoardProps<TileRummy>;
  readonly seen: View;
  readonly draft: Draft;
  readonly words: Words;
  /** One may lay out tiles now. */
  readonly isOpen: boolean;
  /** Why something could not be done, as a sentence. */
  readonly why: string | null;
  explain(why: string | null): void;
}

export interface RummyTurn {
  readonly acts: BoardActs;
  readonly note: string | null;
  /** The buttons; `held` is the cell of the tile in hand. */
  buttons(held: string | null): readonly Action[];
}

const hasOpened = ({ seen, props }: Occasion): boolean => seen.hasOpened[props.seat ?? 0] ?? false;

/** Before the opening only one's own new sets may be touched. */
function freeSets(occasion: Occasion): ReadonlySet<number> {
  const { draft, seen } = occasion;
  const all = draft.sets.map((_, at) => at);
  if (hasOpened(occasion)) return new Set(all);
  return new Set(all.slice(seen.table.length));
}

function spots({ draft }: Occasion, free: ReadonlySet<number>): readonly Spot[] {
  return draft.sets.flatMap((set, at) =>
    free.has(at) ? set.map((_, place) => ({ set: at, at: place })) : [],
  );
}

const isFromHand = ({ draft }: Occasion, spot: Spot): boolean =>
  draft.played.includes(tileAt(draft.sets, spot) ?? joker) && tileAt(draft.sets, spot) !== null;

/** Changes what is laid out, and says the sets that are not as they were. */
function change({ draft, words, explain, props }: Occasion, next: Layout): void {
  const before = new Set(draft.sets.map(writeTiles));
  const changed = next.flatMap((set, at) =>
    before.has(writeTiles(set)) ? [] : [`${words.set(set, at)}: ${words.tiles(set)}`],
  );
  explain(null);
  draft.change(next);
  props.say(changed.join('. '));
}

function act(occasion: Occasion, held: string, target: string): void {
  const { draft } = occasion;
  const [slot, from, to] = [slotOf(held), spotOf(held), spotOf(target)];
  const tile = slot === null ? null : (draft.rack[slot] ?? null);
  if (tile) change(occasion, put(draft.sets, tile, to));
  else if (from && (target === standId || slotOf(target) !== null))
    change(occasion, takenBack(draft.sets, from));
  else if (from) change(occasion, moved(draft.sets, from, to));
}

/** What was dragged onto another tile of the rack changes its place there. */
function refuse(occasion: Occasion, held: string | null, target: string): void {
  const { draft, explain, props, words } = occasion;
  const [from, to] = [slotOf(held ?? ''), slotOf(target)];
  if (from !== null && (to !== null || target === standId)) draft.reorder(from, to ?? draft.rack.length - 1);
  else if (occasion.isOpen && spotOf(target)) {
    const why = words.refusal(hasOpened(occasion) ? 'tableTile' : 'touched');
    props.say(why);
    explain(why);
  }
}

/** The sentence for a turn that cannot stand: which set, and why. */
function faultSaid(occasion: Occasion): string | null {
  const { seen, draft, words } = occasion;
  const laying = { table: seen.table, rack: seen.own ?? [], hasOpened: hasOpened(occasion) };
  const fault = layingFault(laying, draft.sets);
  if (!fault) return null;
  const broken = firstFault(draft.sets);
  const set = broken && draft.sets[broken.at];
  if (broken && set && broken.fault === fault)
    return words.say('setFault', { tiles: words.tiles(set), why: words.refusal(fault) });
  return words.refusal(fault);
}

function layOut(occasion: Occasion): void {
  const { props, draft, explain } = occasion;
  const why = faultSaid(occasion);
  explain(why);
  if (why) props.say(why, 'assertive');
  else props.play({ kind: 'lay', table: writeLayout(draft.sets) });
}

const stands = (set: TileSet): boolean => faultOf(set) === null;

function tileOf(draft: Draft, cell: string): Tile | null {
  const [slot, spot] = [slotOf(cell), spotOf(cell)];
  if (spot) return tileAt(draft.sets, spot);
  return slot === null ? null : (draft.rack[slot] ?? null);
}

/** Where the tile in hand may go, sets that stand with it first: so the N key finds them. */
function actsOf(occasion: Occasion): BoardActs {
  const { draft, isOpen } = occasion;
  const slots = draft.rack.map((_, at) => slotId(at));
  const free = isOpen ? freeSets(occasion) : new Set<number>();
  const open = spots(occasion, free);
  return {
    from: [...slots, ...open.map(spotId)],
    to(held) {
      const tile = held === null || !isOpen ? null : tileOf(draft, held);
      if (held === null || tile === null) return [];
      const from = spotOf(held);
      const others = open.filter(({ set }) => set !== from?.set || tile === joker);
      const fits = (spot: Spot) =>
        spot.set !== from?.set &&
        put([draft.sets[spot.set] ?? []], tile, { set: 0, at: spot.at }).every(stands);
      const back = from && isFromHand(occasion, from) ? [standId, ...slots] : [];
      const [fitting, rest] = [others.filter(fits), others.filter((spot) => !fits(spot))];
      return [...fitting.map(spotId), floorId, ...rest.map(spotId).filter((id) => id !== held), ...back];
    },
    act: (held, target) => held !== null && act(occasion, held, target),
    refuse: (held, target) => refuse(occasion, held, target),
    keys: {
      ...(draft.isBegun && { u: draft.undo, c: () => layOut(occasion) }),
    },
  };
}

function beginButtons({ props, seen, words }: Occasion): Action[] {
  const kind = seen.pool > 0 ? 'draw' : 'pass';
  return [{ label: words.say(kind), isPrimary: true, onPress: () => props.play({ kind }) }];
}

/** The tile in hand with those beside it that make a set. */
function setButton(occasion: Occasion, held: string | null): Action[] {
  const { draft, words } = occasion;
  const slot = slotOf(held ?? '');
  const set = slot === null ? null : standingAround(draft.rack, slot);
  if (!set) return [];
  const label = words.say('laySet', { tiles: set.map(tileSign).join(' ') });
  return [{ label, onPress: () => change(occasion, [...draft.sets, set]) }];
}

function buttonsOf(occasion: Occasion, held: string | null): readonly Action[] {
  const { draft, words, explain } = occasion;
  if (!occasion.isOpen) return [];
  const whole = setButton(occasion, held);
  if (!draft.isBegun) return [...whole, ...beginButtons(occasion)];
  const back = (run: () => void) => () => {
    explain(null);
    run();
  };
  return [
    ...whole,
    { label: words.say('undo'), onPress: back(draft.undo) },
    { label: words.say('reset'), onPress: back(draft.reset) },
    { label: words.say('layOut'), isPrimary: true, onPress: () => layOut(occasion) },
  ];
}

function draftNote(occasion: Occasion): string {
  const { draft, seen, words } = occasion;
  const broken = draft.sets.filter((set) => faultOf(set) !== null).length;
  if (!hasOpened(occasion)) {
    const own = (newSets(seen.table, draft.sets) ?? []).filter((set) => faultOf(set) === null);
    const points = worthOfAll(own);
    if (points < openingPoints) return words.say('openingPoints', { points, needed: openingPoints });
  }
  return broken > 0 ? words.say('broken', { count: broken }) : words.say('stands');
}

/** What the others had left, in points. */
function leftSaid(left: readonly (readonly Tile[])[], words: Words): string | null {
  const hands = left.flatMap((rack, seat) =>
    rack.length > 0 ? [`${words.briefly(seat)} ${costOf(rack)}`] : [],
  );
  return hands.length > 0 ? words.say('left', { hands: hands.join(', ') }) : null;
}

function noteOf(occasion: Occasion): string | null {
  const { seen, words, draft, isOpen, why, props } = occasion;
  if (why) return why;
  if (seen.end) return leftSaid(seen.end.left, words);
  if (seen.phase !== 'playing' || seen.turn === null) return null;
  if (!isOpen)
    return seen.turn === props.seat ? null : words.say('turnOf', { name: words.briefly(seen.turn) });
  if (draft.isBegun) return draftNote(occasion);
  const begin = seen.pool > 0 ? 'Draw' : 'Pass';
  return words.say(`${hasOpened(occasion) ? 'lay' : 'open'}Or${begin}`, { needed: openingPoints });
}

export const turnOf = (occasion: Occasion): RummyTurn => ({
  acts: occasion.props.seat === null ? noActs : actsOf(occasion),
  note: noteOf(occasion),
  buttons: (held) => buttonsOf(occasion, held),
});
