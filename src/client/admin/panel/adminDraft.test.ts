// Which sections of the admin panel count as changed, and what is sent for them.
import { expect, it } from 'vitest';
import type { AdminSettings } from '../../../contract/admin/admin.ts';
import { type AdminDraft, bodyOf, changedSections, draftFrom } from './adminDraft.ts';

const settings: AdminSettings = {
  companyName: 'Northlight',
  logo: '/pictures/a.webp',
  language: 'en',
  timeZone: 'UTC',
  customTheme: { key: '#7a2e8f', scheme: 'dark' },
  limitedGames: ['chess', 'okey'],
  availablePeriods: [{ day: 1, from: '12:00', to: '13:00' }],
  admins: [{ userId: 'ada', name: 'Ada', avatar: null }],
  members: [],
  groupId: null,
  groupName: null,
  channelId: 'C1',
  channelName: 'games',
  linkSignUp: true,
  emailDomains: [],
  confirmsNewcomers: false,
  inviteCode: null,
  deletesAt: null,
  slack: { isConnected: true, workspace: 'Northlight' },
  teams: { isConnected: false },
};

const sent = (change: Partial<AdminDraft>) => {
  const body = bodyOf({ ...draftFrom(settings), ...change }, settings);
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
};

it.each([
  [{}, [], {}],
  [{ companyName: ' Northlight ' }, [], {}],
  [{ companyName: 'North' }, ['team'], { companyName: 'North' }],
  [{ logo: null }, ['team'], { companyName: 'Northlight', logoImage: '' }],
  [{ customTheme: null }, ['theme'], { customTheme: '' }],
  [{ limitedGames: ['okey', 'chess'] }, [], {}],
  [{ limitedGames: [] }, ['games'], { limitedGames: [''] }],
  [{ availablePeriods: [] }, ['periods'], { availablePeriods: '[]' }],
  [{ adminIds: ['bo'] }, ['admins'], { newAdminUserIds: ['bo'], removeAdminUserIds: ['ada'] }],
  [{ channelId: null }, ['channel'], { groupId: '', channelId: '' }],
  [{ linkSignUp: false }, ['joining'], { linkSignUp: 'false', emailDomains: [''] }],
] as const)('%j', (change, sections, body) => {
  expect(changedSections({ ...draftFrom(settings), ...change }, settings)).toEqual(sections);
  expect(sent(change)).toEqual(body);
});
