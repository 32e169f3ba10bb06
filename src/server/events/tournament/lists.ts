// The list of a team's tournaments, with the winners of those that are over.
import type { listTournaments } from '../../../contract/events/tournaments.ts';
import { timeOf } from '../../base/shared/isoTime.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Handler } from '../../web/http/route.ts';
import { canMake } from './create.ts';
import { type ListedTournament, readPeople, readTournaments } from './listStore.ts';
import { usualDepartments } from './ownDepartment.ts';
import type { TournamentServices } from './services.ts';
import { departmentPodium, standingsIn } from './state.ts';
import { readTournament } from './store.ts';

const listedFor = 90 * 24 * 60 * 60_000;
const mostListed = 40;

/** Read one by one: the list is short, and a tournament that is over stays as it is. */
async function winnersOf(database: Database, { id, phase }: ListedTournament) {
  if (phase !== 'finished') return { winners: [] };
  const state = await readTournament(database, id, null);
  if (!state) return { winners: [] };
  const standings = standingsIn(state);
  const first = standings.filter(({ rank }) => rank === 1);
  const ids = first.flatMap(
    ({ entrant }) => state.entrants.find(({ number }) => number === entrant)?.userId ?? [],
  );
  return {
    winners: [...(await readPeople(database, ids)).values()],
    winningDepartments: state.departments
      ? departmentPodium(state, standings).flatMap(({ rank, name }) => (rank === 1 ? name : []))
      : undefined,
  };
}

export const getTournaments =
  ({ database, clock }: Pick<TournamentServices, 'database' | 'clock'>): Handler<typeof listTournaments> =>
  async ({ member, team }) => {
    const rows = await readTournaments(database, {
      teamId: team.teamId,
      userId: member.userId,
      endedSince: clock.now() - listedFor,
      most: mostListed,
    });
    const tournaments = await Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        name: row.name,
        gameName: row.game_name,
        form: row.form,
        tableSize: row.table_size === 4 ? row.table_size : undefined,
        phase: row.phase,
        start: row.starts_at === null ? null : timeOf(row.starts_at),
        end: row.ended_at === null ? null : timeOf(row.ended_at),
        people: row.people,
        isMine: row.is_mine,
        ...(await winnersOf(database, row)),
      })),
    );
    const mayMake = canMake({ member, team });
    const departments = mayMake ? await usualDepartments(database, team.teamId) : undefined;
    return { tournaments, canMake: mayMake, departments };
  };
