// Puts what is stored about items into the shapes of their contests, whose rules then judge and score it.
import { kinds, type PredictionKind } from '../../../contract/events/predictions.ts';
import type { AnyContest } from '../../../engine/contest.ts';
import type { ItemEntry } from '../../base/storage/schema/predictions.ts';
import type { Item } from './items.ts';

type Kind = PredictionKind;

/** What is predicted of one item. */
export interface EntryOf {
  readonly itemId: string;
  readonly entry: ItemEntry;
}

function rawSetup(kind: Kind, items: readonly Item[]): unknown {
  if (kind === kinds.score)
    return { matches: items.map(({ id, locks_at, factor }) => ({ matchId: id, kickOff: locks_at, factor })) };
  if (kind === kinds.race) {
    const [race] = items;
    const drivers = race && 'drivers' in race.about ? race.about.drivers : [];
    return { drivers: drivers.map(({ driverId }) => driverId), locksAt: race?.locks_at ?? null };
  }
  return {
    questions: items.flatMap(({ id, about, locks_at }) =>
      'choice' in about
        ? [
            {
              questionId: id,
              kind: about.choice,
              optionIds: about.options.map(({ optionId }) => optionId),
              points: about.points,
              locksAt: locks_at,
            },
          ]
        : [],
    ),
  };
}

function rawEntry(kind: Kind, entries: readonly EntryOf[]): unknown {
  if (kind === kinds.score)
    return { predictions: entries.map(({ itemId, entry }) => ({ matchId: itemId, ...entry })) };
  if (kind === kinds.race) return entries[0]?.entry;
  return { answers: entries.map(({ itemId, entry }) => ({ questionId: itemId, ...entry })) };
}

function rawTruth(kind: Kind, { id, truth, isVoid }: Item): unknown {
  if (kind === kinds.score) return { results: truth && !isVoid ? [{ matchId: id, ...truth }] : [] };
  if (kind === kinds.race) return { official: isVoid ? null : truth };
  const right = truth && 'right' in truth ? truth.right : [];
  return { outcomes: [{ questionId: id, right, isVoid }] };
}

function sound<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new Error(`a stored ${what} is unsound`);
  return value;
}

/** Why these predictions may not be stored: null: they may. */
export function refusalOf(
  contest: AnyContest,
  kind: Kind,
  items: readonly Item[],
  before: readonly EntryOf[],
  entries: readonly EntryOf[],
  now: number,
): string | null {
  const setup = sound(contest.readSetup(rawSetup(kind, items)), 'setup');
  const entry = contest.readEntry(rawEntry(kind, entries));
  if (entry === null) return 'unsound';
  const earlier = before.length > 0 ? contest.readEntry(rawEntry(kind, before)) : null;
  return contest.refusal(setup, earlier, entry, now);
}

/** The points of several people's predictions of one item; null: it has no result. */
export function scoresOf(contest: AnyContest, kind: Kind, item: Item, entries: readonly ItemEntry[]) {
  if (!item.isVoid && item.truth === null) return null;
  const setup = sound(contest.readSetup(rawSetup(kind, [item])), 'setup');
  const truth = sound(contest.readTruth(rawTruth(kind, item)), 'result');
  const read = entries.map((entry) =>
    sound(contest.readEntry(rawEntry(kind, [{ itemId: item.id, entry }])), 'prediction'),
  );
  return contest.score(setup, read, truth);
}
