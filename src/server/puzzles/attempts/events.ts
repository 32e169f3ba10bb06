// Daily puzzles on the agenda: those of today with the own state, and those of the next two weeks.
import { namesIn, puzzleFacts } from '../../../catalogue/facts.ts';
import type { Event } from '../../../contract/events/events.ts';
import type { Person } from '../../../contract/people/people.ts';
import { timeOf } from '../../base/shared/isoTime.ts';
import { sharedReading } from '../../base/storage/sharedReading.ts';
import type { EventSource } from '../../events/agenda/sources.ts';
import { between } from '../schedules/occurrences.ts';
import { endScheduleById, readSchedulesOf, type ScheduleOfTeam } from '../schedules/store.ts';
import { stateOf } from './archive.ts';
import type { AttemptServices } from './services.ts';
import { readTodaysPuzzles, type TodaysPuzzle } from './store.ts';

type Deps = Pick<AttemptServices, 'database' | 'openDuePuzzles'>;

const dayMs = 24 * 60 * 60_000;
/** A puzzle that is over is shown so long. */
const afterwardsMs = dayMs;
const aheadMs = 14 * dayMs;

const hostOf = (schedule: ScheduleOfTeam | undefined): Person | null =>
  schedule?.created_by
    ? {
        userId: schedule.created_by,
        name: schedule.creator_name ?? '',
        avatar: schedule.creator_avatar,
      }
    : null;

export function puzzleEvents({ database, openDuePuzzles }: Deps): EventSource {
  const readSchedules = sharedReading(
    (teamId: string) => readSchedulesOf(database, teamId),
    (teamId) => teamId,
  );
  return {
    async events({ member, team }, now) {
      await openDuePuzzles(team.teamId); // who asks is not told to wait for the next minute
      const isPlayed = (type: string) => !team.limitedGames.includes(type);
      const types = puzzleFacts.map(({ id }) => id).filter(isPlayed);
      const [schedules, puzzles] = await Promise.all([
        readSchedules(team.teamId),
        readTodaysPuzzles(database, team.teamId, member.userId, types, now),
      ]);
      const names = namesIn(member.language);
      const about = (type: string) => ({
        type: 'puzzle' as const,
        gameType: type,
        title: names[type] ?? type,
        image: `/art/${type}.svg`,
        host: hostOf(schedules.find(({ puzzle_type }) => puzzle_type === type)),
        registered: null,
        isRegistered: false,
      });
      const today = puzzles
        .filter(({ closes_at }) => closes_at > now - afterwardsMs)
        .map((puzzle): Event => ({ ...about(puzzle.puzzle_type), ...ofToday(puzzle, now) }));
      const coming = schedules
        .filter(({ puzzle_type }) => isPlayed(puzzle_type))
        .flatMap((schedule) => {
          const type = schedule.puzzle_type;
          const last = puzzles.find((puzzle) => puzzle.puzzle_type === type);
          return between(schedule, now, now + aheadMs)
            .filter(({ day }) => day !== last?.day)
            .map(({ day, at }): Event => ({ ...about(type), ...ofComing(`${schedule.id} ${day}`, at) }));
        });
      return [...today, ...coming];
    },
    async scheduled({ member, team }) {
      const names = namesIn(member.language);
      const schedules = await readSchedulesOf(database, team.teamId);
      return schedules.map((schedule) => ({
        gameId: schedule.id,
        type: 'puzzle',
        gameType: schedule.puzzle_type,
        title: names[schedule.puzzle_type] ?? schedule.puzzle_type,
        next: schedule.next_at === null ? null : timeOf(schedule.next_at),
        channelName: schedule.channel_name,
        createdBy: hostOf(schedule),
      }));
    },
    remove: (teamId, gameId) => endScheduleById(database, teamId, gameId),
  };
}

function ofToday({ id, opens_at, closes_at, own, solvers }: TodaysPuzzle, now: number) {
  const isClosed = closes_at <= now;
  return {
    id,
    gameId: id,
    start: timeOf(opens_at),
    end: timeOf(closes_at),
    state: isClosed ? ('finished' as const) : ('running' as const),
    myState: stateOf(own, isClosed),
    solvers,
  };
}

const ofComing = (id: string, at: number) => ({
  id,
  gameId: null,
  start: timeOf(at),
  end: null,
  state: 'coming' as const,
  myState: null,
  solvers: null,
});
