// What is sent for a change in the admin panel, and what brings the former values back.
import { expect, it } from 'vitest';
import type { AdminSettings } from '../../../contract/admin/admin.ts';
import { type AdminDraft, bodyOf, formerOf, isUntouched } from './adminDraft.ts';

const settings: AdminSettings = {
  companyName: 'Northlight',
  logo: '/pictures/a.webp',
  language: 'en',
  timeZone: 'UTC',
  customTheme: { key: '#7a2e8f', scheme: 'dark' },
  limitedGames: ['chess', 'okey'],
  availablePeriods: [{ day: 1, from: '12:00', to: '13:00' }],
  weekend: [6, 0],
  daysOff: [],
  admins: [{ userId: 'ada', name: 'Ada', avatar: null }],
  members: [],
  groupId: null,
  groupName: null,
  channelId: 'C1',
  channelName: 'games',
  linkSignUp: true,
  emailDomains: [],
  hasRatings: true,
  membersMakeTournaments: false,
  secondFactorFor: 'nobody',
  confirmsNewcomers: false,
  inviteCode: null,
  deletesAt: null,
  slack: { isConnected: true, workspace: 'Northlight' },
  teams: { isConnected: false },
};

const sent = (change: Partial<AdminDraft>) => {
  const body = bodyOf(change, settings);
  return body && Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
};
const picture = new File(['x'], 'logo');

it.each([
  [{}, null],
  [{ companyName: ' Northlight ' }, null],
  [{ companyName: 'North' }, { companyName: 'North' }],
  [{ logo: null }, { logoImage: '' }],
  [{ logo: picture }, {}],
  [{ language: 'tr' }, { language: 'tr' }],
  [{ customTheme: null }, { customTheme: '' }],
  [{ limitedGames: ['okey', 'chess'] }, null],
  [{ limitedGames: [] }, { limitedGames: [''] }],
  [{ availablePeriods: [] }, { availablePeriods: '[]' }],
  [{ adminIds: ['bo'] }, { newAdminUserIds: ['bo'], removeAdminUserIds: ['ada'] }],
  [
    { groupId: null, channelId: null },
    { groupId: '', channelId: '' },
  ],
  [{ linkSignUp: false }, { linkSignUp: 'false' }],
  [{ hasRatings: true }, null],
  [{ membersMakeTournaments: false }, null],
  [{ membersMakeTournaments: true }, { membersMakeTournaments: 'true' }],
  [{ secondFactorFor: 'nobody' }, null],
  [{ secondFactorFor: 'admins' }, { secondFactorFor: 'admins' }],
  [{ hasRatings: false }, { hasRatings: 'false' }],
  [{ emailDomains: ['a.example'] }, { emailDomains: ['a.example'] }],
] as const)('%j is sent as %j', (change, body) => {
  expect(sent(change)).toEqual(body);
});

it.each<[Partial<AdminDraft>, Partial<AdminDraft>]>([
  [{ companyName: 'North' }, { companyName: 'Northlight' }],
  [{ limitedGames: [] }, { limitedGames: ['chess', 'okey'] }],
  [{ adminIds: ['ada', 'bo'] }, { adminIds: ['ada'] }],
  [{ logo: null }, { logo: picture }],
])('what was stored before %j', (change, former) => {
  expect(formerOf(change, settings, picture)).toEqual(former);
});

it('a change is undone only as long as nobody changed the same again', () => {
  const change = { limitedGames: ['chess'] };
  const left = { ...settings, limitedGames: ['chess'] };
  expect(isUntouched(change, left, { ...left, companyName: 'Other' })).toBe(true);
  expect(isUntouched(change, left, { ...left, limitedGames: [] })).toBe(false);
  expect(isUntouched({ logo: null }, left, { ...left, logo: '/pictures/b.webp' })).toBe(false);
});
