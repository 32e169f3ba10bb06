// Feedback is kept and mailed to whoever runs the server; what is not understood is refused, and nothing is kept.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  form,
  foundTeam,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
let ours: TeamOfTwo;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { FEEDBACK_MAIL: 'owner@example.test' } });
  ours = await foundTeam(testApp, 'Ours');
});
afterAll(() => testApp.close());

const said = { mood: '4', topic: 'idea', text: 'A tenth of a second faster, please.', mayContact: 'false' };
const send = (fields: Record<string, string | Blob>) =>
  testApp.ask('POST', '/api/Feedback', { token: ours.member.token, ...form(fields) });
const kept = () => testApp.parts.database.selectFrom('feedback').selectAll().execute();

test('with a screenshot', async () => {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#b83a20' } })
    .png()
    .toBuffer();
  const screenshot = new Blob([new Uint8Array(picture)], { type: 'image/png' });
  expect((await send({ ...said, screenshot })).status).toBe(200);
  const [row] = await kept();
  expect(row).toMatchObject({ user_id: ours.member.userId, mood: 4, topic: 'idea', may_contact: false });
  expect(row?.screenshot).toMatch(/^\/pictures\/[\w-]{22}\.webp$/);
  const [mail] = await testApp.mailsTo('owner@example.test');
  expect(mail?.subject).toBe('Feedback: idea');
  expect(mail?.body).toContain('A tenth of a second faster, please.');
  expect(mail?.body).toContain(String(row?.screenshot));
  expect(mail?.body).not.toContain(ours.member.email);
});

test('whoever may be contacted is named', async () => {
  await send({ ...said, mayContact: 'true' });
  const mails = await testApp.mailsTo('owner@example.test');
  expect(mails.filter(({ body }) => body.includes(ours.member.email))).toHaveLength(1);
});

test.each([
  ['no mood', { mood: '6' }],
  ['no topic', { topic: 'weather' }],
  ['nothing', { text: '   ' }],
  ['too much', { text: 'x'.repeat(2_001) }],
  ['no picture', { screenshot: new Blob(['not a picture'], { type: 'image/png' }) }],
])('%s is refused', async (_, wrong) => {
  const before = (await kept()).length;
  const { status } = await send({ ...said, ...wrong });
  expect([400, 415]).toContain(status);
  expect(await kept()).toHaveLength(before);
});
