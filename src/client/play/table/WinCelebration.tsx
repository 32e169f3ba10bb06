// Celebrates a win of the reader once: when the game ends before their eyes, not when its result is opened again.
import { useState } from 'react';
import type { MatchView } from '../../../contract/play/tables.ts';
import { Celebration } from '../../../ui/celebration/Celebration.tsx';

export function WinCelebration({ match }: { readonly match: MatchView }) {
  const { game, mySeat, result } = match;
  const [seenOpen, setSeenOpen] = useState<number | null>(null);
  if (result === null && seenOpen !== game) setSeenOpen(game);
  const [best = [], ...others] = result?.places ?? [];
  const hasWon = mySeat !== null && others.length > 0 && best.includes(mySeat);
  return hasWon && seenOpen === game ? <Celebration key={game} seat={mySeat} /> : null;
}
