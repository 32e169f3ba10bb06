// Bingo on the team's agenda: games that run, wait for players, are planned, or were over within a day.
import { isRefusal, refuse } from '../../../contract/errors.ts';
import type { Event } from '../../../contract/events/events.ts';
import type { Person } from '../../../contract/people/people.ts';
import { timeOf } from '../../base/shared/isoTime.ts';
import type { EventSource } from '../agenda/sources.ts';
import { type AgendaGame, readAgenda } from './agendaStore.ts';
import type { BingoServices } from './services.ts';
import { ending } from './step.ts';

type Deps = Pick<BingoServices, 'bingoHost' | 'database'>;

const dayMs = 24 * 60 * 60_000;
const aheadMs = 14 * dayMs;

const hostOf = ({ created_by, host_name, host_avatar }: AgendaGame): Person | null =>
  created_by === null || host_name === null
    ? null
    : { userId: created_by, name: host_name, avatar: host_avatar };

/** A lobby without a time, or whose time has come, is on. */
function stateOf({ phase, starts_at }: AgendaGame, now: number): Event['state'] {
  if (phase === 'finished') return 'finished';
  return phase === 'lobby' && starts_at !== null && starts_at > now ? 'coming' : 'running';
}

const eventOf = (game: AgendaGame, now: number): Event => ({
  id: game.id,
  type: 'bingo',
  gameType: null,
  gameId: game.id,
  title: game.name,
  image: '/art/bingo.svg',
  start: timeOf(game.starts_at ?? game.created_at),
  end: game.ended_at === null ? null : timeOf(game.ended_at),
  state: stateOf(game, now),
  host: hostOf(game),
  registered: game.people,
  isRegistered: game.is_mine,
  myState: game.is_mine && game.phase !== 'finished' ? 'playing' : null,
  solvers: null,
});

/** Ends a game that waits in its lobby. */
async function end({ bingoHost }: Deps, teamId: string, bingoId: string): Promise<boolean> {
  const answer = await bingoHost.act<object>(bingoId, teamId, (row) => {
    if (row.phase === 'finished') return { answer: {} };
    return row.phase === 'lobby' ? ending(row) : { answer: refuse('Closed') };
  });
  return !isRefusal(answer);
}

export const bingoEvents = (services: Deps): EventSource => ({
  async events({ member, team }, now) {
    if (team.limitedGames.includes('bingo')) return [];
    const { database } = services;
    const games = await readAgenda(database, team.teamId, member.userId, now - dayMs);
    return games
      .filter(({ starts_at, calls, phase }) =>
        phase === 'finished' ? calls > 0 : starts_at === null || starts_at < now + aheadMs,
      )
      .map((game) => eventOf(game, now));
  },
  async scheduled({ member, team }, now) {
    const games = await readAgenda(services.database, team.teamId, member.userId, now);
    return games
      .filter(({ phase }) => phase === 'lobby')
      .map((game) => ({
        gameId: game.id,
        type: 'bingo',
        gameType: null,
        title: game.name,
        next: game.starts_at === null ? null : timeOf(game.starts_at),
        channelName: null,
        createdBy: hostOf(game),
      }));
  },
  remove: (teamId, gameId) => end(services, teamId, gameId),
});
