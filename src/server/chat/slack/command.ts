// Answers the `/topla` slash command, visibly to its sender alone: a select of games, free seats and links.
import type { Block, ExternalSelect, KnownBlock } from '@slack/web-api';
import { seatWish } from '../../../contract/notifications.ts';
import type { Table } from '../../../contract/tables.ts';
import type { Language } from '../../../engine/language.ts';
import { issueChatTicket } from '../../identity/chatTickets.ts';
import { readIdentity, readTeamOfWorkspace } from '../../identity/identityStore.ts';
import { stripMarkup } from '../../mail/letter.ts';
import { gameInWords } from '../../notifications/wording.ts';
import type { Member, MyTeam } from '../../people/members.ts';
import { type TextKey, translator } from '../../texts/translator.ts';
import { linkTo } from '../card.ts';
import type { ChatServices } from '../services.ts';
import { buttons, escaped, opener, section } from './blocks.ts';

type Needs = Pick<ChatServices, 'clock' | 'config' | 'database' | 'members' | 'tables'>;

/** The sender, by Slack's ids. */
export interface Asker {
  readonly workspace: string;
  readonly account: string;
}

export interface CommandAnswer {
  readonly response_type: 'ephemeral';
  readonly text: string;
  readonly blocks: (KnownBlock | Block)[];
}

/** The action id of the select of games. */
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

const ephemeral = (text: string, ...blocks: (KnownBlock | Block)[]): CommandAnswer => ({
  response_type: 'ephemeral',
  text: escaped(text),
  blocks: [section(text), ...blocks],
});

interface Known {
  readonly member: Member;
  readonly team: MyTeam;
}

/** The member of the workspace's team that a Slack account belongs to. */
export async function findMember(
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

/** For an unknown account: in the language of the team, or in both languages without a team. */
async function answerUnknown({ database, config }: Needs, { workspace }: Asker): Promise<CommandAnswer> {
  const teamId = await readTeamOfWorkspace(database, { provider: 'slack', tenantKey: workspace });
  if (teamId === null) return ephemeral(`${wordsFor('en')('noTeam')}\n${wordsFor('tr')('noTeam')}`);
  const team = await database
    .selectFrom('teams')
    .select('language')
    .where('id', '=', teamId)
    .executeTakeFirst();
  const words = wordsFor(team?.language ?? 'en');
  return ephemeral(
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

/** Whole, and without what a name has in brackets: "Kupa (Hearts)", "Kupa". */
const spellings = (name: string): readonly string[] => [name, name.replace(/ \(.*\)$/, '')];

/** By its name in either language. */
const isCalled = ({ gameName }: Game, words: string): boolean =>
  folded(gameName, 'en') === folded(words, 'en') ||
  (['en', 'tr'] as const).some((language) =>
    spellings(gameInWords(gameName, language)).some(
      (spelling) => folded(spelling, language) === folded(words, language),
    ),
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

/** The allowed games whose name contains what was typed. */
export async function gamesFor(services: Needs, asker: Asker, typed: string): Promise<readonly Game[]> {
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

type Link = (path: string) => string;

function tableRows(open: readonly Table[], language: Language, link: Link): KnownBlock[] {
  const words = wordsFor(language);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const rows = open.slice(0, mostTables).map((table, at): KnownBlock => {
    const names = list.format(
      table.players.filter(({ isBot }) => !isBot).map(({ name }) => stripMarkup(name)),
    );
    const game = gameInWords(table.gameName, language);
    const path = `/games/${table.gameName}/${table.id}${seatWish}`;
    return {
      ...section(names === '' ? game : words('atTable', { game, names })),
      accessory: opener(words('sit'), link(path), at + 1),
    };
  });
  return rows.length === 0 ? [] : [section(words('tables')), ...rows];
}

/** Links sign in with a ticket; the answer is ephemeral, so only this person sees it. */
async function linkFor({ database, clock, config }: Needs, { member }: Known): Promise<Link> {
  const token = await issueChatTicket(database, member.userId, clock.now());
  return (path) => {
    const query = new URLSearchParams({ token, app: 'slack', returnUrl: path });
    return `${config.publicUrl}/integration?${query}`;
  };
}

export async function answerCommand(services: Needs, asker: Asker, typed: string): Promise<CommandAnswer> {
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
  if (asked === '')
    return { ...ephemeral(words('choose')), blocks: [choice, ...tableRows(open, language, link), lobby] };
  const game = games.find((each) => isCalled(each, asked));
  if (!game) return ephemeral(words('unknown', { game: stripMarkup(asked) }), choice, lobby);
  const { name, gameName } = game;
  if (!game.isAllowed) return ephemeral(words('closed', { game: name }), choice, lobby);
  const ofGame = open.filter((table) => table.gameName === gameName);
  const way = buttons([opener(words('open', { game: name }), link(`/games/${gameName}`))]);
  return ephemeral(words('chosen', { game: name }), ...tableRows(ofGame, language, link), way);
}
