// The domains of a team: added, proven by a record or a mail, and given up by its admins.
import type * as call from '../../../contract/admin/sso.ts';
import { domainRecord, ssoLimits, type TeamDomain } from '../../../contract/admin/sso.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type { proveDomain } from '../../../contract/people/sso.ts';
import { timeOrNull } from '../../base/shared/isoTime.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import { composeMail } from '../../messaging/mail/accountMails.ts';
import { domainIn } from '../../people/emailDomain.ts';
import { lockTeam, readTeam } from '../../people/teamStore.ts';
import type { Handler } from '../../web/http/route.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import { asAdmin } from '../admin/asAdmin.ts';
import { type Done, writeAudit } from '../admin/auditStore.ts';
import {
  readDomain,
  readDomainByMail,
  readDomains,
  removeStoredDomain,
  type StoredDomain,
  writeDomain,
  writeDomainMail,
  writeProven,
} from './domainStore.ts';
import { mailProviders } from './mailProviders.ts';
import type { SsoServices } from './services.ts';

export const shownDomain = ({ domain, token, proven_at, only_since }: StoredDomain): TeamDomain => ({
  domain,
  record: domainRecord(token),
  provenAt: timeOrNull(proven_at),
  isOnly: only_since !== null,
});

const misfit = (code: string): Refusal => refuse('InvalidInput', { fields: [{ path: 'domain', code }] });

export const auditBy = ({ member, team }: MemberContext, at: number) => ({
  teamId: team.teamId,
  actorId: member.userId,
  at,
});

export const addTeamDomain =
  (services: SsoServices): Handler<typeof call.addDomain> =>
  async (context, input) => {
    const domain = domainIn(input.domain.replace(/^@/, ''));
    if (domain === null) return misfit('domain');
    if (mailProviders.has(domain)) return misfit('mailProvider');
    const stored = await asAdmin(services, context, async (trx, now) => {
      const { teamId } = context.team;
      const known = await readDomains(trx, teamId);
      const isKnown = known.some((each) => each.domain === domain);
      if (!isKnown && known.length >= ssoLimits.domains) return misfit('tooMany');
      if (!isKnown) await writeAudit(trx, auditBy(context, now), [{ act: 'domainAdded', changed: [domain] }]);
      return writeDomain(trx, teamId, domain, now);
    });
    return isRefusal(stored) ? stored : shownDomain(stored);
  };

/** The record is looked for when an admin asks, and not again: name servers that are away for an hour take nobody's sign-in from them. */
export const checkTeamDomain =
  (services: SsoServices): Handler<typeof call.checkDomain> =>
  async (context, { domain }) => {
    const { database, readTxt } = services;
    const stored = await readDomain(database, context.team.teamId, domain);
    if (!stored) return refuse('NotFound');
    if (stored.proven_at !== null) return { found: 'proven' };
    const records = await readTxt(stored.domain);
    if (records === null) return { found: 'noAnswer' };
    const isThere = records.some((record) => record.trim() === domainRecord(stored.token));
    if (!isThere) {
      const hasOther = records.some((record) => record.startsWith(domainRecord('')));
      return { found: hasOther ? 'otherRecords' : 'nothing' };
    }
    const isProven = await asAdmin(services, context, async (trx, now) => {
      if (!(await writeProven(trx, stored, now))) return false;
      const done: Done = { act: 'domainProven', changed: [stored.domain] };
      await writeAudit(trx, auditBy(context, now), [done]);
      return true;
    });
    if (isRefusal(isProven)) return isProven;
    return { found: isProven ? 'proven' : 'otherTeam' };
  };

export const mailTeamDomain =
  (services: SsoServices): Handler<typeof call.mailDomain> =>
  async (context, { domain, mailbox }) => {
    const { team, member } = context;
    const sent = await asAdmin(services, context, async (trx, now) => {
      const stored = await readDomain(trx, team.teamId, domain);
      if (!stored || stored.proven_at !== null) return refuse('NotFound');
      const token = await writeDomainMail(trx, team.teamId, domain, now);
      const link = `${services.config.publicUrl}/sso/domain/${token}`;
      const about = { name: mailbox, team: `${team.name} (${member.name})`, domain, link };
      const mail = composeMail('domain', member.language, about);
      await services.mailer.send(`${mailbox}@${domain}`, mail, trx);
      return null;
    });
    return sent ?? { ok: true };
  };

/** By whoever opened the mail and pressed the button: programs that only open links prove nothing. */
export const proveByMail =
  (services: SsoServices): Handler<typeof proveDomain> =>
  async ({ log }, { token }) => {
    const { clock, database } = services;
    const now = clock.now();
    return database.transaction().execute(async (trx) => {
      const asked = await readDomainByMail(trx, token, now);
      if (!asked || !(await lockTeam(trx, asked.team_id))) return refuse('InvalidOrExpiredToken');
      const stored = await readDomainByMail(trx, token, now); // another click may have been faster
      const team = await readTeam(trx, asked.team_id);
      if (!stored || !team || !(await writeProven(trx, stored, now))) return refuse('InvalidOrExpiredToken');
      logSecurityEvent(log, { security: 'domainProven', teamId: team.id, domain: stored.domain });
      return { domain: stored.domain, team: team.name };
    });
  };

export const removeTeamDomain =
  (services: SsoServices): Handler<typeof call.removeDomain> =>
  async (context, { domain }) => {
    const removed = await asAdmin(services, context, async (trx, now) => {
      if (!(await removeStoredDomain(trx, context.team.teamId, domain))) return refuse('NotFound');
      await writeAudit(trx, auditBy(context, now), [{ act: 'domainRemoved', changed: [domain] }]);
      return null;
    });
    return removed ?? { ok: true };
  };
