// Whether notifications are sent to this browser, as the server knows it.
import { pushState } from '../../../contract/messaging/push.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useHost } from '../../base/hosts/host.ts';

/** Null until it is known, where the server sends none, and in frames of other products, which have notifications of their own. */
export function usePushState(): { readonly publicKey: string; readonly isOn: boolean } | null {
  const isWanted = !useHost().isGuest;
  const { data } = useAnswer(pushState, {}, { isWanted });
  if (!isWanted || !data || data.publicKey === null) return null;
  return { publicKey: data.publicKey, isOn: data.isOn };
}
