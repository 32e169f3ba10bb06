// Writes the weekly mails on Mondays from nine o'clock of each team on. Each person has one a week, whichever node writes it and however often it dies.
import { Temporal } from 'temporal-polyfill';
import type { Language } from '../../../engine/language.ts';
import type { WallClock } from '../../base/shared/clock.ts';
import { mondayOf, plusDays, startOf } from '../../base/shared/days.ts';
import type { Database } from '../../base/storage/database.ts';
import type { EventsFor } from '../../events/agenda/eventsFor.ts';
import type { Mailer } from '../../messaging/mail/mailer.ts';
import { stopLink } from '../../messaging/mail/stopPage.ts';
import type { Encryption } from '../../people/identity/encryption.ts';
import type { Members } from '../../people/members.ts';
import { ranked } from '../../progress/boards/boards.ts';
import { readCounts, readPoints } from '../../progress/boards/leaderboardStore.ts';
import { composeWeek } from './letter.ts';
import {
  claimPeople,
  readDueTeams,
  readNewBadges,
  readSolved,
  readTimeZones,
  writeTeamMailed,
} from './store.ts';

export interface WeeklyDeps {
  readonly clock: WallClock;
  readonly config: { readonly publicUrl: string };
  readonly database: Database;
  readonly encryption: Encryption;
  readonly eventsFor: EventsFor;
  readonly mailer: Mailer;
  readonly members: Pick<Members, 'of'>;
}

const fromHour = 9;
const atOnce = 100;
const mostEvents = 3;

/** Null: it is not Monday, or too early. What a server missed by being away is written until the day is over. */
export function mondayDue(timeZone: string, now: number): string | null {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const today = local.toPlainDate().toString();
  return mondayOf(today) === today && local.hour >= fromHour ? today : null;
}

export async function sendWeeklyMails(deps: WeeklyDeps): Promise<void> {
  const { clock, database } = deps;
  for (const timeZone of await readTimeZones(database)) {
    const monday = mondayDue(timeZone, clock.now());
    if (monday === null) continue;
    for (const teamId of await readDueTeams(database, timeZone, monday)) {
      await sendToTeam(deps, { teamId, timeZone, monday });
      await writeTeamMailed(database, teamId, monday);
    }
  }
}

interface Due {
  readonly teamId: string;
  readonly timeZone: string;
  readonly monday: string;
}

async function sendToTeam(deps: WeeklyDeps, { teamId, timeZone, monday }: Due): Promise<void> {
  const { database } = deps;
  const span = { from: startOf(timeZone, plusDays(monday, -7)), to: startOf(timeZone, monday) };
  const [points, counts, solved, badges] = await Promise.all([
    readPoints(database, teamId, span, null),
    readCounts(database, teamId, span, null),
    readSolved(database, { teamId, ...span }),
    readNewBadges(database, { teamId, ...span }),
  ]);
  const places = ranked(
    points.map(({ user_id: userId, name, points: xp, reached_at: reachedAt }) => ({
      userId,
      name,
      points: xp,
      reachedAt,
    })),
    new Intl.Collator('en'),
  );
  const top = await leadersAmong(deps, places);
  const countOf = new Map(counts.map((row) => [row.user_id, row]));
  const comingIn = comingEvents(deps, timeZone, startOf(timeZone, plusDays(monday, 7)));
  for (let from = 0; from < places.length; from += atOnce) {
    const some = places.slice(from, from + atOnce);
    const mails = await Promise.all(
      some.map(async ({ userId, points: xp, rank: place }) => {
        const member = await deps.members.of(userId);
        if (!member?.team || !member.email) return null;
        const { played = 0, won = 0 } = countOf.get(userId) ?? {};
        const mail = composeWeek(member.language, {
          name: member.name,
          team: member.team.name,
          xp,
          place,
          people: places.length,
          played,
          won,
          solved: solved.get(userId) ?? 0,
          badges: badges.get(userId) ?? [],
          top,
          coming: await comingIn(userId, member.language),
          link: `${deps.config.publicUrl}/leaderboard`,
          unsubscribe: stopLink(deps.encryption, deps.config.publicUrl, 'weekly', userId),
        });
        return { userId, email: member.email, mail };
      }),
    );
    await database.transaction().execute(async (trx) => {
      const claimed = new Set(
        await claimPeople(
          trx,
          some.map(({ userId }) => userId),
          monday,
        ),
      );
      for (const each of mails)
        if (each && claimed.has(each.userId))
          await deps.mailer.send(each.email, { ...each.mail, teamId }, trx);
    });
  }
}

const shownLeaders = 3;

async function leadersAmong(
  { members }: WeeklyDeps,
  places: readonly { readonly userId: string; readonly name: string; readonly points: number }[],
): Promise<{ name: string; xp: number }[]> {
  const leaders: { name: string; xp: number }[] = [];
  for (const { userId, name, points } of places) {
    if (leaders.length === shownLeaders) break;
    const member = await members.of(userId);
    if (member && !member.preferences.isInvisible) leaders.push({ name, xp: points });
  }
  return leaders;
}

/** Events planned for this week, the same for all readers of a language. */
function comingEvents({ eventsFor, members }: WeeklyDeps, timeZone: string, before: number) {
  const known = new Map<Language, { title: string; day: string }[]>();
  return async (userId: string, language: Language) => {
    const there = known.get(language);
    if (there) return there;
    const member = await members.of(userId);
    const events = member?.team ? await eventsFor({ member, team: member.team }) : [];
    const day = new Intl.DateTimeFormat(language, {
      timeZone,
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
    });
    const coming = events
      .filter(
        ({ type, state, start }) => type !== 'puzzle' && state === 'coming' && Date.parse(start) < before,
      )
      .slice(0, mostEvents)
      .map(({ title, start }) => ({ title, day: day.format(new Date(start)) }));
    known.set(language, coming);
    return coming;
  };
}
