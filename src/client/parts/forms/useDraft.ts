// Form state that outlives the session: the same person finds it again after signing in.
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { session } from '../../base/session/session.ts';
import { useSignedIn } from '../../base/session/useSession.ts';

/** Kept in memory of this window, and never for secrets. */
const unsent = new Map<string, unknown>();

function takeUp<T>(key: string, first: T): T {
  const kept = unsent.get(key);
  unsent.delete(key);
  return kept === undefined ? first : (kept as T); // put there under the same key
}

export function useDraft<T>(form: string, first: T): [T, Dispatch<SetStateAction<T>>] {
  const { userId } = useSignedIn();
  const key = `${userId} ${form}`;
  const [draft, setDraft] = useState<T>(() => takeUp(key, first));
  const newest = useRef(draft);
  useEffect(() => {
    newest.current = draft;
  }, [draft]);
  useEffect(
    () => () => {
      if (!session.user()) unsent.set(key, newest.current);
    },
    [key],
  );
  return [draft, setDraft];
}
