// Scores the items whose result is new or was corrected: points, sums of the stage, XP and badges, in one transaction an item.
import { sql, type Transaction } from 'kysely';
import { badges } from '../../../contract/progress/badges.ts';
import type { AnyContest, ContestBadge } from '../../../engine/contest.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Schema } from '../../base/storage/schema/schema.ts';
import { contestOf, scoresOf } from './contestValues.ts';
import { itemFrom, type StoredItem } from './items.ts';
import { factsOf } from './kinds.ts';
import type { PredictionServices } from './services.ts';
import {
  giveBadge,
  lockPredictions,
  lockPredictors,
  type Prediction,
  type Rescored,
  readLeadersOfStage,
  writeRescored,
} from './store.ts';

type Deps = Pick<PredictionServices, 'clock' | 'contests' | 'database' | 'log' | 'notifications'>;

const mostInARun = 2_000;
/** What cannot be scored holds up nothing else, and is tried again. */
const againMs = 60_000;

/** Everything that is due; of a game, or of all. */
export async function scoreDue(deps: Deps): Promise<void> {
  for (let n = 0; n < mostInARun; n++) if (!(await scoreNext(deps))) return;
}

interface Due extends StoredItem {
  readonly game_id: string;
  readonly item_id: string;
  readonly team_id: string;
  readonly kind: string;
}

/** False: nothing is due. */
async function scoreNext(deps: Deps): Promise<boolean> {
  const { clock, database, log, notifications } = deps;
  const now = clock.now();
  const taken: Due[] = [];
  const news = await score(deps, taken, now).catch(async (fault: unknown) => {
    const [due] = taken;
    if (!due) throw fault;
    const { game_id, item_id } = due;
    log.error({ fault: String(fault), game_id, item_id }, 'predictions are scored later');
    await putOff(database, due, now + againMs);
    return [];
  });
  if (news) await notifications.notifyAll(news);
  return news !== null;
}

/**
 * Taking it out of the queue and scoring it are one transaction: a node that dies over it leaves it there. `taken`: what
 * it was, for a failure too.
 */
function score({ contests, database }: Deps, taken: Due[], now: number) {
  return database.transaction().execute(async (transaction) => {
    const due = await takeDue(transaction, now);
    if (!due) return null;
    taken.push(due);
    const contest = await contestOf({ contests }, due.kind);
    const item = itemFrom(due);
    await lockPredictors(transaction, due.game_id, due.item_id);
    const predictions = await lockPredictions(transaction, due.game_id, due.item_id);
    const scores = scoresOf(
      contest,
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
      gameType: factsOf(due.kind).gameType,
    };
    await writeRescored(transaction, which, rows, now);
    return giveBadges(transaction, contest, due, rows, now);
  });
}

async function putOff(database: Database, { game_id, item_id }: Due, until: number): Promise<void> {
  await database
    .updateTable('prediction_scoring')
    .set({ due_at: until })
    .where('game_id', '=', game_id)
    .where('item_id', '=', item_id)
    .execute();
}

async function takeDue(transaction: Transaction<Schema>, now: number): Promise<Due | null> {
  const { rows } = await sql<Due>`
    with taken as (
      delete from prediction_scoring where (game_id, item_id) in (
        select game_id, item_id from prediction_scoring where due_at <= ${now}
        order by due_at, item_id limit 1 for update skip locked
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

/** Who has earned a badge of the contest by these scores. */
async function earnersOf(
  transaction: Transaction<Schema>,
  { of, least }: ContestBadge,
  due: Due,
  rows: readonly Rescored[],
): Promise<string[]> {
  if (of === 'item') return rows.flatMap(({ user_id, first }) => (first >= least ? [user_id] : []));
  const changed = new Set(rows.map(({ user_id }) => user_id));
  const inStage = await readLeadersOfStage(transaction, due.game_id, due.stage_id, least);
  return inStage.filter((id) => changed.has(id));
}

/** Badges are given once and stay, whatever is corrected. */
async function giveBadges(
  transaction: Transaction<Schema>,
  contest: AnyContest,
  due: Due,
  rows: readonly Rescored[],
  now: number,
) {
  const game = { gameId: due.game_id, teamId: due.team_id };
  const news = [];
  for (const of of contest.badges ?? []) {
    const badge = badges.find(({ key }) => key === of.key);
    if (!badge) continue;
    const { idprod } = badge;
    const earners = await earnersOf(transaction, of, due, rows);
    for (const userId of await giveBadge(transaction, badge, game, earners, now))
      news.push({ userId, subject: `badge ${idprod}`, content: { kind: 'badge' as const, idprod } });
  }
  return news;
}
