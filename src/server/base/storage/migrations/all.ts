// All migrations by the name under which databases record them. They are only ever added; none is changed once released.
import type { Migration } from 'kysely/migration';
import * as ground from './0001-ground.ts';
import * as surveys from './0002-surveys.ts';
import * as notifications from './0003-notifications.ts';
import * as preferences from './0004-preferences.ts';
import * as progress from './0005-progress.ts';
import * as leaving from './0006-leaving.ts';
import * as outside from './0007-outside.ts';
import * as chat from './0009-chat.ts';
import * as olderServers from './0010-olderServers.ts';
import * as counters from './0011-counters.ts';
import * as erasableById from './0012-erasableById.ts';
import * as processedRequests from './0013-processedRequests.ts';
import * as leanTurns from './0014-leanTurns.ts';
import * as puzzles from './0015-puzzles.ts';
import * as trivia from './0016-trivia.ts';
import * as bingo from './0017-bingo.ts';
import * as predictions from './0018-predictions.ts';
import * as admin from './0019-admin.ts';
import * as billing from './0020-billing.ts';
import * as puzzleDrafts from './0021-puzzleDrafts.ts';
import * as plays from './0022-plays.ts';
import * as feedback from './0023-feedback.ts';
import * as predictorPosts from './0024-predictorPosts.ts';
import * as totals from './0025-totals.ts';
import * as rateBuckets from './0026-rateBuckets.ts';
import * as stripe from './0027-stripe.ts';
import * as playMonths from './0028-playMonths.ts';
import * as weeklyMails from './0029-weeklyMails.ts';
import * as teamStatus from './0030-teamStatus.ts';
import * as pictures from './0031-pictures.ts';
import * as triviaReaders from './0032-triviaReaders.ts';
import * as chosenTheme from './0033-chosenTheme.ts';
import * as invoiceLines from './0034-invoiceLines.ts';
import * as ratings from './0035-ratings.ts';
import * as webPush from './0036-webPush.ts';
import * as dailyTables from './0037-dailyTables.ts';
import * as secondFactor from './0038-secondFactor.ts';
import * as matchNotes from './0039-matchNotes.ts';
import * as conditionalMoves from './0040-conditionalMoves.ts';
import * as polls from './0041-polls.ts';
import * as draws from './0042-draws.ts';
import * as tournaments from './0043-tournaments.ts';
import * as passkeys from './0044-passkeys.ts';
import * as secondFactorRule from './0045-secondFactorRule.ts';
import * as tournamentForms from './0046-tournamentForms.ts';
import * as slackHomes from './0047-slackHomes.ts';
import * as puzzleExtras from './0048-puzzleExtras.ts';
import * as notificationContent from './0049-notificationContent.ts';
import * as teamTokens from './0050-teamTokens.ts';
import * as webhooks from './0051-webhooks.ts';
import * as leagues from './0052-leagues.ts';
import * as hallOfFame from './0053-hallOfFame.ts';
import * as provisionedPeople from './0054-provisionedPeople.ts';
import * as teamCups from './0055-teamCups.ts';
import * as tournamentYears from './0056-tournamentYears.ts';
import * as inviteLimits from './0057-inviteLimits.ts';
import * as keeping from './0058-keeping.ts';
import * as sso from './0059-sso.ts';
import * as fourAtATable from './0060-fourAtATable.ts';
import * as teamWords from './0061-teamWords.ts';
import * as saml from './0062-saml.ts';
import * as provisionedGroups from './0063-provisionedGroups.ts';
import * as auditStreams from './0064-auditStreams.ts';
import * as ssoDepartments from './0065-ssoDepartments.ts';
import * as openRooms from './0066-openRooms.ts';
import * as triviaNodes from './0067-triviaNodes.ts';

export const migrations: Readonly<Record<string, Migration>> = {
  '0001-ground': { up: ground.up },
  '0002-surveys': { up: surveys.up },
  '0003-notifications': { up: notifications.up },
  '0004-preferences': { up: preferences.up },
  '0005-progress': { up: progress.up },
  '0006-leaving': { up: leaving.up },
  '0007-outside': { up: outside.up },
  '0009-chat': { up: chat.up },
  '0010-olderServers': { up: olderServers.up },
  '0011-counters': { up: counters.up },
  '0012-erasableById': { up: erasableById.up },
  '0013-processedRequests': { up: processedRequests.up },
  '0014-leanTurns': { up: leanTurns.up },
  '0015-puzzles': { up: puzzles.up },
  '0016-trivia': { up: trivia.up },
  '0017-bingo': { up: bingo.up },
  '0018-predictions': { up: predictions.up },
  '0019-admin': { up: admin.up },
  '0020-billing': { up: billing.up },
  '0021-puzzleDrafts': { up: puzzleDrafts.up },
  '0022-plays': { up: plays.up },
  '0023-feedback': { up: feedback.up },
  '0024-predictorPosts': { up: predictorPosts.up },
  '0025-totals': { up: totals.up },
  '0026-rateBuckets': { up: rateBuckets.up },
  '0027-stripe': { up: stripe.up },
  '0028-playMonths': { up: playMonths.up },
  '0029-weeklyMails': { up: weeklyMails.up },
  '0030-teamStatus': { up: teamStatus.up },
  '0031-pictures': { up: pictures.up },
  '0032-triviaReaders': { up: triviaReaders.up },
  '0033-chosenTheme': { up: chosenTheme.up },
  '0034-invoiceLines': { up: invoiceLines.up },
  '0035-ratings': { up: ratings.up },
  '0036-webPush': { up: webPush.up },
  '0037-dailyTables': { up: dailyTables.up },
  '0038-secondFactor': { up: secondFactor.up },
  '0039-matchNotes': { up: matchNotes.up },
  '0040-conditionalMoves': { up: conditionalMoves.up },
  '0041-polls': { up: polls.up },
  '0042-draws': { up: draws.up },
  '0043-tournaments': { up: tournaments.up },
  '0044-passkeys': { up: passkeys.up },
  '0045-secondFactorRule': { up: secondFactorRule.up },
  '0046-tournamentForms': { up: tournamentForms.up },
  '0047-slackHomes': { up: slackHomes.up },
  '0048-puzzleExtras': { up: puzzleExtras.up },
  '0049-notificationContent': { up: notificationContent.up },
  '0050-teamTokens': { up: teamTokens.up },
  '0051-webhooks': { up: webhooks.up },
  '0052-leagues': { up: leagues.up },
  '0053-hallOfFame': { up: hallOfFame.up },
  '0054-provisionedPeople': { up: provisionedPeople.up },
  '0055-teamCups': { up: teamCups.up },
  '0056-tournamentYears': { up: tournamentYears.up },
  '0057-inviteLimits': { up: inviteLimits.up },
  '0058-keeping': { up: keeping.up },
  '0059-sso': { up: sso.up },
  '0060-fourAtATable': { up: fourAtATable.up },
  '0061-teamWords': { up: teamWords.up },
  '0062-saml': { up: saml.up },
  '0063-provisionedGroups': { up: provisionedGroups.up },
  '0064-auditStreams': { up: auditStreams.up },
  '0065-ssoDepartments': { up: ssoDepartments.up },
  '0066-openRooms': { up: openRooms.up },
  '0067-triviaNodes': { up: triviaNodes.up },
};
