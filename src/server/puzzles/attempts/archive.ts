// Closed puzzles of the team, page by page, to look at or to practise with.
import type { MyState, puzzleArchive } from '../../../contract/puzzles/puzzles.ts';
import type { AnyPuzzle, PuzzleShapes } from '../../../engine/puzzle.ts';
import type { Handler } from '../../web/http/route.ts';
import { languageIn } from './rowGame.ts';
import type { AttemptServices } from './services.ts';
import { type Own, readPast } from './store.ts';

type Deps = Pick<AttemptServices, 'clock' | 'database' | 'puzzles'>;

/** The state for people who have not joined: `open`, because a closed puzzle can still be practised. */
export function stateOf(
  own: Pick<Own, 'ended_at' | 'is_solved' | 'is_practice'> | null,
  isClosed: boolean,
): MyState {
  if (!own) return 'open';
  if (own.is_solved) return 'solved';
  return own.ended_at !== null || (isClosed && !own.is_practice) ? 'missed' : 'playing';
}

/** What a list says of a puzzle: its language and its grade, where its face has them, of whatever family it is. */
function aboutFace(definition: AnyPuzzle, puzzle: PuzzleShapes['puzzle']) {
  const face = definition.face(puzzle);
  const textAt = (key: string): string | null => {
    const value: unknown = typeof face === 'object' && face !== null ? Reflect.get(face, key) : null;
    return typeof value === 'string' ? value : null;
  };
  return { language: languageIn(textAt('language')), grade: textAt('grade') };
}

export const listArchive =
  ({ clock, database, puzzles }: Deps): Handler<typeof puzzleArchive> =>
  async ({ member, team }, { puzzleType, pageSize, pageNumber: page }) => {
    const definition = await puzzles.load(puzzleType);
    if (!definition) throw new Error(`no puzzle ${puzzleType}`); // the contract lets no other name in
    const whose = { teamId: team.teamId, userId: member.userId, puzzleType };
    const part = { now: clock.now(), skip: (page - 1) * pageSize, most: pageSize };
    const { total, items } = await readPast(database, whose, part);
    return {
      items: items.map(({ id, number, day, puzzle, joined_at, ended_at, is_solved, is_practice }) => ({
        gameId: id,
        number,
        date: day,
        ...aboutFace(definition, puzzle),
        isPractice: is_practice ?? false,
        myState: stateOf(
          joined_at === null ? null : { ended_at, is_solved, is_practice: is_practice ?? false },
          true,
        ),
      })),
      total,
      page,
      pageSize,
    };
  };
