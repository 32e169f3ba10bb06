// Maps Slack errors to refusals.
import { type Refusal, refuse } from '../../../../contract/errors.ts';

/** The bot's token is invalid: the installation can be removed. */
const lockedOut = new Set(['token_revoked', 'account_inactive', 'invalid_auth', 'not_authed']);
const notThere = new Set(['channel_not_found', 'is_archived']);
const notAllowed = new Set(['restricted_action', 'missing_scope', 'no_permission']);

/** An error shaped like one of Slack. */
const faultOf = (word: string): Error =>
  Object.assign(new Error(word), { code: 'slack_webapi_platform_error', data: { error: word } });

/** The stored installation cannot be decrypted. */
export const lockedOutFault = (): Error => faultOf('invalid_auth');

/** Slack's answer does not match its schema. */
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

/** The error code for the log; never the data that was sent or received. */
export function wordOf(fault: unknown): string {
  const { code, word } = kindOf(fault);
  return word || code || 'unknown';
}

/** Null: not an error of Slack. */
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
