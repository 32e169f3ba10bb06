// Routes of tournaments.
import { refuse } from '../../../contract/errors.ts';
import * as hall from '../../../contract/events/hallOfFame.ts';
import * as call from '../../../contract/events/tournaments.ts';
import { sharedReading } from '../../base/storage/sharedReading.ts';
import type { Route } from '../../web/http/route.ts';
import { makeTournament } from './create.ts';
import { direct } from './direct.ts';
import { entering, joining, judgeCheckIn, judgeLeave } from './entries.ts';
import { getHallOfFame } from './hall/lines.ts';
import { getMostWins, getSeasons } from './hall/wins.ts';
import { getYear } from './hall/year.ts';
import { readPeople } from './listStore.ts';
import { getTournaments } from './lists.ts';
import { presentTournament } from './present.ts';
import { againBy } from './series.ts';
import type { TournamentServices } from './services.ts';
import { isArena } from './state.ts';

export function tournamentRoutes(route: Route, services: TournamentServices): void {
  const { clock, database, tournamentHost } = services;
  /** When its page changes, all who look at it read the same names. */
  const peopleOf = sharedReading(
    (ids: readonly string[]) => readPeople(database, ids),
    (ids) => ids.join(),
  );
  route(call.listTournaments, getTournaments(services));
  route(hall.hallOfFame, getHallOfFame(services));
  route(hall.mostTournamentWins, getMostWins(services));
  route(hall.tournamentSeasons, getSeasons(services));
  route(hall.tournamentYear, getYear(services));
  route(call.createTournament, ({ member, team }, asked) =>
    makeTournament(services, { member, team }, asked),
  );
  route(call.getTournament, async ({ member, team }, { id }) => {
    const known = await tournamentHost.open(id, team.teamId);
    // An arena changes all the time: what its page reads costs no query.
    const live = known && isArena(known.state) ? known : await tournamentHost.current(id, team.teamId);
    if (!live) return refuse('NotFound');
    return presentTournament({ database, peopleOf }, live.state, { member, team }, clock.now());
  });
  route(call.joinTournament, joining(services));
  route(call.leaveTournament, entering(services, judgeLeave));
  route(call.checkInToTournament, entering(services, judgeCheckIn));
  route(call.repeatTournament, ({ member, team }, asked) => againBy(services)({ member, team }, asked));
  route(call.directTournament, direct(services));
}
