// Takes a seat and navigates to the table, or says why not.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { tablePath } from '../../../contract/pages.ts';
import type { SocketRefusal } from '../../../contract/realtime.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useToast } from '../../parts/toasts/Toasts.tsx';

const slowAfterMs = 2_000;

interface Seating {
  /** The state of the last attempt: waiting for the connection, or why it failed. */
  readonly notice: { readonly words: string; readonly hasFailed: boolean } | null;
  readonly isBusy: boolean;
  sit(gameName: string, ask: () => Promise<{ ok: true; room: string } | SocketRefusal>): Promise<void>;
}

export function useSeat(): Seating {
  const navigate = useNavigate();
  const { t } = useTexts();
  const toast = useToast();
  const [notice, setNotice] = useState<Seating['notice']>(null);
  const [isBusy, setBusy] = useState(false);
  return {
    notice,
    isBusy,
    async sit(gameName, ask) {
      setBusy(true);
      setNotice(null);
      const slow = setTimeout(
        () => setNotice({ words: t('table.reconnecting'), hasFailed: false }),
        slowAfterMs,
      );
      const answer = await ask();
      clearTimeout(slow);
      setBusy(false);
      if (answer.ok) return navigate(tablePath({ gameName, roomId: answer.room }));
      const words = t(`errors.${answer.error}`);
      setNotice({ words, hasFailed: true });
      toast(words, false);
    },
  };
}
