// Everyone of one's own team.
import type { userList } from '../../../contract/authorization.ts';
import type { Handler } from '../../http/route.ts';
import type { Parts } from '../../parts.ts';
import { presentColleague } from '../../people/present.ts';
import { invisibleAmong } from '../../people/visibility.ts';
import { readColleagues } from '../../storage/people.ts';

export const listingUsers =
  ({ database, presence }: Parts): Handler<typeof userList> =>
  async ({ team }) => {
    const collator = new Intl.Collator(team.language);
    const colleagues = await readColleagues(database, team.teamId);
    const here = colleagues.flatMap(({ id }) => (presence.isOnline(id) ? [id] : []));
    const hidden = await invisibleAmong(database, here);
    const online = new Set(here.filter((id) => !hidden.has(id)));
    return {
      users: colleagues
        .toSorted((one, other) => collator.compare(one.name, other.name))
        .map((colleague) => presentColleague(colleague, online.has(colleague.id))),
    };
  };
