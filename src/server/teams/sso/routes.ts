// Routes of single sign-on: for admins, and for people who come by the provider of their company.
import { saveSaml } from '../../../contract/admin/saml.ts';
import * as call from '../../../contract/admin/sso.ts';
import { setSsoGroup } from '../../../contract/admin/ssoGroups.ts';
import * as signIn from '../../../contract/people/sso.ts';
import type { Route } from '../../web/http/route.ts';
import { beginConfirming, beginSignIn } from './begin.ts';
import {
  getSso,
  removeConnection,
  saveConnection,
  setOnly,
  switchConnection,
  testConnection,
} from './connection.ts';
import { setDepartment } from './departments.ts';
import { addTeamDomain, checkTeamDomain, mailTeamDomain, proveByMail, removeTeamDomain } from './domains.ts';
import { finishSso } from './finish.ts';
import { saveSamlConnection } from './saml/save.ts';
import type { SsoServices } from './services.ts';

export function ssoRoutes(route: Route, services: SsoServices): void {
  route(call.sso, getSso(services));
  route(call.addDomain, addTeamDomain(services));
  route(call.checkDomain, checkTeamDomain(services));
  route(call.mailDomain, mailTeamDomain(services));
  route(call.removeDomain, removeTeamDomain(services));
  route(call.saveSso, saveConnection(services));
  route(saveSaml, saveSamlConnection(services));
  route(call.testSso, testConnection(services));
  route(call.switchSso, switchConnection(services));
  route(call.onlySso, setOnly(services));
  route(setSsoGroup, setDepartment(services));
  route(call.removeSso, removeConnection(services));
  route(signIn.ssoBegin, beginSignIn(services));
  route(signIn.ssoFinish, finishSso(services));
  route(signIn.ssoConfirm, beginConfirming(services));
  route(signIn.proveDomain, proveByMail(services));
}
