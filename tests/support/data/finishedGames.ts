// Games that came to their end, laid straight into the database and settled as the tables settle them.
import type { Gains } from '../../../src/contract/play/tables.ts';
import type { Result } from '../../../src/engine/game.ts';
import { commitmentTo } from '../../../src/engine/random.ts';
import type { SeatResult } from '../../../src/engine/seatResults.ts';
import type { EndedMatch } from '../../../src/server/progress/results/ledger.ts';
import type { Somebody, TestApp } from '../servers/testApp.ts';
import { lay } from './storedTable.ts';

export interface Laid {
  /** By seat; null: a bot. */
  readonly players: readonly (Somebody | null)[];
  readonly teamId: string;
  /** A move a day. */
  readonly turnDays?: number;
  readonly places?: Result['places'];
  readonly reason?: Result['reason'];
  readonly gameType?: string;
  readonly plies?: number;
  readonly left?: readonly number[];
  readonly feats?: EndedMatch['feats'];
  readonly isTest?: true;
  readonly endedAt?: number;
}

/** Stored as far as its last turn, and not settled. */
export async function layFinished(testApp: TestApp, laid: Laid): Promise<EndedMatch> {
  const { players, teamId, places = [[0], [1]], reason = 'normal', gameType = 'connect4' } = laid;
  const { database, clock } = testApp.parts;
  const sitting = players.flatMap((player) => player ?? []);
  const roomId = await lay(testApp, { sitting, teamId });
  if (laid.isTest) {
    const room = await database
      .selectFrom('rooms')
      .select('doc')
      .where('id', '=', roomId)
      .executeTakeFirstOrThrow();
    const doc = JSON.stringify({ ...room.doc, testMode: true });
    await database.updateTable('rooms').set({ doc }).where('id', '=', roomId).execute();
  }
  const endedAt = laid.endedAt ?? clock.now();
  const matchId = `${roomId}:1`;
  await database
    .insertInto('matches')
    .values({
      id: matchId,
      room_id: roomId,
      team_id: teamId,
      game: 1,
      game_name: gameType,
      game_version: 1,
      setup: JSON.stringify({ rules: {}, seats: players.length, timer: null, turnDays: laid.turnDays }),
      positions: JSON.stringify(players.map((_, seat) => seat)),
      players: JSON.stringify(
        players.map((player) => ({
          userId: player?.userId ?? null,
          name: player?.user.name ?? '',
          avatar: null,
          strength: player ? null : 1,
        })),
      ),
      seed: 'sealed',
      commitment: commitmentTo('a'),
      room_timeout_ms: 660_000,
      started_at: endedAt - 60_000,
      ended_at: null,
      result: null,
      standings: null,
      settled_at: null,
    })
    .execute();
  return {
    matchId,
    endedAt,
    result: { places, reason },
    plies: laid.plies ?? 30,
    feats: laid.feats ?? [],
    standings: players.map((_, seat) => standingOf(places, seat, laid.left ?? [])),
  };
}

function standingOf(places: Result['places'], seat: number, left: readonly number[]): SeatResult {
  const group = places.findIndex((seats) => seats.includes(seat));
  const shared = places.length === 1 ? 'draw' : 'win';
  return {
    place: 1 + places.slice(0, group).flat().length,
    outcome: group === 0 ? shared : 'loss',
    score: null,
    hasLeft: left.includes(seat),
  };
}

/** A game that is over and done with: what it brought, by person. */
export async function finish(testApp: TestApp, laid: Laid): Promise<ReadonlyMap<string, Gains>> {
  return testApp.parts.progress.settle(await layFinished(testApp, laid));
}

let lines = 0;

/** XP that was earned, as a line of the ledger. */
export async function earnXp(
  { parts }: TestApp,
  earned: {
    readonly person: Somebody;
    readonly teamId: string;
    readonly xp: number;
    readonly at: number;
    readonly gameType: string | null;
  },
): Promise<void> {
  await parts.database
    .insertInto('xp_lines')
    .values({
      user_id: earned.person.userId,
      team_id: earned.teamId,
      source: 'match',
      source_id: `laid ${++lines}`,
      game_type: earned.gameType,
      cause: 'laid',
      xp: earned.xp,
      at: earned.at,
    })
    .execute();
}
