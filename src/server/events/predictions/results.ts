// Handlers of the results desk: what an admin types in counts in their team instead of what the source says.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type * as desk from '../../../contract/events/predictionDesk.ts';
import type { ItemTruth } from '../../base/storage/schema/predictions.ts';
import type { Handler, InputOf } from '../../web/http/route.ts';
import { readGame, writeFactor, writeTyped } from './gameStore.ts';
import { type Item, isLocked } from './items.ts';
import { scoreDue } from './scoring.ts';
import { readItems } from './seasonStore.ts';
import type { PredictionServices } from './services.ts';

const misfit = (path: string): Refusal =>
  refuse('InvalidInput', { fields: [{ path, code: 'invalid_value' }] });

type Entered = InputOf<typeof desk.enterResult>;

export const enterResult =
  (services: PredictionServices): Handler<typeof desk.enterResult> =>
  async ({ team }, input) => {
    const { clock, database } = services;
    const game = await readGame(database, team.teamId, input.gameId);
    const items = game ? await readItems(database, game) : [];
    const item = items.find(({ id }) => id === input.itemId);
    if (!item) return refuse('NotFound');
    const isVoid = input.isVoid ?? false;
    const truth = isVoid ? null : truthFrom(item, input);
    if (truth === 'misfit') return misfit('result');
    const now = clock.now();
    const isClosed = isLocked(item, now) || item.status === 'postponed' || item.status === 'awarded';
    if ((truth !== null || isVoid) && !isClosed) return refuse('Conflict'); // nobody may read a result while it can still be predicted
    await writeTyped(database, { gameId: input.gameId, itemId: item.id, isVoid, truth }, now);
    await scoreDue(services);
    return { ok: true };
  };

/** Null: taken back. */
function truthFrom({ about }: Item, { score, race, special }: Entered): ItemTruth | null | 'misfit' {
  if ('home' in about) return score === undefined ? 'misfit' : score;
  if ('drivers' in about) {
    if (race === undefined) return 'misfit';
    if (race === null) return null;
    const known = new Set(about.drivers.map(({ driverId }) => driverId));
    const parts = [race.first, race.second, race.third, race.pole, race.fastestLap];
    const steps = parts.slice(0, 3).filter((id) => id !== null);
    const isSound = parts.every((id) => id === null || known.has(id)) && new Set(steps).size === steps.length;
    return isSound ? race : 'misfit';
  }
  if (special === undefined) return 'misfit';
  if (special === null) return null;
  const isKnown = special.every((id) => about.options.some(({ optionId }) => optionId === id));
  const isFew = about.choice === 'multi' || special.length === 1;
  return isKnown && isFew && new Set(special).size === special.length ? { right: special } : 'misfit';
}

export const setFactor =
  ({ clock, database }: PredictionServices): Handler<typeof desk.setFactor> =>
  async ({ team }, { gameId, itemId, factor }) => {
    const game = await readGame(database, team.teamId, gameId);
    const items = game?.kind === 'score' ? await readItems(database, game) : [];
    const item = items.find(({ id }) => id === itemId);
    if (!item) return refuse('NotFound');
    const now = clock.now();
    if (items.some((each) => each.stage_id === item.stage_id && isLocked(each, now))) return refuse('Closed');
    await writeFactor(database, gameId, itemId, factor);
    return { ok: true };
  };

export const getDesk =
  ({ database }: PredictionServices): Handler<typeof desk.resultsDesk> =>
  async ({ team }, { gameId, stageId }) => {
    const game = await readGame(database, team.teamId, gameId);
    if (!game) return refuse('NotFound');
    const items = await readItems(database, game, stageId);
    return { items: items.map((item) => deskItem(item, game.kind)) };
  };

function deskItem(item: Item, kind: desk.DeskItem['kind']): desk.DeskItem {
  const { id, stage_id, about, starts_at, isVoid, isTyped, truth, factor } = item;
  return {
    itemId: id,
    stageId: stage_id,
    kind,
    name: nameOf(item),
    start: new Date(starts_at).toISOString(),
    isVoid,
    isTyped,
    score: truth && 'home' in truth ? { home: truth.home, away: truth.away } : null,
    race: truth && 'first' in truth ? truth : null,
    special: truth && 'right' in truth ? [...truth.right] : null,
    choices: choicesOf(item),
    factor,
    isMulti: 'choice' in about && about.choice === 'multi',
  };
}

function nameOf({ about }: Item): string {
  if ('home' in about) return `${about.home.name} – ${about.away.name}`;
  return 'drivers' in about ? about.name : about.text;
}

function choicesOf({ about }: Item): { id: string; name: string }[] {
  if ('drivers' in about) return about.drivers.map(({ driverId, name }) => ({ id: driverId, name }));
  return 'choice' in about ? about.options.map(({ optionId, text }) => ({ id: optionId, name: text })) : [];
}
