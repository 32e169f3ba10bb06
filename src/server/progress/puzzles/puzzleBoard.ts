// The leaderboard of a daily puzzle: everyone of the team by its XP, page by page.
import type { PuzzleRow, puzzleDetails } from '../../../contract/progress/leaderboards.ts';
import type { Handler } from '../../web/http/route.ts';
import { ranked } from '../boards/boards.ts';
import type { ProgressServices } from '../services.ts';
import { readLatestPuzzle, readTalliesOfTeam } from './puzzleStore.ts';
import { averageGuesses, streakNow } from './puzzleTally.ts';

export const getPuzzleDetails =
  ({ database, clock }: Pick<ProgressServices, 'clock' | 'database'>): Handler<typeof puzzleDetails> =>
  async ({ team: { teamId }, member }, { puzzleType, pageSize, pageNumber: page }) => {
    const [tallies, latest] = await Promise.all([
      readTalliesOfTeam(database, teamId, puzzleType),
      readLatestPuzzle(database, teamId, puzzleType, clock.now()),
    ]);
    const people = tallies.map((tally) => ({
      tally,
      userId: tally.user_id,
      name: tally.name,
      points: tally.xp,
      reachedAt: tally.reached_at,
    }));
    const rows = ranked(people, new Intl.Collator(member.language)).map(
      ({ tally, userId, name, rank, points }): PuzzleRow => ({
        userId,
        name,
        avatar: tally.avatar,
        rank,
        move: null, // of all time: nobody moves
        points,
        played: tally.played,
        solved: tally.solved,
        averageGuesses: averageGuesses(tally.distribution),
        streak: streakNow(tally, latest),
      }),
    );
    return {
      items: rows.slice((page - 1) * pageSize, page * pageSize),
      total: rows.length,
      page,
      pageSize,
      own: rows.find((row) => row.userId === member.userId) ?? null,
    };
  };
