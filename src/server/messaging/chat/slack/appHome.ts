// The home tab of the Slack app: the games that wait for its reader, what is on today, and tables with free seats.
import type { Block, KnownBlock } from '@slack/web-api';
import type { Refusal } from '../../../../contract/errors.ts';
import type { Event } from '../../../../contract/events/events.ts';
import { pathTo } from '../../../../contract/pages.ts';
import type { Language } from '../../../../engine/language.ts';
import { translator } from '../../../base/texts/translator.ts';
import { stripMarkup } from '../../mail/letter.ts';
import { pathOfTrivia } from '../../notifications/kinds/triviaSoon.ts';
import { gameInWords } from '../../notifications/names.ts';
import { linkTo } from '../card.ts';
import type { ChatServices, ListEvents } from '../services.ts';
import { buttons, opener, section } from './blocks.ts';
import { findMember, type KnownMember, type SlackAccount, teamOfWorkspace } from './findMember.ts';
import { forgetShown, noteOpened, takeChanged } from './homeStore.ts';
import { homeTurns } from './homeTurns.ts';
import { tableRows } from './tableRows.ts';

export type HomeDeps = Pick<
  ChatServices,
  'chat' | 'clock' | 'config' | 'database' | 'encryption' | 'log' | 'members' | 'tables'
>;

const dayMs = 24 * 60 * 60_000;
const mostEvents = 10;

function pathOfEvent({ type, gameType, gameId }: Event): string {
  if (gameId === null) return '/events';
  if (type === 'puzzle') return `/puzzle/${gameType}`;
  if (type === 'trivia') return pathOfTrivia(gameId);
  if (type === 'bingo') return pathTo('/games/bingo/:bingoId', { bingoId: gameId });
  if (type === 'tournament') return pathTo('/tournaments/:id', { id: gameId });
  return `/predictorEvents?game=${gameId}`;
}

function eventRows(events: readonly Event[], language: Language, publicUrl: string): KnownBlock[] {
  const t = translator(language, 'mail');
  return events.slice(0, mostEvents).map((event, at): KnownBlock => {
    const { type, gameType, title, myState } = event;
    const name = type === 'puzzle' ? gameInWords(gameType ?? '', language) : stripMarkup(title);
    const words = myState === 'solved' ? t('chat.home.solved', { name }) : name;
    const label = t(myState === 'solved' ? 'chat.home.look' : 'chat.home.open');
    return { ...section(words), accessory: opener(label, linkTo(publicUrl, pathOfEvent(event)), 100 + at) };
  });
}

/** Links without a ticket: what is shown here stays for long. */
async function blocksFor(
  services: HomeDeps,
  eventsFor: ListEvents,
  known: KnownMember,
): Promise<(KnownBlock | Block)[]> {
  const { clock, config, tables } = services;
  const { member, team } = known;
  const { language } = member;
  const t = translator(language, 'mail');
  const link = (path: string) => linkTo(config.publicUrl, path);
  const [turns, events, { open }] = await Promise.all([
    homeTurns(services, known, link),
    eventsFor(known),
    tables.areaOf(team, member.userId),
  ]);
  const tomorrow = clock.now() + dayMs;
  const today = events.filter(
    ({ state, start }) => state === 'running' || (state === 'coming' && Date.parse(start) < tomorrow),
  );
  const rows = eventRows(today, language, config.publicUrl);
  return [
    ...turns,
    { type: 'header', text: { type: 'plain_text', text: t('chat.home.today') } },
    ...(rows.length === 0 ? [section(t('chat.home.nothing'))] : rows),
    { type: 'divider' },
    ...tableRows(open, language, link),
    buttons([opener(t('chat.command.lobby'), link('/games'))]),
  ];
}

function signInBlocks(language: Language, publicUrl: string): (KnownBlock | Block)[] {
  const t = translator(language, 'mail');
  const button = opener(t('chat.command.signInButton'), linkTo(publicUrl, '/'));
  return [section(t('chat.home.signIn')), buttons([button])];
}

/** Null: it is published, or there is nothing to publish. */
async function publishHome(
  services: HomeDeps,
  eventsFor: ListEvents,
  asker: SlackAccount,
  known: KnownMember | null,
): Promise<Refusal | null> {
  const { chat, config, log } = services;
  const team = await teamOfWorkspace(services, asker);
  if (!chat.slack || !team) return null;
  const blocks = known
    ? await blocksFor(services, eventsFor, known)
    : signInBlocks(team.language, config.publicUrl);
  const refusal = await chat.slack.publishHome(team.id, asker.account, blocks);
  if (refusal) log.warn({ slack: refusal.error }, 'the home tab was not published');
  return refusal;
}

/** The home tab is published again each time it is opened. */
export async function showHome(
  services: HomeDeps,
  eventsFor: ListEvents,
  asker: SlackAccount,
): Promise<void> {
  const { database, clock } = services;
  const known = await findMember(services, asker);
  if (known) await noteOpened(database, known.member.userId, clock.now());
  await publishHome(services, eventsFor, asker, known);
}

/** As many in a minute, of all workspaces. */
const mostTogether = 60;

/** Publishes the tabs of people for whom other turns wait than their tab shows. */
export async function renewHomes(services: HomeDeps, eventsFor: ListEvents): Promise<void> {
  const { chat, clock, database } = services;
  if (!chat.slack) return;
  for (const home of await takeChanged(database, clock.now(), mostTogether)) {
    const known = await findMember(services, home);
    const refusal = known && (await publishHome(services, eventsFor, home, known));
    if (refusal) await forgetShown(database, home.userId);
  }
}
