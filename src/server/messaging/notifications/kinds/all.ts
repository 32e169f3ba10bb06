// Every kind of notification, by the name that is stored with it.
import type { NotificationContent } from '../../../base/storage/schema/notifications.ts';
import { answerPlayed } from './answerPlayed.ts';
import { badge } from './badge.ts';
import { bingoOpened } from './bingoOpened.ts';
import { called } from './called.ts';
import { gameEnded } from './gameEnded.ts';
import { invited } from './invited.ts';
import type { ContentOf, NotificationKind } from './kind.ts';
import { newcomerWaiting } from './newcomerWaiting.ts';
import { opponentLate } from './opponentLate.ts';
import { placesShort } from './placesShort.ts';
import { pollClosed } from './pollClosed.ts';
import { predictAwarded } from './predictAwarded.ts';
import { predictReminder } from './predictReminder.ts';
import { puzzleOpened } from './puzzleOpened.ts';
import { puzzleResults } from './puzzleResults.ts';
import { reported } from './reported.ts';
import { tournamentOpened, tournamentOver, tournamentSoon, tournamentTable } from './tournaments.ts';
import { triviaSoon } from './triviaSoon.ts';
import { turnsWaiting } from './turnsWaiting.ts';
import { webhookOff } from './webhookOff.ts';
import { yourTurn } from './yourTurn.ts';

const kinds: { readonly [Kind in NotificationContent['kind']]: NotificationKind<ContentOf<Kind>> } = {
  answerPlayed,
  badge,
  bingoOpened,
  called,
  gameEnded,
  invited,
  newcomerWaiting,
  opponentLate,
  placesShort,
  pollClosed,
  predictAwarded,
  predictReminder,
  puzzleOpened,
  puzzleResults,
  reported,
  tournamentOpened,
  tournamentOver,
  tournamentSoon,
  tournamentTable,
  triviaSoon,
  turnsWaiting,
  webhookOff,
  yourTurn,
};

/** What is sent to devices; whether a person wants it there is decided when it is sent. */
export const pushedKinds = Object.entries(kinds).flatMap(([kind, { pushPreference }]) =>
  pushPreference === null ? [] : [kind],
);

/** The record above pairs each name with the content of that name. */
export const kindOf = <Content extends NotificationContent>(content: Content): NotificationKind<Content> =>
  kinds[content.kind] as NotificationKind<Content>;
