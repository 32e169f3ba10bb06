// One's own turn: tiles taken from the rack to the board, by press, drag or key, and what they come to.
import { type KeyboardEvent, useState } from 'react';
import { inCapitals, isSpelt } from '../../../engine/words/letters.ts';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { type BoardActs, noActs } from '../../../ui/board/acts.ts';
import { faultOf, formedBy, scoreOf } from '../laying.ts';
import { typedPlay } from '../notation.ts';
import type { Move, Placed, Scrabble } from '../shapes.ts';
import { centre, empty, nameOf, otherWay, squareOf, squares } from '../squares.ts';
import { blank } from '../tiles.ts';
import { type Draft, useDraft } from './draft.ts';
import { type Cursor, eraseLast, typeLetter } from './typing.ts';
import type { Words } from './words.ts';
import { useZoom, type Zoom } from './zoom.ts';

export type Mode = 'swap' | 'pass' | 'type' | null;

export const rackId = (slot: number) => `rack ${slot}`;

const slotOf = (id: string | null): number | null => (id?.startsWith('rack ') ? Number(id.slice(5)) : null);

export interface Turn {
  readonly draft: Draft;
  readonly acts: BoardActs;
  readonly zoom: Zoom;
  readonly isMine: boolean;
  readonly mayAnswer: boolean;
  readonly mode: Mode;
  /** Slots chosen to be swapped. */
  readonly chosen: readonly number[];
  /** A blank waiting for its letter. */
  readonly naming: { readonly slot: number; readonly cell: number } | null;
  readonly cursor: Cursor | null;
  /** What was typed fits nowhere. */
  readonly isMistyped: boolean;
  /** Why the laid tiles cannot be played; null: they can, or none are laid. */
  readonly fault: string | null;
  readonly score: number | null;
  setMode(mode: Mode): void;
  name(letter: string | null): void;
  play(): void;
  swap(): void;
  send(move: Move): void;
  recall(): void;
  type(text: string): boolean;
  onKeyDownCapture(event: KeyboardEvent): void;
}

interface TurnDraft {
  readonly moment: string;
  readonly mode: Mode;
  readonly chosen: readonly number[];
  readonly naming: Turn['naming'];
  readonly cursor: Cursor | null;
  readonly isMistyped: boolean;
}

const idle = { mode: null, chosen: [], naming: null, cursor: null, isMistyped: false } as const;

/** Small decisions on the way, forgotten when the turn is over. */
function useKept(moment: string) {
  const [draft, setDraft] = useState<TurnDraft>({ ...idle, moment });
  const now: TurnDraft = draft.moment === moment ? draft : { ...idle, moment };
  return { now, change: (change: Partial<TurnDraft>) => setDraft({ ...now, ...change }) };
}

const inOrder = (tiles: readonly Placed[]): Placed[] =>
  tiles.map(({ cell, letter, isBlank }) => ({ cell, letter, isBlank })).sort((a, b) => a.cell - b.cell);

export function useTurn(props: BoardProps<Scrabble>, words: Words): Turn {
  const { view: seen, seat, legal, pending } = props;
  const isMine = seat !== null && legal === null && pending === null;
  const moment = `${seen.turns} ${seen.phase} ${isMine}`;
  const { now, change } = useKept(moment);
  const draft = useDraft(seen, isMine);
  const zoom = useZoom({
    isNarrow: props.isNarrow,
    mayLay: isMine && now.mode === null,
    around: seen.last?.tiles[0]?.cell ?? centre,
    moment,
    isTile: (cell) => draft.laid.some((tile) => nameOf(tile.cell) === cell),
  });
  const tiles = inOrder(draft.laid);
  const fault = tiles.length > 0 ? faultOf(seen.board, tiles) : null;
  const isReady = tiles.length > 0 && fault === null;
  const hand: Hand = {
    draft,
    zoom,
    isMine,
    fault,
    mode: now.mode,
    chosen: now.chosen,
    naming: now.naming,
    cursor: now.cursor,
    isMistyped: now.isMistyped,
    mayAnswer: Boolean(legal?.length),
    score: isReady ? scoreOf(formedBy(seen, tiles, seen.rules.language), tiles.length) : null,
    ...deedsOf(props, words, { draft, zoom, fault, now, tiles, change }),
  };
  return {
    ...hand,
    acts: actsOf(props, words, hand, change),
    onKeyDownCapture: (event) => typeAt(props, words, hand, change, event),
  };
}

type Hand = Omit<Turn, 'acts' | 'onKeyDownCapture'>;
type Change = (change: Partial<TurnDraft>) => void;
type Deeds = Pick<Turn, 'send' | 'setMode' | 'name' | 'play' | 'swap' | 'recall' | 'type'>;

/** What deeds are done with; tiles are laid only while it is one's turn. */
interface Means extends Pick<Turn, 'draft' | 'zoom' | 'fault'> {
  readonly now: TurnDraft;
  readonly tiles: readonly Placed[];
  readonly change: Change;
}

/** What the buttons and the field do. */
function deedsOf(props: BoardProps<Scrabble>, words: Words, means: Means): Deeds {
  const { draft, zoom, fault, now, tiles, change } = means;
  const { view: seen, say } = props;
  const recall = () => {
    draft.recall();
    zoom.out();
    change(idle);
  };
  const send = (move: Move) => {
    recall(); // until the answer the tiles are drawn as on their way
    props.play(move);
  };
  return {
    recall,
    send,
    setMode: (mode) => change({ ...idle, mode }),
    name(letter) {
      if (letter && now.naming) draft.lay({ ...now.naming, letter, isBlank: true });
      change({ naming: null });
    },
    play() {
      if (fault !== null) say(words.refusal(fault));
      else if (tiles.length > 0) send({ kind: 'play', tiles });
    },
    swap() {
      const letters = now.chosen.map((slot) => draft.slots.charAt(slot)).join('');
      if (letters) send({ kind: 'exchange', letters });
    },
    type(text) {
      const typed = typedPlay({ ...seen, rack: seen.rack ?? '', tongue: seen.rules.language }, text);
      if (typed) draft.layAll(typed);
      else say(words.refusal('cannotType'));
      change({ isMistyped: typed === null });
      return typed !== null;
    },
  };
}

/** With a square chosen, letters lay tiles; arrows turn the word. */
function typeAt(
  { view: seen, say }: BoardProps<Scrabble>,
  words: Words,
  hand: Hand,
  change: Change,
  event: KeyboardEvent,
): void {
  const { cursor, draft } = hand;
  const isOnBoard = event.target instanceof Element && event.target.matches('[data-cell]');
  if (!cursor || !hand.isMine || !isOnBoard || event.ctrlKey || event.metaKey || event.altKey) return;
  const letter = inCapitals(event.key, seen.rules.language);
  if ([...letter].length === 1 && isSpelt(letter, seen.rules.language)) {
    const typed = typeLetter(seen, draft, cursor, letter);
    if (typed) change({ cursor: typed.next });
    else say(words.refusal('notYourTiles'));
  } else if (event.key === 'Backspace') change({ cursor: eraseLast(draft, cursor) });
  else if (event.key === 'ArrowRight') change({ cursor: { ...cursor, way: 'across' } });
  else if (event.key === 'ArrowDown') change({ cursor: { ...cursor, way: 'down' } });
  else if (event.key === 'Escape') change({ cursor: null });
  else if (event.key === 'Enter') hand.play();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

const freeSquares = (board: string, { laid }: Draft): string[] =>
  Array.from({ length: squares }, (_, cell) => cell)
    .filter((cell) => board.charAt(cell) === empty && !laid.some((tile) => tile.cell === cell))
    .map(nameOf);

function put(hand: Hand, held: string, target: string, change: Change): void {
  const { draft } = hand;
  const [from, to] = [slotOf(held), slotOf(target)];
  const cell = squareOf(target);
  const letter = draft.slots.charAt(from ?? 0);
  if (from !== null && to !== null) draft.swap(from, to);
  else if (from !== null && cell !== null && letter === blank) change({ naming: { slot: from, cell } });
  else if (from !== null && cell !== null) draft.lay({ slot: from, cell, letter, isBlank: false });
  else if (to !== null) draft.takeBack(squareOf(held) ?? -1);
  else if (cell !== null) draft.move(squareOf(held) ?? -1, cell);
}

function actsOf(props: BoardProps<Scrabble>, words: Words, hand: Hand, change: Change): BoardActs {
  const { view: seen, say } = props;
  const { draft, isMine, mode, chosen, cursor } = hand;
  const rack = [...draft.slots].map((_, slot) => rackId(slot));
  const shown: BoardActs = {
    ...noActs,
    last: nameOf((seen.open ?? seen.last)?.tiles[0]?.cell ?? centre),
    keys: {
      s: () => say(scoresSaid(seen.scores, words)),
      p: () => say(words.say('rackSaid', { tiles: [...draft.slots].join(' '), bag: seen.bag })),
    },
  };
  if (seen.rack === null || props.isOver) return shown;
  if (mode === 'swap') {
    const toggle = (slot: number) =>
      change({ chosen: chosen.includes(slot) ? chosen.filter((each) => each !== slot) : [...chosen, slot] });
    return { ...shown, to: () => rack, act: (_held, target) => toggle(slotOf(target) ?? 0) };
  }
  const free = isMine ? freeSquares(seen.board, draft) : [];
  const choose = (cell: number) => {
    const way = cursor?.cell === cell ? otherWay(cursor.way) : (cursor?.way ?? 'across');
    change({ cursor: { cell, way } });
    say(words.say(`typing.${way}`, { square: nameOf(cell) }));
  };
  return {
    ...shown,
    from: [...draft.inRack.map(rackId), ...draft.laid.map(({ cell }) => nameOf(cell))],
    to: (held) => (held === null ? free : [...free, ...rack.filter((id) => id !== held)]),
    act(held, target) {
      if (hand.zoom.wasPan()) return;
      if (held === null) choose(squareOf(target) ?? centre);
      else put(hand, held, target, change);
    },
    refuse: (held) => held !== null && isMine && say(words.refusal('occupied')),
    keys: isMine
      ? { ...shown.keys, c: hand.play, u: hand.recall, '/': () => change({ ...idle, mode: 'type' }) }
      : (shown.keys ?? {}),
  };
}

const scoresSaid = (scores: readonly number[], words: Words): string =>
  scores.map((count, seat) => `${words.name(seat)}: ${words.say('points', { count })}`).join(', ');
