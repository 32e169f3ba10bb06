// Something of one's own on a board (a rack in order, ships laid out) that survives a reload: kept in this browser only, for one game and one moment of it.
import { createContext, useContext, useState } from 'react';

const Game = createContext<string | null>(null);

/** Given by the table: a name for the game on it. In lessons and replays nothing outlives the page. */
export const KeptFor = Game.Provider;

/** How it is written down; `read` gives null for what it cannot use. */
interface Script<Kept> {
  read(text: string): Kept | null;
  write(kept: Kept): string;
}

/** A browser may keep nothing at all. */
function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Full or forbidden: it lasts as long as the page.
  }
}

/** `moment` is a name for what it is good for, such as the hand that was dealt; another one begins with null. */
export function useKept<Kept>(what: string, moment: string, script: Script<Kept>) {
  const game = useContext(Game);
  const key = `topla.${what} ${game} ${moment}`;
  const [held, hold] = useState<{ readonly key: string; readonly kept: Kept } | null>(null);
  const keep = (kept: Kept) => {
    hold({ key, kept });
    if (game !== null) remember(key, script.write(kept));
  };
  if (held?.key === key) return [held.kept, keep] as const;
  const text = game === null ? null : recall(key);
  return [text === null ? null : script.read(text), keep] as const;
}
