// Everyone of one's own team.
import type { userList } from '../../../contract/authorization.ts';
import type { Handler } from '../../http/route.ts';
import type { Parts } from '../../parts.ts';
import { presentColleague } from '../../people/present.ts';
import { readColleagues } from '../../storage/people.ts';

export const listingUsers =
  ({ database, presence }: Parts): Handler<typeof userList> =>
  async ({ team }) => {
    const collator = new Intl.Collator(team.language);
    const colleagues = await readColleagues(database, team.teamId);
    return {
      users: colleagues
        .toSorted((one, other) => collator.compare(one.name, other.name))
        .map((colleague) => presentColleague(colleague, presence.isOnline(colleague.id))),
    };
  };
