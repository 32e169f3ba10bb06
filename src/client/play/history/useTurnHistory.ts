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

/** A way through earlier turns, until one is at the latest again. */
interface Trip {
  /** Where it leads; null: that turn is shown, or was refused. */
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
  const trip = useRef<Trip | null>(null);
  const { game, turn: last } = match;

  function end(): void {
    trip.current = null;
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
    trip.current ??= { wanted: null, isAsking: false };
    trip.current.wanted = to;
    setAsked(to);
    if (!trip.current.isAsking) void follow(trip.current);
  }

  /** One turn after another, those in between where the keys are quicker. */
  async function follow(going: Trip): Promise<void> {
    going.isAsking = true;
    while (going.wanted !== null) {
      const to = going.wanted;
      const view = await store.look(to);
      if (trip.current !== going) return;
      if (view !== null) setPast({ turn: to, view });
      if (going.wanted === to) {
        going.wanted = null;
        setAsked(null);
      }
      await untilNext();
    }
    going.isAsking = false;
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
