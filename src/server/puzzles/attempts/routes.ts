// Routes of daily puzzles: playing them, and those of earlier days.
import { gridCalls, puzzleArchive, rowCalls } from '../../../contract/puzzles/puzzles.ts';
import type { Route } from '../../web/http/route.ts';
import { listingArchive } from './archive.ts';
import { hinting, joiningGrid, showingGrid, submitting } from './gridGame.ts';
import { keepingDraft } from './keepDraft.ts';
import { guessing, joiningRows, showingRows } from './rowGame.ts';
import type { AttemptServices } from './services.ts';

export function attemptRoutes(route: Route, services: AttemptServices): void {
  for (const [id, call] of Object.entries(rowCalls)) {
    route(call.info, showingRows(services, id));
    route(call.join, joiningRows(services, id));
    route(call.guess, guessing(services, id));
  }
  for (const [id, call] of Object.entries(gridCalls)) {
    route(call.info, showingGrid(services, id));
    route(call.join, joiningGrid(services, id));
    route(call.draft, keepingDraft(services, id));
    route(call.submit, submitting(services, id));
    route(call.hint, hinting(services, id));
  }
  route(puzzleArchive, listingArchive(services));
}
