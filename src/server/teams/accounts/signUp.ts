// Signs up: creates an account that must verify its e-mail address.
import { randomUUID } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type * as authorization from '../../../contract/people/authorization.ts';
import type { Database } from '../../base/storage/database.ts';
import { composeMail } from '../../messaging/mail/accountMails.ts';
import { isInvited } from '../../messaging/mail/invitationStore.ts';
import { issueMailToken } from '../../people/identity/mailTokenStore.ts';
import { isPasswordAllowed } from '../../people/identity/passwordRules.ts';
import { isLinkGood } from '../../people/inviteLink.ts';
import { emailKey, readPersonByEmail, writeInvitedTeam, writeSignUp } from '../../people/store.ts';
import { readTeam, type StoredTeam } from '../../people/teamStore.ts';
import type { Handler } from '../../web/http/route.ts';
import { joinRefusal } from './joining.ts';
import { tellOfNewcomer } from './newcomerNotices.ts';
import { isConfirmedByAdmin } from './newcomers.ts';
import { tellOfTurnedAway } from './placeNotices.ts';
import type { AccountServices } from './services.ts';

type Deps = Pick<AccountServices, 'clock' | 'config' | 'database' | 'mailer' | 'notifications' | 'passwords'>;

const verifyLifeMs = 24 * 60 * 60_000;

interface Recipient {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly language: 'en' | 'tr';
  /** The team that an existing account joins with the link. */
  readonly team?: string;
}

async function mailVerification(services: Deps, trx: Database, to: Recipient): Promise<void> {
  const issued = { kind: 'verify', userId: to.userId, lifeMs: verifyLifeMs } as const;
  const token = await issueMailToken(trx, issued, services.clock.now());
  const link = `${services.config.publicUrl}/verify/${token}`;
  const { name, language, team } = to;
  const mail = team
    ? composeMail('join', language, { name, link, team })
    : composeMail('verify', language, { name, link });
  await services.mailer.send(to.email, mail, trx);
}

async function invitingTeam(
  { database, clock, notifications }: Deps,
  teamId: string | null | undefined,
  invite: string | null | undefined,
  email: string,
): Promise<StoredTeam | null | Refusal> {
  if (!teamId) return null;
  const team = await readTeam(database, teamId);
  if (!team) return refuse('NotAllowed');
  const now = clock.now();
  const isOutdated =
    !isLinkGood(team, invite, now) && !(await isInvited(database, { teamId: team.id, email }, now));
  if (isOutdated) return refuse('NotAllowed');
  const refusal = await joinRefusal(database, team, email, now);
  if (!refusal) return team;
  if (refusal.reason !== 'teamIsFull') return refuse('NotAllowed'); // why is the team's affair
  await tellOfTurnedAway({ database, notifications }, teamId);
  return refusal;
}

/** The hash of an account at this address that nobody has proven, if its password is the same. Takes as long without one. */
async function sameHashAs(
  { database, passwords }: Deps,
  email: string,
  password: string,
): Promise<string | null | Refusal> {
  const person = await readPersonByEmail(database, email);
  const stored = person?.verified_at === null ? person.password_hash : null;
  const isSame = await passwords.matches(password, stored);
  if (isRefusal(isSame)) return isSame;
  return isSame ? stored : null;
}

/** The answer, and the time it takes, are the same whether the address is known or not. */
export const signUp =
  (services: Deps): Handler<typeof authorization.signUp> =>
  async ({ language }, { email, name, password, gameSpaceGuid, invite }) => {
    const team = await invitingTeam(services, gameSpaceGuid, invite, email);
    if (isRefusal(team)) return team;
    const teamName = team?.name ?? null;
    if (!(await isPasswordAllowed(password, { email, teamName, name }))) return refuse('PasswordNotAllowed');
    const hash = await services.passwords.hash(password);
    if (isRefusal(hash)) return hash;
    const sameHash = await sameHashAs(services, email, password);
    if (isRefusal(sameHash)) return sameHash;
    const isConfirmed = team !== null && isConfirmedByAdmin(services);
    const now = services.clock.now();
    const showNotices = await services.database.transaction().execute(async (trx) => {
      const userId = await writeSignUp(
        trx,
        {
          id: randomUUID(),
          name,
          avatar: null,
          email,
          email_key: emailKey(email),
          password_hash: hash,
          verified_at: null,
          invited_team_id: team?.id ?? null,
          team_id: null,
          joined_at: null,
          is_admin: false,
          controller: 'GameSpace',
          language,
          theme: 'light',
          disabled_at: null,
          created_at: now,
        },
        { sameHash, isConfirmed },
      );
      if (userId) await mailVerification(services, trx, { userId, email, name, language });
      else await mailKnown(services, trx, email, team);
      return userId !== null && isConfirmed ? tellOfNewcomer(services, trx, team.id) : null;
    });
    await showNotices?.();
    return { ok: true };
  };

/** An existing account without a team joins if an admin invited it; others are only told that they have an account. */
async function mailKnown(
  services: Deps,
  trx: Database,
  email: string,
  team: StoredTeam | null,
): Promise<void> {
  const person = await readPersonByEmail(trx, email);
  if (!person?.email) return;
  const { id: userId, name, language } = person;
  const isAwaited =
    team !== null &&
    person.team_id === null &&
    person.disabled_at === null &&
    (await isInvited(trx, { teamId: team.id, email }, services.clock.now()));
  if (isAwaited) {
    await writeInvitedTeam(trx, userId, team.id);
    return mailVerification(services, trx, { userId, email: person.email, name, language, team: team.name });
  }
  const link = `${services.config.publicUrl}/login`;
  await services.mailer.send(person.email, composeMail('alreadyHere', language, { name, link }), trx);
}

export const resendVerification =
  (services: Deps): Handler<typeof authorization.resendVerification> =>
  async (_context, { email }) => {
    await services.database.transaction().execute(async (trx) => {
      const person = await readPersonByEmail(trx, email);
      if (!person?.email || person.verified_at !== null) return;
      const { id: userId, name, language } = person;
      await mailVerification(services, trx, { userId, email: person.email, name, language });
    });
    return { ok: true };
  };
