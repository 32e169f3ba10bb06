// Routes of polls.
import * as call from '../../../contract/events/polls.ts';
import type { Route } from '../../web/http/route.ts';
import { closePoll, removePoll } from './closePoll.ts';
import { createPoll } from './createPoll.ts';
import { getPoll, listPolls } from './readPolls.ts';
import type { PollServices } from './services.ts';
import { vote } from './vote.ts';

export function pollRoutes(route: Route, services: PollServices): void {
  route(call.listPolls, listPolls(services));
  route(call.getPoll, getPoll(services));
  route(call.createPoll, createPoll(services));
  route(call.votePoll, vote(services));
  route(call.closePoll, closePoll(services));
  route(call.removePoll, removePoll(services));
}
