// Store of the grid of tips: what a team predicted of items that are locked, and its points by stage.
import type { Selectable } from 'kysely';
import { anyOf } from '../../../base/storage/anyOf.ts';
import type { Database } from '../../../base/storage/database.ts';
import type { PredictionsTable } from '../../../base/storage/schema/predictions.ts';

interface TeamTip extends Pick<Selectable<PredictionsTable>, 'user_id' | 'item_id' | 'entry'> {
  readonly name: string;
  readonly avatar: string | null;
}

/** Of those who are in the team now. Only the named items are read: the caller names none that is open. */
export const readTeamTips = (
  database: Database,
  teamId: string,
  gameId: string,
  lockedIds: readonly string[],
): Promise<TeamTip[]> =>
  lockedIds.length === 0
    ? Promise.resolve([])
    : database
        .selectFrom('predictions as t')
        .innerJoin('people as p', 'p.id', 't.user_id')
        .select(['t.user_id', 't.item_id', 't.entry', 'p.name', 'p.avatar'])
        .where('t.game_id', '=', gameId)
        .where('t.item_id', '=', anyOf(lockedIds))
        .where('p.team_id', '=', teamId)
        .where('p.disabled_at', 'is', null)
        .execute();

export interface StagePoints {
  readonly user_id: string;
  readonly stage_id: string;
  readonly points: number;
}

export const readStagePoints = (database: Database, gameId: string): Promise<StagePoints[]> =>
  database
    .selectFrom('prediction_totals')
    .select(['user_id', 'stage_id', 'points'])
    .where('game_id', '=', gameId)
    .execute();
