// Routes of the admin panel.
import * as call from '../../../contract/admin/admin.ts';
import type { Route } from '../../web/http/route.ts';
import { showingAdminPage } from './adminPage.ts';
import type { AdminServices } from './services.ts';
import {
  deletingTeam,
  exportingTeam,
  keepingTeam,
  listingAudit,
  renewingLink,
  showingLink,
} from './teamData.ts';
import { updatingSettings } from './updateSettings.ts';

export function adminRoutes(route: Route, services: AdminServices): void {
  route(call.adminPage, showingAdminPage(services));
  route(call.updateAdminSettings, updatingSettings(services));
  route(call.inviteLink, showingLink(services));
  route(call.renewInviteLink, renewingLink(services));
  route(call.auditLog, listingAudit(services));
  route(call.exportTeam, exportingTeam(services));
  route(call.deleteTeam, deletingTeam(services));
  route(call.keepTeam, keepingTeam(services));
}
