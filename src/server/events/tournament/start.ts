// Starts the host of tournaments on this node: it hears of recorded games, and its windows are told of changes.
import { refuse } from '../../../contract/errors.ts';
import type { EventHandlers } from '../../tables/liveEvents.ts';
import type { MatchHost } from '../../tables/matches/createHost.ts';
import type { EventSource } from '../agenda/sources.ts';
import type { LiveHostDeps } from '../live/host.ts';
import { tournamentEvents } from './agenda.ts';
import { createTournamentHost } from './host.ts';
import type { TournamentHost, TournamentServices } from './services.ts';
import { tablesByPerson } from './state.ts';

export interface TournamentsHere {
  readonly host: TournamentHost;
  readonly handlers: EventHandlers<'tournament'>;
  readonly agenda: EventSource;
}

/** Results that come within this are taken together, and what follows from them is stored once. */
const gatherResultsMs = 200;

type Deps = Omit<TournamentServices, 'tournamentHost' | 'pairedTables'> &
  LiveHostDeps & { readonly matches: Pick<MatchHost, 'pairedTables' | 'onTournamentGame'> };

export function startTournaments(deps: Deps): TournamentsHere {
  const { matches, log } = deps;
  const host = createTournamentHost({ ...deps, pairedTables: matches.pairedTables });
  const heardOf = new Set<string>();
  matches.onTournamentGame((id, teamId) => {
    if (heardOf.has(id)) return;
    heardOf.add(id);
    setTimeout(() => {
      heardOf.delete(id);
      host
        .current(id, teamId)
        .catch((fault: unknown) =>
          log.warn({ tournament: id, fault: String(fault) }, 'a result is taken later'),
        );
    }, gatherResultsMs).unref();
  });
  return {
    host,
    agenda: tournamentEvents({ database: deps.database, tournamentHost: host }),
    handlers: {
      async 'tournament:watch'({ actor, enter }, { tournament }) {
        const live = await host.open(tournament, actor.teamId);
        if (!live) return refuse('NotFound');
        enter(tournament);
        const { state } = live;
        return { version: state.version, table: tablesByPerson(state).get(actor.userId) ?? null };
      },
      'tournament:leave'({ leave }, { tournament }) {
        leave(tournament);
        return {};
      },
    },
  };
}
