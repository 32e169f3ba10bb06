// Answers the `/topla` slash command, visibly to its sender alone: a select of games, free seats and links.
import type { Block, ExternalSelect, KnownBlock } from '@slack/web-api';
import type { Table } from '../../../../contract/play/tables.ts';
import type { Language } from '../../../../engine/language.ts';
import { issueChatTicket } from '../../../people/identity/chatTickets.ts';
import { stripMarkup } from '../../mail/letter.ts';
import { gameInWords } from '../../notifications/names.ts';
import { linkTo } from '../card.ts';
import type { ChatServices } from '../services.ts';
import { buttons, escaped, opener, section } from './blocks.ts';
import { findMember, type KnownMember, type SlackAccount, teamOfWorkspace } from './findMember.ts';
import { type TableLink, tableRows, turnRows, wordsFor } from './tableRows.ts';

type Deps = Pick<ChatServices, 'clock' | 'config' | 'database' | 'members' | 'tables'>;

export interface CommandAnswer {
  readonly response_type: 'ephemeral' | 'in_channel';
  readonly text: string;
  readonly blocks: (KnownBlock | Block)[];
}

/** The action id of the select of games. */
export const gameChoice = 'game';
const mostOptions = 100;

export const ephemeral = (text: string, ...blocks: (KnownBlock | Block)[]): CommandAnswer => ({
  response_type: 'ephemeral',
  text: escaped(text),
  blocks: [section(text), ...blocks],
});

/** The answer to an unknown account, in the language of the team, or in both languages without a team. */
export async function answerUnknown(
  services: Pick<Deps, 'config' | 'database'>,
  asker: SlackAccount,
): Promise<CommandAnswer> {
  const team = await teamOfWorkspace(services, asker);
  if (!team) return ephemeral(`${wordsFor('en')('noTeam')}\n${wordsFor('tr')('noTeam')}`);
  const words = wordsFor(team.language);
  return ephemeral(
    words('signIn'),
    buttons([opener(words('signInButton'), linkTo(services.config.publicUrl, '/games'))]),
  );
}

export interface SlackGame {
  readonly gameName: string;
  readonly name: string;
  readonly isAllowed: boolean;
}

const folded = (text: string, language: Language): string =>
  text.normalize('NFC').trim().toLocaleLowerCase(language);

/** Whole, and without what a name has in brackets: "Kupa (Hearts)", "Kupa". */
const spellings = (name: string): readonly string[] => [name, name.replace(/ \(.*\)$/, '')];

/** Finds a game by its name in either language. */
const isCalled = ({ gameName }: SlackGame, words: string): boolean =>
  folded(gameName, 'en') === folded(words, 'en') ||
  (['en', 'tr'] as const).some((language) =>
    spellings(gameInWords(gameName, language)).some(
      (spelling) => folded(spelling, language) === folded(words, language),
    ),
  );

interface Offer {
  readonly games: readonly SlackGame[];
  readonly open: readonly Table[];
}

async function offerOf({ tables }: Deps, { team, member }: KnownMember): Promise<Offer> {
  const { games, open } = await tables.areaOf(team, member.userId);
  const named = games.map(({ gameName, isAllowed }) => ({
    gameName,
    isAllowed,
    name: gameInWords(gameName, member.language),
  }));
  return { games: named, open };
}

/** The allowed games whose name contains what was typed. */
export async function gamesFor(
  services: Deps,
  asker: SlackAccount,
  typed: string,
): Promise<readonly SlackGame[]> {
  const known = await findMember(services, asker);
  if (!known) return [];
  const { language } = known.member;
  const { games } = await offerOf(services, known);
  return games
    .filter(({ isAllowed, name }) => isAllowed && folded(name, language).includes(folded(typed, language)))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
    .slice(0, mostOptions);
}

const select = (placeholder: string): ExternalSelect => ({
  type: 'external_select',
  action_id: gameChoice,
  min_query_length: 0,
  placeholder: { type: 'plain_text', text: placeholder },
});

/** Links sign in with a ticket; the answer is ephemeral, so only this person sees it. */
async function linkFor({ database, clock, config }: Deps, { member }: KnownMember): Promise<TableLink> {
  const token = await issueChatTicket(database, member.userId, clock.now());
  return (path) => {
    const query = new URLSearchParams({ token, app: 'slack', returnUrl: path });
    return `${config.publicUrl}/integration?${query}`;
  };
}

export async function answerCommand(
  services: Deps,
  asker: SlackAccount,
  typed: string,
): Promise<CommandAnswer> {
  const known = await findMember(services, asker);
  if (!known) return answerUnknown(services, asker);
  const { language } = known.member;
  const words = wordsFor(language);
  const asked = typed.trim();
  const { games, open } = await offerOf(services, known);
  const link = await linkFor(services, known);
  const lobby = buttons([opener(words('lobby'), link('/games'))]);
  const choice = { ...section(words('choose')), accessory: select(words('game')) };
  if (/^(?:help|yardım|yardim|\?)$/i.test(asked)) return ephemeral(words('help'), lobby);
  if (asked === '') {
    const turns = await turnRows(services.tables, known.member, link);
    const blocks = [...turns, choice, ...tableRows(open, language, link), lobby];
    return { ...ephemeral(words('choose')), blocks };
  }
  const game = games.find((each) => isCalled(each, asked));
  if (!game) return ephemeral(words('unknown', { game: stripMarkup(asked) }), choice, lobby);
  const { name, gameName } = game;
  if (!game.isAllowed) return ephemeral(words('closed', { game: name }), choice, lobby);
  const ofGame = open.filter((table) => table.gameName === gameName);
  const way = buttons([opener(words('open', { game: name }), link(`/games/${gameName}`))]);
  return ephemeral(words('chosen', { game: name }), ...tableRows(ofGame, language, link), way);
}
