// Proves with a passkey who is there; shared by the ways of the dialog that can be replaced by one.
import { useState } from 'react';
import { isRefusal } from '../../../contract/errors.ts';
import { confirm } from '../../../contract/people/confirming.ts';
import { call } from '../../base/api/call.ts';
import { askForPasskey } from '../../base/api/passkeys.ts';
import type { useSend } from '../../parts/forms/useSend.ts';

export function usePasskeyProof(send: ReturnType<typeof useSend>['send'], onProven: () => void) {
  const [hasStopped, setStopped] = useState(false);
  const provePasskey = async () => {
    setStopped(false);
    const proven = await send(async () => {
      const passkey = await askForPasskey();
      if (passkey === null || isRefusal(passkey)) return passkey ?? 'stopped';
      return call(confirm, { body: { passkey } });
    });
    if (proven === 'stopped') setStopped(true);
    else if (proven) onProven();
  };
  return { hasStopped, provePasskey };
}
