// Routes of the admin panel.
import * as call from '../../../contract/admin/admin.ts';
import { auditLog } from '../../../contract/admin/audit.ts';
import * as streamCall from '../../../contract/admin/auditStream.ts';
import * as tokenCall from '../../../contract/admin/teamTokens.ts';
import * as words from '../../../contract/admin/teamWords.ts';
import * as hook from '../../../contract/admin/webhooks.ts';
import { reportPerson } from '../../../contract/play/reports.ts';
import type { Route } from '../../web/http/route.ts';
import { getAdminPage } from './adminPage.ts';
import { endStream, getAuditStream, saveStream, testStream } from './auditStream.ts';
import { exportTeam } from './exportTeam.ts';
import { report } from './reports.ts';
import type { AdminServices } from './services.ts';
import { deleteTeam, getInviteLink, keepTeam, listAudit, renewInviteLink } from './teamData.ts';
import { endToken, listTokens, makeToken } from './teamTokens.ts';
import { getTeamWordCount, listTeamWords, replaceTeamWords } from './teamWords.ts';
import { updateSettings } from './updateSettings.ts';
import {
  changeWebhook,
  listDeliveries,
  listWebhooks,
  makeWebhook,
  removeWebhook,
  resendDelivery,
  switchWebhookOn,
  testWebhook,
} from './webhooks.ts';

export function adminRoutes(route: Route, services: AdminServices): void {
  route(call.adminPage, getAdminPage(services));
  route(call.updateAdminSettings, updateSettings(services));
  route(call.inviteLink, getInviteLink(services));
  route(call.renewInviteLink, renewInviteLink(services));
  route(auditLog, listAudit(services));
  route(call.exportTeam, exportTeam(services));
  route(call.deleteTeam, deleteTeam(services));
  route(call.keepTeam, keepTeam(services));
  route(reportPerson, report(services));
  route(words.teamWords, listTeamWords(services));
  route(words.saveTeamWords, replaceTeamWords(services));
  route(words.teamWordCount, getTeamWordCount(services));
  route(tokenCall.teamTokens, listTokens(services));
  route(tokenCall.makeTeamToken, makeToken(services));
  route(tokenCall.endTeamToken, endToken(services));
  route(streamCall.auditStream, getAuditStream(services));
  route(streamCall.saveAuditStream, saveStream(services));
  route(streamCall.removeAuditStream, endStream(services));
  route(streamCall.testAuditStream, testStream(services));
  route(hook.webhooks, listWebhooks(services));
  route(hook.makeWebhook, makeWebhook(services));
  route(hook.changeWebhook, changeWebhook(services));
  route(hook.switchWebhookOn, switchWebhookOn(services));
  route(hook.removeWebhook, removeWebhook(services));
  route(hook.webhookDeliveries, listDeliveries(services));
  route(hook.testWebhook, testWebhook(services));
  route(hook.resendDelivery, resendDelivery(services));
}
