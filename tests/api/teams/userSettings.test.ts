// What people set about their account: name, language, theme, pictures; and who may look at it.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person, User } from '../../../src/contract/people/people.ts';
import type { OwnProfile } from '../../../src/contract/progress/profile.ts';
import {
  form,
  foundTeam,
  type Somebody,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
let ours: TeamOfTwo;
let theirs: TeamOfTwo;
beforeAll(async () => {
  testApp = await startTestApp();
  ours = await foundTeam(testApp, 'Ours');
  theirs = await foundTeam(testApp, 'Theirs');
});
afterAll(() => testApp.close());

const update = ({ token }: Somebody, fields: Record<string, string | Blob>) =>
  testApp.ask('POST', '/api/Authentication/updateUserSettings', { token, ...form(fields) });
const updated = async (whose: Somebody, fields: Record<string, string | Blob>) => {
  const { status, body } = await update(whose, fields);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as User; // the answer of the contract
};
const profile = ({ token }: Somebody, userId?: string) =>
  testApp.ask('GET', `/api/UserProfile${userId ? `?userId=${userId}` : ''}`, { token });
const own = async (whose: Somebody) => (await profile(whose)).raw.json<OwnProfile>();

const picture = async (width: number, height: number) => {
  const { data } = await sharp({ create: { width, height, channels: 3, background: '#0a7c7a' } })
    .png()
    .toBuffer({ resolveWithObject: true });
  return new Blob([new Uint8Array(data)]);
};

describe('settings', () => {
  test('may change more often than pictures: only a form with a file counts as an upload', async () => {
    const strict = await startTestApp({ environment: { RATE_SCALE: '1' } });
    const { member } = await foundTeam(strict, 'Strict');
    const send = (fields: Record<string, string | Blob>) =>
      strict.ask('POST', '/api/Authentication/updateUserSettings', {
        token: member.token,
        headers: { 'content-length': '2000' }, // as browsers send it
        ...form(fields),
      });
    for (let times = 0; times < 15; times++) expect((await send({ name: `Ada ${times}` })).status).toBe(200);
    const profileImage = await picture(8, 8);
    for (let times = 0; times < 10; times++) expect((await send({ profileImage })).status).toBe(200);
    expect((await send({ profileImage })).status).toBe(429);
    expect((await send({ name: 'Ada' })).status).toBe(200);
    await strict.close();
  });

  test('change what is sent and leave the rest', async () => {
    const person = await welcome(testApp, 'Plain', ours.team.teamId);
    const first = await updated(person, { userId: person.userId, name: '  Çağla Işık ', language: 'tr' });
    expect(first).toMatchObject({ name: 'Çağla Işık', language: 'tr', theme: 'light', avatar: null });
    expect(first.guulJwt).toBe(person.token);
    const second = await updated(person, { teamId: ours.team.teamId, theme: 'dark' });
    expect(second).toMatchObject({ name: 'Çağla Işık', language: 'tr', theme: 'dark' });
    expect(await updated(person, {})).toEqual(second);
    expect(await own(person)).toMatchObject({ name: 'Çağla Işık', language: 'tr', theme: 'dark' });
    expect((await updated(person, { theme: 'custom' })).theme).toBe('custom');
  });

  test('are one’s own, without a team too', async () => {
    const alone = await welcome(testApp, 'Alone');
    expect((await updated(alone, { name: 'Still alone' })).team).toBeNull();
    for (const claim of [
      { userId: ours.member.userId },
      { userId: theirs.admin.userId },
      { teamId: theirs.team.teamId },
    ])
      expect((await update(ours.admin, { name: 'Mallory', ...claim })).body.error).toBe('IdentityMismatch');
    expect((await own(ours.member)).name).toBe('OursMember');
  });

  test.each([
    { name: ' ' },
    { name: 'x'.repeat(65) },
    { name: 'a\u202eb' },
    { language: 'de' },
    { theme: 'contrast' },
    { theme: '' },
    { userId: 'me' },
    { profileImage: '/pictures/someone-elses.webp' },
  ])('refuse %o', async (fields) => {
    const before = await own(ours.member);
    const { status, body } = await update(ours.member, fields as Record<string, string>); // only what is there
    expect([status, body.error]).toEqual([400, 'InvalidInput']);
    expect(await own(ours.member)).toEqual(before);
  });

  test('do not take what nobody offered', async () => {
    const smuggled = { isAdmin: 'true', avatar: '/x', email: 'x@y.test', controller: 'Slack' };
    const { isAdmin, avatar, controller } = await updated(ours.member, smuggled);
    expect({ isAdmin, avatar, controller }).toEqual({
      isAdmin: false,
      avatar: null,
      controller: 'GameSpace',
    });
    expect((await own(ours.member)).email).toBe(ours.member.email);
  });
});

describe('a profile', () => {
  test('of oneself has what is private, of a colleague only who they are', async () => {
    const level = ['level', 'winRate', 'hasPlayed', 'totalXp', 'levelStart', 'levelEnd'];
    const forAll = ['userId', 'name', 'avatar', ...level];
    const forOneself = ['email', 'hasPassword', 'profileBgImage', 'language', 'theme', 'onboarding'];
    expect(Object.keys(await own(ours.member))).toEqual(
      expect.arrayContaining([...forAll, ...forOneself, 'achievements', 'preferences']),
    );
    expect(await own(ours.member)).toMatchObject({ hasPassword: true, onboarding: [] });
    const colleague = (await profile(ours.admin, ours.member.userId)).raw.json<Person>();
    expect(colleague).toMatchObject({ userId: ours.member.userId, name: 'OursMember', avatar: null });
    expect(Object.keys(colleague).sort()).toEqual([...forAll, 'achievements'].sort());
  });

  test('of a foreign or unknown person is the same answer', async () => {
    const alone = await welcome(testApp, 'Lonely');
    const answers = [
      await profile(ours.admin, theirs.member.userId),
      await profile(ours.admin, randomUUID()),
      await profile(ours.admin, alone.userId),
      await profile(alone, ours.admin.userId),
    ];
    for (const { status, body } of answers) expect([status, body.error]).toEqual([404, 'NotFound']);
    expect((await profile(ours.admin, 'me')).status).toBe(400);
  });
});

describe('pictures', () => {
  const directory = () => join(testApp.directory, 'pictures');
  const storedNames = async () => {
    const rows = await testApp.parts.database.selectFrom('pictures').select('name').execute();
    return rows.map(({ name }) => name);
  };
  const shown = async (path: string | null) => {
    const { raw } = await testApp.ask('GET', path ?? '/none');
    return sharp(raw.rawPayload).metadata();
  };

  /** What was replaced until then is gone. */
  const inAWeek = async () => {
    testApp.clock.forward(7 * 24 * 60 * 60_000 + 1_000);
    await testApp.parts.album.tidy();
  };

  test('are made anew, each in its size, and replaced ones go after a week', async () => {
    const person = await welcome(testApp, 'Painter', ours.team.teamId);
    const { avatar } = await updated(person, {
      profileImage: await picture(900, 900),
      profileBgImage: await picture(3_000, 1_000),
    });
    const { profileBgImage } = await own(person);
    expect(await shown(avatar)).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(await shown(profileBgImage)).toMatchObject({ format: 'webp', width: 1_920, height: 640 });
    const again = await updated(person, { profileImage: await picture(20, 20) });
    expect(again.avatar).not.toBe(avatar);
    expect((await own(person)).profileBgImage).toBe(profileBgImage);
    await inAWeek();
    expect((await testApp.ask('GET', avatar ?? '')).status).toBe(404);
    expect((await testApp.ask('GET', again.avatar ?? '')).status).toBe(200);
  });

  test.each([['an empty field', ''] as const, ['an empty file', new Blob([])] as const])(
    'are removed by %s, and only the one that was sent',
    async (_kind, nothing) => {
      const person = await welcome(testApp, 'Remover', ours.team.teamId);
      await updated(person, {
        profileImage: await picture(20, 20),
        profileBgImage: await picture(30, 10),
      });
      expect((await updated(person, { profileImage: nothing })).avatar).toBeNull();
      expect((await own(person)).profileBgImage).not.toBeNull();
      await updated(person, { profileBgImage: nothing });
      expect((await own(person)).profileBgImage).toBeNull();
    },
  );

  test('that are none are refused, and nothing else of that form is kept', async () => {
    await inAWeek();
    const person = await welcome(testApp, 'Forger', ours.team.teamId);
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>']);
    const answer = await update(person, {
      name: 'Changed',
      profileImage: await picture(20, 20),
      profileBgImage: svg,
    });
    expect([answer.status, answer.body.error]).toEqual([415, 'UnsupportedMediaType']);
    expect(await own(person)).toMatchObject({ name: 'Forger', avatar: null, profileBgImage: null });
    const before = (await storedNames()).length;
    await inAWeek();
    expect((await storedNames()).length).toBe(before - 1);
  });

  test('lie in the database alone; one that a version before left on the disk is shown, and moves there', async () => {
    const person = await welcome(testApp, 'Collector', ours.team.teamId);
    const { avatar } = await updated(person, { profileImage: await picture(70, 40) });
    expect(existsSync(directory())).toBe(false);

    const content = await readFile(import.meta.filename);
    const name = `${'older'.padEnd(22, '-')}.webp`;
    const file = join(directory(), name);
    await mkdir(directory());
    await writeFile(file, content);
    const older = { name, user_id: person.userId, bytes: content.length, created_at: 1 };
    await testApp.parts.database.insertInto('pictures').values(older).execute();
    const shownAs = async () => (await testApp.ask('GET', `/pictures/${name}`)).raw.rawPayload;
    expect(await shownAs()).toEqual(content);
    await testApp.parts.album.tidy();
    expect(existsSync(file)).toBe(false);
    expect(await shownAs()).toEqual(content);
    expect(await shown(avatar)).toMatchObject({ width: 70, height: 40 });
  });

  test.each([
    ['profileImage', 2],
    ['profileBgImage', 5],
  ])('%s is refused above %i MiB', async (field, mebibytes) => {
    const person = await welcome(testApp, 'Heavy', ours.team.teamId);
    const large = new Blob([new Uint8Array(mebibytes * 1024 * 1024 + 1)]);
    const { status, body } = await update(person, { [field]: large });
    expect([status, body.error]).toEqual([413, 'PayloadTooLarge']);
  });
});
