// Handler of the grid of tips: what everybody predicted in a stage, once it is locked, and how they stood before.
import { refuse } from '../../../../contract/errors.ts';
import type * as call from '../../../../contract/events/predictionBoards.ts';
import type { Handler } from '../../../web/http/route.ts';
import type { BoardDeps } from '../boards.ts';
import { readGame } from '../gameStore.ts';
import { isLocked, stagesOf } from '../items.ts';
import { readItems } from '../seasonStore.ts';
import { columnsOf } from './columns.ts';
import { readStagePoints, readTeamTips, type StagePoints } from './tipStore.ts';

/** Of a large team the best of the stage, and always oneself. */
const mostRows = 100;

/** By person. */
function sumsOf(points: readonly StagePoints[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { user_id, points: more } of points) sums.set(user_id, (sums.get(user_id) ?? 0) + more);
  return sums;
}

export const getStageTips =
  ({ clock, database }: BoardDeps): Handler<typeof call.stageTips> =>
  async ({ member, team }, { gameId, stageId }) => {
    const game = await readGame(database, team.teamId, gameId);
    const stages = game ? stagesOf(await readItems(database, game)) : [];
    const at = stages.findIndex((stage) => stage.stageId === stageId);
    const stage = stages[at];
    if (!game || !stage) return refuse('NotFound');
    const now = clock.now();
    const locked = stage.items.filter((item) => isLocked(item, now));
    const columns = columnsOf(locked.toSorted((one, other) => one.starts_at - other.starts_at));
    const [tips, points] = await Promise.all([
      readTeamTips(
        database,
        team.teamId,
        game.id,
        locked.map(({ id }) => id),
      ),
      readStagePoints(database, game.id),
    ]);
    const ofStage = sumsOf(points.filter(({ stage_id }) => stage_id === stageId));
    const earlier = new Set(stages.slice(0, at).map((each) => each.stageId));
    const ofEarlier = sumsOf(points.filter(({ stage_id }) => earlier.has(stage_id)));
    const collator = new Intl.Collator(member.language);
    const rows = [...Map.groupBy(tips, ({ user_id }) => user_id)]
      .flatMap(([userId, own]): call.TipRow[] => {
        const [person] = own;
        if (!person) return [];
        return [
          {
            userId,
            name: person.name,
            avatar: person.avatar,
            points: ofStage.get(userId) ?? 0,
            before: ofEarlier.get(userId) ?? 0,
            tips: columns.map(({ itemId, tipFrom }) => {
              const tip = own.find(({ item_id }) => item_id === itemId);
              return tip ? tipFrom(tip.entry) : null;
            }),
          },
        ];
      })
      .toSorted((one, other) => other.points - one.points || collator.compare(one.name, other.name));
    return {
      columns: columns.map(({ column }) => column),
      rows: rows.filter(({ userId }, place) => place < mostRows || userId === member.userId),
    };
  };
