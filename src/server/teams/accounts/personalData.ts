// Reads what the database holds about one person for the export: the columns that the table records call exported.
import { sql } from 'kysely';
import type { Result, Shapes } from '../../../engine/game.ts';
import type { Turn } from '../../../engine/log.ts';
import { anyOf } from '../../base/storage/anyOf.ts';
import type { Database } from '../../base/storage/database.ts';
import { adminRecords } from '../../base/storage/schema/admin.ts';
import { bingoRecords } from '../../base/storage/schema/bingo.ts';
import { dailyRecords } from '../../base/storage/schema/daily.ts';
import { identityRecords } from '../../base/storage/schema/identity.ts';
import { mailRecords } from '../../base/storage/schema/mail.ts';
import type { MatchPlayer } from '../../base/storage/schema/matches.ts';
import { ownPlayRecords } from '../../base/storage/schema/ownPlay.ts';
import { peopleRecords } from '../../base/storage/schema/people.ts';
import { progressRecords } from '../../base/storage/schema/progress.ts';
import { puzzleRecords } from '../../base/storage/schema/puzzles.ts';
import { ratingRecords } from '../../base/storage/schema/ratings.ts';
import { exportedColumns } from '../../base/storage/schema/record.ts';
import { sessionRecords } from '../../base/storage/schema/sessions.ts';
import { ssoRecords } from '../../base/storage/schema/sso.ts';
import { tournamentRecords } from '../../base/storage/schema/tournaments.ts';
import { triviaRecords } from '../../base/storage/schema/trivia.ts';
import { isSentTo } from '../../messaging/mail/store.ts';
import { readGroupNames } from '../../people/groups.ts';

export async function readBelongings(database: Database, userId: string) {
  const person = database
    .selectFrom('people')
    .select(exportedColumns(peopleRecords.people))
    .where('id', '=', userId);
  const survey = database
    .selectFrom('surveys')
    .select(exportedColumns(peopleRecords.surveys))
    .where('user_id', '=', userId);
  const feedback = database
    .selectFrom('feedback')
    .select(exportedColumns(peopleRecords.feedback))
    .where('user_id', '=', userId)
    .orderBy('sent_at');
  const away = database
    .selectFrom('away_periods')
    .select(exportedColumns(dailyRecords.away_periods))
    .where('user_id', '=', userId)
    .orderBy('from_day');
  const sessions = database
    .selectFrom('sessions')
    .select(exportedColumns(sessionRecords.sessions))
    .select((is) =>
      is
        .selectFrom('push_subscriptions')
        .select('push_subscriptions.created_at')
        .whereRef('push_subscriptions.session_id', '=', 'sessions.id')
        .as('notified_since'),
    )
    .where('user_id', '=', userId)
    .orderBy('created_at');
  const pictures = database
    .selectFrom('pictures')
    .select(exportedColumns(peopleRecords.pictures))
    .where('user_id', '=', userId)
    .orderBy('created_at');
  const xp = database
    .selectFrom('xp_lines')
    .select(exportedColumns(progressRecords.xp_lines))
    .where('user_id', '=', userId)
    .orderBy('at');
  const badges = database
    .selectFrom('badges_given')
    .select(exportedColumns(progressRecords.badges_given))
    .where('user_id', '=', userId)
    .orderBy('earned_at');
  const identities = database
    .selectFrom('identities')
    .select(exportedColumns(identityRecords.identities))
    .where('user_id', '=', userId)
    .orderBy('created_at');
  const keys = database
    .selectFrom('provider_keys')
    .select(exportedColumns(identityRecords.provider_keys))
    .where('user_id', '=', userId)
    .orderBy('at');
  const factor = database
    .selectFrom('second_factors')
    .select(exportedColumns(identityRecords.second_factors))
    .where('user_id', '=', userId);
  const passkeys = database
    .selectFrom('passkeys')
    .select(exportedColumns(identityRecords.passkeys))
    .where('user_id', '=', userId)
    .orderBy('created_at');
  const ratings = database
    .selectFrom('ratings')
    .select(['team_id', ...exportedColumns(ratingRecords.ratings)])
    .where('user_id', '=', userId)
    .orderBy('rated_at');
  const ratingDays = database
    .selectFrom('rating_days')
    .select(['team_id', ...exportedColumns(ratingRecords.rating_days)])
    .where('user_id', '=', userId)
    .orderBy('day');
  const notes = database
    .selectFrom('match_notes')
    .select(exportedColumns(ownPlayRecords.match_notes))
    .where('user_id', '=', userId)
    .orderBy('saved_at');
  const conditional = database
    .selectFrom('conditional_moves')
    .select(exportedColumns(ownPlayRecords.conditional_moves))
    .where('user_id', '=', userId)
    .orderBy('saved_at');
  const atCompanies = database
    .selectFrom('sso_identities')
    .select(exportedColumns(ssoRecords.sso_identities))
    .where('user_id', '=', userId)
    .orderBy('created_at');
  const provisioned = database
    .selectFrom('provisioned_people')
    .select(exportedColumns(peopleRecords.provisioned_people))
    .where('user_id', '=', userId);
  const groups = await readGroupNames(database, userId);
  const tokens = database
    .selectFrom('team_tokens')
    .select(exportedColumns(adminRecords.team_tokens))
    .where('made_by', '=', userId)
    .orderBy('made_at');
  return {
    tokens: await tokens.execute(),
    atCompanies: await atCompanies.execute(),
    provisioned: await provisioned.executeTakeFirst(),
    groups,
    conditional: await conditional.execute(),
    notes: await notes.execute(),
    ratings: await ratings.execute(),
    ratingDays: await ratingDays.execute(),
    feedback: await feedback.execute(),
    away: await away.execute(),
    identities: await identities.execute(),
    keys: await keys.execute(),
    factor: await factor.executeTakeFirst(),
    passkeys: await passkeys.execute(),
    xp: await xp.execute(),
    badges: await badges.execute(),
    person: await person.executeTakeFirst(),
    survey: await survey.executeTakeFirst(),
    sessions: await sessions.execute(),
    pictures: await pictures.execute(),
  };
}

export const readMailsTo = (database: Database, email: string) =>
  database
    .selectFrom('mails')
    .select(exportedColumns(mailRecords.mails))
    .where(isSentTo(email))
    .orderBy('created_at')
    .execute();

export interface PlayedMatch {
  readonly id: string;
  readonly room_id: string;
  readonly game: number;
  readonly game_name: string;
  readonly players: readonly MatchPlayer[];
  readonly started_at: number;
  readonly ended_at: number | null;
  readonly result: Result | null;
}

/** Every game the person has a seat in, oldest first. */
export const readMatchesOf = (database: Database, userId: string): Promise<PlayedMatch[]> =>
  database
    .selectFrom('matches')
    .select(['id', 'room_id', 'game', 'game_name', 'players', 'started_at', 'ended_at', 'result'])
    .where(sql<boolean>`players @> ${JSON.stringify([{ userId }])}::jsonb`)
    .orderBy('started_at')
    .execute();

export interface StoredTurn {
  readonly match_id: string;
  readonly turn: number;
  readonly entries: Turn<Shapes>;
}

export const readTurnsOf = (database: Database, matchIds: readonly string[]): Promise<StoredTurn[]> =>
  database
    .selectFrom('turns')
    .select(['match_id', 'turn', 'entries'])
    .where('match_id', '=', anyOf(matchIds))
    .orderBy('match_id')
    .orderBy('turn')
    .execute();

/** Sessions in which they had cards, or that they called. */
export async function readBingoOf(database: Database, userId: string) {
  const cards = await database
    .selectFrom('bingo_cards')
    .select('bingo_id')
    .select(exportedColumns(bingoRecords.bingo_cards))
    .where('user_id', '=', userId)
    .orderBy('number')
    .execute();
  const acts = await database
    .selectFrom('bingo_events')
    .select('bingo_id')
    .select(exportedColumns(bingoRecords.bingo_events))
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute();
  const ids = [...new Set([...cards, ...acts].map(({ bingo_id }) => bingo_id))];
  if (ids.length === 0) return [];
  const sessions = await database
    .selectFrom('bingo_sessions')
    .select(['id', 'name'])
    .where('id', '=', anyOf(ids))
    .orderBy('created_at')
    .execute();
  return sessions.map(({ id, name }) => ({
    name,
    cards: cards.filter(({ bingo_id }) => bingo_id === id),
    acts: acts.filter(({ bingo_id }) => bingo_id === id),
  }));
}

/** Tournaments in which they take or took part. */
export const readTournamentsOf = (database: Database, userId: string) =>
  database
    .selectFrom('tournament_entrants')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_id')
    .select('tournaments.name as tournament')
    .select(exportedColumns(tournamentRecords.tournament_entrants))
    .where('user_id', '=', userId)
    .orderBy('joined_at')
    .execute();

/** Every puzzle the person has joined, oldest first, and what they tried. */
export async function readPuzzlesOf(database: Database, userId: string) {
  const attempts = await database
    .selectFrom('puzzle_attempts')
    .innerJoin('puzzles', 'puzzles.id', 'puzzle_attempts.puzzle_id')
    .select(['puzzles.id', 'puzzles.puzzle_type', 'puzzles.day'])
    .select(exportedColumns(puzzleRecords.puzzle_attempts))
    .where('puzzle_attempts.user_id', '=', userId)
    .orderBy('joined_at')
    .execute();
  const tries = await database
    .selectFrom('puzzle_tries')
    .select('puzzle_id')
    .select(exportedColumns(puzzleRecords.puzzle_tries))
    .where('user_id', '=', userId)
    .orderBy('number')
    .execute();
  const byPuzzle = Map.groupBy(tries, ({ puzzle_id }) => puzzle_id);
  return attempts.map((attempt) => ({ ...attempt, tries: byPuzzle.get(attempt.id) ?? [] }));
}

/** Every trivia the person registered for, oldest first, and what they answered. */
export async function readTriviaOf(database: Database, userId: string) {
  const events = await database
    .selectFrom('trivia_players')
    .innerJoin('trivia', 'trivia.id', 'trivia_players.trivia_id')
    .select(['trivia.id', 'trivia.name'])
    .select(exportedColumns(triviaRecords.trivia_players))
    .where('user_id', '=', userId)
    .orderBy('registered_at')
    .execute();
  const answers = await database
    .selectFrom('trivia_answers')
    .select('trivia_id')
    .select(exportedColumns(triviaRecords.trivia_answers))
    .where('user_id', '=', userId)
    .orderBy('question')
    .execute();
  const byEvent = Map.groupBy(answers, ({ trivia_id }) => trivia_id);
  return events.map((event) => ({ ...event, answers: byEvent.get(event.id) ?? [] }));
}
