// Looking at earlier turns of a game in progress, as one saw them.
import { useEffect, useRef, useState } from 'react';
import type { MatchView } from '../../../contract/play/tables.ts';
import type { RoomStore } from '../roomStore.ts';
import { type HistoryPosition, useArrowKeys } from './useArrowKeys.ts';

export interface TurnHistory extends HistoryPosition {
  /** The match to show: the current one, or an earlier position without moves. */
  readonly shown: MatchView;
  readonly isPast: boolean;
}

export function useTurnHistory(match: MatchView, store: RoomStore, hasNoKeys: boolean): TurnHistory {
  const [past, setPast] = useState<{ readonly turn: number; readonly view: unknown } | null>(null);
  /** A turn whose view is on its way; where one is for further steps. */
  const [asked, setAsked] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  const { game, turn: last } = match;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another game has another past
  useEffect(() => {
    wanted.current = null;
    setAsked(null);
    setPast(null);
  }, [game]);

  async function go(turn: number): Promise<void> {
    const to = Math.max(0, Math.min(last, turn));
    wanted.current = to;
    setAsked(to === last ? null : to);
    if (to === last) return setPast(null);
    const view = await store.look(to);
    if (wanted.current !== to) return;
    setAsked(null);
    if (view !== null) setPast({ turn: to, view });
  }

  const history: HistoryPosition = { at: asked ?? past?.turn ?? last, last, go: (turn) => void go(turn) };
  useArrowKeys(history, hasNoKeys);
  return {
    ...history,
    isPast: past !== null,
    shown:
      past === null ? match : { ...match, turn: past.turn, view: past.view, toAct: [], optionalToAct: [] },
  };
}
