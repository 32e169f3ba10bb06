// What the server says of the entrance: which team's, and which ways in.
import { useEffect, useState } from 'react';
import type { infer as Out } from 'zod/mini';
import { loginSettings } from '../../../contract/authorization.ts';
import { isRefusal } from '../../../contract/errors.ts';
import { uuid } from '../../../contract/fields.ts';
import { call } from '../../api/call.ts';

export type LoginSettings = Out<typeof loginSettings.answer>;

/** Null until the answer is here; a malformed team is nobody's. */
export function useLoginSettings(gameSpace: string | null): LoginSettings | null {
  const [settings, setSettings] = useState<LoginSettings | null>(null);
  useEffect(() => {
    let isWanted = true;
    const companyId = gameSpace !== null && uuid.safeParse(gameSpace).success ? gameSpace : undefined;
    void call(loginSettings, { query: { companyId } }).then((answer) => {
      if (isWanted && !isRefusal(answer)) setSettings(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [gameSpace]);
  return settings;
}
