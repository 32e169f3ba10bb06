// Where the provider of a company sends people back to: signed in, tested by an admin, or proven again.
import { use, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRefusal, type Refusal, refuse } from '../../../../contract/errors.ts';
import type { User } from '../../../../contract/people/people.ts';
import { ssoFinish } from '../../../../contract/people/sso.ts';
import { call } from '../../../base/api/call.ts';
import { takeSsoAttempt } from '../../../base/session/ssoAttempt.ts';
import { finishSignIn } from '../finishSignIn.ts';
import { Arriving, NotSignedIn, SigningIn } from '../provider/ProviderOutcome.tsx';
import { useSsoReason } from './leadToCompany.ts';

interface Came {
  readonly returnUrl: string | null;
  /** Null: it was a test or a proof, and leads back to where it began. */
  readonly outcome: User | Refusal | null;
}

const arrivals = new Map<string, Promise<Came>>();

async function finish(query: string): Promise<Came> {
  const state = new URLSearchParams(query).get('state') ?? '';
  const attempt = takeSsoAttempt(state);
  if (!attempt) return { returnUrl: null, outcome: refuse('InvalidOrExpiredToken') };
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
    else if (!isRefusal(outcome)) finishSignIn(outcome, returnUrl, navigate);
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
