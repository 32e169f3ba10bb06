// Sitting down: asks for a seat and goes to the table, or says why not.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SocketRefusal } from '../../../contract/realtime.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useToast } from '../../app/toasts/Toasts.tsx';

interface Seating {
  /** The sentence that says why the last attempt failed. */
  readonly problem: string | null;
  readonly isBusy: boolean;
  sit(gameName: string, ask: () => Promise<{ ok: true; room: string } | SocketRefusal>): Promise<void>;
}

export function useSeat(): Seating {
  const navigate = useNavigate();
  const { t } = useTexts();
  const toast = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  return {
    problem,
    isBusy,
    async sit(gameName, ask) {
      setBusy(true);
      setProblem(null);
      const answer = await ask();
      setBusy(false);
      if (answer.ok) return navigate(`/games/${gameName}/${answer.room}`);
      const words = t(`errors.${answer.error}`);
      setProblem(words);
      toast(words, false);
    },
  };
}
