// The path of the back link of a table: its game's page, or the panel it was opened from.
import { useHost } from '../base/hosts/host.ts';

/** Null on a stage, which shows nothing but the table. */
export function useBackPath(gameName: string): string | null {
  const { place, surface } = useHost();
  if (surface === 'stage') return null;
  if (place === 'meet') return '/meet/side-panel-info';
  return gameName === '' ? '/games' : `/games/${gameName}`;
}
