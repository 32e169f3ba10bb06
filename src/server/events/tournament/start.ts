// Starts the host of tournaments on this node: it hears of recorded games, and its windows are told of changes.
import { refuse } from '../../../contract/errors.ts';
import type { EventHandlers } from '../../tables/liveEvents.ts';
import type { MatchHost } from '../../tables/matches/createHost.ts';
import type { EventSource } from '../agenda/sources.ts';
import type { LiveHostDeps } from '../live/host.ts';
import { tournamentEvents } from './agenda.ts';
import { createTournamentHost } from './host.ts';
import type { TournamentHost, TournamentServices } from './services.ts';

export interface TournamentsHere {
  readonly host: TournamentHost;
  readonly handlers: EventHandlers<'tournament'>;
  readonly agenda: EventSource;
}

type Deps = Omit<TournamentServices, 'tournamentHost' | 'pairedTables'> &
  LiveHostDeps & { readonly matches: Pick<MatchHost, 'pairedTables' | 'onTournamentGame'> };

export function startTournaments(deps: Deps): TournamentsHere {
  const { matches, log } = deps;
  const host = createTournamentHost({ ...deps, pairedTables: matches.pairedTables });
  matches.onTournamentGame((id, teamId) => {
    host
      .current(id, teamId)
      .catch((fault: unknown) =>
        log.warn({ tournament: id, fault: String(fault) }, 'a result is taken later'),
      );
  });
  return {
    host,
    agenda: tournamentEvents({ database: deps.database, tournamentHost: host }),
    handlers: {
      async 'tournament:watch'({ actor, enter }, { tournament }) {
        const live = await host.open(tournament, actor.teamId);
        if (!live) return refuse('NotFound');
        enter(tournament);
        return { version: live.state.version };
      },
      'tournament:leave'({ leave }, { tournament }) {
        leave(tournament);
        return {};
      },
    },
  };
}
