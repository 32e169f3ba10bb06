// Fetches the sign-in settings: the team and the configured identity providers.
import { useEffect, useState } from 'react';
import { isRefusal } from '../../../contract/errors.ts';
import { uuid } from '../../../contract/fields.ts';
import { loginSettings } from '../../../contract/people/authorization.ts';
import { call } from '../../base/api/call.ts';
import type { LoginSettings } from '../../base/session/providers.ts';

interface Entrances {
  /** Null until the answer is here, and after a failure. */
  readonly settings: LoginSettings | null;
  /** True for a short time only: then the page shows what it has. */
  readonly isWaiting: boolean;
  /** The request failed. */
  readonly hasFailed: boolean;
}

const patienceMs = 800;

/** Loaded together with the answer, so that the layout does not shift later. */
const fetchButtons = () => import('./provider/ProviderButtons.tsx').catch(() => null);

/** A malformed team id is ignored. */
export function useLoginSettings(gameSpace: string | null, invite: string | null = null): Entrances {
  const [settings, setSettings] = useState<LoginSettings | null>(null);
  const [isWaiting, setWaiting] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const companyId = gameSpace !== null && uuid.safeParse(gameSpace).success ? gameSpace : undefined;
    void call(loginSettings, { query: { companyId, invite: invite ?? undefined } }).then(async (answer) => {
      if (!isRefusal(answer)) await fetchButtons();
      if (!isWanted) return;
      if (isRefusal(answer)) setFailed(true);
      else setSettings(answer);
      setWaiting(false);
    });
    const timer = setTimeout(() => setWaiting(false), patienceMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [gameSpace, invite]);
  return { settings, isWaiting, hasFailed };
}
