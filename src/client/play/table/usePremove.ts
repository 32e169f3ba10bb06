// A premove: made during the other's turn, sent when one's own comes, dropped when it is not legal then.
import { useEffect, useMemo, useState } from 'react';
import { gameStatus, type MatchView } from '../../../contract/play/tables.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { isMyTurn } from '../seats.ts';

export interface Premove {
  /** The moves to choose a premove from; null when there can be none or one is chosen. */
  readonly ahead: { readonly view: unknown; readonly moves: readonly unknown[] } | null;
  readonly planned: unknown;
  plan(move: unknown): void;
  forget(): void;
}

interface Options {
  readonly game: AnyGame;
  readonly match: MatchView;
  readonly isOn: boolean;
  /** One's own move is pending. */
  readonly isBusy: boolean;
  act(move: unknown): void;
}

export const isSameMove = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isWaiting = (match: MatchView): boolean =>
  match.status === gameStatus.started &&
  match.mySeat !== null &&
  match.toAct.length > 0 &&
  !isMyTurn(match) &&
  !match.satIn.includes(match.mySeat);

export function usePremove({ game, match, isOn, isBusy, act }: Options): Premove {
  const [premove, setPremove] = useState<{ readonly game: number; readonly move: unknown } | null>(null);
  const say = useAnnounce();
  const { t } = useTexts();
  const planned = premove?.game === match.game ? premove.move : null;
  const mayPlan = isOn && !isBusy && isWaiting(match);
  const ahead = useMemo(
    () => (mayPlan && match.mySeat !== null ? (game.ahead?.(match.view, match.mySeat) ?? null) : null),
    [game, match.view, match.mySeat, mayPlan],
  );
  useSending(planned, { game, match, act, forget: () => setPremove(null) });
  const forget = () => {
    if (planned === null) return;
    setPremove(null);
    say(t('table.premove.gone'));
  };
  useEscape(planned === null ? null : forget);
  return {
    ahead: planned === null ? ahead : null,
    planned: isWaiting(match) ? planned : null,
    plan(move) {
      setPremove({ game: match.game, move });
      say(t('table.premove.kept'));
    },
    forget,
  };
}

interface Sending extends Pick<Options, 'game' | 'match' | 'act'> {
  forget(): void;
}

function useSending(planned: unknown, { game, match, act, forget }: Sending): void {
  const mayGo = planned !== null && isMyTurn(match);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the turn comes
  useEffect(() => {
    if (!mayGo || match.mySeat === null) return;
    forget();
    const legal = game.legalMoves(match.view, match.mySeat) ?? [];
    if (legal.some((move) => isSameMove(move, planned))) act(planned);
  }, [mayGo]);
}

function useEscape(forget: (() => void) | null): void {
  useEffect(() => {
    if (!forget) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') forget();
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [forget]);
}
