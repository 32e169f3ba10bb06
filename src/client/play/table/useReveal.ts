// Holds back what a board is just revealing: the rail, the result and the words for screen readers wait until it has been shown.
import { useEffect, useState } from 'react';
import type { MatchLine, MatchView } from '../../../contract/play/tables.ts';
import { isMotionReduced } from '../../../ui/isMotionReduced.ts';

interface Told {
  readonly match: MatchView;
  readonly lines: readonly MatchLine[];
}

/** `revealMs`: how long the board takes; undefined: it reveals nothing. */
export function useReveal({ match, lines }: Told, revealMs: number | undefined): Told {
  const [told, tell] = useState({ game: match.game, count: lines.length });
  const isBehind = told.game === match.game && told.count < lines.length;
  const isRevealing = isBehind && revealMs !== undefined && !isMotionReduced();
  if (!isRevealing && (told.game !== match.game || told.count !== lines.length))
    tell({ game: match.game, count: lines.length });
  useEffect(() => {
    if (!isRevealing) return;
    const shown = setTimeout(() => tell({ game: match.game, count: lines.length }), revealMs);
    return () => clearTimeout(shown);
  }, [isRevealing, match.game, lines.length, revealMs]);
  return isRevealing
    ? { match: { ...match, result: null }, lines: lines.slice(0, told.count) }
    : { match, lines };
}
