// A match, a race or a question as it counts in a team: what its source says, and what an admin said instead.
import type { Selectable } from 'kysely';
import type { ItemTruth, PredictionItemsTable } from '../../base/storage/schema/predictions.ts';

export interface StoredItem extends Selectable<PredictionItemsTable> {
  readonly factor: number | null;
  readonly typed_void: boolean | null;
  readonly typed_truth: ItemTruth | null;
}

export interface Item extends Selectable<PredictionItemsTable> {
  readonly factor: number;
  readonly isVoid: boolean;
  /** An admin typed it in. */
  readonly isTyped: boolean;
}

/** Abandoned, cancelled or awarded: it counts for nobody unless an admin types in an official result. */
export const isWithoutResult = ({ status }: Pick<StoredItem, 'status'>): boolean =>
  status === 'void' || status === 'awarded';

export function itemFrom({ factor, typed_void, typed_truth, ...stored }: StoredItem): Item {
  const isTyped = typed_void === true || typed_truth !== null;
  return {
    ...stored,
    factor: factor ?? 1,
    isTyped,
    isVoid: isTyped ? typed_void === true : isWithoutResult(stored),
    truth: isTyped ? typed_truth : stored.truth,
  };
}

export const isLocked = ({ locks_at }: Pick<Item, 'locks_at'>, now: number): boolean =>
  locks_at !== null && locks_at <= now;

/** Nothing more is to come of it. */
export const isFinished = ({ truth, isVoid }: Pick<Item, 'truth' | 'isVoid'>): boolean =>
  isVoid || truth !== null;

export interface StageOf<I> {
  readonly stageId: string;
  readonly items: readonly I[];
  readonly start: number;
  readonly end: number;
}

/** By time; a match that is postponed far does not move its stage. */
export function stagesOf<I extends Item>(items: readonly I[]): StageOf<I>[] {
  const stages = Map.groupBy(items, ({ stage_id }) => stage_id);
  return [...stages]
    .map(([stageId, of]) => ({
      stageId,
      items: of,
      start: Math.min(...of.map(({ starts_at }) => starts_at)),
      end: Math.max(...of.map(({ starts_at }) => starts_at)),
    }))
    .toSorted((one, other) => one.start - other.start);
}

/** The first in which somebody can predict or wait for a result; the last, when all is over. */
export function currentStage<I extends Item>(stages: readonly StageOf<I>[], now: number): string | null {
  const open = stages.find(({ items }) => items.some((item) => !isLocked(item, now) && !isFinished(item)));
  return (open ?? stages.at(-1))?.stageId ?? null;
}
