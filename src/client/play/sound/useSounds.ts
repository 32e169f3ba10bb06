// Plays sounds at a table: moves, one's turn, the last seconds, the end. Each has a visible counterpart.
import { useEffect, useRef } from 'react';
import type { MatchLine, MatchView } from '../../../contract/play/tables.ts';
import type { GameBoard } from '../../../ui/BoardProps.ts';
import { playTone } from '../../parts/sound/playTone.ts';
import { hasWon } from '../outcome.ts';

const idleMs = 10_000;
const tickAtSeconds = [10, 5, 4, 3, 2, 1];

let touchedAt = performance.now();
for (const name of ['pointerdown', 'keydown'] as const)
  window.addEventListener(name, () => {
    touchedAt = performance.now();
  });

const isElsewhere = (): boolean => document.hidden || performance.now() - touchedAt > idleMs;

interface Heard {
  readonly match: MatchView;
  readonly lines: readonly MatchLine[];
  readonly seenAt: number;
  readonly board: GameBoard;
}

export function useSounds({ match, lines, seenAt, board }: Heard): void {
  useMoves(match, lines, board);
  useTurnCall(match);
  useLastSeconds(match, seenAt);
}

function useMoves(match: MatchView, lines: readonly MatchLine[], board: GameBoard): void {
  const known = useRef({ game: match.game, count: lines.length });
  useEffect(() => {
    const { game, count } = known.current;
    known.current = { game: match.game, count: lines.length };
    if (game !== match.game || lines.length <= count) return;
    const line = lines.at(-1);
    if (match.result) void playTone(hasWon(match) ? 'won' : 'ended');
    else if (line && line.seat !== null) void playTone(board.sound?.(line) ?? 'place');
  }, [match, lines, board]);
}

function useTurnCall({ mySeat, toAct, result }: MatchView): void {
  const isMine = mySeat !== null && toAct.includes(mySeat) && !result;
  const was = useRef(isMine);
  useEffect(() => {
    if (isMine && !was.current && isElsewhere()) void playTone('turn');
    was.current = isMine;
  }, [isMine]);
}

function useLastSeconds({ mySeat, clocks }: MatchView, seenAt: number): void {
  const left = mySeat !== null && clocks?.running.includes(mySeat) ? clocks.leftMs[mySeat] : undefined;
  useEffect(() => {
    if (left === undefined) return;
    const timers = tickAtSeconds.flatMap((seconds) => {
      const wait = left - seconds * 1_000 - (performance.now() - seenAt);
      return wait > 0 ? [setTimeout(() => void playTone('tick'), wait)] : [];
    });
    return () => timers.forEach(clearTimeout);
  }, [left, seenAt]);
}
