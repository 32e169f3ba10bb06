// Founding a team, its logo, and everyone in it.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '../../../src/contract/people/people.ts';
import {
  form,
  foundTeam,
  type Somebody,
  startTestApp,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const found = (fields: Record<string, string | Blob>, token?: string) =>
  testApp.ask('POST', '/api/Authorization/createGameSpace', {
    ...form(fields),
    ...(token !== undefined && { token }),
  });

const picture = (width: number, height: number, format: 'png' | 'jpeg' | 'gif') =>
  sharp({ create: { width, height, channels: 3, background: '#0a7c7a' } })
    .toFormat(format)
    .withExif({ IFD0: { Copyright: 'where it was taken' } })
    .toBuffer();

const blob = (bytes: Buffer | string) =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]);

describe('who may found a team', () => {
  test('a signed-in person without one, who becomes its admin', async () => {
    const { token, userId } = await welcome(testApp, 'Founder');
    const { status, body } = await found({ userId, name: 'Çay Ocağı' }, token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ userId, isAdmin: true, guulJwt: token });
    expect(body.team).toEqual({
      teamId: expect.any(String),
      name: 'Çay Ocağı',
      avatar: null,
      language: 'en',
      timeZone: 'UTC',
      isSpecial: false,
      customTheme: null,
    });
    expect((await found({ userId, name: 'Second' }, token)).body.error).toBe('Conflict');
  });

  test('whoever shows the ticket, once, and is signed in by it', async () => {
    const { ticket, userId, token } = await welcome(testApp, 'Ticket');
    await testApp.ask('POST', '/api/Authentication/logout', { token });
    const { status, body } = await found({ userId, name: 'By ticket', ticket: String(ticket) });
    expect(status).toBe(200);
    const { guulJwt } = body as User; // the answer of the contract
    const list = await testApp.ask('GET', `/api/GameSpace/UserList/${userId}`, { token: guulJwt });
    expect(list.status).toBe(200);
    expect((await found({ userId, name: 'Again', ticket: String(ticket) })).status).toBe(401);
  });

  test('nobody without proof', async () => {
    const { userId } = await welcome(testApp, 'Proofless');
    const { userId: other, ticket } = await welcome(testApp, 'Other');
    const proof = { ticket: String(ticket) };
    expect((await found({ userId, name: 'None' })).body.error).toBe('Unauthorized');
    expect((await found({ userId, name: 'None', ticket: 'x'.repeat(43) })).body.error).toBe('Unauthorized');
    expect((await found({ userId, name: 'None', ...proof })).body.error).toBe('IdentityMismatch');
    expect((await found({ userId: other, name: 'None', ...proof }, 'a.b.c')).body.error).toBe('Unauthorized');
    testApp.clock.forward(24 * 60 * 60_000);
    expect((await found({ userId: other, name: 'None', ...proof })).body.error).toBe('Unauthorized');
  });

  test('nobody for a tenant they have not proven', async () => {
    const { token, userId } = await welcome(testApp, 'Squatter');
    expect((await found({ userId, name: 'Mine', tenantId: 'contoso' }, token)).body.error).toBe('NotAllowed');
  });

  test('one of two requests at once', async () => {
    const { token, userId } = await welcome(testApp, 'Twice');
    const answers = await Promise.all([1, 2].map((n) => found({ userId, name: `Team ${n}` }, token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('its logo', () => {
  const upload = async (logoImage: Blob, person?: Somebody) => {
    const { token, userId } = person ?? (await welcome(testApp, 'Logo'));
    return found({ userId, name: 'With a logo', logoImage }, token);
  };
  const files = () => {
    const directory = join(testApp.directory, 'pictures');
    return existsSync(directory) ? readdirSync(directory) : [];
  };

  test.each(['png', 'jpeg', 'gif'] as const)(
    'is made anew from a %s: smaller, and without what was hidden in it',
    async (format) => {
      const { body } = await upload(blob(await picture(2_000, 1_000, format)));
      const { team } = body as User; // the answer of the contract
      expect(team?.avatar).toMatch(/^\/pictures\/[\w-]{22}\.webp$/);
      const shown = await testApp.ask('GET', team?.avatar ?? '');
      expect(shown.raw.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': 'inline; filename="image.webp"',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      });
      const { width, height, exif, format: made } = await sharp(shown.raw.rawPayload).metadata();
      expect({ width, height, exif, made }).toEqual({
        width: 1_024,
        height: 512,
        exif: undefined,
        made: 'webp',
      });
    },
  );

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['PDF', '%PDF-1.7 x'],
    ['a beginning without a picture', '\x89PNG\r\n\x1a\n and then words'],
  ])('is refused when it is %s', async (_kind, words) => {
    const before = files();
    const { status, body } = await upload(blob(Buffer.from(words, 'latin1')));
    expect([status, body.error]).toEqual([415, 'UnsupportedMediaType']);
    expect(files()).toEqual(before);
  });

  test('is refused when it is too large, in bytes or in points', async () => {
    const person = await welcome(testApp, 'Large');
    const bytes = await upload(blob(Buffer.alloc(5 * 1024 * 1024 + 1, 1)), person);
    expect([bytes.status, bytes.body.error]).toEqual([413, 'PayloadTooLarge']);
    const points = await upload(blob(await picture(6_000, 5_000, 'png')), person);
    expect(points.status).toBe(415);
    expect((await upload(blob(await picture(10, 10, 'png')), person)).status).toBe(200);
  });

  test('is served by its own name only', async () => {
    for (const path of [
      '/pictures/..%2fsigning-key',
      '/pictures/signing-key',
      `/pictures/${'a'.repeat(22)}.webp`,
      '/pictures/',
    ])
      expect((await testApp.ask('GET', path)).status).toBe(404);
  });
});

describe('everyone of a team', () => {
  test('by name, with who is here, and nobody else', async () => {
    const { admin, member, team } = await foundTeam(testApp, 'List');
    await foundTeam(testApp, 'Others');
    testApp.online.add(member.userId);
    for (const [kind, id, more] of [
      ['GameSpace', admin.userId, {}],
      ['Teams', team.teamId, { isMember: true }],
      ['Slack', team.teamId, {}],
    ] as const)
      expect((await testApp.ask('GET', `/api/${kind}/UserList/${id}`, { token: admin.token })).body).toEqual({
        users: [
          { userId: admin.userId, name: 'ListAdmin', avatar: null, isAdmin: true, isOnline: false, ...more },
          {
            userId: member.userId,
            name: 'ListMember',
            avatar: null,
            isAdmin: false,
            isOnline: true,
            ...more,
          },
        ],
      });
  });
});
