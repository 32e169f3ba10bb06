// What the server says of the entrance: which team's, and which ways in.

import { useEffect, useState } from 'react';
import { loginSettings } from '../../../contract/authorization.ts';
import { isRefusal } from '../../../contract/errors.ts';
import { uuid } from '../../../contract/fields.ts';
import { call } from '../../api/call.ts';
import type { LoginSettings } from '../../session/providers.ts';

interface Entrances {
  /** Null until the answer is here, and where none comes. */
  readonly settings: LoginSettings | null;
  /** Not for long: a page shows what it has rather than wait. */
  readonly isWaiting: boolean;
  /** No answer will come. */
  readonly hasFailed: boolean;
}

const patienceMs = 800;

/** They come with the answer, so that nothing moves later. */
const fetchButtons = () => import('./provider/ProviderButtons.tsx').catch(() => null);

/** A malformed team is nobody's. */
export function useLoginSettings(gameSpace: string | null): Entrances {
  const [settings, setSettings] = useState<LoginSettings | null>(null);
  const [isWaiting, setWaiting] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const companyId = gameSpace !== null && uuid.safeParse(gameSpace).success ? gameSpace : undefined;
    void call(loginSettings, { query: { companyId } }).then(async (answer) => {
      if (!isRefusal(answer) && answer.methods.length > 1) await fetchButtons();
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
  }, [gameSpace]);
  return { settings, isWaiting, hasFailed };
}
