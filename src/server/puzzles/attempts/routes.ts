// Routes of daily puzzles: playing them, and those of earlier days.
import { gridCalls } from '../../../contract/puzzles/gridPuzzles.ts';
import { mapCalls } from '../../../contract/puzzles/mapPuzzles.ts';
import { puzzleArchive } from '../../../contract/puzzles/puzzles.ts';
import { rowCalls } from '../../../contract/puzzles/rowPuzzles.ts';
import type { Route } from '../../web/http/route.ts';
import { listArchive } from './archive.ts';
import { getGridGame, giveHint, joinGridGame, submitGrid } from './gridGame.ts';
import { keepDraft } from './keepDraft.ts';
import { answerExtra, getMapGame, guessPlace, joinMapGame } from './mapGame.ts';
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
  for (const [id, call] of Object.entries(mapCalls)) {
    route(call.info, getMapGame(services, id));
    route(call.join, joinMapGame(services, id));
    route(call.guess, guessPlace(services, id));
    route(call.extra, answerExtra(services, id));
  }
  route(puzzleArchive, listArchive(services));
}
