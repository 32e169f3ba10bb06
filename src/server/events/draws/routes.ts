// Routes of small draws.
import { refuse } from '../../../contract/errors.ts';
import { drawNow, getDraws, mostDraws, type SmallDraw } from '../../../contract/events/draws.ts';
import { specOf } from '../../../events/draws/draw.ts';
import type { Handler, Route } from '../../web/http/route.ts';
import { draw, labelOf, nextDraw } from './draw.ts';
import type { DrawServices } from './services.ts';
import { type DrawnRow, readDrawn } from './store.ts';

const present = (teamId: string, row: DrawnRow): SmallDraw[] => {
  const { number, commitment, seed, spec, outcome, drawn_at, userId, name, avatar } = row;
  if (seed === null || spec === null || outcome === null) return [];
  const by = userId === null ? null : { userId, name: name ?? '', avatar };
  const drawnAt = new Date(drawn_at ?? 0).toISOString();
  return [{ number, spec, outcome, by, drawnAt, commitment, seed, label: labelOf(teamId, number) }];
};

const listDraws =
  (services: DrawServices): Handler<typeof getDraws> =>
  async ({ team: { teamId } }) => ({
    next: await nextDraw(services, teamId),
    draws: (await readDrawn(services.database, teamId, mostDraws)).flatMap((row) => present(teamId, row)),
  });

const drawOnce =
  (services: DrawServices): Handler<typeof drawNow> =>
  async ({ member, team }, { kind, dice = '', names = [] }) => {
    const spec = specOf(kind, dice, names);
    return spec ? draw(services, { member, team }, spec) : refuse('InvalidInput');
  };

export function drawRoutes(route: Route, services: DrawServices): void {
  route(getDraws, listDraws(services));
  route(drawNow, drawOnce(services));
}
