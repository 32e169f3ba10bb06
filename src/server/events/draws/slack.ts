// Small draws in Slack: `/topla flip`, `/topla roll 2d6`, `/topla who` and `/topla order`, seen by the whole channel.
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { SmallDraw } from '../../../contract/events/draws.ts';
import * as field from '../../../contract/fields.ts';
import type { Language } from '../../../engine/language.ts';
import { diceLimits } from '../../../events/draws/dice.ts';
import { type DrawKind, nameLimits, readNames, specOf } from '../../../events/draws/draw.ts';
import { translator } from '../../base/texts/translator.ts';
import { linkTo } from '../../messaging/chat/card.ts';
import { buttons, escaped, heading, opener } from '../../messaging/chat/slack/blocks.ts';
import { type CommandAnswer, ephemeral } from '../../messaging/chat/slack/command.ts';
import type { SlackFeature, TypedWords } from '../../messaging/chat/slack/features.ts';
import type { KnownMember } from '../../messaging/chat/slack/findMember.ts';
import { stripMarkup } from '../../messaging/mail/letter.ts';
import { draw } from './draw.ts';
import type { DrawServices } from './services.ts';
import { readNamesOfAccounts } from './store.ts';

const kinds: Readonly<Record<string, DrawKind>> = {
  flip: 'coin',
  yazıtura: 'coin',
  yazitura: 'coin',
  roll: 'dice',
  zar: 'dice',
  who: 'who',
  kim: 'who',
  order: 'order',
  sırala: 'order',
  sirala: 'order',
};

/** The names that were typed and the people who were mentioned, else the people of the channel who are on Topla. */
async function namesFor(
  { chat, database, log }: DrawServices,
  { team }: KnownMember,
  { rest, mentions, channelId }: TypedWords,
): Promise<readonly string[]> {
  const words = mentions.length === 0 ? rest : rest.replaceAll(/@\S+/g, ' ');
  const typed = readNames(words.replace(/\?+\s*$/, ''));
  if (mentions.length > 0) {
    const mentioned = await readNamesOfAccounts(database, team.teamId, mentions);
    return [...new Set([...mentioned, ...typed])];
  }
  if (typed.length > 0 || channelId === null || !chat.slack) return typed;
  const here = await chat.slack.peopleIn(team.teamId, channelId);
  if (!isRefusal(here)) return readNamesOfAccounts(database, team.teamId, here);
  log.info({ slack: here.error }, 'people of a channel were not read');
  return [];
}

/** The outcome in one line. */
function outcomeInWords({ spec, outcome }: SmallDraw, language: Language): string {
  const t = translator(language, 'mail');
  switch (outcome.kind) {
    case 'coin':
      return t(outcome.isHeads ? 'chat.draw.heads' : 'chat.draw.tails');
    case 'dice': {
      const dice = outcome.rolls.filter((pips) => pips.length > 0).map((pips) => pips.join(', '));
      const roll = spec.kind === 'dice' ? spec.dice : '';
      return t('chat.draw.dice', { dice: roll, total: outcome.total, rolls: dice.join(' | ') });
    }
    case 'who':
      return t('chat.draw.who', { name: stripMarkup(outcome.name) });
    case 'order':
      return outcome.names.map((name, at) => `${at + 1}. ${stripMarkup(name)}`).join('\n');
  }
}

function messageOf(drawn: SmallDraw, { team, member }: KnownMember, publicUrl: string): CommandAnswer {
  const t = translator(team.language, 'mail');
  const title = t(`chat.draw.title.${drawn.spec.kind}`, { by: stripMarkup(member.name) });
  const words = outcomeInWords(drawn, team.language);
  const link = opener(t('chat.draw.proof'), linkTo(publicUrl, '/draws'));
  return {
    response_type: 'in_channel',
    text: escaped(`${title}\n${words}`),
    blocks: [heading(title, words), buttons([link])],
  };
}

const isPlain = (name: string): boolean => field.line(nameLimits.characters).safeParse(name).success;

/** `/topla roll` alone is one die. */
const usualDice = 'd6';

export const drawsInSlack = (services: DrawServices): SlackFeature => ({
  words: Object.keys(kinds),
  button: null,
  press: async () => refuse('NotFound'),

  async answer(known, typed): Promise<CommandAnswer | Refusal> {
    const kind = kinds[typed.word] ?? 'coin';
    const needsNames = kind === 'who' || kind === 'order';
    const names = needsNames ? (await namesFor(services, known, typed)).filter(isPlain) : [];
    const spec = specOf(kind, typed.rest.trim() === '' ? usualDice : typed.rest, names);
    const t = translator(known.member.language, 'mail');
    if (!spec && needsNames) return ephemeral(t('chat.draw.fault.names', { ...nameLimits }));
    if (!spec) return ephemeral(t('chat.draw.fault.dice', { ...diceLimits }));
    const drawn = await draw(services, known, spec);
    return isRefusal(drawn) ? drawn : messageOf(drawn, known, services.config.publicUrl);
  },
});
