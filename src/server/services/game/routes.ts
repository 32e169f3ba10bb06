// The calls of the game service and who answers them.
import * as call from '../../../contract/game.ts';
import type { Route } from '../../http/route.ts';
import type { Parts } from '../../parts.ts';

export function gameRoutes(route: Route, { tables }: Parts): void {
  route(call.gameAreaInfo, async ({ team, member }) => tables.areaOf(team, member.userId));
  route(call.replay, async ({ team }, { roomId, game }) => tables.replayOf(team.teamId, roomId, game));
}
