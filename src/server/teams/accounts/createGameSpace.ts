// Creates a team: its creator is the first member and an admin.
import { randomUUID } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type * as authorization from '../../../contract/people/authorization.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import type { Database } from '../../base/storage/database.ts';
import { spendMailToken } from '../../people/identity/mailTokenStore.ts';
import { lockPerson, type StoredPerson, writeMembership } from '../../people/store.ts';
import { removeTeam, writeTeam } from '../../people/teamStore.ts';
import type { Handler } from '../../web/http/route.ts';
import type { Upload } from '../../web/http/upload.ts';
import type { TicketContext } from '../../web/http/visit.ts';
import type { AccountServices } from './services.ts';
import { userOf } from './signIn.ts';
import { linkWorkspaces, workspacesFor } from './workspaces.ts';

type Deps = Pick<
  AccountServices,
  | 'album'
  | 'announcements'
  | 'clock'
  | 'config'
  | 'database'
  | 'endDemo'
  | 'members'
  | 'passwords'
  | 'sessions'
>;

/** Defaults until an admin changes them. */
const firstTimeZone = { en: 'UTC', tr: 'Europe/Istanbul' } as const;

interface Founding {
  readonly teamId: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly ticket: string | undefined;
  readonly tenantId: string | undefined;
}

export const createGameSpace =
  (services: Deps): Handler<typeof authorization.createGameSpace> =>
  async (context, { name, tenantId, ticket, files }) => {
    const { member, log } = context;
    if (!member.isVerified) return refuse('EmailNotVerified');
    if (member.team) return refuse('Conflict');
    const teamId = randomUUID();
    const logo = files.get('logoImage');
    const avatar = logo ? await keepLogo(services, context, logo, teamId) : null;
    if (isRefusal(avatar)) return avatar;
    const founded = await found(services, context, { teamId, name, avatar, ticket, tenantId });
    if (isRefusal(founded)) return founded;
    founded.announceDemoEnd();
    services.announcements.publish({ kind: 'personChanged', userId: member.userId });
    logSecurityEvent(log, { security: 'adminChanged', userId: member.userId, teamId });
    return userOf(services, member.userId, founded.token);
  };

async function keepLogo(
  { album }: Deps,
  { member, log }: TicketContext,
  logo: Upload,
  teamId: string,
): Promise<string | Refusal> {
  const bytes = await logo.read();
  const path = await album.keep({ bytes, use: 'logo', userId: member.userId, teamId });
  if (isRefusal(path))
    logSecurityEvent(log, { security: 'uploadRefused', userId: member.userId, because: path.error });
  return path;
}

interface Founded {
  /** The token to continue with: the caller's, or that of a new session for the ticket. */
  readonly token: string;
  readonly announceDemoEnd: () => void;
}

async function found(services: Deps, context: TicketContext, founding: Founding): Promise<Founded | Refusal> {
  const { clock, database, sessions } = services;
  const { member, session, device } = context;
  const now = clock.now();
  return database.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, member.userId);
    if (!person || person.team_id !== null) return refuse('Conflict');
    const { ticket } = founding;
    const isProven =
      session !== null || (ticket && (await spendMailToken(trx, 'found', ticket, now)) === person.id);
    if (!isProven) return refuse('Unauthorized');
    const workspaces = await workspacesFor(trx, person, founding.tenantId);
    if (isRefusal(workspaces)) return workspaces;
    await writeFounded(trx, founding, person, now);
    const link = { teamId: founding.teamId, linkedBy: person.id };
    if (!(await linkWorkspaces(trx, workspaces, link, now))) {
      await removeTeam(trx, founding.teamId);
      return refuse('AlreadyDone');
    }
    await writeMembership(trx, person.id, { teamId: founding.teamId, isAdmin: true }, now);
    const announceDemoEnd = await services.endDemo(trx);
    const token = session?.token ?? (await sessions.open(person.id, device, trx));
    if (isRefusal(token)) throw new Error('a team that was just made has a connection');
    return { token, announceDemoEnd };
  });
}

const writeFounded = (
  trx: Database,
  { teamId, name, avatar }: Founding,
  { language }: StoredPerson,
  now: number,
): Promise<void> =>
  writeTeam(trx, {
    id: teamId,
    name,
    avatar,
    language,
    time_zone: firstTimeZone[language],
    custom_theme: null,
    places: null,
    deactivation_due_at: null,
    created_at: now,
  });
