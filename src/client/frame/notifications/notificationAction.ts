// The action of a notification: opens an https address, goes to a page of the product, or only closes.
import { actionType, type Notification } from '../../../contract/messaging/notifications.ts';
import { safeReturn } from '../../base/session/returnUrl.ts';

export type NotificationAction =
  | { readonly kind: 'open'; readonly url: string }
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'close' };

/** Only https addresses and pages of the product; anything else only closes. */
export function actionOf(
  notification: Pick<Notification, 'actionType' | 'actionValues'>,
  isScreen: (path: string) => boolean,
  origin = window.location.origin,
): NotificationAction {
  const { url, navigateTo } = notification.actionValues;
  if (notification.actionType === actionType.openUrl && url !== undefined) {
    const isSecure = URL.canParse(url) && new URL(url).protocol === 'https:';
    return isSecure ? { kind: 'open', url } : { kind: 'close' };
  }
  if (notification.actionType === actionType.navigate && navigateTo !== undefined)
    return { kind: 'go', to: safeReturn(navigateTo, isScreen, origin) };
  return { kind: 'close' };
}

/** The game whose table it leads to, for the picture; null for anything else. */
export const gameOf = ({ actionValues }: Pick<Notification, 'actionValues'>): string | null =>
  /^\/games\/(\w+)/.exec(actionValues.navigateTo ?? '')?.[1] ?? null;
