// Unsaved changes of the admin panel, as values: what differs from the stored settings, and what is sent for it. Pure.
import type { AdminSettings, PlayPeriod } from '../../../contract/admin/admin.ts';
import type { CustomTheme } from '../../../contract/people/people.ts';

/** The settings of the form; a file is a new logo, null none. */
export interface AdminDraft {
  readonly companyName: string;
  readonly logo: File | null | undefined;
  readonly language: 'en' | 'tr';
  readonly timeZone: string;
  readonly customTheme: CustomTheme | null;
  readonly limitedGames: readonly string[];
  readonly availablePeriods: readonly PlayPeriod[];
  readonly adminIds: readonly string[];
  readonly groupId: string | null;
  readonly channelId: string | null;
  readonly linkSignUp: boolean;
  readonly emailDomains: readonly string[];
}

export const sections = [
  'team',
  'place',
  'theme',
  'games',
  'periods',
  'admins',
  'channel',
  'joining',
] as const;
export type AdminSection = (typeof sections)[number];

export const draftFrom = (settings: AdminSettings): AdminDraft => ({
  companyName: settings.companyName,
  logo: undefined,
  language: settings.language,
  timeZone: settings.timeZone,
  customTheme: settings.customTheme,
  limitedGames: settings.limitedGames,
  availablePeriods: settings.availablePeriods,
  adminIds: settings.admins.map(({ userId }) => userId),
  groupId: settings.groupId,
  channelId: settings.channelId,
  linkSignUp: settings.linkSignUp,
  emailDomains: settings.emailDomains,
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  isSame(one.toSorted(), other.toSorted());

/** The sections in which something differs, in the order of the page. */
export function changedSections(draft: AdminDraft, settings: AdminSettings): AdminSection[] {
  const stored = draftFrom(settings);
  const isChanged: Readonly<Record<AdminSection, boolean>> = {
    team:
      draft.companyName.trim() !== stored.companyName ||
      (draft.logo === null ? settings.logo !== null : draft.logo !== undefined),
    place: draft.language !== stored.language || draft.timeZone !== stored.timeZone,
    theme: !isSame(draft.customTheme, stored.customTheme),
    games: !isSameSet(draft.limitedGames, stored.limitedGames),
    periods: !isSame(draft.availablePeriods, stored.availablePeriods),
    admins: !isSameSet(draft.adminIds, stored.adminIds),
    channel: draft.channelId !== stored.channelId || draft.groupId !== stored.groupId,
    joining: draft.linkSignUp !== stored.linkSignUp || !isSameSet(draft.emailDomains, stored.emailDomains),
  };
  return sections.filter((section) => isChanged[section]);
}

/** A list as the form sends it: one empty field is an empty list. */
const listed = (items: readonly string[]): string[] => (items.length > 0 ? [...items] : ['']);

/** Only the sections that changed are sent. */
export function bodyOf(draft: AdminDraft, settings: AdminSettings) {
  const changed = changedSections(draft, settings);
  const has = (section: AdminSection) => changed.includes(section);
  const stored = draftFrom(settings);
  const added = draft.adminIds.filter((id) => !stored.adminIds.includes(id));
  const removed = stored.adminIds.filter((id) => !draft.adminIds.includes(id));
  return {
    companyName: has('team') ? draft.companyName : undefined,
    logoImage: has('team') && draft.logo === null ? ('' as const) : undefined,
    language: has('place') ? draft.language : undefined,
    timeZone: has('place') ? draft.timeZone : undefined,
    customTheme: has('theme') ? (draft.customTheme ? JSON.stringify(draft.customTheme) : '') : undefined,
    limitedGames: has('games') ? listed(draft.limitedGames) : undefined,
    availablePeriods: has('periods') ? JSON.stringify(draft.availablePeriods) : undefined,
    newAdminUserIds: added.length > 0 ? added : undefined,
    removeAdminUserIds: removed.length > 0 ? removed : undefined,
    groupId: has('channel') ? (draft.groupId ?? '') : undefined,
    channelId: has('channel') ? (draft.channelId ?? '') : undefined,
    linkSignUp: has('joining') ? (draft.linkSignUp ? ('true' as const) : ('false' as const)) : undefined,
    emailDomains: has('joining') ? listed(draft.emailDomains) : undefined,
  };
}
