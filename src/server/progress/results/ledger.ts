// Computes the changes of finished games, one after the other: results, XP, badges and counters. No I/O.
import type { Feat, Result } from '../../../engine/game.ts';
import type { SeatResult } from '../../../engine/seatResults.ts';
import { dayOf } from '../../base/shared/days.ts';
import type { MatchPlayer } from '../../base/storage/schema/matches.ts';
import type {
  BadgesGivenTable,
  GameResultsTable,
  GameTalliesTable,
  GroupDaysTable,
  HostedRoomsTable,
  PersonTalliesTable,
  TeammatesTable,
  XpLinesTable,
} from '../../base/storage/schema/progress.ts';
import type { RatingOutcome } from '../ratings/ratingLedger.ts';
import { PlayDays } from './playDays.ts';
import { badgeXp, earnedBadges, gameXp, paidGamesADay } from './rewards.ts';
import { emptyTally, type Firsts, withGame, withGameOfType } from './tally.ts';

/** A match that came to its end. */
export interface EndedMatch {
  readonly matchId: string;
  readonly endedAt: number;
  readonly result: Result;
  /** The results by seat. */
  readonly standings: readonly SeatResult[];
  readonly feats: readonly Feat[];
  readonly plies: number;
}

/** The stored match before it is recorded. */
export interface MatchToRecord {
  readonly room_id: string;
  readonly team_id: string;
  readonly game_name: string;
  readonly players: readonly MatchPlayer[];
  readonly opened_by: string | null;
  readonly is_test: boolean;
  readonly time_zone: string;
  readonly pace: string;
  /** Of the team. */
  readonly has_ratings: boolean;
  readonly started_at: number;
}

export interface LedgerGame {
  readonly match: MatchToRecord;
  readonly ended: EndedMatch;
}

/** The stored counters of the people before these games. */
export interface KnownCounters {
  readonly people: readonly { readonly id: string; readonly team_id: string | null }[];
  readonly tallies: readonly PersonTalliesTable[];
  readonly gameTallies: readonly GameTalliesTable[];
  readonly badges: readonly Pick<BadgesGivenTable, 'user_id' | 'idprod'>[];
  readonly teammates: readonly TeammatesTable[];
  readonly hostedRooms: readonly HostedRoomsTable[];
  readonly groups: readonly Omit<GroupDaysTable, 'at'>[];
}

/** The XP and badges a person earned in a game, and their total XP. */
export interface Brought {
  readonly xp: number;
  readonly total: number;
  readonly badges: readonly number[];
  /** Left out or null: the game was not rated. */
  readonly rating?: RatingOutcome | null;
}

/** Key of the people who finished the game together, without bots; it limits how many games a day earn XP. */
export const groupOf = ({
  match,
  ended,
}: LedgerGame): { readonly day: string; readonly player_ids: string[] } => ({
  day: dayOf(match.time_zone, ended.endedAt),
  player_ids: match.players.flatMap(({ userId }) => userId ?? []).toSorted(),
});

interface Seated {
  readonly userId: string;
  readonly standing: SeatResult;
  readonly feats: readonly string[];
}

const tallyKey = (userId: string, gameType: string) => `${userId} ${gameType}`;
const groupKey = ({ day, player_ids }: Pick<GroupDaysTable, 'day' | 'player_ids'>) =>
  `${day} ${player_ids.join(' ')}`;

/** Rows that are to be written; `known` is what is stored before them. */
export class Ledger {
  readonly results: GameResultsTable[] = [];
  readonly xpLines: XpLinesTable[] = [];
  readonly badges: BadgesGivenTable[] = [];
  readonly teammates: TeammatesTable[] = [];
  readonly hostedRooms: HostedRoomsTable[] = [];
  readonly tallies = new Map<string, PersonTalliesTable>();
  readonly gameTallies = new Map<string, GameTalliesTable>();
  readonly groups = new Map<string, GroupDaysTable>();
  readonly plays = new PlayDays();
  readonly #teamOf: ReadonlyMap<string, string | null>;
  readonly #tallies: ReadonlyMap<string, PersonTalliesTable>;
  readonly #gameTallies: ReadonlyMap<string, GameTalliesTable>;
  readonly #groups: ReadonlyMap<string, number>;
  /** The number of different games each person has finished. */
  readonly #gamesOf = new Map<string, number>();
  /** Badges, teammates and hosted rooms that count once. */
  readonly #counted: Set<string>;

  constructor(known: KnownCounters) {
    this.#teamOf = new Map(known.people.map(({ id, team_id }) => [id, team_id]));
    this.#tallies = new Map(known.tallies.map((row) => [row.user_id, row]));
    this.#gameTallies = new Map(known.gameTallies.map((row) => [tallyKey(row.user_id, row.game_type), row]));
    this.#groups = new Map(known.groups.map((row) => [groupKey(row), row.games]));
    for (const { user_id } of known.gameTallies) this.#countGameOf(user_id);
    this.#counted = new Set([
      ...known.badges.map((row) => `badge ${row.user_id} ${row.idprod}`),
      ...known.teammates.map((row) => `teammate ${row.user_id} ${row.other_id}`),
      ...known.hostedRooms.map((row) => `room ${row.user_id} ${row.room_id}`),
    ]);
  }

  /** Adds a game, in the order the games ended, and returns the gains by person. */
  add(game: LedgerGame): ReadonlyMap<string, Brought> {
    const seated = game.match.is_test ? [] : this.#seatedIn(game);
    if (seated.length === 0) return new Map();
    const group = groupOf(game);
    const counts = group.player_ids.length > 1;
    for (const person of seated) this.results.push(resultOf(game, person, group.day, counts));
    this.plays.add({
      teamId: game.match.team_id,
      day: group.day,
      gameType: game.match.game_name,
      userIds: seated.map(({ userId }) => userId),
      ms: game.ended.endedAt - game.match.started_at,
    });
    const isPaying = counts && this.#countGroup(group, game.ended.endedAt) <= paidGamesADay;
    return new Map(
      seated.map((person) => [
        person.userId,
        counts ? this.#count(game, person, seated, isPaying) : this.#nothing(person.userId),
      ]),
    );
  }

  /** People who left the team since earn nothing. */
  #seatedIn({ match, ended }: LedgerGame): Seated[] {
    return match.players.flatMap(({ userId }, seat) => {
      const standing = ended.standings[seat];
      if (userId === null || !standing || this.#teamOf.get(userId) !== match.team_id) return [];
      const feats = ended.feats.filter((feat) => feat.seat === seat).map(({ key }) => key);
      return [{ userId, standing, feats }];
    });
  }

  /** Games of this group on this day, with this one. */
  #countGroup(group: Pick<GroupDaysTable, 'day' | 'player_ids'>, at: number): number {
    const key = groupKey(group);
    const games = (this.groups.get(key)?.games ?? this.#groups.get(key) ?? 0) + 1;
    this.groups.set(key, { day: group.day, player_ids: group.player_ids, games, at });
    return games;
  }

  #countGameOf(userId: string): number {
    const games = (this.#gamesOf.get(userId) ?? 0) + 1;
    this.#gamesOf.set(userId, games);
    return games;
  }

  #isFirst(what: string): boolean {
    if (this.#counted.has(what)) return false;
    this.#counted.add(what);
    return true;
  }

  #tallyOf(userId: string): PersonTalliesTable | undefined {
    return this.tallies.get(userId) ?? this.#tallies.get(userId);
  }

  #nothing(userId: string): Brought {
    return { xp: 0, total: this.#tallyOf(userId)?.xp ?? 0, badges: [] };
  }

  /** A person's counters with this game, then the XP and the badges that it earns. */
  #count(game: LedgerGame, person: Seated, seated: readonly Seated[], isPaying: boolean): Brought {
    const { match, ended } = game;
    const { userId, standing, feats } = person;
    const key = tallyKey(userId, match.game_name);
    const ofGame = this.gameTallies.get(key) ?? this.#gameTallies.get(key);
    const games = ofGame ? (this.#gamesOf.get(userId) ?? 0) : this.#countGameOf(userId);
    const gameTally = withGameOfType(ofGame, standing, ended.endedAt);
    this.gameTallies.set(key, { ...gameTally, user_id: userId, game_type: match.game_name });
    const tally = withGame(this.#tallyOf(userId) ?? emptyTally, standing, this.#firsts(game, userId, seated));
    const badges = earnedBadges({ ...tally, games }, feats).filter((idprod) =>
      this.#isFirst(`badge ${userId} ${idprod}`),
    );
    const lines = [
      ...(isPaying ? gameLine(game, person) : []),
      ...badges.map((idprod) => badgeLine(game, userId, idprod)),
    ];
    const xp = lines.reduce((sum, line) => sum + line.xp, 0);
    const total = tally.xp + xp;
    this.tallies.set(userId, { ...tally, user_id: userId, xp: total });
    this.xpLines.push(...lines);
    for (const idprod of badges)
      this.badges.push({ user_id: userId, idprod, cause: ended.matchId, earned_at: ended.endedAt });
    return { xp, total, badges };
  }

  /** People they finished a game with for the first time, and whether it is the first game in a room they opened. */
  #firsts({ match }: LedgerGame, userId: string, seated: readonly Seated[]): Firsts {
    const met = seated.filter(
      (other) => other.userId !== userId && this.#isFirst(`teammate ${userId} ${other.userId}`),
    );
    for (const other of met) this.teammates.push({ user_id: userId, other_id: other.userId });
    const hosted = match.opened_by === userId && this.#isFirst(`room ${userId} ${match.room_id}`);
    if (hosted) this.hostedRooms.push({ user_id: userId, room_id: match.room_id });
    return { teammates: met.length, hosted: hosted ? 1 : 0 };
  }
}

const resultOf = (
  { match, ended }: LedgerGame,
  { userId, standing }: Seated,
  day: string,
  counts: boolean,
): GameResultsTable => ({
  match_id: ended.matchId,
  user_id: userId,
  team_id: match.team_id,
  room_id: match.room_id,
  game_type: match.game_name,
  opened: match.opened_by === userId,
  outcome: standing.outcome,
  has_left: standing.hasLeft,
  counts,
  day,
  ended_at: ended.endedAt,
});

function gameLine({ match, ended }: LedgerGame, { userId, standing }: Seated): XpLinesTable[] {
  const played = { seats: ended.standings.length, reason: ended.result.reason, plies: ended.plies };
  const xp = gameXp(played, standing);
  if (xp === 0) return [];
  return [
    {
      user_id: userId,
      source: 'match',
      source_id: ended.matchId,
      team_id: match.team_id,
      game_type: match.game_name,
      cause: ended.matchId,
      xp,
      at: ended.endedAt,
    },
  ];
}

const badgeLine = ({ match, ended }: LedgerGame, userId: string, idprod: number): XpLinesTable => ({
  user_id: userId,
  source: 'badge',
  source_id: String(idprod),
  team_id: match.team_id,
  game_type: null,
  cause: ended.matchId,
  xp: badgeXp(idprod),
  at: ended.endedAt,
});
