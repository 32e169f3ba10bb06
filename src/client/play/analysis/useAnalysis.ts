// State of an analysis: the moves that were tried, and which position is on the board. The server learns nothing of it.
import { useEffect, useMemo, useState } from 'react';
import { emptyLibrary } from '../../../engine/library.ts';
import { randomFrom } from '../../../engine/random.ts';
import type { HistoryPosition } from '../history/useArrowKeys.ts';
import {
  endFrom,
  isSameSpot,
  lastTurn,
  type MoveTree,
  matchAt,
  moverOf,
  type Spot,
  spotInGame,
  spotsTo,
  type Trunk,
  tryMove,
  withoutMove,
} from './moveTree.ts';

export interface Analysis {
  readonly trunk: Trunk;
  readonly tree: MoveTree;
  readonly spot: Spot;
  /** Back and forward along the line on which one is. */
  readonly steps: HistoryPosition;
  play(move: unknown): void;
  goTo(spot: Spot): void;
  /** Several moves in a row from a turn of the game. */
  playLine(turn: number, moves: readonly unknown[]): void;
  remove(tried: number): void;
}

interface Tried {
  readonly tree: MoveTree;
  readonly spot: Spot;
  /** Where the line ends on which one steps back and forward. */
  readonly end: Spot;
}

/** What was tried last, while the page is open: leaving by mistake loses nothing. */
let kept: { readonly of: string; readonly tried: Tried } | null = null;

/** Dice of an analysis are thrown in this browser; those of the game stay unknown. */
const luck = randomFrom(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
const dealer = { library: emptyLibrary, random: () => luck };

const begunAt = (turn: number, tree: MoveTree): Tried => ({
  tree,
  spot: spotInGame(turn),
  end: endFrom(tree, spotInGame(turn)),
});

/** `of`: which game. `from`: the turn that was on the board. */
export function useAnalysis(trunk: Trunk, of: string, from: number): Analysis {
  const last = lastTurn(trunk);
  const [tried, set] = useState<Tried>(() =>
    begunAt(Math.min(from, last), kept?.of === of ? kept.tried.tree : []),
  );
  useEffect(() => {
    kept = { of, tried };
  }, [of, tried]);
  const { tree, spot, end } = tried;
  const spots = useMemo(() => spotsTo(trunk, tree, end), [trunk, tree, end]);
  const at = spots.findIndex((each) => isSameSpot(each, spot));
  const goTo = (to: Spot) =>
    set((now) => ({
      tree: now.tree,
      spot: to,
      end: spotsTo(trunk, now.tree, now.end).some((each) => isSameSpot(each, to))
        ? now.end
        : endFrom(now.tree, to),
    }));

  /** From what is there now: several moves may come before the next drawing. */
  function grown(now: Tried, move: unknown): Tried {
    const by = moverOf(matchAt(trunk, now.tree, now.spot));
    if (by === null) return now;
    const after = tryMove(trunk, now.tree, now.spot, { by, move }, dealer);
    const isOnLine = spotsTo(trunk, after.tree, now.end).some((each) => isSameSpot(each, after.spot));
    return { tree: after.tree, spot: after.spot, end: isOnLine ? now.end : endFrom(after.tree, after.spot) };
  }

  return {
    trunk,
    tree,
    spot,
    steps: {
      at,
      last: spots.length - 1,
      go(to) {
        const there = spots[Math.max(0, Math.min(spots.length - 1, to))];
        if (there) goTo(there);
      },
    },
    play: (move) => set((now) => grown(now, move)),
    goTo,
    playLine: (turn, moves) => set((now) => moves.reduce(grown, begunAt(turn, now.tree))),
    remove: (id) =>
      set((now) => {
        const { tree: left, spot: before } = withoutMove(now.tree, id);
        return { tree: left, spot: before, end: endFrom(left, before) };
      }),
  };
}
