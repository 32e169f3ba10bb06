// The calls of the game service and who answers them.

import { isRefusal } from '../../contract/errors.ts';
import * as call from '../../contract/game.ts';
import type { Route } from '../http/route.ts';
import { nameInWords } from '../notifications/wording.ts';
import type { Parts } from '../start/services.ts';

/** Seats of people who are gone for good have no name left. */
const named =
  (language: 'en' | 'tr') =>
  (seat: call.Replay['seats'][number]): call.Replay['seats'][number] => ({
    ...seat,
    name: nameInWords(seat, language),
  });

export function gameRoutes(route: Route, { tables }: Parts): void {
  route(call.gameAreaInfo, async ({ team, member }) => tables.areaOf(team, member.userId));
  route(call.replay, async ({ team, language }, { roomId, game }) => {
    const replay = await tables.replayOf(team.teamId, roomId, game);
    return isRefusal(replay) ? replay : { ...replay, seats: replay.seats.map(named(language)) };
  });
}
