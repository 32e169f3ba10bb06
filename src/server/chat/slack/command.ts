// What `/topla` answers, to whoever wrote it and to nobody else: games to choose, free seats, and the way there.
import type { Block, ExternalSelect, KnownBlock } from '@slack/web-api';
import { seatWish } from '../../../contract/notifications.ts';
import type { Table } from '../../../contract/tables.ts';
import type { Language } from '../../../engine/language.ts';
import { issueChatTicket } from '../../identity/chatTickets.ts';
import { readIdentity, readTeamOfWorkspace } from '../../identity/identityStore.ts';
import { tame } from '../../mail/letter.ts';
import { gameInWords } from '../../notifications/wording.ts';
import type { Member, MyTeam } from '../../people/members.ts';
import { type TextKey, translator } from '../../texts/translator.ts';
import { linkTo } from '../card.ts';
import type { ChatServices } from '../services.ts';
import { buttons, escaped, opener, section } from './blocks.ts';

type Needs = Pick<ChatServices, 'clock' | 'config' | 'database' | 'members' | 'tables'>;

/** Who asks, in the words of Slack. */
export interface Asker {
  readonly workspace: string;
  readonly account: string;
}

export interface CommandAnswer {
  readonly response_type: 'ephemeral';
  readonly text: string;
  readonly blocks: (KnownBlock | Block)[];
}

/** The select of games says its choice by this name. */
export const gameChoice = 'game';
const mostTables = 5;
const mostOptions = 100;

type CommandKey =
  TextKey<'mail'> extends infer Key ? (Key extends `chat.command.${infer Name}` ? Name : never) : never;

/** The sentences of the command in one language. */
const wordsFor = (language: Language) => {
  const t = translator(language, 'mail');
  return (key: CommandKey, values: Readonly<Record<string, string>> = {}) => t(`chat.command.${key}`, values);
};

const whisper = (text: string, ...blocks: (KnownBlock | Block)[]): CommandAnswer => ({
  response_type: 'ephemeral',
  text: escaped(text),
  blocks: [section(text), ...blocks],
});

interface Known {
  readonly member: Member;
  readonly team: MyTeam;
}

/** Whose account of the workspace's own team this is. */
export async function knownAs(
  { database, members }: Needs,
  { workspace, account }: Asker,
): Promise<Known | null> {
  const home = { provider: 'slack', tenantKey: workspace } as const;
  const teamId = await readTeamOfWorkspace(database, home);
  const userId = teamId === null ? null : await readIdentity(database, { ...home, subject: account });
  const member = userId === null ? null : await members.read(userId);
  const team = member?.team;
  return member && !member.isDisabled && team && team.teamId === teamId ? { member, team } : null;
}

/** Nobody we know: they are told in the language of the team, or in both when there is no team either. */
async function answerStranger({ database, config }: Needs, { workspace }: Asker): Promise<CommandAnswer> {
  const teamId = await readTeamOfWorkspace(database, { provider: 'slack', tenantKey: workspace });
  if (teamId === null) return whisper(`${wordsFor('en')('noTeam')}\n${wordsFor('tr')('noTeam')}`);
  const team = await database
    .selectFrom('teams')
    .select('language')
    .where('id', '=', teamId)
    .executeTakeFirst();
  const words = wordsFor(team?.language ?? 'en');
  return whisper(
    words('signIn'),
    buttons([opener(words('signInButton'), linkTo(config.publicUrl, '/games'))]),
  );
}

export interface Game {
  readonly gameName: string;
  readonly name: string;
  readonly isAllowed: boolean;
}

const folded = (text: string, language: Language): string =>
  text.normalize('NFC').trim().toLocaleLowerCase(language);

/** By what it is called in either language. */
const isCalled = ({ gameName }: Game, words: string): boolean =>
  folded(gameName, 'en') === folded(words, 'en') ||
  (['en', 'tr'] as const).some(
    (language) => folded(gameInWords(gameName, language), language) === folded(words, language),
  );

interface Offer {
  readonly games: readonly Game[];
  readonly open: readonly Table[];
}

async function offerOf({ tables }: Needs, { team, member }: Known): Promise<Offer> {
  const { games, open } = await tables.areaOf(team, member.userId);
  const named = games.map(({ gameName, isAllowed }) => ({
    gameName,
    isAllowed,
    name: gameInWords(gameName, member.language),
  }));
  return { games: named, open };
}

/** The games of the list whose name begins with what was typed. */
export async function gamesFor(services: Needs, asker: Asker, typed: string): Promise<readonly Game[]> {
  const known = await knownAs(services, asker);
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

type Link = (path: string) => string;

function tableRows(open: readonly Table[], language: Language, link: Link): KnownBlock[] {
  const words = wordsFor(language);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const rows = open.slice(0, mostTables).map((table, at): KnownBlock => {
    const names = list.format(table.players.filter(({ isBot }) => !isBot).map(({ name }) => tame(name)));
    const game = gameInWords(table.gameName, language);
    const path = `/games/${table.gameName}/${table.id}${seatWish}`;
    return {
      ...section(names === '' ? game : words('atTable', { game, names })),
      accessory: opener(words('sit'), link(path), at + 1),
    };
  });
  return rows.length === 0 ? [] : [section(words('tables')), ...rows];
}

/** One click signs in: the ticket is in an answer that only this person sees. */
async function linkFor({ database, clock, config }: Needs, { member }: Known): Promise<Link> {
  const token = await issueChatTicket(database, member.userId, clock.now());
  return (path) => {
    const query = new URLSearchParams({ token, app: 'slack', returnUrl: path });
    return `${config.publicUrl}/integration?${query}`;
  };
}

export async function answerCommand(services: Needs, asker: Asker, typed: string): Promise<CommandAnswer> {
  const known = await knownAs(services, asker);
  if (!known) return answerStranger(services, asker);
  const { language } = known.member;
  const words = wordsFor(language);
  const asked = typed.trim();
  const { games, open } = await offerOf(services, known);
  const link = await linkFor(services, known);
  const lobby = buttons([opener(words('lobby'), link('/games'))]);
  const choice = { ...section(words('choose')), accessory: select(words('game')) };
  if (/^(?:help|yardım|yardim|\?)$/i.test(asked)) return whisper(words('help'), lobby);
  if (asked === '')
    return { ...whisper(words('choose')), blocks: [choice, ...tableRows(open, language, link), lobby] };
  const game = games.find((each) => isCalled(each, asked));
  if (!game) return whisper(words('unknown', { game: tame(asked) }), choice, lobby);
  const { name, gameName } = game;
  if (!game.isAllowed) return whisper(words('closed', { game: name }), choice, lobby);
  const ofGame = open.filter((table) => table.gameName === gameName);
  const way = buttons([opener(words('open', { game: name }), link(`/games/${gameName}`))]);
  return whisper(words('chosen', { game: name }), ...tableRows(ofGame, language, link), way);
}
