// A grid that was handed in without a network: kept until there is one, and then sent by itself.
import { useEffect, useRef, useState } from 'react';

export interface HandIn {
  /** Sent as soon as the network is back. */
  keep(grid: string): void;
  /** Sent by hand, or changed: it is no longer what is handed in. */
  forget(): void;
}

export function useHandIn(send: (grid: string) => Promise<void>): HandIn {
  const [grid, setGrid] = useState<string | null>(null);
  const newest = useRef(send);
  useEffect(() => {
    newest.current = send;
  });
  useEffect(() => {
    if (grid === null) return;
    const hear = () => void newest.current(grid);
    window.addEventListener('online', hear);
    return () => window.removeEventListener('online', hear);
  }, [grid]);
  return { keep: setGrid, forget: () => setGrid(null) };
}
