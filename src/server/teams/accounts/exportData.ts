// Exports the data of a person as one JSON file: everything stored about them, and only names of others.

import { refuse } from '../../../contract/errors.ts';
import type * as leaving from '../../../contract/people/leaving.ts';
import type { PersonalData } from '../../../contract/people/leaving.ts';
import { usualPreferences, withChoices } from '../../../contract/people/preferences.ts';
import { badgeKey } from '../../../contract/progress/badges.ts';
import type { Database } from '../../base/storage/database.ts';
import type { Provider } from '../../base/storage/schema/identity.ts';
import { wantsInvitations } from '../../messaging/mail/invitationStore.ts';
import { nameInWords } from '../../messaging/notifications/names.ts';
import type { Member } from '../../people/members.ts';
import type { Handler } from '../../web/http/route.ts';
import type { UserContext } from '../../web/http/visit.ts';
import { exportDraws, exportPolls } from './exportPollsAndDraws.ts';
import {
  type PlayedMatch,
  readBelongings,
  readBingoOf,
  readMailsTo,
  readMatchesOf,
  readPuzzlesOf,
  readTournamentsOf,
  readTriviaOf,
  readTurnsOf,
  type StoredTurn,
} from './personalData.ts';
import type { AccountServices } from './services.ts';

type Deps = Pick<AccountServices, 'clock' | 'database' | 'notifications'>;

const time = (ms: number): string => new Date(ms).toISOString();
const maybe = (ms: number | null): string | null => (ms === null ? null : time(ms));

type Belongings = Awaited<ReturnType<typeof readBelongings>>;

export const exportData =
  (services: Deps): Handler<typeof leaving.exportData> =>
  async (context) => {
    const { database, clock } = services;
    const { member, language } = context;
    const belongings = await readBelongings(database, member.userId);
    const { person } = belongings;
    if (!person) return refuse('SessionRevoked');
    const mails = person.email ? await readMailsTo(database, person.email) : [];
    const wants = person.email === null || (await wantsInvitations(database, person.email));
    return {
      exportedAt: time(clock.now()),
      person: aboutPerson(person, wants),
      team: member.team && {
        teamId: member.team.teamId,
        name: member.team.name,
        isAdmin: member.isAdmin,
        joinedAt: maybe(person.joined_at),
      },
      ...aboutAccounts(belongings),
      ...aboutRest(belongings),
      ratings: allRatings(belongings),
      mails: mails.map((mail) => ({
        subject: mail.subject,
        writtenAt: time(mail.created_at),
        sentAt: maybe(mail.sent_at),
      })),
      notifications: await allNotifications(services, context),
      tournaments: await allTournaments(database, member.userId),
      bingo: await allBingo(database, member.userId),
      puzzles: await allPuzzles(database, member.userId),
      trivia: await allTrivia(database, member.userId),
      draws: await exportDraws(database, member.userId),
      polls: await exportPolls(database, member.userId),
      games: await allGames(database, member, language),
      notes: allNotes(belongings),
      conditionalMoves: allConditional(belongings),
    };
  };

const aboutPerson = (
  person: NonNullable<Belongings['person']>,
  wantsInvitationsByMail: boolean,
): PersonalData['person'] => ({
  userId: person.id,
  name: person.name,
  email: person.email,
  picture: person.avatar,
  language: person.language,
  theme: person.theme,
  wantsInvitationsByMail,
  background: person.background,
  preferences: withChoices(usualPreferences, person.preferences),
  onboarding: [...person.onboarding],
  signedUpAt: time(person.created_at),
  verifiedAt: maybe(person.verified_at),
});

const companies: Readonly<Record<Provider, string>> = {
  teams: 'Microsoft',
  slack: 'Slack',
  google: 'Google',
};

const aboutAccounts = ({
  identities,
  keys,
  factor,
}: Belongings): Pick<PersonalData, 'accounts' | 'keys' | 'secondFactorSince'> => ({
  secondFactorSince: maybe(factor?.confirmed_at ?? null),
  accounts: identities.map(({ provider, tenant_key, subject, created_at }) => ({
    company: companies[provider],
    workspace: tenant_key,
    account: subject,
    connectedAt: time(created_at),
  })),
  keys: keys.map(({ provider, at }) => ({ company: companies[provider], keptAt: time(at) })),
});

const aboutRest = ({
  away,
  feedback,
  survey,
  sessions,
  pictures,
  xp,
  badges,
}: Belongings): Pick<
  PersonalData,
  'daysAway' | 'feedback' | 'survey' | 'sessions' | 'pictures' | 'xp' | 'badges'
> => ({
  xp: xp.map((line) => ({
    at: time(line.at),
    source: line.source,
    gameName: line.game_type,
    xp: line.xp,
  })),
  badges: badges.map(({ idprod, earned_at }) => ({ badge: badgeKey(idprod), earnedAt: time(earned_at) })),
  daysAway: away.map(({ from_day, until_day }) => ({ from: from_day, until: until_day })),
  feedback: feedback.map((each) => ({
    mood: each.mood,
    topic: each.topic,
    text: each.text,
    mayContact: each.may_contact,
    screenshot: each.screenshot,
    sentAt: time(each.sent_at),
  })),
  survey: survey
    ? {
        mainUsage: survey.main_usage,
        mainInterest: survey.main_interest,
        size: survey.size,
        heardFrom: survey.heard_from,
        additional: survey.additional,
        answeredAt: time(survey.answered_at),
      }
    : null,
  sessions: sessions.map((session) => ({
    device: session.device,
    signedInAt: time(session.created_at),
    renewedAt: time(session.rotated_at),
    endedAt: maybe(session.revoked_at),
    notifiedSince: maybe(session.notified_since),
  })),
  pictures: pictures.map(({ name, bytes, created_at }) => ({
    path: `/pictures/${name}`,
    bytes,
    keptAt: time(created_at),
  })),
});

const allNotes = ({ notes }: Belongings): PersonalData['notes'] =>
  notes.map(({ match_id, note, saved_at }) => ({
    ...matchOf(match_id),
    text: note,
    savedAt: time(saved_at),
  }));

const allConditional = ({ conditional }: Belongings): PersonalData['conditionalMoves'] =>
  conditional.map(({ match_id, turn, lines, saved_at }) => ({
    ...matchOf(match_id),
    turn,
    lines: lines.map((line) => line.map(({ by, move }) => ({ by, move }))),
    savedAt: time(saved_at),
  }));

/** The id of a match is `<room>:<number of the game in the room>`. */
function matchOf(id: string): { readonly roomId: string; readonly game: number } {
  const [roomId = '', game] = id.split(':');
  return { roomId, game: Number(game) };
}

const allRatings = ({ ratings, ratingDays }: Belongings): PersonalData['ratings'] =>
  ratings.map(({ team_id, game_type, pace, rating, deviation, volatility, games, rated_at }) => ({
    gameName: game_type,
    pace,
    rating,
    deviation,
    volatility,
    games,
    ratedAt: time(rated_at),
    days: ratingDays
      .filter((each) => each.team_id === team_id && each.game_type === game_type && each.pace === pace)
      .map((each) => ({ date: each.day, rating: each.rating })),
  }));

async function allNotifications(
  { notifications }: Deps,
  { member, language }: UserContext,
): Promise<PersonalData['notifications']> {
  const all = await notifications.all(member.userId, language);
  return all.map(({ notification: { header, text, sentDate }, readAt }) => ({
    header,
    text,
    sentAt: sentDate,
    readAt: maybe(readAt),
  }));
}

async function allTournaments(database: Database, userId: string): Promise<PersonalData['tournaments']> {
  const entries = await readTournamentsOf(database, userId);
  return entries.map((entry) => ({
    tournament: entry.tournament,
    number: entry.number,
    joinedAt: time(entry.joined_at),
    isCheckedIn: entry.is_checked_in,
    fromRound: entry.from_round,
    untilRound: entry.until_round,
  }));
}

async function allBingo(database: Database, userId: string): Promise<PersonalData['bingo']> {
  const sessions = await readBingoOf(database, userId);
  return sessions.map(({ name, cards, acts }) => ({
    session: name,
    joinedAt: time(Math.min(...cards.map(({ joined_at }) => joined_at), ...acts.map(({ at }) => at))),
    cards: cards.map(({ numbers }) => [...numbers]),
    acts: acts.map(({ kind, at, calls, stage, is_right }) => ({
      kind,
      at: time(at),
      calls,
      stage,
      isRight: is_right,
    })),
  }));
}

async function allPuzzles(database: Database, userId: string): Promise<PersonalData['puzzles']> {
  const puzzles = await readPuzzlesOf(database, userId);
  return puzzles.map(({ puzzle_type, day, joined_at, ended_at, is_practice, is_solved, points, tries }) => ({
    gameName: puzzle_type,
    date: day,
    joinedAt: time(joined_at),
    endedAt: maybe(ended_at),
    isPractice: is_practice,
    isSolved: is_solved,
    points,
    guesses: tries.map(({ at, guess }) => ({ at, guess })),
  }));
}

async function allTrivia(database: Database, userId: string): Promise<PersonalData['trivia']> {
  const events = await readTriviaOf(database, userId);
  return events.map(({ name, registered_at, joined_at, place, points, answers }) => ({
    name,
    registeredAt: time(registered_at),
    joinedAt: maybe(joined_at),
    place,
    points,
    answers: answers.map(({ question, options, ms }) => ({ question, options: [...options], ms })),
  }));
}

/** How many games are loaded at a time. */
const gamesAtOnce = 200;

async function allGames(
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
    startedAt: time(match.started_at),
    endedAt: maybe(match.ended_at),
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
