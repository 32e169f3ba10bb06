// Calls of the admin panel: the settings of a team, its invite link, its data, and its end.
import * as z from 'zod/mini';
import { gameFacts, puzzleFacts } from '../../catalogue/facts.ts';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { CustomTheme, Person } from '../people/people.ts';
import { timeZone } from '../timeZone.ts';

const mebibyte = 1024 * 1024;
export const bannerLength = 200;
const bannerLine = z.string().check(z.maxLength(bannerLength));
const NewTheme = z.extend(CustomTheme, {
  bannerText: z.optional(z.object({ en: bannerLine, tr: bannerLine })),
  appreciationFrom: z.optional(field.day),
});

export const teamLogo = { logoImage: { maxBytes: 5 * mebibyte } } as const;

/** What an admin can switch off. */
export const limitableGames: readonly string[] = [...gameFacts, ...puzzleFacts].map(({ id }) => id);

const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const weekday = z.int().check(z.gte(0), z.lte(6));
/** 0 is Sunday. One that ends before it begins runs past midnight. */
export const PlayPeriod = z
  .object({ day: weekday, from: clock, to: clock })
  .check(z.refine(({ from, to }) => from !== to, { error: 'empty', path: ['to'] }));
export type PlayPeriod = z.infer<typeof PlayPeriod>;

/** Of whom a second factor is asked when they sign in by a password. */
export const secondFactorChoices = ['nobody', 'admins', 'everybody'] as const;
export type SecondFactorFor = (typeof secondFactorChoices)[number];

export const AdminSettings = z.object({
  companyName: z.string(),
  logo: field.image,
  language: field.language,
  timeZone: z.string(),
  customTheme: z.nullable(CustomTheme),
  limitedGames: z.array(z.string()),
  availablePeriods: z.array(PlayPeriod),
  /** Days on which games with a move a day rest: of the week, 0 is Sunday, and of the calendar. */
  weekend: z.array(weekday),
  daysOff: z.array(field.day),
  admins: z.array(Person),
  members: z.array(
    z.extend(Person, { email: z.nullable(z.string()), joinedAt: field.time, isAdmin: z.boolean() }),
  ),
  groupId: z.nullable(z.string()),
  groupName: z.nullable(z.string()),
  channelId: z.nullable(z.string()),
  channelName: z.nullable(z.string()),
  linkSignUp: z.boolean(),
  emailDomains: z.array(z.string()),
  /** Left out by servers before it. */
  hasRatings: z.optional(z.boolean()),
  /** Left out by servers before it. */
  membersMakeTournaments: z.optional(z.boolean()),
  /** Left out by servers before it. */
  secondFactorFor: z.optional(z.enum(secondFactorChoices)),
  /** There is no mail server: admins confirm who signs up by the link. */
  confirmsNewcomers: z.boolean(),
  /** Part of the invite link since it was renewed; links without it are no longer good. */
  inviteCode: z.nullable(z.string()),
  /** The last day, in the time zone of the team, on which the link lets people sign up; null: no end. Left out by servers before it. */
  inviteLastDay: z.optional(z.nullable(field.day)),
  /** How many more people may join by the link; null: as many as the plan has places. Left out by servers before it. */
  inviteUsesLeft: z.optional(z.nullable(z.number())),
  /** When the team is deleted; null: it stays. */
  deletesAt: z.nullable(field.time),
  slack: z.object({ isConnected: z.boolean(), workspace: z.nullable(z.string()) }),
  teams: z.object({ isConnected: z.boolean() }),
});
export type AdminSettings = z.infer<typeof AdminSettings>;

const ofTeam = { service: 'authorization', access: 'admin' } as const;
const teamId = z.optional(field.uuid);

export const adminPage = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/Admin/AdminPage/{id}',
  about: ['teamSettings'],
  summary: 'The settings of the team, its admins and members',
  rate: ['ADM'],
  claims: { id: 'team' },
  params: z.object({ id: field.uuid }),
  answer: AdminSettings,
});

/** A text field that may be sent several times; once and empty: none at all. */
const listOf = <S extends z.ZodMiniType<string, string>>(item: S, most: number) =>
  z.pipe(
    z.transform((sent: unknown) => (Array.isArray(sent) && sent.length === 1 && sent[0] === '' ? [] : sent)),
    z.array(item).check(z.maxLength(most)),
  );

/** A text field in which nothing stands for no limit. */
const orNone = <S extends z.ZodMiniType>(schema: S) =>
  z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    schema,
  ]);

/** What a limit on the uses of an invite link may be set to. */
export const mostInviteUses = 10_000;

const mostPeriods = 50;
export const mostDaysOff = 200;
const mostPeople = 200;
const domain = z.string().check(
  z.overwrite((text) => text.trim().toLowerCase()),
  z.maxLength(253),
  z.regex(/^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u),
);

export const updateAdminSettings = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/UpdateAdminSettings',
  changes: ['auditLog', 'inviteLink', 'ratings', 'tournaments'],
  summary: 'Change the settings of the team; what is left out stays, an empty logo or theme is removed',
  rate: ['ADM', 'UP'],
  confirmFirst: ['newAdminUserIds', 'removeAdminUserIds', 'secondFactorFor'],
  claims: { userId: 'self', teamId: 'team' },
  lists: ['limitedGames', 'newAdminUserIds', 'removeAdminUserIds', 'emailDomains'],
  body: z.object({
    userId: z.optional(field.uuid),
    teamId,
    companyName: z.optional(field.name),
    language: z.optional(field.language),
    logoImage: z.optional(z.literal('')),
    groupId: z.optional(z.string().check(z.maxLength(200))),
    channelId: z.optional(z.string().check(z.maxLength(200))),
    timeZone: z.optional(timeZone),
    customTheme: z.optional(orNone(field.json(NewTheme, 8_000))),
    limitedGames: z.optional(
      listOf(z.string().check(z.refine((id) => limitableGames.includes(id), { error: 'unknown' })), 100),
    ),
    newAdminUserIds: z.optional(listOf(field.uuid, mostPeople)),
    removeAdminUserIds: z.optional(listOf(field.uuid, mostPeople)),
    availablePeriods: z.optional(field.json(z.array(PlayPeriod).check(z.maxLength(mostPeriods)), 8_000)),
    weekend: z.optional(field.json(z.array(weekday).check(z.maxLength(7)), 100)),
    daysOff: z.optional(field.json(z.array(field.day).check(z.maxLength(mostDaysOff)), 8_000)),
    linkSignUp: z.optional(field.yesOrNo),
    hasRatings: z.optional(field.yesOrNo),
    membersMakeTournaments: z.optional(field.yesOrNo),
    secondFactorFor: z.optional(z.enum(secondFactorChoices)),
    emailDomains: z.optional(listOf(domain, 50)),
    inviteLastDay: z.optional(orNone(field.day)),
    inviteUsesLeft: z.optional(orNone(field.ordinal.check(z.lte(mostInviteUses)))),
  }),
  files: teamLogo,
  answer: AdminSettings,
});

export const inviteLink = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/Admin/InviteLink/{id}',
  about: ['inviteLink'],
  summary: 'What the invite link of the team carries beside the team',
  rate: ['ADM'],
  claims: { id: 'team' },
  params: z.object({ id: field.uuid }),
  answer: z.object({
    inviteCode: z.nullable(z.string()),
    /** Nobody can join by it: it is switched off, its last day is over, or everybody it was meant for has joined. */
    isClosed: z.optional(z.boolean()),
  }),
});

export const renewInviteLink = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/RenewInviteLink',
  changes: ['teamSettings', 'inviteLink'],
  summary: 'A new invite link for the team, without an end; those given out before are no longer good',
  rate: ['ADM'],
  claims: { teamId: 'team' },
  body: z.object({ teamId }),
  answer: z.object({ inviteCode: z.string() }),
});

export const exportTeam = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/Admin/ExportTeam/{id}',
  summary: 'The data of the team as one file, as docs/PRIVACY.md says: settings, and the rows of each table',
  rate: ['HEAVY'],
  claims: { id: 'team' },
  params: z.object({ id: field.uuid }),
  confirmFirst: 'always',
  attachment: 'team.json',
  isLong: true,
  /** Sent while it is made; it is kept, and not read. */
  answer: z.unknown(),
});

export const deleteTeam = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/DeleteTeam',
  changes: ['teamSettings', 'auditLog'],
  summary: 'Delete the team in a week; its name is repeated to show that it is meant',
  rate: ['ADM'],
  confirmFirst: 'always',
  claims: { teamId: 'team' },
  body: z.object({ teamId, companyName: z.string().check(z.maxLength(200)) }),
  answer: z.object({ deletesAt: field.time }),
});

export const keepTeam = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Admin/KeepTeam',
  changes: ['teamSettings', 'auditLog'],
  summary: 'Stop the deletion of the team',
  rate: ['ADM'],
  claims: { teamId: 'team' },
  body: z.object({ teamId }),
  answer: field.ok,
});
