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
  const wanted = useRef<number | null>(null);
  const { game, turn: last } = match;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another game has another past
  useEffect(() => {
    wanted.current = null;
    setPast(null);
  }, [game]);

  async function go(turn: number): Promise<void> {
    const to = Math.max(0, Math.min(last, turn));
    wanted.current = to;
    if (to === last) return setPast(null);
    const view = await store.look(to);
    if (view !== null && wanted.current === to) setPast({ turn: to, view });
  }

  const history: HistoryPosition = { at: past?.turn ?? last, last, go: (turn) => void go(turn) };
  useArrowKeys(history, hasNoKeys);
  return {
    ...history,
    isPast: past !== null,
    shown:
      past === null ? match : { ...match, turn: past.turn, view: past.view, toAct: [], optionalToAct: [] },
  };
}
