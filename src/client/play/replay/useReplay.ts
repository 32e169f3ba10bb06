// State of a replay: turn, point of view, autoplay.
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Replay } from '../../../contract/play/game.ts';
import type { MatchLine, MatchView } from '../../../contract/play/tables.ts';
import type { AnyGame, Audience } from '../../../engine/game.ts';
import { type HistoryPosition, useArrowKeys } from '../history/useArrowKeys.ts';
import { fold, hasSecrets, momentOf, storyOf } from './played.ts';

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

export interface Replaying extends HistoryPosition {
  readonly shown: MatchView;
  readonly lines: readonly MatchLine[];
  readonly lastState: unknown;
  readonly eyes: Audience;
  /** False where everybody sees everything. */
  readonly hasSecrets: boolean;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  lookAs(eyes: Audience): void;
  setPlaying(isPlaying: boolean): void;
  setSpeed(speed: Speed): void;
}

/** The turn is part of the address, so that it can be linked. */
function useTurn(last: number): [number, (turn: number) => void] {
  const [params, setParams] = useSearchParams();
  const asked = Number.parseInt(params.get('turn') ?? '', 10);
  const at = Number.isNaN(asked) ? last : Math.max(0, Math.min(last, asked));
  const go = (turn: number) =>
    setParams(
      (now) => {
        now.set('turn', String(Math.max(0, Math.min(last, turn))));
        return now;
      },
      { replace: true },
    );
  return [at, go];
}

export function useReplay(
  game: AnyGame,
  replay: Replay,
  mySeat: number | null,
  hasNoKeys: boolean,
): Replaying {
  const matches = useMemo(() => fold(game, replay), [game, replay]);
  const last = matches.length - 1;
  const [at, go] = useTurn(last);
  const [eyes, lookAs] = useState<Audience>(mySeat ?? 'spectator');
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const match = matches[at];
  if (!match) throw new Error('a finished game without turns');

  useEffect(() => {
    if (!isPlaying) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => go(at + 1), 1_000 / speed);
    return () => clearTimeout(timer);
  });

  const history: HistoryPosition = {
    at,
    last,
    go(turn) {
      setPlaying(false);
      go(turn);
    },
  };
  useArrowKeys(history, hasNoKeys);
  return {
    ...history,
    eyes,
    isPlaying,
    speed,
    lookAs,
    setSpeed,
    lastState: matches[last]?.state,
    setPlaying(wanted) {
      if (wanted && at >= last) go(0);
      setPlaying(wanted);
    },
    hasSecrets: useMemo(() => hasSecrets(game, matches), [game, matches]),
    lines: useMemo(() => storyOf(game, replay, eyes), [game, replay, eyes]),
    shown: useMemo(() => momentOf(game, replay, match, eyes), [game, replay, match, eyes]),
  };
}
