// The sections of the admin panel, each a page with an address, and the settings that its search finds. Pure.

export const adminSections = [
  'team',
  'theme',
  'games',
  'periods',
  'members',
  'admins',
  'joining',
  'security',
  'sso',
  'tokens',
  'webhooks',
  'chat',
  'audit',
  'keeping',
  'end',
] as const;
export type AdminSection = (typeof adminSections)[number];

/** The blocks that save their changes; one that is refused says so there. */
export type AdminBlock =
  | 'team'
  | 'place'
  | 'theme'
  | 'games'
  | 'ratings'
  | 'tournaments'
  | 'periods'
  | 'admins'
  | 'channel'
  | 'joining'
  | 'security';

const isSection = (word: string | undefined): word is AdminSection =>
  adminSections.some((section) => section === word);

/** Blocks that are not called like their sections; they were anchors when the panel was one page. */
const moved: Readonly<Record<string, AdminSection>> = {
  place: 'team',
  ratings: 'games',
  tournaments: 'games',
  channel: 'chat',
};

/** The section a block is in. */
export const sectionOf = (block: string): string => moved[block] ?? block;

export const sectionPath = (section: AdminSection): string => `/admin-panel/${section}`;

interface Asked {
  readonly search: string;
  readonly hash: string;
}

/** The section of that name in an address; null where there is none. */
export const sectionAt = (section: string | undefined): AdminSection | null =>
  isSection(section) ? section : null;

/** Where an address without a section leads: by its anchor, back from Slack, else to the first. */
export function addressOf({ search, hash }: Asked): string {
  const anchor = hash.replace(/^#admin-/, '');
  const meant = moved[anchor] ?? anchor;
  if (isSection(meant)) return sectionPath(meant) + search;
  if (new URLSearchParams(search).has('slack')) return sectionPath('chat') + search;
  return sectionPath('team') + search;
}

/** A setting that the search finds: the section it is in, its element there, and the key of its name. */
export interface AdminSetting {
  readonly section: AdminSection;
  /** The id of its element; null: the section as a whole. */
  readonly id: string | null;
  readonly key: string;
}

const setting = (section: AdminSection, id: string | null, key: string): AdminSetting => ({
  section,
  id,
  key: `pages:${key}`,
});

export const settingId = (name: string): string => `setting-${name}`;

export const adminSettings: readonly AdminSetting[] = [
  setting('team', settingId('name'), 'admin.team.name'),
  setting('team', settingId('logo'), 'admin.team.logo'),
  setting('team', settingId('language'), 'admin.place.language'),
  setting('team', settingId('zone'), 'scheduler.fact.zone'),
  setting('theme', settingId('own'), 'admin.theme.own'),
  setting('games', settingId('games'), 'admin.section.games'),
  setting('games', settingId('ratings'), 'admin.ratings.on'),
  setting('games', settingId('tournaments'), 'admin.tournaments.on'),
  setting('games', settingId('teamWords'), 'teamWords.title'),
  setting('periods', null, 'admin.section.periods'),
  setting('members', null, 'admin.section.members'),
  setting('members', null, 'admin.newcomers.title'),
  setting('admins', settingId('admin'), 'admin.admins.add'),
  setting('joining', settingId('link'), 'admin.joining.byLink'),
  setting('joining', settingId('renew'), 'admin.joining.renew'),
  setting('joining', settingId('linkEnds'), 'admin.joining.lastDay'),
  setting('joining', settingId('domains'), 'admin.joining.domains'),
  setting('security', settingId('secondFactor'), 'admin.security.ask'),
  setting('sso', settingId('domain'), 'sso.domain.add'),
  setting('sso', settingId('issuer'), 'sso.connection.title'),
  setting('sso', settingId('ssoTest'), 'sso.test.title'),
  setting('sso', settingId('ssoGroups'), 'sso.groups.title'),
  setting('tokens', settingId('token'), 'tokens.make'),
  setting('tokens', settingId('groups'), 'groups.title'),
  setting('webhooks', settingId('webhook'), 'webhooks.make'),
  setting('chat', settingId('channel'), 'admin.section.channel'),
  setting('chat', null, 'chatTools.title'),
  setting('audit', settingId('export'), 'admin.audit.export'),
  setting('audit', settingId('stream'), 'auditStream.title'),
  setting('keeping', settingId('retention'), 'keeping.retention'),
  setting('keeping', settingId('hold'), 'keeping.place'),
  setting('end', settingId('data'), 'admin.end.export'),
  setting('end', settingId('delete'), 'admin.end.delete'),
];
