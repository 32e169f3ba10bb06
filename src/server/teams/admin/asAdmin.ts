// An act of an admin in one transaction, with rights that hold until it is done.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Database } from '../../base/storage/database.ts';
import { lockTeamAndPerson, type StoredTeam } from '../../people/teamStore.ts';
import type { MemberContext } from '../../web/http/visit.ts';

interface Deps {
  readonly clock: WallClock;
  readonly database: Database;
}

/** The team and the person are locked: whoever was taken the rights meanwhile makes nothing. */
export const asAdmin = <Done>(
  { clock, database }: Deps,
  { member, team }: Pick<MemberContext, 'member' | 'team'>,
  act: (trx: Database, now: number, team: StoredTeam) => Promise<Done | Refusal>,
): Promise<Done | Refusal> =>
  database.transaction().execute(async (trx) => {
    const locked = await lockTeamAndPerson(trx, team.teamId, member.userId);
    const isAdmin = locked?.person.team_id === team.teamId && locked.person.is_admin;
    return locked && isAdmin ? act(trx, clock.now(), locked.team) : refuse('AdminOnly');
  });
