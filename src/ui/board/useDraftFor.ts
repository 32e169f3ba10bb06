// Something half decided, or just explained: kept until the game has gone on, then forgotten.
import { useState } from 'react';

/** `moment` names the present state of the game; `none` is what there is at the beginning of each. */
export function useDraftFor<T>(moment: string, none: T): readonly [T, (next: T) => void] {
  const [draft, setDraft] = useState({ moment, value: none });
  return [draft.moment === moment ? draft.value : none, (value) => setDraft({ moment, value })];
}
