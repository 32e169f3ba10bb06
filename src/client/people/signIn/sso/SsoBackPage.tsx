// Where the provider of a company sends people back to: signed in, tested by an admin, or proven again. Frames begin and end here, in a window of their own.
import { use, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRefusal, type Refusal, refuse } from '../../../../contract/errors.ts';
import type { User } from '../../../../contract/people/people.ts';
import { ssoFinish } from '../../../../contract/people/sso.ts';
import { call } from '../../../base/api/call.ts';
import { leaveForFrame } from '../../../base/hosts/companyWindow.ts';
import { handToFrame } from '../../../base/hosts/frameChannel.ts';
import { takeSsoAttempt } from '../../../base/session/ssoAttempt.ts';
import { finishSignIn } from '../finishSignIn.ts';
import { Arriving, NotSignedIn, SigningIn } from '../provider/ProviderOutcome.tsx';
import { useSsoReason } from './leadToCompany.ts';

interface Came {
  readonly returnUrl: string | null;
  /** Null: it was a test or a proof, and leads back to where it began. `frame`: a frame goes on. */
  readonly outcome: User | Refusal | 'frame' | null;
}

const arrivals = new Map<string, Promise<Came>>();

async function finish(query: string): Promise<Came> {
  const asked = new URLSearchParams(query);
  const start = asked.get('start');
  const noFrame = refuse('TemporarilyUnavailable', { reason: 'noFrame' });
  if (start !== null) return { returnUrl: null, outcome: (await leaveForFrame(start)) ? 'frame' : noFrame };
  const state = asked.get('state') ?? '';
  const attempt = takeSsoAttempt(state);
  if (!attempt) {
    const isTaken = await handToFrame(state, query);
    return { returnUrl: null, outcome: isTaken ? 'frame' : refuse('InvalidOrExpiredToken') };
  }
  const { secret, returnUrl } = attempt;
  const answer = await call(ssoFinish, { body: { state, secret, query } });
  return { returnUrl, outcome: isRefusal(answer) ? answer : (answer.user ?? null) };
}

/** A code works once, so it is sent once even when React runs effects twice. */
function finishOnce(query: string): Promise<Came> {
  const known = arrivals.get(query);
  if (known) return known;
  const finished = finish(query);
  arrivals.set(query, finished);
  return finished;
}

function Came({ query }: { readonly query: string }) {
  const { outcome, returnUrl } = use(finishOnce(query));
  const navigate = useNavigate();
  const reasonOf = useSsoReason();
  useEffect(() => {
    if (outcome === null) void navigate(returnUrl ?? '/', { replace: true });
    else if (outcome !== 'frame' && !isRefusal(outcome)) finishSignIn(outcome, returnUrl, navigate);
  }, [outcome, returnUrl, navigate]);
  if (!isRefusal(outcome)) return <SigningIn />;
  return <NotSignedIn reason={reasonOf(outcome)} returnUrl={returnUrl} />;
}

export function SsoBackPage() {
  const { search } = useLocation();
  return (
    <Arriving>
      <Came query={search} />
    </Arriving>
  );
}
