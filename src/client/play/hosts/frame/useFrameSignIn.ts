// Sign-in inside a host's frame: silent single sign-on, then a button, then a pop-up window; or a window of the company.
import { useCallback, useEffect, useState } from 'react';
import { isRefusal } from '../../../../contract/errors.ts';
import { type Asking, type SignIn, useHost } from '../../../base/hosts/host.ts';
import { device } from '../../../base/session/device.ts';
import { session, welcome } from '../../../base/session/session.ts';

/** The outcome of the last attempt. */
type Outcome = Exclude<SignIn, object> | Extract<SignIn, { ok: false }>;

export interface FrameSignIn {
  readonly isBusy: boolean;
  readonly outcome: Outcome;
  /** Only from a user gesture. */
  enter(): void;
  /** The same, where the company wants it; null: it does not. */
  readonly enterWithCompany: (() => void) | null;
}

/** Prevents a loop when a session ends as soon as it began. */
const restMs = 60_000;
let lastSilentAt = Number.NEGATIVE_INFINITY;

export function useFrameSignIn(): FrameSignIn {
  const { signIn, knowsPeople } = useHost();
  const isRested = performance.now() - lastSilentAt > restMs;
  const isExpected = knowsPeople && isRested && !device().hasLeft && session.farewell() === null;
  const [isBusy, setBusy] = useState(isExpected);
  const [outcome, setOutcome] = useState<Outcome>('asks');
  const [teamId, setTeamId] = useState<string | null>(null);
  const attempt = useCallback(
    async (asking: Asking) => {
      if (!signIn) return;
      setBusy(true);
      const answer = await signIn(asking);
      if (typeof answer === 'object' && !isRefusal(answer)) return welcome(answer);
      if (isRefusal(answer) && answer.error === 'SsoNeeded' && answer.teamId) {
        void import('../../../base/hosts/companyWindow.ts').catch(() => {}); // before the press, which opens a window at once
        setTeamId(answer.teamId);
      }
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
  return {
    isBusy,
    outcome,
    enter: () => void attempt(outcome === 'popUp' ? 'popUp' : 'asked'),
    enterWithCompany: teamId === null ? null : () => void attempt({ teamId }),
  };
}
