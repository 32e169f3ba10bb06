// Coming in where one is: without a word where the host knows people, else by a press, else by a small window.
import { useCallback, useEffect, useState } from 'react';
import { isRefusal } from '../../../../contract/errors.ts';
import { type Asking, type SignIn, useHost } from '../../../hosts/host.ts';
import { device } from '../../../session/device.ts';
import { session, welcome } from '../../../session/session.ts';

/** Why there is still a door: what the last attempt came to. */
type Outcome = Exclude<SignIn, object> | Extract<SignIn, { ok: false }>;

export interface FrameSignIn {
  readonly isBusy: boolean;
  readonly outcome: Outcome;
  /** Only in a press. */
  enter(): void;
}

/** A session that ends as soon as it began is not tried for again and again. */
const restMs = 60_000;
let lastSilentAt = Number.NEGATIVE_INFINITY;

export function useFrameSignIn(): FrameSignIn {
  const { signIn, knowsPeople } = useHost();
  const isRested = performance.now() - lastSilentAt > restMs;
  const isExpected = knowsPeople && isRested && !device().hasLeft && session.farewell() === null;
  const [isBusy, setBusy] = useState(isExpected);
  const [outcome, setOutcome] = useState<Outcome>('asks');
  const attempt = useCallback(
    async (asking: Asking) => {
      if (!signIn) return;
      setBusy(true);
      const answer = await signIn(asking);
      if (typeof answer === 'object' && !isRefusal(answer)) return welcome(answer);
      setOutcome(answer);
      setBusy(false);
    },
    [signIn],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (!isExpected) return;
    lastSilentAt = performance.now();
    void attempt('silently');
  }, []);
  return { isBusy, outcome, enter: () => void attempt(outcome === 'popUp' ? 'popUp' : 'asked') };
}
