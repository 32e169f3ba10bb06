// Handlers of the results desk: what an admin types in counts in their team instead of what the source says.
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type * as desk from '../../../contract/events/predictionDesk.ts';
import type { ItemWords } from '../../../engine/contest.ts';
import type { Handler } from '../../web/http/route.ts';
import { asContestItem, contestOf } from './contestValues.ts';
import { readGame, writeTyped } from './gameStore.ts';
import { type Item, isLocked } from './items.ts';
import { scoreDue } from './scoring.ts';
import { readItems } from './seasonStore.ts';
import type { PredictionServices } from './services.ts';

const misfit = (path: string): Refusal =>
  refuse('InvalidInput', { fields: [{ path, code: 'invalid_value' }] });

export const enterResult =
  (services: PredictionServices): Handler<typeof desk.enterResult> =>
  async ({ team }, input) => {
    const { clock, database } = services;
    const game = await readGame(database, team.teamId, input.gameId);
    const items = game ? await readItems(database, game) : [];
    const item = items.find(({ id }) => id === input.itemId);
    if (!game || !item) return refuse('NotFound');
    const isVoid = input.isVoid ?? false;
    const truth = isVoid ? null : await truthFrom(services, game.kind, item, input);
    if (truth === 'misfit') return misfit('result');
    const now = clock.now();
    const isClosed = isLocked(item, now) || item.status === 'postponed' || item.status === 'awarded';
    if ((truth !== null || isVoid) && !isClosed) return refuse('Conflict'); // nobody may read a result while it can still be predicted
    await writeTyped(database, { gameId: input.gameId, itemId: item.id, isVoid, truth }, now);
    await scoreDue(services);
    return { ok: true };
  };

/** Null: taken back. */
async function truthFrom(
  { contests }: Pick<PredictionServices, 'contests'>,
  kind: string,
  item: Item,
  entered: Readonly<Record<string, unknown>>,
): Promise<object | null | 'misfit'> {
  const typed = entered[kind];
  if (typed === undefined) return 'misfit';
  if (typed === null) return null;
  const contest = await contestOf({ contests }, kind);
  return contest.resultOf(asContestItem(item), typed) ?? 'misfit';
}

export const getDesk =
  ({ contests, database }: PredictionServices): Handler<typeof desk.resultsDesk> =>
  async ({ team }, { gameId, stageId }) => {
    const game = await readGame(database, team.teamId, gameId);
    if (!game) return refuse('NotFound');
    const items = await readItems(database, game, stageId);
    const contest = await contestOf({ contests }, game.kind);
    return { items: items.map((item) => deskItem(item, game.kind, contest.describe(asContestItem(item)))) };
  };

/** The call has a field for the result of each kind; the others are null. */
function deskItem(item: Item, kind: string, { name, choices, isMulti }: ItemWords): desk.DeskItem {
  const { id, stage_id, starts_at, isVoid, isTyped, truth, factor } = item;
  return {
    itemId: id,
    stageId: stage_id,
    kind,
    name,
    start: new Date(starts_at).toISOString(),
    isVoid,
    isTyped,
    score: truth && 'home' in truth ? { home: truth.home, away: truth.away } : null,
    race: truth && 'first' in truth ? truth : null,
    special: truth && 'right' in truth ? [...truth.right] : null,
    choices: [...choices],
    factor,
    isMulti,
  };
}
