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

/** A look at earlier turns, from leaving the latest one until returning to it. */
interface LookBack {
  /** The turn to show; null: it is shown, or was refused. */
  wanted: number | null;
  isAsking: boolean;
}

/** The server takes ten of these in a second, and a key that is held down comes thirty times. */
const askEveryMs = 100;
const untilNext = () => new Promise<void>((resolve) => setTimeout(resolve, askEveryMs));

export function useTurnHistory(match: MatchView, store: RoomStore, hasNoKeys: boolean): TurnHistory {
  const [past, setPast] = useState<{ readonly turn: number; readonly view: unknown } | null>(null);
  /** The turn that is on its way: where one is for further steps. */
  const [asked, setAsked] = useState<number | null>(null);
  const lookBack = useRef<LookBack | null>(null);
  const { game, turn: last } = match;

  function end(): void {
    lookBack.current = null;
    setAsked(null);
    setPast(null);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another game has another past
  useEffect(end, [game]);

  function go(turn: number): void {
    const to = Math.max(0, Math.min(last, turn));
    if (to === last) {
      end();
      return;
    }
    lookBack.current ??= { wanted: null, isAsking: false };
    lookBack.current.wanted = to;
    setAsked(to);
    if (!lookBack.current.isAsking) void ask(lookBack.current);
  }

  /** Asks for one turn at a time; where the keys are quicker, turns in between are skipped. */
  async function ask(current: LookBack): Promise<void> {
    current.isAsking = true;
    while (current.wanted !== null) {
      const to = current.wanted;
      const view = await store.look(to);
      if (lookBack.current !== current) return;
      if (view !== null) setPast({ turn: to, view });
      if (current.wanted === to) {
        current.wanted = null;
        setAsked(null);
      }
      await untilNext();
    }
    current.isAsking = false;
  }

  const history: HistoryPosition = { at: asked ?? past?.turn ?? last, last, go };
  useArrowKeys(history, hasNoKeys);
  return {
    ...history,
    isPast: past !== null,
    shown:
      past === null ? match : { ...match, turn: past.turn, view: past.view, toAct: [], optionalToAct: [] },
  };
}
