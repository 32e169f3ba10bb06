// The calls of trivia events with their handlers.
import * as call from '../../../contract/events/trivia.ts';
import type { Route } from '../../web/http/route.ts';
import { listingLibrary, schedulingFromLibrary } from './library.ts';
import { listingActive, listingAll, listingForScheduler, listingPast, showingTrivia } from './lists.ts';
import { registering, unregistering } from './registering.ts';
import type { TriviaServices } from './services.ts';
import { deletingTrivia, hidingTrivia, postingTrivia, puttingTrivia } from './write.ts';

export function triviaRoutes(route: Route, services: TriviaServices): void {
  route(call.allTrivia, listingAll(services));
  route(call.allTriviaScheduler, listingForScheduler(services));
  route(call.pastTrivia, listingPast(services));
  route(call.activeTrivia, listingActive(services));
  route(call.triviaLibrary, listingLibrary());
  route(call.triviaFromLibrary, schedulingFromLibrary(services));
  route(call.postTrivia, postingTrivia(services));
  route(call.getTrivia, showingTrivia(services));
  route(call.putTrivia, puttingTrivia(services));
  route(call.makeTriviaPassive, hidingTrivia(services));
  route(call.deleteTrivia, deletingTrivia(services));
  route(call.registerForTrivia, registering(services));
  route(call.unregisterFromTrivia, unregistering(services));
}
