// Profile of a person: level, win rate and badges; for themselves also games and weeks.
import type { Badge } from '../../../contract/progress/leaderboards.ts';
import type { Finished, Profile, Record } from '../../../contract/progress/profile.ts';
import { dayOf, mondayOf, plusDays, startOf } from '../../base/shared/days.ts';
import { timeOf } from '../../base/shared/isoTime.ts';
import type { Database } from '../../base/storage/database.ts';
import { readLatestPuzzle, readTalliesOfPerson } from '../puzzles/puzzleStore.ts';
import { streakNow } from '../puzzles/puzzleTally.ts';
import { levelFigures, winRate } from '../results/figures.ts';
import {
  readBadges,
  readFigures,
  readPractised,
  readRecent,
  readRecords,
  readXpSince,
  type StoredFinish,
  type StoredRecord,
} from './storyStore.ts';

const weeksShown = 12;
const recentShown = 10;

export async function levelOfPerson(database: Database, userId: string) {
  const { total, played, won } = await readFigures(database, userId);
  return { ...levelFigures(total), winRate: winRate(won, played), hasPlayed: played > 0, played };
}

export async function achievementsOf(database: Database, userId: string): Promise<Badge[]> {
  const badges = await readBadges(database, userId);
  return badges.map(({ idprod, earned_at }) => ({ idprod, earnedAt: timeOf(earned_at) }));
}

const recordFrom = (row: StoredRecord): Record => ({
  gameType: row.game_type,
  played: row.played,
  won: row.won,
  drawn: row.drawn,
  lost: row.played - row.won - row.drawn,
  bestStreak: row.best_streak,
  lastPlayed: timeOf(row.last_played),
});

const finishedFrom = (row: StoredFinish): Finished => ({
  room: row.room_id,
  game: row.game,
  gameName: row.game_name,
  reason: row.reason,
  xp: row.xp,
  endedAt: timeOf(row.ended_at),
  players: row.players.flatMap(({ userId, name, avatar, strength }, seat) => {
    const standing = row.standings[seat];
    if (!standing) return [];
    const { place, outcome, score } = standing;
    return [{ id: userId, name, avatar, strength, place, outcome, score }];
  }),
});

/** The longest of a person's current streaks at daily puzzles. */
async function streakOf(database: Database, userId: string, teamId: string, now: number): Promise<number> {
  const tallies = await readTalliesOfPerson(database, userId, teamId);
  const streaks = tallies.map(async (tally) =>
    streakNow(tally, await readLatestPuzzle(database, teamId, tally.puzzle_type, now)),
  );
  return Math.max(0, ...(await Promise.all(streaks)));
}

/** Fields that only the person themselves gets. */
export async function ownStory(
  database: Database,
  userId: string,
  {
    teamId,
    timeZone,
    now,
  }: { readonly teamId: string | null; readonly timeZone: string; readonly now: number },
): Promise<Required<Pick<Profile, 'streak' | 'xpPerWeek' | 'records' | 'practised' | 'recent'>>> {
  const monday = mondayOf(dayOf(timeZone, now));
  const weeks = Array.from({ length: weeksShown }, (_, at) => plusDays(monday, 7 * (at + 1 - weeksShown)));
  const [xp, records, practised, recent, streak] = await Promise.all([
    readXpSince(
      database,
      userId,
      weeks.map((week) => startOf(timeZone, week)),
    ),
    readRecords(database, userId),
    readPractised(database, userId),
    readRecent(database, userId, recentShown),
    teamId === null ? 0 : streakOf(database, userId, teamId, now),
  ]);
  return {
    streak,
    xpPerWeek: weeks.map((week, at) => ({ week, xp: xp[at] ?? 0 })),
    records: records.map(recordFrom),
    practised,
    recent: recent.map(finishedFrom),
  };
}
