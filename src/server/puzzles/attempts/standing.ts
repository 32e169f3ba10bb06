// What all puzzles show of one solver's attempt: joined, finished, points, what it brought, figures, the team.
import type { Gains } from '../../../contract/play/tables.ts';
import type { Stats } from '../../../contract/puzzles/puzzles.ts';
import type { PuzzleShapes } from '../../../engine/puzzle.ts';
import { timeOf } from '../../base/shared/isoTime.ts';
import type { Actor } from '../../people/members.ts';
import { readLatestPuzzle, readPuzzleGains, readPuzzleTally } from '../../progress/puzzles/puzzleStore.ts';
import { statsFrom } from '../../progress/puzzles/puzzleTally.ts';
import { gainsFrom } from '../../progress/results/figures.ts';
import type { AttemptServices } from './services.ts';
import { secondsBetween } from './solvers.ts';
import type { Solving, WhichAttempt } from './store.ts';

type Deps = Pick<AttemptServices, 'clock' | 'database' | 'solversOf'>;

/** The own attempt at a puzzle of the own team. */
export const whichOf = ({ member, team }: Actor, puzzleType: string, puzzleId: string): WhichAttempt => ({
  puzzleId,
  puzzleType,
  teamId: team.teamId,
  userId: member.userId,
});

/** Ended by the solver, or begun in time and run out of it. */
export function isFinished({ puzzle, own }: Solving<PuzzleShapes>, now: number): boolean {
  if (!own) return false;
  return own.ended_at !== null || (!own.is_practice && puzzle.closes_at <= now);
}

/** What the end of an attempt has brought; null before it, and where it ended by itself. */
export async function gainsOf(
  { database }: Pick<Deps, 'database'>,
  { puzzleId, userId }: Pick<WhichAttempt, 'puzzleId' | 'userId'>,
): Promise<Gains> {
  return gainsFrom(await readPuzzleGains(database, userId, puzzleId));
}

async function figuresOf(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  which: WhichAttempt,
): Promise<Stats> {
  const { teamId, puzzleType } = which;
  const [tally, latest] = await Promise.all([
    readPuzzleTally(database, which),
    readLatestPuzzle(database, teamId, puzzleType, clock.now()),
  ]);
  return statsFrom(tally, latest);
}

export async function standingOf(
  services: Deps,
  { member, team }: Actor,
  which: WhichAttempt,
  solving: Solving<PuzzleShapes>,
) {
  const now = services.clock.now();
  const { puzzle, own } = solving;
  const finished = isFinished(solving, now);
  const endedAt = own?.ended_at ?? null;
  const isRewarded = own !== null && !own.is_practice && endedAt !== null;
  const [stats, solvers, gains] = await Promise.all([
    figuresOf(services, which),
    services.solversOf({
      puzzleId: puzzle.id,
      teamId: team.teamId,
      language: member.language,
      isClosed: puzzle.closes_at <= now,
      isFinished: finished,
    }),
    isRewarded ? gainsOf(services, which) : null,
  ]);
  return {
    gameId: puzzle.id,
    gameType: puzzle.puzzle_type,
    number: puzzle.number,
    date: puzzle.day,
    opensAt: timeOf(puzzle.opens_at),
    closesAt: timeOf(puzzle.closes_at),
    joined: own !== null,
    startedAt: own && timeOf(own.joined_at),
    isPractice: own?.is_practice ?? false,
    finished,
    solved: own?.is_solved ?? false,
    points: finished ? (own?.points ?? 0) : null,
    seconds: own && endedAt !== null ? secondsBetween(own.joined_at, endedAt) : null,
    gains,
    stats,
    team: [...solvers],
  };
}
