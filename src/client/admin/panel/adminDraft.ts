// A change in the admin panel, as values: what it makes of the settings, what is sent for it, what brings the former ones back. Pure.
import type { AdminSettings, PlayPeriod, SecondFactorFor } from '../../../contract/admin/admin.ts';
import type { CustomTheme } from '../../../contract/people/people.ts';

/** The settings as the blocks show them; a file is a new logo, null none. */
export interface AdminDraft {
  readonly companyName: string;
  readonly logo: File | null | undefined;
  readonly language: 'en' | 'tr';
  readonly timeZone: string;
  readonly customTheme: CustomTheme | null;
  readonly limitedGames: readonly string[];
  readonly availablePeriods: readonly PlayPeriod[];
  readonly weekend: readonly number[];
  readonly daysOff: readonly string[];
  readonly adminIds: readonly string[];
  readonly groupId: string | null;
  readonly channelId: string | null;
  readonly linkSignUp: boolean;
  readonly emailDomains: readonly string[];
  readonly hasRatings: boolean;
  readonly membersMakeTournaments: boolean;
  readonly secondFactorFor: SecondFactorFor;
  readonly inviteLastDay: string | null;
  readonly inviteUsesLeft: number | null;
}

/** Made of the settings as they are when it is stored, so that what others saved meanwhile stays. */
export type AdminEdit = (before: AdminDraft) => Partial<AdminDraft>;

export const draftFrom = (settings: AdminSettings): AdminDraft => ({
  companyName: settings.companyName,
  logo: undefined,
  language: settings.language,
  timeZone: settings.timeZone,
  customTheme: settings.customTheme,
  limitedGames: settings.limitedGames,
  availablePeriods: settings.availablePeriods,
  weekend: settings.weekend,
  daysOff: settings.daysOff,
  adminIds: settings.admins.map(({ userId }) => userId),
  groupId: settings.groupId,
  channelId: settings.channelId,
  linkSignUp: settings.linkSignUp,
  emailDomains: settings.emailDomains,
  hasRatings: settings.hasRatings !== false,
  membersMakeTournaments: settings.membersMakeTournaments === true,
  secondFactorFor: settings.secondFactorFor ?? 'nobody',
  inviteLastDay: settings.inviteLastDay ?? null,
  inviteUsesLeft: settings.inviteUsesLeft ?? null,
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  isSame(one.toSorted(), other.toSorted());

/** A list as the form sends it: one empty field is an empty list. */
const listed = (items: readonly string[]): string[] => (items.length > 0 ? [...items] : ['']);

/** A switch as the form sends it. */
const yesOrNo = (isOn: boolean): 'true' | 'false' => (isOn ? 'true' : 'false');

/** What is sent for the fields of a change that differ from what is stored; null when none does. */
export function bodyOf(change: Partial<AdminDraft>, settings: AdminSettings) {
  const before = draftFrom(settings);
  const { companyName, language, timeZone, customTheme, limitedGames, availablePeriods } = change;
  const { weekend, daysOff, secondFactorFor, inviteLastDay, inviteUsesLeft } = change;
  const { adminIds = before.adminIds, groupId = before.groupId, linkSignUp, emailDomains } = change;
  const { channelId = before.channelId, logo, hasRatings, membersMakeTournaments } = change;
  const hasChannel = channelId !== before.channelId || groupId !== before.groupId;
  const added = adminIds.filter((id) => !before.adminIds.includes(id));
  const removed = before.adminIds.filter((id) => !adminIds.includes(id));
  const isOther = <T>(value: T | undefined, stored: T): value is T =>
    value !== undefined && !isSame(value, stored);
  const body = {
    companyName: isOther(companyName?.trim(), before.companyName) ? companyName : undefined,
    logoImage: logo === null && settings.logo !== null ? ('' as const) : undefined,
    language: isOther(language, before.language) ? language : undefined,
    timeZone: isOther(timeZone, before.timeZone) ? timeZone : undefined,
    customTheme: isOther(customTheme, before.customTheme)
      ? customTheme
        ? JSON.stringify(customTheme)
        : ''
      : undefined,
    limitedGames:
      limitedGames && !isSameSet(limitedGames, before.limitedGames) ? listed(limitedGames) : undefined,
    availablePeriods: isOther(availablePeriods, before.availablePeriods)
      ? JSON.stringify(availablePeriods)
      : undefined,
    weekend: isOther(weekend, before.weekend) ? JSON.stringify(weekend) : undefined,
    daysOff: isOther(daysOff, before.daysOff) ? JSON.stringify(daysOff) : undefined,
    newAdminUserIds: added.length > 0 ? added : undefined,
    removeAdminUserIds: removed.length > 0 ? removed : undefined,
    groupId: hasChannel ? (groupId ?? '') : undefined,
    channelId: hasChannel ? (channelId ?? '') : undefined,
    linkSignUp: isOther(linkSignUp, before.linkSignUp) ? yesOrNo(linkSignUp) : undefined,
    hasRatings: isOther(hasRatings, before.hasRatings) ? yesOrNo(hasRatings) : undefined,
    membersMakeTournaments: isOther(membersMakeTournaments, before.membersMakeTournaments)
      ? yesOrNo(membersMakeTournaments)
      : undefined,
    secondFactorFor: isOther(secondFactorFor, before.secondFactorFor) ? secondFactorFor : undefined,
    inviteLastDay: isOther(inviteLastDay, before.inviteLastDay) ? (inviteLastDay ?? '') : undefined,
    inviteUsesLeft: isOther(inviteUsesLeft, before.inviteUsesLeft) ? String(inviteUsesLeft ?? '') : undefined,
    emailDomains:
      emailDomains && !isSameSet(emailDomains, before.emailDomains) ? listed(emailDomains) : undefined,
  };
  return logo || Object.values(body).some((value) => value !== undefined) ? body : null;
}

const keysOf = (change: Partial<AdminDraft>): (keyof AdminDraft)[] =>
  Object.keys(change) as (keyof AdminDraft)[]; // of the draft itself

/** The former values of the fields that a change named; `logo`: the file of the former logo. */
export function formerOf(
  change: Partial<AdminDraft>,
  before: AdminSettings,
  logo: File | null,
): Partial<AdminDraft> {
  const stored = new Map<string, unknown>(Object.entries(draftFrom(before)));
  const former = keysOf(change).map((key) => [key, key === 'logo' ? logo : stored.get(key)]);
  return Object.fromEntries(former) as Partial<AdminDraft>; // the same fields with their stored values
}

/** Whether the fields that a change named are still as it left them. */
export function isUntouched(change: Partial<AdminDraft>, left: AdminSettings, now: AdminSettings): boolean {
  const [then, present] = [draftFrom(left), draftFrom(now)];
  return keysOf(change).every((key) =>
    key === 'logo' ? left.logo === now.logo : isSame(then[key], present[key]),
  );
}
