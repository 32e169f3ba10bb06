// The page that shows the mails of a server without a mail server: who may see it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foundTeam, type Office, openOffice } from '../support/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(async () => {
  await office.close();
});

describe('the outbox', () => {
  const look = (options: object) => office.ask('GET', '/dev/outbox', options);

  test('is for this machine, and for admins', async () => {
    const { admin, member } = await foundTeam(office, 'Mails');
    const here = await look({ headers: { host: 'localhost:3000' } });
    expect(here.status).toBe(200);
    expect(here.raw.body).toContain(member.email);
    expect(here.raw.body).toMatch(/<a href="http:\/\/localhost:3000\/verify\/[\w-]{43}">/);
    const far = { remoteAddress: '203.0.113.5', headers: { host: 'localhost:3000' } };
    expect((await look(far)).status).toBe(404);
    expect(
      (await look({ headers: { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.5' } })).status,
    ).toBe(404);
    expect((await look({ headers: { host: 'rebound.example.com' } })).status).toBe(404);
    expect((await look({ ...far, token: admin.token })).status).toBe(200);
    expect((await look({ ...far, token: member.token })).status).toBe(404);
  });

  test('shows names as names', async () => {
    const email = 'marked@example.test';
    await office.ask('POST', '/api/Authentication/signUp', {
      json: { email, name: '<b onclick=x>Ada</b> http://evil.test', password: 'saffron-teapot-42' },
    });
    const { raw } = await look({ headers: { host: 'localhost:3000' } });
    expect(raw.body).toContain(email);
    expect(raw.body).not.toContain('<b ');
    expect(raw.body).not.toContain('evil.test');
  });
});
