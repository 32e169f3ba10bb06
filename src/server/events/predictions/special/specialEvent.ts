// Handler that makes a special event or changes it: what is locked or answered keeps its meaning.
import { randomUUID } from 'node:crypto';
import { isRefusal, refuse } from '../../../../contract/errors.ts';
import type * as desk from '../../../../contract/events/predictionDesk.ts';
import type { Handler, InputOf } from '../../../web/http/route.ts';
import { type PredictionGame, readGame, writeGame } from '../gameStore.ts';
import { type Item, isFinished, isLocked } from '../items.ts';
import { sendDuePosts } from '../posts.ts';
import { channelOf } from '../schedule.ts';
import { type NewItem, readItems, writeItems, writeReading, writeSeason } from '../seasonStore.ts';
import type { PredictionServices } from '../services.ts';
import { readStage } from '../stages.ts';
import { kind, questionStage, questionsFrom } from './questions.ts';

type Input = InputOf<typeof desk.saveSpecialEvent>;

export const saveSpecialEvent =
  (services: PredictionServices): Handler<typeof desk.saveSpecialEvent> =>
  async (context, input) => {
    const { clock, database } = services;
    const { team, member } = context;
    const now = clock.now();
    if (Date.parse(input.locksAt) <= now && !input.gameId)
      return refuse('InvalidInput', { fields: [{ path: 'locksAt', code: 'past' }] });
    const game = input.gameId ? await readGame(database, team.teamId, input.gameId) : null;
    if (input.gameId && game?.kind !== kind) return refuse('NotFound');
    const id = game?.id ?? randomUUID();
    if (game) {
      const refusal = await change(services, game, input, now);
      if (refusal) return refusal;
    } else {
      const chosen = await channelOf(services, context, input);
      if (isRefusal(chosen)) return chosen;
      await database.transaction().execute(async (transaction) => {
        await writeSeason(transaction, {
          id,
          kind,
          team_id: team.teamId,
          name: input.title,
          source: 'team',
          shift_ms: 0,
          etag: null,
          next_read_at: null,
          failures: 0,
        });
        await writeItems(transaction, id, itemsOf(input), [], now);
        await writeGame(transaction, {
          id,
          team_id: team.teamId,
          season_id: id,
          channel_id: chosen.channelId,
          channel_name: chosen.channelName,
          group_id: chosen.groupId,
          created_by: member.userId,
          created_at: now,
          removed_at: null,
          post_due_at: chosen.channelId === null ? null : now,
          post_tries: 0,
        });
      });
      await sendDuePosts(services, id);
    }
    const read = await readStage(services, context, { gameId: id, stageId: questionStage }, kind);
    return isRefusal(read) ? read : questionsFrom(read, now);
  };

function itemsOf({ title, locksAt, questions }: Input): NewItem[] {
  return questions.map((question, place): NewItem => {
    const at = Date.parse(question.locksAt ?? locksAt);
    return {
      id: question.questionId ?? randomUUID(),
      stage_id: questionStage,
      stage_number: null,
      stage_name: title,
      place,
      about: {
        text: question.text,
        choice: question.kind,
        options: question.options.map(({ optionId, text }) => ({ optionId: optionId ?? randomUUID(), text })),
        points: question.points,
      },
      starts_at: at,
      locks_at: at,
      status: 'scheduled',
      truth: null,
    };
  });
}

/** A question that is locked or has a result stays as it is; no question that people may have answered goes away. */
async function change({ database }: PredictionServices, game: PredictionGame, input: Input, now: number) {
  const stored = await readItems(database, game);
  const items = itemsOf(input);
  const kept = new Set(items.map(({ id }) => id));
  if (stored.some(({ id }) => !kept.has(id))) return refuse('Conflict');
  const before = new Map(stored.map((item) => [item.id, item]));
  const changed = items.filter((item) => !isSame(item, before.get(item.id)));
  const isFixed = (item: Item | undefined) => item !== undefined && (isLocked(item, now) || isFinished(item));
  if (changed.some(({ id }) => isFixed(before.get(id)))) return refuse('Closed');
  if (items.some(({ id, locks_at }) => !isFixed(before.get(id)) && (locks_at ?? 0) <= now))
    return refuse('InvalidInput', { fields: [{ path: 'locksAt', code: 'past' }] });
  if (changed.some((item) => !keepsOptions(item, before.get(item.id)))) return refuse('Conflict');
  await writeItems(database, game.season_id, changed, [], now);
  await writeReading(database, game.season_id, { name: input.title });
  return null;
}

const isSame = (item: NewItem, before: NewItem | undefined): boolean =>
  before !== undefined &&
  item.starts_at === before.starts_at &&
  item.place === before.place &&
  JSON.stringify(aboutOf(item)) === JSON.stringify(aboutOf(before));

function aboutOf({ about }: NewItem) {
  if (!('choice' in about)) return null;
  const { text, choice, options, points } = about;
  return [text, choice, options.map((option) => [option.optionId, option.text]), points];
}

/** What somebody has chosen must not disappear. */
function keepsOptions(item: NewItem, before: NewItem | undefined): boolean {
  if (!before || !('choice' in before.about) || !('choice' in item.about)) return before === undefined;
  const now = new Set(item.about.options.map(({ optionId }) => optionId));
  return (
    item.about.choice === before.about.choice &&
    before.about.options.every(({ optionId }) => now.has(optionId))
  );
}
