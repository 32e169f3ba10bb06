// What an attempt holds besides the puzzle itself: the draft, a note under the board, and whether an answer is awaited.
import { useCallback, useState } from 'react';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { serverNow } from '../../base/api/serverClock.ts';
import { draftOf, keepDraft } from '../../base/session/puzzleDrafts.ts';
import { useSignedIn } from '../../base/session/useSession.ts';

export interface DeskNote {
  readonly words: string;
  /** Sends the same again. */
  readonly again: (() => void) | null;
}

/** What another device has left on the server. */
export interface KeptDraft {
  readonly draft: string;
  readonly draftAt: string | null;
}

/** The newer of the two. */
function newerOf(here: { readonly text: string; readonly at: number }, kept: KeptDraft | null): string {
  const isNewer = kept?.draftAt != null && Date.parse(kept.draftAt) > here.at;
  return isNewer ? kept.draft : here.text;
}

export function useDesk(gameId: string, kept: KeptDraft | null = null) {
  const { userId } = useSignedIn();
  const announce = useAnnounce();
  const [draft, setDraft] = useState(() => newerOf(draftOf(userId, gameId), kept));
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
      keepDraft(userId, gameId, next, serverNow());
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
