// Keeps the drawing of a turn up to date, shows one's own lines to the others at once, and stores them a little later.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { BoardProps } from '../../../ui/BoardProps.ts';
import { readMove } from '../notation.ts';
import type { Skribbl } from '../shapes.ts';
import { createInkStore, type InkStore } from './inkStore.ts';

/** The others see a line this much later at the most. */
const showEveryMs = 40;
const storeEveryMs = 1_500;

/** This is the game as it stands, or a lesson: an earlier turn takes no moves. */
export const isOpen = ({ previews, legal, isOver }: BoardProps<Skribbl>): boolean =>
  !isOver && (previews !== undefined || legal === null || legal.length > 0);

export interface Inking {
  readonly store: InkStore;
  readonly version: number;
  /** One may draw now. */
  readonly isDrawing: boolean;
}

/** Calls again and again; what it calls may change. */
function useEvery(ms: number, isOn: boolean, act: () => void): void {
  const [latest] = useState(() => ({ act }));
  useEffect(() => {
    latest.act = act;
  });
  useEffect(() => {
    if (!isOn) return;
    const ticking = setInterval(() => latest.act(), ms);
    return () => clearInterval(ticking);
  }, [ms, isOn, latest]);
}

export function useInk(props: BoardProps<Skribbl>): Inking {
  const { view, seat, previews, pending, play, refused } = props;
  const [store] = useState(createInkStore);
  const stored = view.ink.join('');
  const isMine = seat !== null && seat === view.drawer && isOpen(props);
  const isDrawing = isMine && view.phase === 'drawing';
  const isLive = previews !== undefined || isDrawing;
  useEffect(() => store.take(view.turn, stored, isLive), [store, view.turn, stored, isLive]);
  useEffect(() => {
    if (refused === 'otherDrawing' || refused === 'fullDrawing') store.forget();
  }, [refused, store]);
  useEffect(
    () =>
      previews?.listen((by, raw) => {
        const move = readMove(raw);
        if (move?.kind === 'draw' && by === view.drawer) store.foresee(move);
      }),
    [previews, store, view.drawer],
  );
  useEvery(showEveryMs, isDrawing && previews !== undefined, () => {
    const piece = store.unseen();
    if (piece) previews?.show(piece);
  });
  const keep = () => {
    const piece = store.unstored();
    if (piece && piece.turn === view.turn && pending === null) play(piece);
  };
  useEvery(storeEveryMs, isDrawing, keep);
  // What was drawn in the last moment is stored after the end.
  const mayBeLate = isMine && view.phase === 'shown' && view.word !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is nothing on its way
  useEffect(() => {
    if (mayBeLate) keep();
  }, [mayBeLate, pending]);
  const version = useSyncExternalStore(store.subscribe, store.version);
  return { store, version, isDrawing };
}
