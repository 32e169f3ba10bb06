// What went wrong with Slack, as a refusal that says what to do.
import { type Refusal, refuse } from '../../../contract/errors.ts';

/** The bot has no way in any more: what is known of it may be forgotten. */
const lockedOut = new Set(['token_revoked', 'account_inactive', 'invalid_auth', 'not_authed']);
const notThere = new Set(['channel_not_found', 'is_archived']);
const notAllowed = new Set(['restricted_action', 'missing_scope', 'no_permission']);

/** As if Slack had said this word. */
const faultOf = (word: string): Error =>
  Object.assign(new Error(word), { code: 'slack_webapi_platform_error', data: { error: word } });

/** What we keep of the installation cannot be read any more. */
export const lockedOutFault = (): Error => faultOf('invalid_auth');

/** What Slack answered makes no sense. */
export const unreadableFault = (): Error => faultOf('unreadable');

const textIn = (thing: unknown, key: string): string => String(Reflect.get(Object(thing), key) ?? '');

/** The errors of the library are told apart by their `code`, those of Slack by a word. */
function kindOf(fault: unknown): { readonly code: string; readonly word: string } {
  const original: unknown = Reflect.get(Object(fault), 'original');
  const code = textIn(fault, 'code');
  if (code === 'slack_oauth_installer_authorization_error') return kindOf(original);
  return { code, word: textIn(Reflect.get(Object(fault), 'data'), 'error') };
}

export const isLockedOut = (fault: unknown): boolean => lockedOut.has(kindOf(fault).word);

/** For the log: never what was sent or answered. */
export function wordOf(fault: unknown): string {
  const { code, word } = kindOf(fault);
  return word || code || 'unknown';
}

/** Null: it is not Slack's fault. */
export function slackRefusal(fault: unknown): Refusal | null {
  const { code, word } = kindOf(fault);
  if (code === 'slack_webapi_rate_limited_error') {
    const seconds = Number(textIn(fault, 'retryAfter'));
    return refuse('SlackBusy', { retryAfterSeconds: seconds > 0 ? seconds : 1 });
  }
  if (code !== 'slack_webapi_platform_error')
    return code.startsWith('slack_webapi_') ? refuse('SlackAway') : null;
  if (lockedOut.has(word) || word === 'token_expired') return refuse('SlackNotConnected');
  if (word === 'not_in_channel') return refuse('BotNotInChannel');
  if (notThere.has(word)) return refuse('ChannelGone');
  if (notAllowed.has(word)) return refuse('BotNotAllowed');
  return word === 'ratelimited' || word === 'rate_limited' ? refuse('SlackBusy') : refuse('SlackAway');
}
