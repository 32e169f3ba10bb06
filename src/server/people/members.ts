// The current name, rights and team of a person, and the restrictions of the team; read again whenever it matters.
import type { CustomTheme } from '../../contract/people/people.ts';
import { type Preferences, usualPreferences, withChoices } from '../../contract/people/preferences.ts';
import type { Announcements } from '../base/shared/announcements.ts';
import { createCache } from '../base/shared/cache.ts';
import type { WallClock } from '../base/shared/clock.ts';
import type { Database } from '../base/storage/database.ts';
import { readTogether } from '../base/storage/readTogether.ts';
import type { StoredPlayPeriod } from '../base/storage/schema/teams.ts';
import { type PersonInTeam, readPeopleInTeams, readStamps } from './store.ts';

export interface MyTeam {
  readonly teamId: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly language: 'en' | 'tr';
  readonly timeZone: string;
  readonly customTheme: CustomTheme | null;
  /** The subscription is on hold. */
  readonly isLimited: boolean;
  readonly deactivationDueAt: number | null;
  readonly limitedGames: readonly string[];
  readonly availablePeriods: readonly StoredPlayPeriod[];
  readonly hasRatings: boolean;
  readonly membersMakeTournaments: boolean;
  readonly foundedAt: number;
}

export interface Member {
  readonly userId: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly email: string | null;
  readonly isVerified: boolean;
  readonly isAdmin: boolean;
  readonly isDisabled: boolean;
  readonly controller: 'GameSpace' | 'Teams' | 'Slack';
  readonly language: 'en' | 'tr';
  readonly theme: 'light' | 'dark' | 'custom';
  readonly hasChosenTheme: boolean;
  readonly preferences: Preferences;
  /** The team wants a second factor of who signs in from then on, and the person has none. */
  readonly lacksFactorSince: number | null;
  readonly team: MyTeam | null;
}

/** A member acting in their team. */
export interface Actor {
  readonly member: Member;
  readonly team: MyTeam;
}

export interface Members {
  /** Reads the database. */
  read(userId: string): Promise<Member | null>;
  /** May come from the cache, within its time limit, but is never older than the last change made on this node. */
  of(userId: string): Promise<Member | null>;
  /** Renews the cache entries of these people, and drops those that another node changed. */
  renew(userIds: readonly string[]): Promise<void>;
}

const mostRemembered = 20_000;

interface Deps {
  readonly database: Database;
  readonly clock: WallClock;
  readonly announcements: Announcements;
  /** How long a change made on another node may stay unnoticed. */
  readonly rememberedMs: number;
}

export function membersOf({ database, clock, announcements, rememberedMs }: Deps): Members {
  const recent = createCache<Member>(clock, { most: mostRemembered, goodForMs: rememberedMs });
  announcements.subscribe((announcement) => {
    if (announcement.kind === 'personChanged') recent.delete(announcement.userId);
    if (announcement.kind !== 'teamChanged') return;
    for (const [userId, member] of recent.entries())
      if (member.team?.teamId === announcement.teamId) recent.delete(userId);
  });

  /** Version of the row the cached value was made from. */
  const stamps = new WeakMap<Member, string>();
  const readRow = readTogether((userIds) => readPeopleInTeams(database, userIds));

  async function read(userId: string): Promise<Member | null> {
    const row = await readRow(userId);
    if (!row) return null;
    const member = memberFrom(row);
    stamps.set(member, row.stamp);
    recent.set(userId, member);
    return member;
  }

  async function renew(userIds: readonly string[]): Promise<void> {
    const known = userIds.flatMap((userId) => {
      const member = recent.peek(userId);
      return member ? [{ userId, member }] : [];
    });
    if (known.length === 0) return;
    const stored = await readStamps(
      database,
      known.map(({ userId }) => userId),
    );
    for (const { userId, member } of known) {
      if (recent.peek(userId) !== member) continue; // it was read again in the meantime
      if (stored.get(userId) === stamps.get(member)) recent.set(userId, member);
      else recent.delete(userId);
    }
  }

  return {
    read,
    renew,
    of: async (userId) => recent.get(userId) ?? read(userId),
  };
}

const memberFrom = (row: PersonInTeam): Member => ({
  userId: row.id,
  name: row.name,
  avatar: row.avatar,
  email: row.email,
  isVerified: row.verified_at !== null,
  isAdmin: row.team_id !== null && row.is_admin,
  isDisabled: row.disabled_at !== null,
  controller: row.controller,
  language: row.language,
  theme: row.theme,
  hasChosenTheme: row.has_chosen_theme,
  preferences: withChoices(usualPreferences, row.preferences),
  lacksFactorSince: row.lacks_factor ? (row.second_factor_since ?? 0) : null,
  team: teamFrom(row),
});

function teamFrom(row: PersonInTeam): MyTeam | null {
  if (row.team_id === null) return null;
  return {
    teamId: row.team_id,
    name: row.team_name ?? '',
    avatar: row.team_avatar,
    language: row.team_language ?? 'en',
    timeZone: row.time_zone ?? 'UTC',
    customTheme: row.custom_theme,
    isLimited: row.is_limited ?? false,
    deactivationDueAt: row.deactivation_due_at,
    limitedGames: row.limited_games ?? [],
    availablePeriods: row.available_periods ?? [],
    hasRatings: row.has_ratings ?? false,
    membersMakeTournaments: row.members_make_tournaments ?? false,
    foundedAt: row.team_created_at ?? 0,
  };
}
