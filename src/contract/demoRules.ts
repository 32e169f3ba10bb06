// What visitors of the demo team may do besides reading: their own games and their own visit. Every other write is refused.
import { exportTeam } from './admin/admin.ts';
import { postClick } from './admin/clicks.ts';
import { setupPayment, subscribe } from './billing/billing.ts';
import type { Endpoint } from './endpoint.ts';
import { predictEvent, predictRace, predictScores } from './events/predictions.ts';
import { registerForTrivia, unregisterFromTrivia } from './events/trivia.ts';
import { markAsRead, sendInviteMessage } from './messaging/notifications.ts';
import { deleteAccount } from './people/leaving.ts';
import { putOnboarding, putPreferences } from './people/preferences.ts';
import { logout, logoutAll } from './people/sessions.ts';
import { surveyEnd } from './people/survey.ts';
import { updateUserSettings } from './people/userSettings.ts';
import { putConditionalMoves } from './play/conditionalMoves.ts';
import { putMatchNote } from './play/notes.ts';
import { attemptCalls } from './puzzles/families.ts';
import type { MessageName } from './realtime.ts';

const ownAffairs: ReadonlySet<unknown> = new Set([
  logout,
  logoutAll,
  deleteAccount,
  surveyEnd,
  updateUserSettings, // its handler refuses name and pictures, which others see
  putOnboarding,
  putPreferences,
  markAsRead,
  sendInviteMessage,
  ...attemptCalls.filter(({ method }) => method === 'POST'),
  registerForTrivia,
  unregisterFromTrivia,
  predictScores,
  predictRace,
  predictEvent,
  postClick,
  putMatchNote,
  putConditionalMoves,
]);

/** Asked for by GET; they begin a payment, or the team's log says who asked. */
const readsThatWrite: ReadonlySet<unknown> = new Set([setupPayment, subscribe, exportTeam]);

export const isRefusedInDemo = (call: Endpoint): boolean =>
  (call.method !== 'GET' || readsThatWrite.has(call)) && !ownAffairs.has(call);

/** What hosts of an event say. */
const refusedMessages: ReadonlySet<MessageName> = new Set(['bingo:create', 'bingo:control', 'quiz:control']);

export const isMessageRefusedInDemo = (name: MessageName): boolean => refusedMessages.has(name);
