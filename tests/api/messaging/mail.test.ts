// Mails on their way: stored before they are sent, tried again, given up, and what they look like when they come.
import { setTimeout as pass } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../../../src/server/base/storage/database.ts';
import { composeMail } from '../../../src/server/messaging/mail/accountMails.ts';
import { composeInvitation, composeTeamInvite } from '../../../src/server/messaging/mail/invitationMails.ts';
import { type Mailer, mailerOf } from '../../../src/server/messaging/mail/mailer.ts';
import { openPostOffice, type PostOffice } from '../../support/fakes/postOffice.ts';
import { freshDatabase } from '../../support/servers/freshDatabase.ts';
import { type HandClock, handClock } from '../../support/servers/handClock.ts';

const link = 'http://topla.test/signUp?gameSpace=1';
const unsubscribe = 'http://topla.test/unsubscribe?to=abc';
const invite = composeTeamInvite('en', { by: 'Ada', team: 'Northlight', link, unsubscribe });

let database: OpenDatabase;
let post: PostOffice;
let clock: HandClock;
let mailer: Mailer;
const warned: object[] = [];

function deliver(user = ''): void {
  const log = { warn: (what: object) => warned.push(what) };
  mailer = mailerOf({
    database: database.rows,
    clock,
    log,
    mailFrom: 'Topla <topla@topla.test>',
    smtpUrl: `smtp://${user}127.0.0.1:${post.port}`,
    pace: { pollEveryMs: 20, patienceMs: 300 },
  });
}
const stored = async (recipient = 'bo@example.test') =>
  database.rows.selectFrom('mails').selectAll().where('recipient', '=', recipient).executeTakeFirstOrThrow();
const until = (what: () => Promise<void> | void) => vi.waitFor(what, { timeout: 60_000, interval: 20 });

/** The parts as a mail program reads them. */
const read = (message: string): string =>
  message
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));

describe('a mail server', () => {
  beforeEach(async () => {
    database = await freshDatabase();
    post = await openPostOffice();
    clock = handClock();
    warned.length = 0;
  });
  afterEach(async () => {
    mailer.close();
    await post.close();
    await database.close();
  });

  test('gets both parts, and how to stop such mails; what was sent is kept no longer', async () => {
    deliver();
    await mailer.send('bo@example.test', invite);
    await until(() => expect(post.taken).toHaveLength(1));
    const message = read(post.taken[0]?.message ?? '');
    expect(message).toContain('Content-Type: multipart/alternative');
    expect(message).toContain('Content-Type: text/plain');
    expect(message).toContain('Content-Type: text/html');
    expect(message).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(message.match(/gameSpace=1/g)?.length).toBeGreaterThan(1);
    await until(async () => expect((await stored()).sent_at).not.toBeNull());
    expect(await stored()).toMatchObject({ subject: '', body: '', html: '', link: null, unsubscribe: null });
  });

  test('that is busy gets it again later, under the same id, ever more rarely', async () => {
    post.manners.toRecipient = () => '451 4.3.0 try later';
    deliver();
    await mailer.send('bo@example.test', invite);
    await until(async () => expect((await stored()).attempts).toBe(1));
    expect((await stored()).next_try_at - clock.now()).toBe(60_000);
    await pass(80);
    expect((await stored()).attempts).toBe(1);
    clock.forward(60_000);
    await until(async () => expect((await stored()).attempts).toBe(2));
    expect((await stored()).next_try_at - clock.now()).toBe(120_000);
    post.manners = {};
    clock.forward(120_000);
    await until(() => expect(post.taken).toHaveLength(1));
    expect(post.taken[0]?.message).toContain(`Message-ID: <${(await stored()).id}@topla>`);
  });

  test.each([
    ['knows no such address', { toRecipient: () => '550 5.1.1 nobody here' }],
    ['will not have the message', { toMessage: () => '554 5.7.1 no' }],
  ])('that %s is not asked again, and nothing of the mail is kept', async (_what, manners) => {
    post.manners = manners;
    deliver();
    await mailer.send('bo@example.test', invite);
    await until(async () => expect((await stored()).given_up_at).not.toBeNull());
    expect(await stored()).toMatchObject({ attempts: 1, body: '', sent_at: null });
    clock.forward(24 * 60 * 60_000);
    await pass(80);
    expect((await stored()).attempts).toBe(1);
    expect(JSON.stringify(warned)).not.toContain('example.test');
  });

  test('one refused address does not keep the next mail', async () => {
    post.manners.toRecipient = (recipient) => (recipient.startsWith('bo') ? '550 5.1.1 nobody' : null);
    deliver();
    await mailer.send('bo@example.test', invite);
    await mailer.send('cy@example.test', invite);
    await until(() => expect(post.taken.map(({ recipient }) => recipient)).toEqual(['cy@example.test']));
  });

  test('that will not encrypt never hears the password, and is tried again', async () => {
    post.manners.refusesTls = true;
    deliver('ada:secret@');
    await mailer.send('bo@example.test', invite);
    await until(async () => expect((await stored()).attempts).toBe(1));
    await until(() => expect(warned).toHaveLength(1));
    expect(post.heard).toContain('STARTTLS');
    expect(post.heard.join()).not.toMatch(/AUTH|MAIL|secret|c2VjcmV0/);
    expect((await stored()).given_up_at).toBeNull();
  });

  test('that offers no encryption never hears the password either', async () => {
    deliver('ada:secret@');
    await mailer.send('bo@example.test', invite);
    await until(() => expect(warned).toHaveLength(1));
    expect(post.heard.join()).not.toMatch(/AUTH|MAIL/);
    expect((await stored()).given_up_at).toBeNull();
  });

  test('that says nothing is left after a while; writing mails never waits for it', async () => {
    post.manners.isMute = true;
    deliver();
    const began = performance.now();
    for (let times = 0; times < 6; times++) await mailer.send('bo@example.test', invite);
    expect(performance.now() - began).toBeLessThan(300);
    await until(() => expect(warned.length).toBeGreaterThanOrEqual(4));
    post.manners = {};
    clock.forward(60_000);
    await until(() => expect(post.taken).toHaveLength(6));
  });
});

describe('a letter', () => {
  test('says the same in both parts, without pictures', () => {
    for (const part of [invite.body, invite.html]) {
      for (const words of ['Ada invited you to join', link, unsubscribe, 'entered your address'])
        expect(part).toContain(words);
    }
    expect(invite.html).not.toMatch(/<img|<script|url\(/);
    expect(invite.html).toContain('<html lang="en">');
  });

  test('has no markup and no link in it that a name brought along', () => {
    const evil = '<b>https://evil.test</b> "Eve"\r\nBcc: all@example.test';
    const mail = composeInvitation('tr', { name: evil, by: evil, game: 'Satranç', link, unsubscribe });
    expect(mail.subject).not.toMatch(/[\r\n]|evil/);
    expect(mail.html).not.toMatch(/evil|<b>/);
    expect(mail.html).toContain('&quot;Eve&quot;');
    expect(mail.body).not.toContain('evil');
  });

  test('about an account has nothing to stop', () => {
    const mail = composeMail('verify', 'tr', { name: 'Işıl', link });
    expect(mail.unsubscribe).toBeNull();
    expect(mail.body).toContain('Merhaba Işıl');
    expect(mail.body).not.toContain('Davet e-postalarını durdur');
  });
});
