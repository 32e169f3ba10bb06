// Routes of the admin panel.
import * as call from '../../../contract/admin/admin.ts';
import type { Route } from '../../web/http/route.ts';
import { getAdminPage } from './adminPage.ts';
import type { AdminServices } from './services.ts';
import { deleteTeam, exportTeam, getInviteLink, keepTeam, listAudit, renewInviteLink } from './teamData.ts';
import { updateSettings } from './updateSettings.ts';

export function adminRoutes(route: Route, services: AdminServices): void {
  route(call.adminPage, getAdminPage(services));
  route(call.updateAdminSettings, updateSettings(services));
  route(call.inviteLink, getInviteLink(services));
  route(call.renewInviteLink, renewInviteLink(services));
  route(call.auditLog, listAudit(services));
  route(call.exportTeam, exportTeam(services));
  route(call.deleteTeam, deleteTeam(services));
  route(call.keepTeam, keepTeam(services));
}
