// The calls of trivia events with their handlers.
import * as call from '../../../contract/events/trivia.ts';
import type { Route } from '../../web/http/route.ts';
import { listLibrary, scheduleFromLibrary } from './library.ts';
import { getTrivia, listActive, listAll, listForScheduler, listPast } from './lists.ts';
import { register, unregister } from './registering.ts';
import { getReport } from './report.ts';
import type { TriviaServices } from './services.ts';
import { createTrivia, deleteTrivia, hideTrivia, updateTrivia } from './write.ts';

export function triviaRoutes(route: Route, services: TriviaServices): void {
  route(call.allTrivia, listAll(services));
  route(call.allTriviaScheduler, listForScheduler(services));
  route(call.pastTrivia, listPast(services));
  route(call.activeTrivia, listActive(services));
  route(call.triviaLibrary, listLibrary());
  route(call.triviaFromLibrary, scheduleFromLibrary(services));
  route(call.postTrivia, createTrivia(services));
  route(call.getTrivia, getTrivia(services));
  route(call.triviaReport, getReport(services));
  route(call.putTrivia, updateTrivia(services));
  route(call.makeTriviaPassive, hideTrivia(services));
  route(call.deleteTrivia, deleteTrivia(services));
  route(call.registerForTrivia, register(services));
  route(call.unregisterFromTrivia, unregister(services));
}
