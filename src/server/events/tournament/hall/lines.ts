// The hall of fame of a team: its finished tournaments, each with its podium, a page at a time.
import { gameFacts } from '../../../../catalogue/facts.ts';
import { type HallLine, hallLinesAPage, type hallOfFame } from '../../../../contract/events/hallOfFame.ts';
import { tableSizesFor, tournamentForms } from '../../../../events/tournament/tournament.ts';
import { timeOf } from '../../../base/shared/isoTime.ts';
import type { Database } from '../../../base/storage/database.ts';
import type { Handler } from '../../../web/http/route.ts';
import { readPeople } from '../listStore.ts';
import type { TournamentServices } from '../services.ts';
import { departmentPodium, standingsIn } from '../state.ts';
import { readTournament } from '../store.ts';
import { type FinishedTournament, readFinished, readKinds } from './store.ts';

const steps = 3;

const games = gameFacts.filter((game) => tableSizesFor(game).length > 0).map(({ id }) => id);

/** The best three of a tournament, as its own page has them. */
async function podiumOf(database: Database, { id }: FinishedTournament) {
  const state = await readTournament(database, id, null);
  if (!state) return { podium: [] };
  const people = new Map(state.entrants.map(({ number, userId }) => [number, userId]));
  const standings = standingsIn(state);
  return {
    podium: standings
      .slice(0, steps)
      .map(({ entrant, rank }) => ({ rank, userId: people.get(entrant) ?? null })),
    departments: state.departments ? departmentPodium(state, standings).slice(0, steps) : undefined,
  };
}

/** Podiums are worked out from the pairings: of one page, however many tournaments there were. */
async function linesOf(database: Database, rows: readonly FinishedTournament[]): Promise<HallLine[]> {
  const podiums = await Promise.all(rows.map((row) => podiumOf(database, row)));
  const people = await readPeople(database, [
    ...new Set(podiums.flatMap(({ podium }) => podium.flatMap(({ userId }) => userId ?? []))),
  ]);
  return rows.map((row, at) => ({
    id: row.id,
    name: row.name,
    gameName: row.game_name,
    form: row.form,
    end: timeOf(row.ended_at),
    departments: podiums[at]?.departments,
    podium: (podiums[at]?.podium ?? []).map(({ rank, userId }) => {
      const person = people.get(userId ?? '');
      return {
        rank,
        userId: person?.userId ?? null,
        name: person?.name ?? '',
        avatar: person?.avatar ?? null,
      };
    }),
  }));
}

export const getHallOfFame =
  ({ database }: Pick<TournamentServices, 'database'>): Handler<typeof hallOfFame> =>
  async ({ team }, filter) => {
    const [rows, ofGames, forms] = await Promise.all([
      readFinished(database, team.teamId, filter, hallLinesAPage + 1),
      readKinds(database, team.teamId, 'game_name', games),
      readKinds(database, team.teamId, 'form', tournamentForms),
    ]);
    const shown = rows.slice(0, hallLinesAPage);
    const last = rows.length > hallLinesAPage ? shown.at(-1) : undefined;
    return {
      lines: await linesOf(database, shown),
      next: last ? `${last.ended_at} ${last.id}` : null,
      games: ofGames,
      forms,
    };
  };
