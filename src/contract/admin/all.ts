// The calls of the admin panel, in the order people read them.
import type { Endpoint } from '../endpoint.ts';
import * as admin from './admin.ts';
import { auditLog } from './audit.ts';
import * as stream from './auditStream.ts';
import * as groups from './groups.ts';
import * as keeping from './keeping.ts';
import * as saml from './saml.ts';
import * as sso from './sso.ts';
import * as ssoGroups from './ssoGroups.ts';
import * as teamTokens from './teamTokens.ts';
import * as teamWords from './teamWords.ts';
import * as hooks from './webhooks.ts';

export const adminCalls: readonly Endpoint[] = [
  admin.adminPage,
  admin.updateAdminSettings,
  admin.inviteLink,
  admin.renewInviteLink,
  auditLog,
  teamWords.teamWords,
  teamWords.saveTeamWords,
  admin.exportTeam,
  admin.deleteTeam,
  admin.keepTeam,
  teamTokens.teamTokens,
  teamTokens.makeTeamToken,
  teamTokens.endTeamToken,
  sso.sso,
  sso.addDomain,
  sso.checkDomain,
  sso.mailDomain,
  sso.removeDomain,
  sso.saveSso,
  saml.saveSaml,
  sso.testSso,
  sso.switchSso,
  sso.onlySso,
  ssoGroups.setSsoGroup,
  sso.removeSso,
  groups.teamGroups,
  groups.setGroupEffect,
  stream.auditStream,
  stream.saveAuditStream,
  stream.testAuditStream,
  stream.removeAuditStream,
  hooks.webhooks,
  hooks.makeWebhook,
  hooks.changeWebhook,
  hooks.switchWebhookOn,
  hooks.removeWebhook,
  hooks.webhookDeliveries,
  hooks.testWebhook,
  hooks.resendDelivery,
  keeping.retention,
  keeping.retentionPreview,
  keeping.setRetention,
  keeping.legalHolds,
  keeping.placeHold,
  keeping.endHold,
];
