// What an attempt holds besides the puzzle itself: the draft, a note under the board, and whether an answer is awaited.
import { useCallback, useState } from 'react';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { draftOf, keepDraft } from '../../session/puzzleDrafts.ts';
import { useSignedIn } from '../../session/useSession.ts';

export interface DeskNote {
  readonly words: string;
  /** Sends the same again. */
  readonly again: (() => void) | null;
}

export function useDesk(gameId: string) {
  const { userId } = useSignedIn();
  const announce = useAnnounce();
  const [draft, setDraft] = useState(() => draftOf(userId, gameId));
  const [note, setNote] = useState<DeskNote | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const say = useCallback(
    (words: string, again: (() => void) | null = null) => {
      setNote({ words, again });
      announce(words, 'assertive');
    },
    [announce],
  );
  return {
    draft,
    write(next: string) {
      setDraft(next);
      setNote(null);
      keepDraft(userId, gameId, next);
    },
    note,
    say,
    clear: () => setNote(null),
    /** Not accepted: the board shakes, and the note says why. */
    refuse(words: string) {
      setRefusals((count) => count + 1);
      say(words);
    },
    refusals,
    isBusy,
    setBusy,
  };
}

export type Desk = ReturnType<typeof useDesk>;
