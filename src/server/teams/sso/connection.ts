// The connection of a team to its identity provider: shown, stored, tested, switched and removed by its admins.
import { randomUUID } from 'node:crypto';
import type * as call from '../../../contract/admin/sso.ts';
import { type Refusal, refuse } from '../../../contract/errors.ts';
import { timeOf } from '../../base/shared/isoTime.ts';
import type { Database } from '../../base/storage/database.ts';
import { emailDomain } from '../../people/emailDomain.ts';
import { readDepartmentSources } from '../../people/groups.ts';
import { isFactorOn, readFactor } from '../../people/identity/secondFactorStore.ts';
import { readSessionsBesideSso, readSessionsBySso } from '../../people/identity/ssoStore.ts';
import { lockPerson } from '../../people/store.ts';
import type { Handler, InputOf } from '../../web/http/route.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import { shortIssuer, ssoAddresses } from './addresses.ts';
import { beginAttempt } from './attempts.ts';
import { changeSso, keptBeside, misfit, startAnew } from './change.ts';
import { readSsoDepartments } from './departmentStore.ts';
import { readDomain, readDomains, writeNobodyOnly, writeOnly } from './domainStore.ts';
import { shownDomain } from './domains.ts';
import { isSsoFailure } from './failure.ts';
import { sealedAbout } from './oidc/provider.ts';
import { shownSaml } from './saml/save.ts';
import type { SsoServices } from './services.ts';
import { readConnectionOf, type StoredConnection, writeConnection, writeOutcome } from './store.ts';

/** Of the settings as they are now. */
const isTested = ({ tested_at, changed_at }: StoredConnection): boolean =>
  tested_at !== null && tested_at >= changed_at;

export const getSso =
  ({ database, config }: SsoServices): Handler<typeof call.sso> =>
  async ({ team, member }) => {
    const domains = await readDomains(database, team.teamId);
    const stored = await readConnectionOf(database, team.teamId);
    const addresses = ssoAddresses(config.publicUrl);
    return {
      domains: domains.map(shownDomain),
      connection: stored ? await shown(database, stored, member.userId) : null,
      redirectUri: addresses.back,
      logoutUri: stored && !stored.saml ? addresses.logout(stored.id) : null,
      samlUris: addresses.saml(team.teamId),
      signInUri: addresses.signIn(team.teamId),
      canMail: config.smtpUrl !== null,
    };
  };

async function shown(
  database: Database,
  stored: StoredConnection,
  viewer: string,
): Promise<call.SsoConnection> {
  const { issuer, client_id, groups_claim, admin_group, is_on, way_back, tested_by, tested_at } = stored;
  const { outcome, saml, team_id } = stored;
  return {
    issuer,
    clientId: client_id,
    groupsClaim: groups_claim,
    adminGroup: admin_group,
    saml: saml && (await shownSaml(saml)),
    isOn: is_on,
    wayBack: way_back,
    test:
      outcome && tested_at !== null && isTested(stored)
        ? { at: timeOf(tested_at), isOwn: tested_by === viewer, outcome }
        : null,
    departments: await readSsoDepartments(database, team_id),
    isDirectoryFirst: (await readDepartmentSources(database, team_id)).directory,
  };
}

/** Whoever could change the issuer alone would be sent the secret: with another one it is typed in again. */
export const saveConnection =
  (services: SsoServices): Handler<typeof call.saveSso> =>
  async (context, { issuer, clientId, clientSecret, groupsClaim, adminGroup }) => {
    const { encryption } = services;
    const { teamId } = context.team;
    const refusal = await changeSso(services, context, async (trx, now) => {
      const known = await readConnectionOf(trx, teamId);
      const id = known?.id ?? randomUUID();
      const isSame = known?.saml === null && known.issuer === issuer && known.client_id === clientId;
      if (clientSecret === undefined && !isSame) return misfit('clientSecret', 'needed');
      if (known && !isSame) await startAnew(trx, known);
      const isUntouched = isSame && clientSecret === undefined && known.groups_claim === groupsClaim;
      const sealed =
        clientSecret === undefined ? known?.sealed : encryption.encrypt(clientSecret, sealedAbout(id));
      await writeConnection(trx, {
        id,
        team_id: teamId,
        issuer,
        client_id: clientId,
        sealed: sealed ?? '',
        groups_claim: groupsClaim,
        admin_group: adminGroup,
        is_on: isSame && known.is_on,
        saml: null,
        ...keptBeside(known, isUntouched, now),
      });
      return { act: 'ssoSaved', changed: [shortIssuer(issuer)] };
    });
    return refusal ?? { ok: true };
  };

export const testConnection =
  (services: SsoServices): Handler<typeof call.testSso> =>
  async ({ team, member, session }, { challenge }) => {
    const { clock, database } = services;
    const stored = await readConnectionOf(database, team.teamId);
    if (!stored) return refuse('NotFound');
    const wish = {
      purpose: 'test',
      challenge,
      user_id: member.userId,
      session_id: session?.id ?? null,
    } as const;
    const begun = await beginAttempt(services, stored, wish);
    if (!isSsoFailure(begun)) return begun;
    const { problem, said } = begun;
    await writeOutcome(database, stored, { problem, said, groups: null }, member.userId, clock.now());
    return { address: null, state: '' };
  };

export const switchConnection =
  (services: SsoServices): Handler<typeof call.switchSso> =>
  async (context, { isOn }) => {
    const refusal = await changeSso(services, context, async (trx) => {
      const stored = await readConnectionOf(trx, context.team.teamId);
      if (!stored) return refuse('NotFound');
      if (isOn && !(isTested(stored) && stored.outcome?.problem === null)) return misfit('isOn', 'testFirst');
      await trx.updateTable('sso_connections').set({ is_on: isOn }).where('id', '=', stored.id).execute();
      return { act: isOn ? 'ssoOn' : 'ssoOff' };
    });
    return refusal ?? { ok: true };
  };

export const setOnly =
  (services: SsoServices): Handler<typeof call.onlySso> =>
  async (context, { domain, isOnly, wayBack }) => {
    let announce = () => {};
    const refusal = await changeSso(services, context, async (trx, now) => {
      const { teamId } = context.team;
      const stored = await readConnectionOf(trx, teamId);
      const known = await readDomain(trx, teamId, domain);
      if (!stored || !known) return refuse('NotFound');
      if (!isOnly) {
        await writeOnly(trx, teamId, domain, null);
        return { act: 'ssoNotOnly', changed: [domain] };
      }
      const unready = await onlyRefusal(trx, context, {
        stored,
        isProven: known.proven_at !== null,
        wayBack,
      });
      if (unready) return unready;
      await trx
        .updateTable('sso_connections')
        .set({ way_back: wayBack ?? null })
        .where('id', '=', stored.id)
        .execute();
      await writeOnly(trx, teamId, domain, known.only_since ?? now);
      announce = await endOthers(services, trx, context, { domain, wayBack });
      return { act: 'ssoOnly', changed: [domain], ...(wayBack !== undefined && { subjectId: wayBack }) };
    });
    if (refusal) return refusal;
    announce();
    return { ok: true };
  };

interface Ready {
  readonly stored: StoredConnection;
  readonly isProven: boolean;
  readonly wayBack: string | undefined;
}

/** Nobody is locked out: it works, for the admin who asks, and one admin with a second step can still come in. */
async function onlyRefusal(
  trx: Database,
  { member, team }: MemberContext,
  { stored, isProven, wayBack }: Ready,
): Promise<Refusal | null> {
  if (!isProven) return misfit('domain', 'unproven');
  const isWell = isTested(stored) && stored.outcome?.problem === null && stored.tested_by === member.userId;
  if (!stored.is_on || !isWell) return misfit('isOnly', 'testFirst');
  const admin = wayBack === undefined ? undefined : await lockPerson(trx, wayBack);
  if (admin?.team_id !== team.teamId || !admin.is_admin || admin.disabled_at !== null)
    return misfit('wayBack', 'noAdmin');
  const factor = await readFactor(trx, admin.id);
  const hasWay = factor.passkeys > 0 || (admin.password_hash !== null && isFactorOn(factor));
  return hasWay ? null : misfit('wayBack', 'noFactor');
}

/** What somebody opened with a password would outlast what the company ends: all but those of the provider, and the one that asks, end. */
async function endOthers(
  { sessions }: SsoServices,
  trx: Database,
  { session, team }: MemberContext,
  { domain, wayBack }: Pick<InputOf<typeof call.onlySso>, 'domain' | 'wayBack'>,
): Promise<() => void> {
  const people = await trx
    .selectFrom('people')
    .select(['id', 'email'])
    .where('team_id', '=', team.teamId)
    .where('email', 'is not', null)
    .execute();
  const concerned = people.filter(({ id, email }) => id !== wayBack && emailDomain(email ?? '') === domain);
  const ids = concerned.map(({ id }) => id);
  const open = await readSessionsBesideSso(trx, ids, session?.id ?? null);
  return sessions.endThese(open, 'sso only', trx);
}

export const removeConnection =
  (services: SsoServices): Handler<typeof call.removeSso> =>
  async (context) => {
    let announce = () => {};
    const refusal = await changeSso(services, context, async (trx) => {
      const { teamId } = context.team;
      const stored = await readConnectionOf(trx, teamId);
      if (!stored) return refuse('NotFound');
      const own = context.session?.id ?? null;
      const came = (await readSessionsBySso(trx, stored.id)).filter((id) => id !== own);
      announce = await services.sessions.endThese(came, 'sso removed', trx);
      await writeNobodyOnly(trx, teamId);
      await trx.deleteFrom('sso_connections').where('id', '=', stored.id).execute();
      return { act: 'ssoRemoved', changed: [shortIssuer(stored.issuer)] };
    });
    if (refusal) return refusal;
    announce();
    return { ok: true };
  };
