// What visitors of the demo team may do besides reading: their own games and their own visit. Every other write is refused.
import { exportTeam } from './admin.ts';
import { logout, logoutAll } from './authorization.ts';
import { setupPayment, subscribe } from './billing.ts';
import { postClick } from './clicks.ts';
import type { Endpoint } from './endpoint.ts';
import { deleteAccount } from './leaving.ts';
import { markAsRead, sendInviteMessage } from './notifications.ts';
import { predictEvent, predictRace, predictScores } from './predictions.ts';
import { putOnboarding, putPreferences } from './preferences.ts';
import { gridCalls, rowCalls } from './puzzles.ts';
import type { MessageName } from './realtime.ts';
import { surveyEnd } from './survey.ts';
import { registerForTrivia, unregisterFromTrivia } from './trivia.ts';
import { updateUserSettings } from './userSettings.ts';

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
  ...Object.values(rowCalls).flatMap(({ join, guess }) => [join, guess]),
  ...Object.values(gridCalls).flatMap(({ join, draft, submit, hint }) => [join, draft, submit, hint]),
  registerForTrivia,
  unregisterFromTrivia,
  predictScores,
  predictRace,
  predictEvent,
  postClick,
]);

/** Asked for by GET; they begin a payment, or the team's log says who asked. */
const readsThatWrite: ReadonlySet<unknown> = new Set([setupPayment, subscribe, exportTeam]);

export const isRefusedInDemo = (call: Endpoint): boolean =>
  (call.method !== 'GET' || readsThatWrite.has(call)) && !ownAffairs.has(call);

/** What hosts of an event say. */
const refusedMessages: ReadonlySet<MessageName> = new Set(['bingo:create', 'bingo:control', 'quiz:control']);

export const isMessageRefusedInDemo = (name: MessageName): boolean => refusedMessages.has(name);
