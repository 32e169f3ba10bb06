// A notification in the words of its reader: kept as values, said in the language they read now.
import { badgeKey, badgePicture } from '../../contract/badges.ts';
import { actionType, type Notification, seatWish } from '../../contract/notifications.ts';
import enBadges from '../../texts/en/badges.json' with { type: 'json' };
import enMail from '../../texts/en/mail.json' with { type: 'json' };
import enTable from '../../texts/en/table.json' with { type: 'json' };
import enTranslation from '../../texts/en/translation.json' with { type: 'json' };
import trBadges from '../../texts/tr/badges.json' with { type: 'json' };
import trMail from '../../texts/tr/mail.json' with { type: 'json' };
import trTable from '../../texts/tr/table.json' with { type: 'json' };
import trTranslation from '../../texts/tr/translation.json' with { type: 'json' };
import { tame } from '../mail/letter.ts';
import { roomStatus } from '../matches/room.ts';
import type { Told } from './kinds.ts';
import type { StoredNotification } from './store.ts';

type Language = 'en' | 'tr';
const formerColleague = { en: enTable.former, tr: trTable.former } as const;
type Words = Readonly<Record<'header' | 'text' | 'button', string>>;
interface Spoken extends Words {
  readonly values: Readonly<Record<string, string>>;
}

const said = { en: enMail.notified, tr: trMail.notified } as const;
const gameNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: enTranslation.games,
  tr: trTranslation.games,
};

export const gameInWords = (gameName: string, language: Language): string =>
  gameNames[language][gameName] ?? gameName;

/** What a player is called: whoever left for good by what they were; a bot goes by its strength, elsewhere. */
export const nameInWords = (
  player: { readonly name: string; readonly userId: string | null; readonly strength: number | null },
  language: Language,
): string => {
  const isGone = player.userId === null && player.strength === null;
  return isGone ? formerColleague[language] : player.name;
};

/** Who left for good has no name any more. */
const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(
    names.map((name) => name || said[language].former),
  );

const badgeWords = { en: enBadges, tr: trBadges } as const;

function spokenOf(told: Told, language: Language): Spoken {
  const words = said[language];
  if (told.kind === 'called') return { ...words.called, values: { by: told.by } };
  if (told.kind === 'badge') {
    const key = badgeKey(told.idprod);
    const { title: badge, text: deed } = badgeWords[language][key];
    return { ...words.badge, values: { badge, deed } };
  }
  const game = gameInWords(told.gameName, language);
  if (told.kind === 'invited') {
    const { header, text, textNamed, button } = words.invited;
    const { by, roomName } = told;
    return { header, text: roomName ? textNamed : text, button, values: { by, table: roomName, game } };
  }
  const names = listed(told.others, language);
  const isAlone = told.others.length === 0;
  const { [told.kind]: own } = words;
  const header = told.kind === 'gameEnded' ? words.gameEnded.outcome[told.outcome] : words.yourTurn.header;
  return { header, text: isAlone ? own.textAlone : own.text, button: own.button, values: { names, game } };
}

/** What the bell says, for a mail: names are tamed there. */
export function inWords(told: Told, language: Language): Words {
  const tamed = 'others' in told ? { ...told, others: told.others.map(tame) } : told;
  const { header, text, button, values } = spokenOf(tamed, language);
  return { header: filled(header, values), text: filled(text, values), button };
}

const filled = (sentence: string, values: Spoken['values']): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);

/** Where it leads: one's badges, the games, or the table, with a seat if one was offered. */
export function pathOf(told: Told): string {
  if (told.kind === 'badge') return '/leaderboard/badge-details';
  if (told.kind === 'called') return '/games';
  return `/games/${told.gameName}/${told.roomId}${told.kind === 'invited' ? seatWish : ''}`;
}

const pictureOf = (told: Told): string | null =>
  told.kind === 'badge' ? badgePicture(badgeKey(told.idprod)) : 'avatar' in told ? told.avatar : null;

const isGone = (status: number | null): boolean => status === null || status === roomStatus.closed;

/** A table that is gone is not led to: there the button only closes. */
export function presentNotification(stored: StoredNotification, language: Language): Notification {
  const { id, told, sent_at, read_at, room_status } = stored;
  const { header, text, button, values } = spokenOf(told, language);
  const leads = !('roomId' in told) || !isGone(room_status);
  const deed = leads ? button : said[language].close;
  return {
    id,
    header: filled(header, values),
    text: filled(text, values),
    sentDate: new Date(sent_at).toISOString(),
    imageUrl: pictureOf(told),
    buttonText: deed,
    actionText: deed,
    actionValues: leads ? { navigateTo: pathOf(told) } : {},
    actionType: leads ? actionType.navigate : actionType.close,
    isRead: read_at !== null,
  };
}
