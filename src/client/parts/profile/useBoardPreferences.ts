// The board preferences of the person at the table.
import { useMemo } from 'react';
import type { BoardPreferences } from '../../../ui/BoardProps.ts';
import { usePreferences } from './useOwnProfile.ts';

export function useBoardPreferences(): BoardPreferences {
  const preferences = usePreferences();
  return useMemo(() => {
    const { board: palette, pieceMarks, legalHints, confirmMoves, coordinates } = preferences;
    const { moveInput, reducedMotion } = preferences;
    return { palette, pieceMarks, legalHints, confirmMoves, coordinates, moveInput, reducedMotion };
  }, [preferences]);
}
