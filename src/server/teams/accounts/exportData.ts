// Exports the data of a person as one JSON file: everything stored about them, and only names of others.
import { refuse } from '../../../contract/errors.ts';
import type * as leaving from '../../../contract/people/leaving.ts';
import type { PersonalData } from '../../../contract/people/leaving.ts';
import { usualPreferences, withChoices } from '../../../contract/people/preferences.ts';
import { badgeKey } from '../../../contract/progress/badges.ts';
import { timeOf, timeOrNull } from '../../base/shared/isoTime.ts';
import type { Provider } from '../../base/storage/schema/identity.ts';
import { wantsInvitations } from '../../messaging/mail/invitationStore.ts';
import type { Handler } from '../../web/http/route.ts';
import type { UserContext } from '../../web/http/visit.ts';
import { allBingo, allGames, allPuzzles, allTournaments, allTrivia } from './exportPlays.ts';
import { exportDraws, exportPolls } from './exportPollsAndDraws.ts';
import { readBelongings, readMailsTo } from './personalData.ts';
import type { AccountServices } from './services.ts';

type Deps = Pick<AccountServices, 'clock' | 'database' | 'notifications'>;

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
      exportedAt: timeOf(clock.now()),
      person: aboutPerson(person, wants),
      team: member.team && {
        teamId: member.team.teamId,
        name: member.team.name,
        isAdmin: member.isAdmin,
        joinedAt: timeOrNull(person.joined_at),
      },
      ...aboutAccounts(belongings),
      ...aboutRest(belongings),
      ratings: allRatings(belongings),
      mails: mails.map((mail) => ({
        subject: mail.subject,
        writtenAt: timeOf(mail.created_at),
        sentAt: timeOrNull(mail.sent_at),
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
      teamTokens: allTokens(belongings),
      provisioned: provisionedOf(belongings),
      provisionedGroups: belongings.groups.directory,
      signInDepartments: belongings.groups.signIn,
      atCompanies: belongings.atCompanies.map(({ issuer, subject, created_at }) => ({
        issuer,
        subject,
        connectedAt: timeOf(created_at),
      })),
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
  signedUpAt: timeOf(person.created_at),
  verifiedAt: timeOrNull(person.verified_at),
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
  passkeys,
}: Belongings): Pick<PersonalData, 'accounts' | 'keys' | 'secondFactorSince' | 'passkeys'> => ({
  passkeys: passkeys.map(({ name, created_at, used_at }) => ({
    name,
    addedAt: timeOf(created_at),
    usedAt: timeOrNull(used_at),
  })),
  secondFactorSince: timeOrNull(factor?.confirmed_at ?? null),
  accounts: identities.map(({ provider, tenant_key, subject, created_at }) => ({
    company: companies[provider],
    workspace: tenant_key,
    account: subject,
    connectedAt: timeOf(created_at),
  })),
  keys: keys.map(({ provider, at }) => ({ company: companies[provider], keptAt: timeOf(at) })),
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
    at: timeOf(line.at),
    source: line.source,
    gameName: line.game_type,
    xp: line.xp,
  })),
  badges: badges.map(({ idprod, earned_at }) => ({ badge: badgeKey(idprod), earnedAt: timeOf(earned_at) })),
  daysAway: away.map(({ from_day, until_day }) => ({ from: from_day, until: until_day })),
  feedback: feedback.map((each) => ({
    mood: each.mood,
    topic: each.topic,
    text: each.text,
    mayContact: each.may_contact,
    screenshot: each.screenshot,
    sentAt: timeOf(each.sent_at),
  })),
  survey: survey
    ? {
        mainUsage: survey.main_usage,
        mainInterest: survey.main_interest,
        size: survey.size,
        heardFrom: survey.heard_from,
        additional: survey.additional,
        answeredAt: timeOf(survey.answered_at),
      }
    : null,
  sessions: sessions.map((session) => ({
    device: session.device,
    signedInAt: timeOf(session.created_at),
    renewedAt: timeOf(session.rotated_at),
    endedAt: timeOrNull(session.revoked_at),
    notifiedSince: timeOrNull(session.notified_since),
  })),
  pictures: pictures.map(({ name, bytes, created_at }) => ({
    path: `/pictures/${name}`,
    bytes,
    keptAt: timeOf(created_at),
  })),
});

const allNotes = ({ notes }: Belongings): PersonalData['notes'] =>
  notes.map(({ match_id, note, saved_at }) => ({
    ...matchOf(match_id),
    text: note,
    savedAt: timeOf(saved_at),
  }));

const allConditional = ({ conditional }: Belongings): PersonalData['conditionalMoves'] =>
  conditional.map(({ match_id, turn, lines, saved_at }) => ({
    ...matchOf(match_id),
    turn,
    lines: lines.map((line) => line.map(({ by, move }) => ({ by, move }))),
    savedAt: timeOf(saved_at),
  }));

const provisionedOf = ({ provisioned }: Belongings): PersonalData['provisioned'] =>
  provisioned
    ? {
        externalId: provisioned.external_id,
        givenName: provisioned.given_name,
        familyName: provisioned.family_name,
        changedAt: timeOf(provisioned.changed_at),
      }
    : null;

const allTokens = ({ tokens }: Belongings): PersonalData['teamTokens'] =>
  tokens.map(({ name, scopes, made_at, ends_at, used_at }) => ({
    name,
    rights: [...scopes],
    madeAt: timeOf(made_at),
    endsAt: timeOf(ends_at),
    usedAt: timeOrNull(used_at),
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
    ratedAt: timeOf(rated_at),
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
    readAt: timeOrNull(readAt),
  }));
}
