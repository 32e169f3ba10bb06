// Records a finished match in one transaction: results of its players, XP and badges.
import type { Transaction } from 'kysely';
import type { Feat, Result } from '../../engine/game.ts';
import type { SeatResult } from '../../engine/seatResults.ts';
import type { GameResultsTable } from '../storage/schema/progress.ts';
import type { Schema } from '../storage/schema/schema.ts';
import { dayOf } from './days.ts';
import { badgeXp, earnedBadges, gameXp, payingGamesADay } from './rewards.ts';
import {
  countGroupGame,
  giveBadges,
  lockMatch,
  lockTeammates,
  type MatchToSettle,
  writeEnd,
  writeResults,
  writeXp,
} from './store.ts';
import { emptyTally, withGame, withGameOfType } from './tally.ts';
import { lockTallies, writeFirsts, writeTallies } from './tallyStore.ts';

/** A match that came to its end. */
export interface Ended {
  readonly matchId: string;
  readonly endedAt: number;
  readonly result: Result;
  /** By seat. */
  readonly standings: readonly SeatResult[];
  readonly feats: readonly Feat[];
  readonly plies: number;
}

type Transacting = Transaction<Schema>;

/** Idempotent. Where badges were given, their owners are still to be notified. */
export async function record(database: Transacting, ended: Ended, now: number): Promise<void> {
  const match = await lockMatch(database, ended.matchId);
  if (!match || match.is_recorded) return;
  const badgesGiven = match.is_test ? 0 : await recordPeople(database, match, ended);
  await writeEnd(database, ended.matchId, ended, badgesGiven === 0 ? now : null);
}

/** Number of badges given. */
async function recordPeople(database: Transacting, match: MatchToSettle, ended: Ended): Promise<number> {
  const people = match.players.flatMap(({ userId }) => userId ?? []);
  const seated = seatedAmong(match, ended, await lockTeammates(database, people, match.team_id));
  if (seated.length === 0) return 0;
  const { matchId, endedAt } = ended;
  const day = dayOf(match.time_zone, endedAt);
  const counts = people.length > 1;
  await writeResults(
    database,
    seated.map(({ userId, standing }) => ({
      match_id: matchId,
      user_id: userId,
      team_id: match.team_id,
      room_id: match.room_id,
      game_type: match.game_name,
      opened: match.opened_by === userId,
      outcome: standing.outcome,
      has_left: standing.hasLeft,
      counts,
      day,
      ended_at: endedAt,
    })),
  );
  if (!counts) return 0;
  const isPaying = (await countGroupGame(database, people, { day, endedAt })) <= payingGamesADay;
  const paid = isPaying ? await payGame(database, match, ended, seated) : [];
  return countAndPayBadges(database, match, ended, { seated, paid });
}

interface Seated {
  readonly userId: GameResultsTable['user_id'];
  readonly standing: SeatResult;
  readonly feats: readonly string[];
}

/** People who left the team since earn nothing. */
const seatedAmong = (match: MatchToSettle, ended: Ended, teammates: readonly string[]): Seated[] =>
  match.players.flatMap(({ userId }, seat) => {
    const standing = ended.standings[seat];
    if (userId === null || !standing || !teammates.includes(userId)) return [];
    const feats = ended.feats.filter((feat) => feat.seat === seat).map(({ key }) => key);
    return [{ userId, standing, feats }];
  });

type Paid = readonly { readonly user_id: string; readonly xp: number }[];

async function payGame(
  database: Transacting,
  match: MatchToSettle,
  { matchId, endedAt, result, standings, plies }: Ended,
  seated: readonly Seated[],
): Promise<Paid> {
  const played = { seats: standings.length, reason: result.reason, plies };
  const lines = seated.map(({ userId, standing }) => ({
    user_id: userId,
    source: 'match' as const,
    source_id: matchId,
    team_id: match.team_id,
    game_type: match.game_name,
    cause: matchId,
    xp: gameXp(played, standing),
    at: endedAt,
  }));
  return writeXp(
    database,
    lines.filter(({ xp }) => xp > 0),
  );
}

/** The counters of everybody seated, with this game; then the badges that these now earn. */
async function countAndPayBadges(
  database: Transacting,
  match: MatchToSettle,
  ended: Ended,
  { seated, paid }: { readonly seated: readonly Seated[]; readonly paid: Paid },
): Promise<number> {
  const userIds = seated.map(({ userId }) => userId);
  const stored = await lockTallies(database, userIds, match.game_name);
  const room = { roomId: match.room_id, openedBy: match.opened_by };
  const firsts = await writeFirsts(database, userIds, room);
  const counted = seated.map(({ userId, standing, feats }) => {
    const { ofPerson = emptyTally, ofGame, games = 0 } = stored.get(userId) ?? {};
    const tally = withGame(ofPerson, standing, firsts.get(userId));
    const gameTally = withGameOfType(ofGame, standing, ended.endedAt);
    return { userId, tally, gameTally, games: games + (ofGame ? 0 : 1), feats };
  });
  const given = await giveBadges(
    database,
    counted.flatMap(({ userId, tally, games, feats }) =>
      earnedBadges({ ...tally, games }, feats).map((idprod) => ({
        user_id: userId,
        idprod,
        cause: ended.matchId,
        earned_at: ended.endedAt,
      })),
    ),
  );
  const paidInAll = [...paid, ...(await payBadges(database, match, ended, given))];
  const xpOf = (userId: string) =>
    paidInAll.filter((line) => line.user_id === userId).reduce((sum, { xp }) => sum + xp, 0);
  await writeTallies(
    database,
    counted.map(({ userId, tally }) => ({ ...tally, user_id: userId, xp: tally.xp + xpOf(userId) })),
    counted.map(({ userId, gameTally }) => ({ ...gameTally, user_id: userId, game_type: match.game_name })),
  );
  return given.length;
}

const payBadges = (
  database: Transacting,
  { team_id }: MatchToSettle,
  { matchId, endedAt }: Ended,
  given: readonly { readonly user_id: string; readonly idprod: number }[],
): Promise<Paid> =>
  writeXp(
    database,
    given.map(({ user_id, idprod }) => ({
      user_id,
      source: 'badge' as const,
      source_id: String(idprod),
      team_id,
      game_type: null,
      cause: matchId,
      xp: badgeXp(idprod),
      at: endedAt,
    })),
  );
