// Scores the items whose result is new or was corrected: points, sums of the stage, XP and badges, in one transaction an item.
import { sql, type Transaction } from 'kysely';
import { kinds, type PredictionKind } from '../../../contract/events/predictions.ts';
import { type BadgeKey, badges } from '../../../contract/progress/badges.ts';
import type { Schema } from '../../base/storage/schema/schema.ts';
import { scoresOf } from './contestValues.ts';
import { itemFrom, type StoredItem } from './items.ts';
import type { PredictionServices } from './services.ts';
import {
  giveBadge,
  lockPredictions,
  type Prediction,
  type Rescored,
  readExact,
  writeRescored,
} from './store.ts';

type Deps = Pick<PredictionServices, 'clock' | 'contests' | 'database' | 'log' | 'notifications'>;

/** The game type of the lines of XP: as the catalogue has it. */
export const gameTypes: Readonly<Record<PredictionKind, string>> = {
  score: 'scorePredictor',
  race: kinds.race,
  special: kinds.special,
};

/** Exact scores in one stage for its badge. */
const exactForOracle = 5;
const stepsOfPodium = 3;
const mostInARun = 2_000;

/** Everything that is due; of a game, or of all. */
export async function scoreDue(deps: Deps): Promise<void> {
  for (let n = 0; n < mostInARun; n++) if (!(await scoreNext(deps))) return;
}

interface Due extends StoredItem {
  readonly game_id: string;
  readonly item_id: string;
  readonly team_id: string;
  readonly kind: PredictionKind;
}

/** Taking it out of the queue and scoring it are one transaction: a node that dies over it leaves it there. */
async function scoreNext({ clock, contests, database, notifications }: Deps): Promise<boolean> {
  const now = clock.now();
  const done = await database.transaction().execute(async (transaction) => {
    const due = await takeDue(transaction);
    if (!due) return null;
    const contest = await contests[due.kind]?.();
    if (!contest) throw new Error(`no contest ${due.kind}`);
    const item = itemFrom(due);
    const predictions = await lockPredictions(transaction, due.game_id, due.item_id);
    const scores = scoresOf(
      contest,
      due.kind,
      item,
      predictions.map(({ entry }) => entry),
    );
    const rows = predictions.flatMap((prediction, i) => {
      const score = scores?.[i];
      return changeOf(
        prediction,
        score ? score.points : null,
        score?.tieBreaks[0] ?? 0,
        score?.tieBreaks[1] ?? 0,
      );
    });
    const which = {
      gameId: due.game_id,
      itemId: due.item_id,
      stageId: due.stage_id,
      teamId: due.team_id,
      gameType: gameTypes[due.kind],
    };
    await writeRescored(transaction, which, rows, now);
    return giveBadges(transaction, due, rows, now);
  });
  if (!done) return false;
  await notifications.notifyAll(done);
  return true;
}

async function takeDue(transaction: Transaction<Schema>): Promise<Due | null> {
  const { rows } = await sql<Due>`
    with taken as (
      delete from prediction_scoring where (game_id, item_id) in (
        select game_id, item_id from prediction_scoring order by due_at, item_id limit 1 for update skip locked
      ) returning game_id, item_id
    )
    select i.*, t.game_id, t.item_id, g.team_id, s.kind, o.factor, o.is_void as typed_void, o.truth as typed_truth
    from taken t join prediction_games g on g.id = t.game_id join prediction_seasons s on s.id = g.season_id
    join prediction_items i on i.season_id = g.season_id and i.id = t.item_id
    left join prediction_overrides o on o.game_id = t.game_id and o.item_id = t.item_id`.execute(transaction);
  return rows[0] ?? null;
}

/** Nothing where it stays as it was. */
function changeOf(before: Prediction, points: number | null, first: number, second: number): Rescored[] {
  const isSame = before.points === points && before.first === first && before.second === second;
  if (isSame) return [];
  return [
    {
      user_id: before.user_id,
      points,
      first,
      second,
      revision: before.revision + 1,
      more_points: (points ?? 0) - (before.points ?? 0),
      more_first: first - before.first,
      more_second: second - before.second,
    },
  ];
}

/** Badges are given once and stay, whatever is corrected. */
async function giveBadges(
  transaction: Transaction<Schema>,
  due: Due,
  rows: readonly Rescored[],
  now: number,
) {
  const game = { gameId: due.game_id, teamId: due.team_id };
  const give = async (key: BadgeKey, userIds: readonly string[]) => {
    const badge = badges.find((each) => each.key === key);
    if (!badge) return [];
    const given = await giveBadge(transaction, badge, game, userIds, now);
    const { idprod } = badge;
    return given.map((userId) => ({
      userId,
      subject: `badge ${idprod}`,
      told: { kind: 'badge' as const, idprod },
    }));
  };
  if (due.kind === kinds.race)
    return give(
      'podium',
      rows.flatMap(({ user_id, first }) => (first === stepsOfPodium ? [user_id] : [])),
    );
  if (due.kind !== kinds.score) return [];
  const changed = new Set(rows.map(({ user_id }) => user_id));
  const exact = await readExact(transaction, due.game_id, due.stage_id, exactForOracle);
  return give(
    'oracle',
    exact.filter((id) => changed.has(id)),
  );
}
