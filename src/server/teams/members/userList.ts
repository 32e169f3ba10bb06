// Lists the members of a team; in Teams also people of its directory without an account.
import { isRefusal } from '../../../contract/errors.ts';
import type { teamsPeople } from '../../../contract/messaging/chat.ts';
import type { Person } from '../../../contract/people/people.ts';
import type { userList } from '../../../contract/people/userList.ts';
import { sharedReading } from '../../base/storage/sharedReading.ts';
import type { DirectoryPerson } from '../../messaging/chat/microsoft/teams.ts';
import { readIdentity } from '../../people/identity/identityStore.ts';
import type { MyTeam } from '../../people/members.ts';
import { presentColleague } from '../../people/present.ts';
import { readColleagues } from '../../people/store.ts';
import { invisibleAmong } from '../../people/visibility.ts';
import type { Handler } from '../../web/http/route.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import type { TeamServices } from './services.ts';

type Deps = Pick<TeamServices, 'chat' | 'database' | 'presence' | 'encryption'>;

const mostFound = 50;
/** Minimum length of a directory search. */
const fewestLetters = 2;

type Listed = Person & { isAdmin: boolean; isOnline: boolean };

/** By name. When all of a team open their dashboard at once, it is read and sorted once. */
const listing = ({ database, presence }: Deps) =>
  sharedReading(
    async (team: MyTeam): Promise<readonly Listed[]> => {
      const collator = new Intl.Collator(team.language);
      const colleagues = await readColleagues(database, team.teamId);
      const here = colleagues.flatMap(({ id }) => (presence.isOnline(id) ? [id] : []));
      const hidden = await invisibleAmong(database, here);
      const online = new Set(here.filter((id) => !hidden.has(id)));
      return colleagues
        .toSorted((one, other) => collator.compare(one.name, other.name))
        .map((colleague) => presentColleague(colleague, online.has(colleague.id)));
    },
    ({ teamId, language }) => `${teamId} ${language}`,
  );

export function listUsers(services: Deps): Handler<typeof userList> {
  const listed = listing(services);
  return async ({ team }) => ({ users: [...(await listed(team))] });
}

/** Id of a guest while they are picked; valid for this team only. */
export const aboutGuest = (teamId: string): string => `guest of ${teamId}`;

/** People who already have an account, in any team, are left out. */
async function newcomers(
  { database, encryption }: Deps,
  { team, member }: MemberContext,
  found: readonly DirectoryPerson[],
) {
  const owners = await Promise.all(
    found.map(({ tenant, subject }) =>
      readIdentity(database, { provider: 'teams', tenantKey: tenant, subject }),
    ),
  );
  return found
    .filter((_, at) => owners[at] === null)
    .map(({ tenant, subject, name }) => ({
      userId: null,
      name,
      avatar: null,
      isMember: false,
      isAdmin: false,
      isOnline: false,
      ...(member.isAdmin && {
        guest: encryption.encrypt(JSON.stringify({ tenant, subject }), aboutGuest(team.teamId)),
      }),
    }));
}

/** Without directory access only members are listed; refusals the caller can act on are passed on. */
export function listTeamsPeople(services: Deps): Handler<typeof teamsPeople> {
  const listed = listing(services);
  return async (context, { prefix }) => {
    const { member, team } = context;
    const { teams } = services.chat;
    const colleagues = (await listed(team)).map((one) => ({ ...one, isMember: true }));
    if (prefix === undefined) return { users: colleagues };
    const wanted = prefix.trim().toLocaleLowerCase(member.language);
    const ours = colleagues.filter(({ name }) => name.toLocaleLowerCase(member.language).includes(wanted));
    const asks = teams && wanted.length >= fewestLetters && (await teams.isSignedIn(member.userId));
    const found = asks ? await teams.people(member.userId, prefix.trim()) : [];
    if (isRefusal(found)) return found;
    return { users: [...ours, ...(await newcomers(services, context, found))].slice(0, mostFound) };
  };
}
