// Routes of daily puzzles: playing them, and those of earlier days.
import { gridCalls, puzzleArchive, rowCalls } from '../../../contract/puzzles/puzzles.ts';
import type { Route } from '../../web/http/route.ts';
import { listArchive } from './archive.ts';
import { getGridGame, giveHint, joinGridGame, submitGrid } from './gridGame.ts';
import { keepDraft } from './keepDraft.ts';
import { getRowGame, guessRow, joinRowGame } from './rowGame.ts';
import type { AttemptServices } from './services.ts';

export function attemptRoutes(route: Route, services: AttemptServices): void {
  for (const [id, call] of Object.entries(rowCalls)) {
    route(call.info, getRowGame(services, id));
    route(call.join, joinRowGame(services, id));
    route(call.guess, guessRow(services, id));
  }
  for (const [id, call] of Object.entries(gridCalls)) {
    route(call.info, getGridGame(services, id));
    route(call.join, joinGridGame(services, id));
    route(call.draft, keepDraft(services, id));
    route(call.submit, submitGrid(services, id));
    route(call.hint, giveHint(services, id));
  }
  route(puzzleArchive, listArchive(services));
}
