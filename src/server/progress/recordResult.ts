// What follows from the end of a match, in one transaction: the record, the results of its people, XP and badges.
import type { Transaction } from 'kysely';
import type { Feat, Result } from '../../engine/game.ts';
import type { Standing } from '../../engine/standing.ts';
import type { GameResultsTable, Schema } from '../storage/schema/schema.ts';
import { badgeXp, deedsRemembered, earnedBadges } from './badges.ts';
import { dayOf } from './days.ts';
import {
  countGamesOfDay,
  giveBadges,
  lockMatch,
  lockTeammates,
  type MatchToSettle,
  readDeeds,
  type StoredDeeds,
  writeEnd,
  writeResults,
  writeXp,
} from './store.ts';
import { gameXp, payingGamesADay } from './xp.ts';

/** A match that came to its end. */
export interface Ended {
  readonly matchId: string;
  readonly endedAt: number;
  readonly result: Result;
  /** By seat. */
  readonly standings: readonly Standing[];
  readonly feats: readonly Feat[];
  readonly plies: number;
}

type Transacting = Transaction<Schema>;

/** Done once, whoever asks and however often. Where badges were given, their people are still to be told. */
export async function record(database: Transacting, ended: Ended, now: number): Promise<void> {
  const match = await lockMatch(database, ended.matchId);
  if (!match || match.is_recorded) return;
  const badgesGiven = match.is_test ? 0 : await recordPeople(database, match, ended);
  await writeEnd(database, ended.matchId, ended, badgesGiven === 0 ? now : null);
}

/** How many badges were given. */
async function recordPeople(database: Transacting, match: MatchToSettle, ended: Ended): Promise<number> {
  const people = match.players.flatMap(({ userId }) => userId ?? []);
  const teammates = await lockTeammates(database, people, match.team_id);
  const seated = seatedAmong(match, ended, teammates);
  if (seated.length === 0) return 0;
  const day = dayOf(match.time_zone, ended.endedAt);
  const company = people.toSorted().join(' ');
  const counts = people.length > 1;
  const isPaying = counts && (await countGamesOfDay(database, company, day)) < payingGamesADay;
  await writeResults(
    database,
    seated.map(({ userId, standing }) => ({
      ...{ match_id: ended.matchId, user_id: userId, team_id: match.team_id, room_id: match.room_id },
      ...{ game_type: match.game_name, ended_at: ended.endedAt, company, day, counts },
      ...{ outcome: standing.outcome, has_left: standing.hasLeft, opened: match.opened_by === userId },
    })),
  );
  if (isPaying) await payGame(database, match, ended, seated);
  return counts ? payBadges(database, match, ended, seated) : 0;
}

interface Seated {
  readonly userId: GameResultsTable['user_id'];
  readonly standing: Standing;
  readonly feats: readonly string[];
}

/** Whoever left the team since earns nothing in it. */
const seatedAmong = (match: MatchToSettle, ended: Ended, teammates: readonly string[]): Seated[] =>
  match.players.flatMap(({ userId }, seat) => {
    const standing = ended.standings[seat];
    if (userId === null || !standing || !teammates.includes(userId)) return [];
    const feats = ended.feats.filter((feat) => feat.seat === seat).map(({ key }) => key);
    return [{ userId, standing, feats }];
  });

async function payGame(
  database: Transacting,
  match: MatchToSettle,
  { matchId, endedAt, result, standings, plies }: Ended,
  seated: readonly Seated[],
): Promise<void> {
  const played = { seats: standings.length, reason: result.reason, plies };
  const lines = seated.map(({ userId, standing }) => ({
    ...{ user_id: userId, source: 'match' as const, source_id: matchId, cause: matchId, at: endedAt },
    ...{ team_id: match.team_id, game_type: match.game_name, xp: gameXp(played, standing) },
  }));
  await writeXp(
    database,
    lines.filter(({ xp }) => xp > 0),
  );
}

async function payBadges(
  database: Transacting,
  { team_id }: MatchToSettle,
  { matchId, endedAt }: Ended,
  seated: readonly Seated[],
): Promise<number> {
  const userIds = seated.map(({ userId }) => userId);
  const stored = new Map(
    (await readDeeds(database, userIds, deedsRemembered)).map((row) => [row.user_id, row]),
  );
  const earned = seated.flatMap(({ userId, feats }) =>
    badgesOf(stored.get(userId), feats).map((idprod) => ({
      ...{ user_id: userId, idprod, cause: matchId, earned_at: endedAt },
    })),
  );
  const given = await giveBadges(database, earned);
  await writeXp(
    database,
    given.map(({ user_id, idprod }) => ({
      ...{ user_id, source: 'badge' as const, source_id: String(idprod), cause: matchId, at: endedAt },
      ...{ team_id, game_type: null, xp: badgeXp(idprod) },
    })),
  );
  return given.length;
}

const badgesOf = (deeds: StoredDeeds | undefined, feats: readonly string[]): number[] =>
  deeds
    ? earnedBadges({ ...deeds, lastOutcomes: deeds.last_outcomes, lastLeft: deeds.last_left }, feats)
    : [];
