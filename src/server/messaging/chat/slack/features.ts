// What other areas add to Slack: words after `/topla`, and buttons in the messages that they posted.
import type { Block, KnownBlock } from '@slack/web-api';
import { isRefusal, type Refusal, refuse, sentenceKeyOf } from '../../../../contract/errors.ts';
import { fetchOutside } from '../../../base/shared/outboundFetch.ts';
import { translator } from '../../../base/texts/translator.ts';
import { subscriptionRefusal } from '../../../people/gates.ts';
import type { ChatServices } from '../services.ts';
import { answerUnknown, type CommandAnswer, ephemeral } from './command.ts';
import { findMember, type KnownMember, type SlackAccount } from './findMember.ts';

export interface TypedWords {
  /** The one it was found by. */
  readonly word: string;
  readonly rest: string;
  /** The accounts that are mentioned in it. */
  readonly mentions: readonly string[];
  /** The channel it was typed in. */
  readonly channelId: string | null;
}

export interface PressedButton {
  /** What stands behind the colon of its action id: `0` of `poll:0`. */
  readonly part: string;
  readonly value: string;
}

export interface AnswerToPress {
  /** Replaces the message for everybody; left out: it stays. */
  readonly message?: { readonly text: string; readonly blocks: (KnownBlock | Block)[] };
  /** What only the person who pressed reads. */
  readonly own: string;
}

export interface SlackFeature {
  /** The first words after `/topla` that are meant for it, in lower case. */
  readonly words: readonly string[];
  answer(asker: KnownMember, typed: TypedWords): Promise<CommandAnswer | Refusal>;
  /** What stands before the colon in the action ids of its buttons; null: it has none. */
  readonly button: string | null;
  press(asker: KnownMember, pressed: PressedButton): Promise<AnswerToPress | Refusal>;
}

type Deps = Pick<ChatServices, 'config' | 'clock' | 'database' | 'log' | 'members' | 'rates' | 'tables'>;

export const refusedAnswer = (refusal: Refusal, { member }: KnownMember): string =>
  translator(member.language, 'errors')(sentenceKeyOf(refusal));

/** As for a call of the app: the subscription of the team, and how often one person may. */
async function refusalFor({ rates }: Deps, { member }: KnownMember): Promise<Refusal | null> {
  const refusal = subscriptionRefusal(member);
  if (refusal) return refusal;
  const taken = await rates.take('WRITE', { user: member.userId, writer: member.userId });
  return taken.ok ? null : refuse('TooManyRequests');
}

const folded = (word: string): readonly string[] => [word.toLowerCase(), word.toLocaleLowerCase('tr')];

/** Slack sends mentions, channels and links in brackets and three characters as entities: back to what was typed. */
const asTyped = (text: string): string =>
  text
    .replaceAll(/<([@#!]?)[^<>|]*\|([^<>]*)>/g, '$1$2')
    .replaceAll(/<([^<>]*)>/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const mentionsIn = (text: string): string[] =>
  [...text.matchAll(/<@(\w{1,30})(?:\|[^<>]*)?>/g)].map(([, account = '']) => account);

/** Null: the words are meant for no feature. */
export async function answerByFeature(
  services: Deps,
  features: readonly SlackFeature[],
  asker: SlackAccount,
  { text, channelId }: { readonly text: string; readonly channelId: string | null },
): Promise<CommandAnswer | null> {
  const [, first = '', rest = ''] = /^\s*(\S+)\s*(.*)$/su.exec(text) ?? [];
  for (const feature of features) {
    const word = feature.words.find((each) => folded(first).includes(each));
    if (word === undefined) continue;
    const known = await findMember(services, asker);
    if (!known) return answerUnknown(services, asker);
    const typed = { word, rest: asTyped(rest), mentions: mentionsIn(rest), channelId };
    const answer = (await refusalFor(services, known)) ?? (await feature.answer(known, typed));
    return isRefusal(answer) ? ephemeral(refusedAnswer(answer, known)) : answer;
  }
  return null;
}

const send = async (url: string, body: object): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  await fetchOutside(url, { method: 'POST', headers, body: JSON.stringify(body) });
};

const onlyFor = (text: string, blocks: CommandAnswer['blocks']) => ({
  response_type: 'ephemeral',
  replace_original: false,
  text,
  blocks,
});

/** Whether the button is one of a feature; what comes of it goes to the address that Slack gave for it. */
export function pressForFeature(
  services: Deps,
  features: readonly SlackFeature[],
  asker: SlackAccount,
  action: { readonly actionId: string; readonly value: string; readonly answerTo: string },
): boolean {
  const [name = '', part = ''] = action.actionId.split(':');
  const feature = features.find(({ button }) => button === name);
  if (!feature) return false;
  const act = async () => {
    const known = await findMember(services, asker);
    if (!known) {
      const { text, blocks } = await answerUnknown(services, asker);
      return send(action.answerTo, onlyFor(text, blocks));
    }
    const answer =
      (await refusalFor(services, known)) ?? (await feature.press(known, { part, value: action.value }));
    const own = ephemeral(isRefusal(answer) ? refusedAnswer(answer, known) : answer.own);
    if (!isRefusal(answer) && answer.message)
      await send(action.answerTo, { ...answer.message, replace_original: true });
    return send(action.answerTo, onlyFor(own.text, own.blocks));
  };
  act().catch((fault: unknown) =>
    services.log.warn({ slack: String(fault) }, 'the answer to a button did not go out'),
  );
  return true;
}
