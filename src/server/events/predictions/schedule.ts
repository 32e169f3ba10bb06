// Handlers of what a team predicts: what there is to choose from, what is chosen, and choosing it.
import { randomUUID } from 'node:crypto';
import { predictionsEntry } from '../../../catalogue/elsewhere.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import type * as desk from '../../../contract/events/predictionDesk.ts';
import type * as call from '../../../contract/events/predictions.ts';
import { type ChosenChannel, chosenChannel } from '../../messaging/chat/channels.ts';
import { gameRefusal } from '../../people/gates.ts';
import type { Handler, InputOf } from '../../web/http/route.ts';
import { type PredictionGame, readGames, writeGame } from './gameStore.ts';
import { currentStage, stagesOf } from './items.ts';
import { sendDuePosts } from './posts.ts';
import { readFirst } from './readSeasons.ts';
import { readItems, readSeason, writeSeason } from './seasonStore.ts';
import type { PredictionServices } from './services.ts';
import { parseSeasonId } from './sources/seasonId.ts';
import { isMadeUp, shiftFor } from './sources/shipped.ts';

/** The picture of everything that is predicted. */
export const predictorImage = `/art/${predictionsEntry}.svg`;

export const listFixtures =
  ({ database, sports }: PredictionServices): Handler<typeof call.predictorFixtures> =>
  async ({ team }) => {
    const games = await readGames(database, team.teamId);
    const seasons = sports.offered.filter((id) => !games.some(({ season_id }) => season_id === id));
    const fixtures = [
      ...games.map((game) => fixtureFrom(game.season_id, game.name, game.kind, game.source, game.id)),
      ...seasons.flatMap((id) => {
        const kind = parseSeasonId(id)?.kind;
        const source = sports.sourceOf(id)?.id ?? 'shipped';
        return kind ? [fixtureFrom(id, sports.nameOf(id), kind, source, null)] : [];
      }),
    ];
    return { fixtures };
  };

const isSampleOf = (seasonId: string, source: PredictionGame['source']): boolean =>
  source === 'shipped' && isMadeUp(seasonId);

function fixtureFrom(
  fixtureId: string,
  name: string,
  kind: PredictionGame['kind'],
  source: PredictionGame['source'],
  gameId: string | null,
): call.Fixture {
  const parsed = parseSeasonId(fixtureId);
  return {
    fixtureId,
    kind,
    name,
    leagueId: parsed?.leagueId ?? null,
    season: parsed?.season ?? null,
    image: predictorImage,
    isScheduled: gameId !== null,
    gameId,
    isSample: isSampleOf(fixtureId, source),
  };
}

export const listGames =
  ({ clock, database }: PredictionServices): Handler<typeof call.predictorGames> =>
  async ({ team }) => {
    const now = clock.now();
    const games = await readGames(database, team.teamId);
    return {
      games: await Promise.all(
        games.map(async (game) => ({
          gameId: game.id,
          kind: game.kind,
          fixtureId: game.season_id,
          name: game.name,
          groupId: game.group_id,
          channelId: game.channel_id,
          currentStageId: currentStage(stagesOf(await readItems(database, game)), now),
          isSample: isSampleOf(game.season_id, game.source),
        })),
      ),
    };
  };

const noChannel: ChosenChannel = { channelId: null, channelName: null, groupId: null, groupName: null };

type Context = Parameters<Handler<typeof desk.schedulePredictor>>[0];

export async function channelOf(
  { chat }: Pick<PredictionServices, 'chat'>,
  context: Context,
  { channelId, groupId }: { channelId?: string | null | undefined; groupId?: string | null | undefined },
): Promise<ChosenChannel | Refusal> {
  if (!channelId) {
    const fields = [{ path: 'channelId', code: 'invalid_value' }];
    return groupId ? refuse('InvalidInput', { fields }) : noChannel;
  }
  return chosenChannel(chat, context, channelId, groupId);
}

/** A season nobody predicted before is stored first; its dates and results come from then on. */
async function beginSeason(services: PredictionServices, id: string): Promise<boolean> {
  const { clock, database, sports } = services;
  if (await readSeason(database, id)) return true;
  const source = sports.offered.includes(id) ? sports.sourceOf(id) : null;
  const parsed = parseSeasonId(id);
  if (!source || !parsed) return false;
  const now = clock.now();
  await writeSeason(database, {
    id,
    kind: parsed.kind,
    team_id: null,
    name: sports.nameOf(id),
    source: source.id,
    shift_ms: source.id === 'shipped' ? shiftFor(id, now) : 0,
    etag: null,
    next_read_at: now,
    failures: 0,
  });
  await readFirst(services, id);
  return true;
}

export const schedulePredictor =
  (services: PredictionServices): Handler<typeof desk.schedulePredictor> =>
  async (context, input: InputOf<typeof desk.schedulePredictor>) => {
    const { clock, database } = services;
    const { team, member } = context;
    const { fixtureId } = input;
    const gate = gameRefusal(team, predictionsEntry);
    if (gate) return gate;
    const chosen = await channelOf(services, context, input);
    if (isRefusal(chosen)) return chosen;
    const season = await readSeason(database, fixtureId);
    if (season?.team_id && season.team_id !== team.teamId) return refuse('NotFound');
    if (!(await beginSeason(services, fixtureId))) return refuse('NotFound');
    const gameId = await writeGame(database, {
      id: randomUUID(),
      team_id: team.teamId,
      season_id: fixtureId,
      channel_id: chosen.channelId,
      channel_name: chosen.channelName,
      group_id: chosen.groupId,
      created_by: member.userId,
      created_at: clock.now(),
      removed_at: null,
      post_due_at: chosen.channelId === null ? null : clock.now(),
      post_tries: 0,
    });
    if (gameId === null) return refuse('AlreadyDone');
    await sendDuePosts(services, gameId);
    return { gameId, fixtureId };
  };
