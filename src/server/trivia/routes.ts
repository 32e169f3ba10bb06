// The calls of trivia events with their handlers.
import { refuse } from '../../contract/errors.ts';
import * as call from '../../contract/trivia.ts';
import type { Route } from '../http/route.ts';

export function triviaRoutes(route: Route): void {
  const notYet = async () => refuse('NotFound');
  route(call.allTrivia, notYet);
  route(call.allTriviaScheduler, notYet);
  route(call.pastTrivia, notYet);
  route(call.activeTrivia, notYet);
  route(call.triviaLibrary, notYet);
  route(call.triviaFromLibrary, notYet);
  route(call.postTrivia, notYet);
  route(call.getTrivia, notYet);
  route(call.putTrivia, notYet);
  route(call.makeTriviaPassive, notYet);
  route(call.deleteTrivia, notYet);
  route(call.registerForTrivia, notYet);
  route(call.unregisterFromTrivia, notYet);
}
