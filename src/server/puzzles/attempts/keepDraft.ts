// Keeps what a solver has written into a grid and not handed in; only they ever see it.
import { refuse } from '../../../contract/errors.ts';
import type { GridCalls } from '../../../contract/puzzles/gridPuzzles.ts';
import type { Handler } from '../../web/http/route.ts';
import type { AttemptServices } from './services.ts';
import { whichOf } from './standing.ts';
import { writeDraft } from './store.ts';

export const keepDraft =
  (
    { clock, database }: Pick<AttemptServices, 'clock' | 'database'>,
    id: string,
  ): Handler<GridCalls['draft']> =>
  async (context, { gameId, draft }) => {
    const now = clock.now();
    const isKept = await writeDraft(database, whichOf(context, id, gameId), draft, now);
    return isKept ? { draftAt: new Date(now).toISOString() } : refuse('NotFound');
  };
