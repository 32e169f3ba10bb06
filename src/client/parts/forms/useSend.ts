// Submits a form, one request at a time, and keeps why it was refused.
import { useState } from 'react';
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import { noticesLoaded } from './Notice.tsx';

interface Sending {
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
  /** Answers null when it was refused or another request is in flight. */
  send<T>(act: () => Promise<T | Refusal>): Promise<T | null>;
}

export function useSend(): Sending {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return {
    isBusy,
    refusal,
    async send(act) {
      if (isBusy) return null;
      setBusy(true);
      const loading = noticesLoaded();
      setRefusal(null);
      const answer = await act();
      if (isRefusal(answer)) await loading;
      setBusy(false);
      if (!isRefusal(answer)) return answer;
      setRefusal(answer);
      return null;
    },
  };
}
