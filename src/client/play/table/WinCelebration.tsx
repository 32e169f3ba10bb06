// Celebrates a win of the reader once: when the game ends before their eyes, not when its result is opened again.
import { useState } from 'react';
import type { MatchView } from '../../../contract/play/tables.ts';
import { Celebration } from '../../../ui/celebration/Celebration.tsx';
import { hasWon } from '../outcome.ts';

export function WinCelebration({ match }: { readonly match: MatchView }) {
  const { game, mySeat, result } = match;
  const [seenOpen, setSeenOpen] = useState<number | null>(null);
  if (result === null && seenOpen !== game) setSeenOpen(game);
  const isMine = mySeat !== null && hasWon(match);
  return isMine && seenOpen === game ? <Celebration key={game} seat={mySeat} /> : null;
}
