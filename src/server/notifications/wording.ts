// Translates notifications when they are read; they are stored as values.
import { namesIn } from '../../catalogue/facts.ts';
import { badgeKey, badgePicture } from '../../contract/badges.ts';
import { actionType, type Notification } from '../../contract/notifications.ts';
import { pathTo, seatWish } from '../../contract/pages.ts';
import type { Language } from '../../engine/language.ts';
import { stripMarkup } from '../mail/letter.ts';
import { roomStatus } from '../storage/schema/matches.ts';
import type { ContentOfPuzzle, NamedPerson, NotificationContent } from '../storage/schema/notifications.ts';
import { translator } from '../texts/translator.ts';
import type { StoredNotification } from './store.ts';

type Words = Readonly<Record<'header' | 'text' | 'button', string>>;

const gameNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: namesIn('en'),
  tr: namesIn('tr'),
};

export const gameInWords = (gameName: string, language: Language): string =>
  gameNames[language][gameName] ?? gameName;

/** What a player is called: whoever left for good by what they were; a bot goes by its strength, elsewhere. */
export const nameInWords = (
  player: { readonly name: string; readonly userId: string | null; readonly strength: number | null },
  language: Language,
): string => {
  const isGone = player.userId === null && player.strength === null;
  return isGone ? translator(language, 'table')('former') : player.name;
};

/** People who deleted their account have no name any more. */
function listNames(people: readonly NamedPerson[], language: Language): string {
  const former = translator(language, 'mail')('notified.former');
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return list.format(people.map(({ name }) => name || former));
}

function badgeWords({ idprod }: Extract<NotificationContent, { kind: 'badge' }>, language: Language): Words {
  const t = translator(language, 'mail');
  const about = translator(language, 'badges');
  const key = badgeKey(idprod);
  return {
    header: t('notified.badge.header', { badge: about(`${key}.title`) }),
    text: t('notified.badge.text', { deed: about(`${key}.text`) }),
    button: t('notified.badge.button'),
  };
}

function invitationWords(told: Extract<NotificationContent, { kind: 'invited' }>, language: Language): Words {
  const t = translator(language, 'mail');
  const { by, roomName, gameName } = told;
  const values = { by, table: roomName, game: gameInWords(gameName, language) };
  return {
    header: t('notified.invited.header', values),
    text: t(roomName ? 'notified.invited.textNamed' : 'notified.invited.text', values),
    button: t('notified.invited.button'),
  };
}

function tableWords(
  told: Extract<NotificationContent, { kind: 'yourTurn' | 'gameEnded' }>,
  language: Language,
): Words {
  const t = translator(language, 'mail');
  const isAlone = told.others.length === 0;
  const values = { names: listNames(told.others, language), game: gameInWords(told.gameName, language) };
  return {
    header:
      told.kind === 'gameEnded'
        ? t(`notified.gameEnded.outcome.${told.outcome}`)
        : t('notified.yourTurn.header'),
    text: t(`notified.${told.kind}.${isAlone ? 'textAlone' : 'text'}`, values),
    button: t(`notified.${told.kind}.button`),
  };
}

function puzzleWords(told: ContentOfPuzzle, language: Language): Words {
  const t = translator(language, 'mail');
  const { kind, gameName } = told;
  const counts = kind === 'puzzleResults' ? { played: told.played, solved: told.solved } : {};
  return {
    header: t(`notified.${kind}.header`, { game: gameInWords(gameName, language) }),
    text: t(`notified.${kind}.text`, counts),
    button: t(`notified.${kind}.button`),
  };
}

const isAboutPuzzle = (told: NotificationContent): told is ContentOfPuzzle =>
  told.kind === 'puzzleOpened' || told.kind === 'puzzleResults';

function wordsOf(told: NotificationContent, language: Language): Words {
  const t = translator(language, 'mail');
  if (told.kind === 'badge') return badgeWords(told, language);
  if (told.kind === 'invited') return invitationWords(told, language);
  if (isAboutPuzzle(told)) return puzzleWords(told, language);
  if (told.kind === 'triviaSoon')
    return {
      header: t('notified.triviaSoon.header', { name: told.name }),
      text: t('notified.triviaSoon.text'),
      button: t('notified.triviaSoon.button'),
    };
  if (told.kind === 'bingoOpened')
    return {
      header: t(`notified.bingoOpened.${told.isPlanned ? 'headerPlanned' : 'header'}`, { name: told.name }),
      text: t('notified.bingoOpened.text'),
      button: t('notified.bingoOpened.button'),
    };
  if (told.kind === 'predictReminder')
    return {
      header: t('notified.predictReminder.header', { event: told.event }),
      text: t('notified.predictReminder.text'),
      button: t('notified.predictReminder.button'),
    };
  if (told.kind === 'newcomerWaiting')
    return {
      header: t('notified.newcomerWaiting.header'),
      text: t('notified.newcomerWaiting.text'),
      button: t('notified.newcomerWaiting.button'),
    };
  if (told.kind === 'predictAwarded')
    return {
      header: t('notified.predictAwarded.header', { match: told.match }),
      text: t('notified.predictAwarded.text'),
      button: t('notified.predictAwarded.button'),
    };
  if (told.kind !== 'called') return tableWords(told, language);
  return {
    header: t('notified.called.header', { by: told.by }),
    text: t('notified.called.text'),
    button: t('notified.called.button'),
  };
}

/** The words of a notification for a mail or a chat card, where names must carry no links and no markup. */
export function inWords(told: NotificationContent, language: Language): Words {
  if (!('others' in told)) return wordsOf(told, language);
  const others = told.others.map(({ userId, name }) => ({ userId, name: stripMarkup(name) }));
  return wordsOf({ ...told, others }, language);
}

/** Where a trivia is played. */
export const pathOfTrivia = (id: string): string => pathTo('/events/trivia/:id', { id });

/** The path it opens: badges, games, the puzzle, or the table, taking a seat if one was offered. */
export function pathOf(told: NotificationContent): string {
  if (told.kind === 'badge') return '/leaderboard/badge-details';
  if (told.kind === 'called') return '/games';
  if (told.kind === 'newcomerWaiting') return '/admin-panel';
  if (told.kind === 'triviaSoon') return pathOfTrivia(told.triviaId);
  if (told.kind === 'bingoOpened') return pathTo('/games/bingo/:bingoId', { bingoId: told.bingoId });
  if (isAboutPuzzle(told)) return `/puzzle/${told.gameName}`;
  if (told.kind === 'predictReminder') return `/predictorEvents?game=${told.gameId}`;
  if (told.kind === 'predictAwarded') {
    const asked = new URLSearchParams({ tab: 'predictors', game: told.gameId, stage: told.stageId });
    return `/scheduler?${asked}`;
  }
  return `/games/${told.gameName}/${told.roomId}${told.kind === 'invited' ? seatWish : ''}`;
}

function pictureOf(told: NotificationContent): string | null {
  if (told.kind === 'badge') return badgePicture(badgeKey(told.idprod));
  if (isAboutPuzzle(told)) return `/art/${told.gameName}.svg`;
  if (told.kind === 'bingoOpened') return '/art/bingo.svg';
  if (told.kind === 'predictReminder' || told.kind === 'predictAwarded') return '/art/scorePredictor.svg';
  return 'avatar' in told ? told.avatar : null;
}

const isGone = (status: number | null): boolean => status === null || status === roomStatus.closed;

/** The button of a removed table only closes the notification. */
export function presentNotification(stored: StoredNotification, language: Language): Notification {
  const { id, told, sent_at, read_at, room_status } = stored;
  const { header, text, button } = wordsOf(told, language);
  const leads = !('roomId' in told) || !isGone(room_status);
  const deed = leads ? button : translator(language, 'mail')('notified.close');
  return {
    id,
    header,
    text,
    sentDate: new Date(sent_at).toISOString(),
    imageUrl: pictureOf(told),
    buttonText: deed,
    actionText: deed,
    actionValues: leads ? { navigateTo: pathOf(told) } : {},
    actionType: leads ? actionType.navigate : actionType.close,
    isRead: read_at !== null,
  };
}
