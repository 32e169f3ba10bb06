// Trivia on the agenda of a team.
import { timeOf } from '../../base/shared/isoTime.ts';
import type { EventSource } from '../agenda/sources.ts';
import { lineOf } from './present.ts';
import type { TriviaServices } from './services.ts';
import { readTriviaBetween } from './store.ts';
import { removeWithPictures } from './write.ts';

type Deps = Pick<TriviaServices, 'album' | 'database' | 'triviaHost'>;

const dayMs = 24 * 60 * 60_000;
const aheadMs = 14 * dayMs;
/** Scheduled games are listed however far ahead they lie. */
const everMs = 100 * 365 * dayMs;
const states = { coming: 'coming', live: 'running', finished: 'finished' } as const;

export const triviaEvents = (deps: Deps): EventSource => ({
  async events({ member, team }, now) {
    const whose = { teamId: team.teamId, userId: member.userId };
    const several = await readTriviaBetween(deps.database, whose, now - dayMs, now + aheadMs);
    return several.map((trivia) => {
      const line = lineOf(trivia);
      return {
        id: line.id,
        type: 'trivia' as const,
        gameType: null,
        gameId: line.id,
        title: line.name,
        image: null,
        start: line.start,
        end: trivia.ended_at === null ? null : timeOf(trivia.ended_at),
        state: states[line.state],
        host: trivia.created_by === null ? null : line.host,
        registered: line.registered,
        isRegistered: line.isRegistered,
        myState: null,
        solvers: null,
      };
    });
  },
  async scheduled({ member, team }, now) {
    const whose = { teamId: team.teamId, userId: member.userId };
    const several = await readTriviaBetween(deps.database, whose, now, now + everMs);
    return several
      .filter(({ ended_at }) => ended_at === null)
      .map((trivia) => ({
        gameId: trivia.id,
        type: 'trivia' as const,
        gameType: null,
        title: trivia.name,
        next: timeOf(trivia.start_at),
        channelName: trivia.channel_name,
        createdBy: trivia.created_by === null ? null : lineOf(trivia).host,
      }));
  },
  async remove(teamId, gameId) {
    return (await removeWithPictures(deps, teamId, gameId)) !== null;
  },
});
