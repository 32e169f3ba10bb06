// Where the way back from a table leads: to its game's page, to the panel it was opened from, or nowhere.
import { useHost } from '../hosts/host.ts';

/** Null on a stage: there is nothing there but the table. */
export function useBackPath(gameName: string): string | null {
  const { place, surface } = useHost();
  if (surface === 'stage') return null;
  if (place === 'meet') return '/meet/side-panel-info';
  return gameName === '' ? '/games' : `/games/${gameName}`;
}
