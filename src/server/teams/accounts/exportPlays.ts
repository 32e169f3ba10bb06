// What a person has played, for the export: tournaments, bingo, puzzles, trivia, and every game with their own moves.
import type { PersonalData } from '../../../contract/people/leaving.ts';
import { timeOf, timeOrNull } from '../../base/shared/isoTime.ts';
import type { Database } from '../../base/storage/database.ts';
import { nameInWords } from '../../messaging/notifications/names.ts';
import type { Member } from '../../people/members.ts';
import {
  type PlayedMatch,
  readBingoOf,
  readMatchesOf,
  readPuzzlesOf,
  readTournamentsOf,
  readTriviaOf,
  readTurnsOf,
  type StoredTurn,
} from './personalData.ts';

export async function allTournaments(
  database: Database,
  userId: string,
): Promise<PersonalData['tournaments']> {
  const entries = await readTournamentsOf(database, userId);
  return entries.map((entry) => ({
    tournament: entry.tournament,
    number: entry.number,
    joinedAt: timeOf(entry.joined_at),
    isCheckedIn: entry.is_checked_in,
    fromRound: entry.from_round,
    untilRound: entry.until_round,
    arena: entry.arena_score && {
      points: entry.arena_score.points,
      games: entry.arena_score.games,
      wins: entry.arena_score.wins,
    },
  }));
}

export async function allBingo(database: Database, userId: string): Promise<PersonalData['bingo']> {
  const sessions = await readBingoOf(database, userId);
  return sessions.map(({ name, cards, acts }) => ({
    session: name,
    joinedAt: timeOf(Math.min(...cards.map(({ joined_at }) => joined_at), ...acts.map(({ at }) => at))),
    cards: cards.map(({ numbers }) => [...numbers]),
    acts: acts.map(({ kind, at, calls, stage, is_right }) => ({
      kind,
      at: timeOf(at),
      calls,
      stage,
      isRight: is_right,
    })),
  }));
}

export async function allPuzzles(database: Database, userId: string): Promise<PersonalData['puzzles']> {
  const puzzles = await readPuzzlesOf(database, userId);
  return puzzles.map(
    ({ puzzle_type, day, joined_at, ended_at, is_practice, is_solved, points, extras, tries }) => ({
      gameName: puzzle_type,
      date: day,
      joinedAt: timeOf(joined_at),
      endedAt: timeOrNull(ended_at),
      isPractice: is_practice,
      isSolved: is_solved,
      points,
      guesses: tries.map(({ at, guess }) => ({ at, guess })),
      extras: [...extras],
    }),
  );
}

export async function allTrivia(database: Database, userId: string): Promise<PersonalData['trivia']> {
  const events = await readTriviaOf(database, userId);
  return events.map(({ name, registered_at, joined_at, place, points, answers }) => ({
    name,
    registeredAt: timeOf(registered_at),
    joinedAt: timeOrNull(joined_at),
    place,
    points,
    answers: answers.map(({ question, options, ms }) => ({ question, options: [...options], ms })),
  }));
}

/** How many games are loaded at a time. */
const gamesAtOnce = 200;

export async function allGames(
  database: Database,
  { userId }: Member,
  language: 'en' | 'tr',
): Promise<PersonalData['games']> {
  const matches = await readMatchesOf(database, userId);
  const games: PersonalData['games'] = [];
  for (let from = 0; from < matches.length; from += gamesAtOnce) {
    const some = matches.slice(from, from + gamesAtOnce);
    const ids = some.map(({ id }) => id);
    const turns = Map.groupBy(await readTurnsOf(database, ids), (turn) => turn.match_id);
    for (const match of some) games.push(gameOf(match, turns.get(match.id) ?? [], userId, language));
  }
  return games;
}

function gameOf(
  match: PlayedMatch,
  turns: readonly StoredTurn[],
  userId: string,
  language: 'en' | 'tr',
): PersonalData['games'][number] {
  const ownSeat = match.players.findIndex((player) => player.userId === userId);
  const group = match.result?.places.findIndex((seats) => seats.includes(ownSeat)) ?? -1;
  const before = match.result?.places.slice(0, Math.max(0, group)).flat().length ?? 0;
  return {
    gameName: match.game_name,
    roomId: match.room_id,
    game: match.game,
    startedAt: timeOf(match.started_at),
    endedAt: timeOrNull(match.ended_at),
    players: match.players.map((player) => nameInWords(player, language)),
    ownSeat,
    ownPlace: group < 0 ? null : before + 1,
    moves: turns.flatMap(({ turn, entries }) =>
      entries.flatMap((entry) =>
        'by' in entry && entry.by === ownSeat
          ? [{ turn, at: entry.at, kind: entry.kind, move: 'move' in entry ? entry.move : null }]
          : [],
      ),
    ),
  };
}
