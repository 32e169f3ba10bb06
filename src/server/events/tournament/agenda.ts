// Tournaments on the team's agenda: those that run, wait for people, are planned, or were over within a day.
import { isRefusal } from '../../../contract/errors.ts';
import type { Event } from '../../../contract/events/events.ts';
import type { Person } from '../../../contract/people/people.ts';
import { timeOf } from '../../base/shared/isoTime.ts';
import type { EventSource } from '../agenda/sources.ts';
import { type ListedTournament, readTournaments } from './listStore.ts';
import type { TournamentServices } from './services.ts';

type Deps = Pick<TournamentServices, 'database' | 'tournamentHost'>;

const dayMs = 24 * 60 * 60_000;
const aheadMs = 14 * dayMs;
const mostListed = 40;

const hostOf = ({ host }: ListedTournament): Person | null =>
  host && { userId: host.id, name: host.name, avatar: host.avatar };

/** One without a time waits for people now. */
function stateOf({ phase, starts_at }: ListedTournament): Event['state'] {
  if (phase === 'finished') return 'finished';
  return phase === 'open' && starts_at !== null ? 'coming' : 'running';
}

export const tournamentEvents = ({ database, tournamentHost }: Deps): EventSource => {
  const listed = (teamId: string, userId: string, endedSince: number) =>
    readTournaments(database, { teamId, userId, endedSince, most: mostListed });
  return {
    async events({ member, team }, now) {
      const rows = await listed(team.teamId, member.userId, now - dayMs);
      return rows
        .filter(({ phase, starts_at }) => phase !== 'open' || starts_at === null || starts_at < now + aheadMs)
        .map((row) => ({
          id: row.id,
          type: 'tournament' as const,
          gameType: row.game_name,
          gameId: row.id,
          title: row.name,
          image: null,
          start: timeOf(row.starts_at ?? row.created_at),
          end: row.ended_at === null ? null : timeOf(row.ended_at),
          state: stateOf(row),
          host: hostOf(row),
          registered: row.people,
          isRegistered: row.is_mine,
          myState: row.is_mine && row.phase !== 'finished' ? ('playing' as const) : null,
          solvers: null,
        }));
    },
    async scheduled({ member, team }, now) {
      const rows = await listed(team.teamId, member.userId, now);
      return rows
        .filter(({ phase }) => phase === 'open')
        .map((row) => ({
          gameId: row.id,
          type: 'tournament' as const,
          gameType: row.game_name,
          title: row.name,
          next: row.starts_at === null ? null : timeOf(row.starts_at),
          channelName: null,
          createdBy: hostOf(row),
        }));
    },
    async remove(teamId, id) {
      const answer = await tournamentHost.act<object>(id, teamId, (state, now) =>
        state.endedAt === null
          ? { step: { after: { ...state, phase: 'cancelled', dueAt: null, endedAt: now } }, answer: {} }
          : { answer: {} },
      );
      return !isRefusal(answer);
    },
  };
};
