// What is begun on a board belongs to one position; with the next it is gone.
import { useState } from 'react';

/** `position` is a name for it; other positions have other names. */
export function useDraft<Draft>(position: string, nothing: Draft) {
  const [held, hold] = useState({ position, draft: nothing });
  const draft = (next: Draft) => hold({ position, draft: next });
  return [held.position === position ? held.draft : nothing, draft] as const;
}
