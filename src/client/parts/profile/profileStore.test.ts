// @vitest-environment jsdom
// What one chose is worn at once, given back when it was refused, and follows what was chosen in other windows.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ada } from '../../../../tests/support/browser/signedIn.ts';
import { usualPreferences } from '../../../contract/people/preferences.ts';
import type { OwnProfile } from '../../../contract/progress/profile.ts';
import { session } from '../../base/session/session.ts';
import { profileStore } from './profileStore.ts';

const { userId, name, avatar, language, theme } = ada;

let stored: OwnProfile;
const sent: { readonly method: string; readonly path: string; readonly body: string }[] = [];
/** Refuses the next calls but for reading. */
let isRefusing = false;
let held: Promise<void> | null = null;

const answerTo = (method: string, path: string, body: string): object => {
  if (method === 'GET') return stored;
  if (isRefusing) return { ok: false, error: 'TooManyRequests' };
  if (path.endsWith('/Preferences')) {
    const { userId: _, ...change } = JSON.parse(body);
    stored = { ...stored, preferences: { ...stored.preferences, ...change } };
    return stored.preferences;
  }
  if (path.endsWith('/Onboarding')) return { onboarding: ['tour'] };
  return { ...ada, name: stored.name };
};

const saved = (path: string) => sent.filter((each) => each.path.endsWith(path));

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  [isRefusing, held] = [false, null];
  stored = {
    level: 1,
    winRate: 0,
    totalXp: 0,
    levelStart: 0,
    levelEnd: 100,
    achievements: [],
    userId,
    name,
    avatar,
    language,
    theme,
    email: null,
    hasPassword: true,
    profileBgImage: null,
    onboarding: [],
    preferences: usualPreferences,
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const [method, path, body] = [request.method, new URL(request.url).pathname, await request.text()];
    sent.push({ method, path, body });
    const answer = answerTo(method, path, body);
    if (method !== 'GET' && held) await held;
    return Response.json(answer, { status: 'error' in answer ? 429 : 200 });
  });
  session.signIn(ada);
  await profileStore.begin();
  sent.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('knows itself after the first answer, and that none came', async () => {
  expect(profileStore.known()).toMatchObject({ isSettled: true, profile: stored });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await profileStore.begin();
  expect(profileStore.known()).toMatchObject({ isSettled: true, profile: null });
});

it('wears a theme at once and keeps the last of several', async () => {
  profileStore.wear({ theme: 'dark' });
  expect(session.user()?.theme).toBe('dark');
  profileStore.wear({ theme: 'light' });
  profileStore.wear({ theme: 'dark' });
  profileStore.wear({ language: 'tr' });
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  const [save, ...more] = saved('/updateUserSettings');
  expect(more).toEqual([]);
  expect(save?.body).toMatch(/name="theme"\s+dark/);
  expect(save?.body).toMatch(/name="language"\s+tr/);
  expect(profileStore.known().appearanceRefused).toBeNull();
});

it('gives back what could not be kept, and says so until something can', async () => {
  isRefusing = true;
  profileStore.wear({ theme: 'dark' });
  profileStore.wear({ language: 'tr' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(session.user()).toMatchObject({ theme: 'light', language: 'en' });
  expect(profileStore.known().appearanceRefused?.error).toBe('TooManyRequests');
  isRefusing = false;
  profileStore.wear({ theme: 'dark' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(session.user()?.theme).toBe('dark');
  expect(profileStore.known().appearanceRefused).toBeNull();
});

it('takes preferences from the answer, and none from a refusal', async () => {
  expect(await profileStore.prefer({ board: 'contrast' })).toBeNull();
  expect(profileStore.known().profile?.preferences.board).toBe('contrast');
  isRefusing = true;
  expect(await profileStore.prefer({ board: 'linen' })).toMatchObject({ error: 'TooManyRequests' });
  expect(profileStore.known().profile?.preferences.board).toBe('contrast');
});

it('sends a picture, removes one, and leaves the others alone', async () => {
  const file = new File(['x'], 'me.png', { type: 'image/png' });
  await profileStore.changeAccount({ pictures: { profileImage: file } });
  await profileStore.changeAccount({ name: 'Ada M', pictures: { profileBgImage: null } });
  const [first, second] = saved('/updateUserSettings').map(({ body }) => body);
  expect(first).toMatch(/name="profileImage"; filename=/);
  expect(first).not.toMatch(/profileBgImage|name="name"/);
  expect(second).toMatch(/name="profileBgImage"\s+--/);
  expect(second).toMatch(/name="name"\s+Ada M/);
});

it('follows what was chosen elsewhere, but not what this device chose before', async () => {
  profileStore.wear({ theme: 'dark' });
  await profileStore.lookAgain();
  expect(session.user()?.theme).toBe('dark');
  stored = { ...stored, name: 'Ada Moss', language: 'tr' };
  await profileStore.lookAgain();
  expect(session.user()).toMatchObject({ name: 'Ada Moss', language: 'tr', theme: 'dark' });
});

it('looks at what others changed only when its own saves are through', async () => {
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  const saving = profileStore.prefer({ board: 'contrast' });
  await vi.advanceTimersByTimeAsync(0);
  stored = { ...stored, name: 'Ada Moss' };
  await profileStore.lookAgain();
  expect(sent.filter(({ method }) => method === 'GET')).toEqual([]);
  release();
  await saving;
  expect(profileStore.known().profile).toMatchObject({
    name: 'Ada Moss',
    preferences: { board: 'contrast' },
  });
});

it('has seen something at once', async () => {
  const telling = profileStore.haveSeen('tour');
  expect(profileStore.known().profile?.onboarding).toEqual(['tour']);
  await telling;
  expect(saved('/Onboarding')).toHaveLength(1);
});
