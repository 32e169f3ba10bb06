// Bingo on the team's agenda: sessions that run, wait for players, are planned, or were over within a day.

import { isRefusal } from '../../../contract/errors.ts';
import type { Event } from '../../../contract/events/events.ts';
import type { Person } from '../../../contract/people/people.ts';
import type { EventSource } from '../agenda/sources.ts';
import { type AgendaSession, readAgenda } from './agendaStore.ts';
import type { BingoServices } from './services.ts';
import { endSession } from './step.ts';
import { readSession } from './store.ts';

const dayMs = 24 * 60 * 60_000;
const aheadMs = 14 * dayMs;

const timeOf = (at: number): string => new Date(at).toISOString();

const hostOf = ({ created_by, host_name, host_avatar }: AgendaSession): Person | null =>
  created_by === null || host_name === null
    ? null
    : { userId: created_by, name: host_name, avatar: host_avatar };

/** A lobby without a time, or whose time has come, is on. */
function stateOf({ phase, starts_at }: AgendaSession, now: number): Event['state'] {
  if (phase === 'finished') return 'finished';
  return phase === 'lobby' && starts_at !== null && starts_at > now ? 'coming' : 'running';
}

const eventOf = (session: AgendaSession, now: number): Event => ({
  id: session.id,
  type: 'bingo',
  gameType: null,
  gameId: session.id,
  title: session.name,
  image: '/art/bingo.svg',
  start: timeOf(session.starts_at ?? session.created_at),
  end: session.ended_at === null ? null : timeOf(session.ended_at),
  state: stateOf(session, now),
  host: hostOf(session),
  registered: session.people,
  isRegistered: session.is_mine,
  myState: session.is_mine && session.phase !== 'finished' ? 'playing' : null,
  solvers: null,
});

async function end(services: BingoServices, teamId: string, bingoId: string): Promise<boolean> {
  const row = await readSession(services.database, bingoId);
  if (row?.team_id !== teamId) return false;
  if (row.phase === 'finished') return true;
  const ended = await endSession(services, row, ({ phase }) => phase === 'lobby');
  return !isRefusal(ended);
}

export const bingoEvents = (services: BingoServices): EventSource => ({
  async events({ member, team }, now) {
    if (team.limitedGames.includes('bingo')) return [];
    const { database } = services;
    const sessions = await readAgenda(database, team.teamId, member.userId, now - dayMs);
    return sessions
      .filter(({ starts_at, calls, phase }) =>
        phase === 'finished' ? calls > 0 : starts_at === null || starts_at < now + aheadMs,
      )
      .map((session) => eventOf(session, now));
  },
  async scheduled({ member, team }, now) {
    const sessions = await readAgenda(services.database, team.teamId, member.userId, now);
    return sessions
      .filter(({ phase }) => phase === 'lobby')
      .map((session) => ({
        gameId: session.id,
        type: 'bingo',
        gameType: null,
        title: session.name,
        next: session.starts_at === null ? null : timeOf(session.starts_at),
        channelName: null,
        createdBy: hostOf(session),
      }));
  },
  remove: (teamId, gameId) => end(services, teamId, gameId),
});
