// Daily puzzles of the demo team: opened for the last days and solved by its people, by the same code as everybody's.

import { randomUUID } from 'node:crypto';
import { puzzleFacts } from '../../../catalogue/facts.ts';
import { demoTeamId } from '../../../contract/people/demo.ts';
import { isGridPuzzle } from '../../../engine/gridPuzzle.ts';
import { isRowPuzzle, type RowPuzzle } from '../../../engine/rowPuzzle.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import type { Members } from '../../people/members.ts';
import { joinGridGame, submitGrid } from '../../puzzles/attempts/gridGame.ts';
import { guessRow, joinRowGame } from '../../puzzles/attempts/rowGame.ts';
import type { AttemptServices } from '../../puzzles/attempts/services.ts';
import { createPuzzleOpener } from '../../puzzles/schedules/openDue.ts';
import { writeSchedule } from '../../puzzles/schedules/store.ts';
import type { MemberContext } from '../../web/http/visit.ts';
import { demoPeople } from './people.ts';
import { type DemoPuzzle, readDemoPuzzles, removePosts } from './store.ts';

export type PuzzleDeps = Omit<AttemptServices, 'openDuePuzzles'> & { readonly members: Members };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
export const daysOfPuzzles = 7;
const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** A clock that stood at this moment. */
const clockAt = (moment: number, { monotonic }: WallClock): WallClock => ({ now: () => moment, monotonic });

/** Different for every person and puzzle, and the same each time; 0 to `below` − 1. */
const spread = (person: number, puzzle: number, below: number): number =>
  (person * 7 + puzzle * 5 + person * puzzle * 3) % below;

export async function solvePuzzles(services: PuzzleDeps): Promise<void> {
  const opened = await openPuzzles(services);
  for (const [at, puzzle] of opened.entries())
    for (const [person, { userId }] of demoPeople.entries())
      if (spread(person, at, 5) > 0) await solve(services, { puzzle, at, person, userId, opened });
  await removePosts(services.database);
}

/** The puzzle of each of the last days, opened at the last full hour but one. */
async function openPuzzles(services: PuzzleDeps): Promise<DemoPuzzle[]> {
  const { clock, database } = services;
  const now = clock.now();
  const opensAt = Math.floor(now / hourMs) * hourMs - hourMs;
  const first = opensAt - (daysOfPuzzles - 1) * dayMs;
  for (const { id, demoSettings = {} } of puzzleFacts)
    await writeSchedule(database, {
      id: randomUUID(),
      team_id: demoTeamId,
      puzzle_type: id,
      hour: new Date(opensAt).getUTCHours(),
      minute: 0,
      time_zone: 'UTC',
      duration: dayMs / minuteMs,
      days: JSON.stringify(everyDay),
      settings: JSON.stringify(demoSettings),
      channel_id: null,
      channel_name: null,
      group_id: null,
      group_name: null,
      created_by: demoPeople[0]?.userId ?? null,
      next_at: first,
      armed_at: first - hourMs,
    });
  for (let day = 0; day < daysOfPuzzles; day++)
    await createPuzzleOpener({ ...services, clock: clockAt(first + day * dayMs + minuteMs, clock) })(
      demoTeamId,
    );
  return readDemoPuzzles(database);
}

interface Solving {
  readonly puzzle: DemoPuzzle;
  readonly at: number;
  readonly person: number;
  readonly userId: string;
  readonly opened: readonly DemoPuzzle[];
}

async function contextOf(services: PuzzleDeps, userId: string): Promise<MemberContext | null> {
  const member = await services.members.of(userId);
  if (!member?.team) return null;
  const { log } = services;
  const asked = {
    requestId: randomUUID(),
    address: '',
    device: '',
    isNavigation: false,
    cookies: '',
    setCookie: () => {},
    language: member.language,
    log,
  };
  return { ...asked, member, team: member.team, session: { id: '', token: '' } };
}

/** One person, one puzzle, some minutes after it opened. */
async function solve(services: PuzzleDeps, { puzzle, at, person, userId, opened }: Solving): Promise<void> {
  const context = await contextOf(services, userId);
  const definition = await services.puzzles.load(puzzle.puzzle_type);
  if (!context || !definition) return;
  const joinedAt = puzzle.opens_at + (2 + spread(person, at, 40)) * minuteMs;
  const tookMs = (50 + spread(person, at, 23) * 13) * 1_000;
  const timed = (moment: number) => ({
    ...services,
    clock: clockAt(moment, services.clock),
    openDuePuzzles: async () => {},
  });
  const gameId = puzzle.id;
  const joining = isGridPuzzle(definition) ? joinGridGame : joinRowGame;
  await joining(timed(joinedAt), definition.id)(context, { gameId, files: new Map() });
  if (spread(person, at, 11) === 0) return; // began, and was called into a meeting
  if (isGridPuzzle(definition)) {
    const sudoku = definition.answer(puzzle.puzzle);
    await submitGrid(timed(joinedAt + tookMs), definition.id)(context, { gameId, sudoku, files: new Map() });
    return;
  }
  if (!isRowPuzzle(definition)) return;
  const guesses = guessesFor(definition, puzzle, opened, 1 + spread(person, at, 5));
  for (const [number, guess] of guesses.entries()) {
    const moment = joinedAt + (tookMs / guesses.length) * (number + 1);
    const asked = { gameId, guess, guessNumber: number + 1, files: new Map() };
    await guessRow(timed(Math.round(moment)), definition.id)(context, asked);
  }
}

/** Answers of other days, and at last the right one. */
function guessesFor(
  definition: RowPuzzle,
  puzzle: DemoPuzzle,
  opened: readonly DemoPuzzle[],
  count: number,
): string[] {
  const answerOf = (one: DemoPuzzle) => definition.answer(one.puzzle);
  const others = opened.filter(({ id, puzzle_type }) => id !== puzzle.id && puzzle_type === definition.id);
  return [...others.slice(0, count - 1).map(answerOf), answerOf(puzzle)];
}
