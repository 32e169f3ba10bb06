// The audit log over syslog with TLS: every entry once and in order, through times when the receiver is down, and to nobody else.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendDueAudit } from '../../../src/server/messaging/audit/deliver.ts';
import { createSendSyslog } from '../../../src/server/messaging/audit/sendSyslog.ts';
import { writeAudit } from '../../../src/server/teams/admin/auditStore.ts';
import { type FakeSyslog, openFakeSyslog } from '../../support/fakes/fakeSyslog.ts';
import { hasOpenssl } from '../../support/servers/certificate.ts';
import { foundTeam, startTestApp, type TeamOfTwo, type TestApp } from '../../support/servers/testApp.ts';

let testApp: TestApp;
let siem: FakeSyslog;
let team: TeamOfTwo;

beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  await testApp.parts.database.deleteFrom('audit_streams').execute();
  Object.assign(testApp.parts, { sendSyslog: createSendSyslog({ isInside: () => false }) });
  team = await foundTeam(testApp, 'Streamed');
  if (hasOpenssl) siem = await openFakeSyslog();
});
afterEach(() => siem?.close());

const post = (act: string, json: object = {}, { admin } = team) =>
  testApp.ask('POST', `/api/Admin/${act}`, { token: admin.token, json });
const shown = async ({ admin, team: { teamId } } = team) =>
  Object((await testApp.ask('GET', `/api/Admin/AuditStream/${teamId}`, { token: admin.token })).body.stream);
const save = (part: object = {}, owner = team) =>
  post('SaveAuditStream', { host: 'localhost', port: siem.port, ca: siem.certificate, ...part }, owner);
/** Something an admin did, as it is written. */
const happens = (changed: readonly string[], { admin, team: { teamId } } = team) =>
  writeAudit(testApp.parts.database, { teamId, actorId: admin.userId, at: testApp.clock.now() }, [
    { act: 'settings', changed },
  ]);
const sendAll = () => sendDueAudit(testApp.parts);
/** The last value of each line. */
const sentValues = () => siem.lines.map((line) => /changed="((?:[^"\\]|\\.)*)"\]/.exec(line)?.[1] ?? '');
const minutes = (count: number) => testApp.clock.forward(count * 60_000);

describe.runIf(hasOpenssl)('a receiver', () => {
  test('is sent every entry in order, many to a connection, and none twice', async () => {
    await happens(['before']);
    expect((await save()).status).toBe(200);
    for (const each of ['one', 'two', 'three']) await happens([each]);
    expect((await shown()).waiting).toEqual({ count: 4, most: 1_000 });
    await sendAll();
    await sendAll();
    expect(sentValues()).toEqual([`localhost:${siem.port}`, 'one', 'two', 'three']);
    expect([siem.connections, siem.odd]).toEqual([[4], []]);
    expect(siem.lines[1]).toContain(`team="${team.team.teamId}" act="settings" actor="${team.admin.userId}"`);
    expect(await shown()).toMatchObject({ waiting: { count: 0 }, failed: null });
  });

  test('that is down for a day gets all of it afterwards, in order', async () => {
    await save();
    await sendAll();
    await siem.down();
    for (let hour = 0; hour < 24; hour++) {
      await happens([`hour ${hour}`]);
      await sendAll();
      minutes(60);
    }
    expect(await shown()).toMatchObject({ failed: { failure: 'refused' }, waiting: { count: 24 } });
    await siem.up();
    await sendAll();
    expect(sentValues().slice(1)).toEqual(Array.from({ length: 24 }, (_, hour) => `hour ${hour}`));
    expect(await shown()).toMatchObject({ failed: null, waiting: { count: 0 } });
  });

  test('that cuts the line is sent the same again, and is left alone for a while before', async () => {
    await save();
    siem.cuts = true;
    await sendAll();
    expect(await shown()).toMatchObject({ failed: { failure: 'broken' }, waiting: { count: 1 } });
    siem.cuts = false;
    await sendAll();
    expect(siem.lines).toEqual([]);
    minutes(2);
    await sendAll();
    expect(siem.lines).toHaveLength(1);
  });

  test('gets more entries than fit one connection', async () => {
    await save();
    const { database } = testApp.parts;
    const by = { teamId: team.team.teamId, actorId: team.admin.userId, at: testApp.clock.now() };
    const many = Array.from({ length: 700 }, (_, at) => ({ act: 'settings' as const, changed: [`n${at}`] }));
    await writeAudit(database, by, many);
    await sendAll();
    expect(siem.connections).toEqual([500, 201]);
    expect(sentValues().slice(1)).toEqual(many.map(({ changed }) => changed[0]));
  });

  test('CWE-117: a value cannot begin a line or a frame of its own', async () => {
    await save();
    await happens(['x"]\r\n59 <109>1 2026-05-06T07:08:09Z topla topla - adminAdded [forged]']);
    await sendAll();
    expect(siem.lines).toHaveLength(2);
    expect(siem.odd).toEqual([]);
    expect(siem.lines[1]).not.toMatch(/\p{Cc}/u);
  });

  test('two nodes at once send each entry once', async () => {
    await save();
    for (let each = 0; each < 20; each++) await happens([`n${each}`]);
    await Promise.all([sendAll(), sendAll(), sendAll()]);
    expect(siem.lines).toHaveLength(21);
  });

  test('CWE-639: is sent the log of its own team only', async () => {
    const other = await foundTeam(testApp, 'Other');
    await save();
    await happens(['theirs'], other);
    await happens(['ours']);
    await sendAll();
    expect(sentValues()).toEqual([`localhost:${siem.port}`, 'ours']);
    expect(await shown(other)).toEqual({});
    const path = `/api/Admin/AuditStream/${team.team.teamId}`;
    expect((await testApp.ask('GET', path, { token: other.admin.token })).status).toBe(403);
    expect((await post('TestAuditStream', {}, other)).status).toBe(404);
    expect((await post('RemoveAuditStream', {}, other)).status).toBe(404);
    expect((await post('RemoveAuditStream', { teamId: team.team.teamId }, other)).status).toBe(403);
  });

  test('CWE-295: with another certificate, or another name on it, is sent nothing', async () => {
    const stranger = await openFakeSyslog();
    await save({ ca: stranger.certificate });
    expect((await post('TestAuditStream')).body.failure).toBe('untrusted');
    await save({ ca: null });
    expect((await post('TestAuditStream')).body.failure).toBe('untrusted');
    await save({ host: '127.0.0.1' });
    expect((await post('TestAuditStream')).body.failure).toBe('untrusted');
    await sendAll();
    expect([siem.lines, siem.odd]).toEqual([[], []]);
    await stranger.close();
  });

  test('a test sends one line, says what is wrong, and once all is well what waits goes out at once', async () => {
    await save();
    await siem.down();
    expect((await post('TestAuditStream')).body).toEqual({ failure: 'refused' });
    await sendAll();
    await siem.up();
    expect((await post('TestAuditStream')).body).toEqual({ failure: null });
    expect(siem.lines).toHaveLength(1);
    expect(siem.lines[0]).toContain('topla - test [');
    await sendAll();
    expect(siem.lines).toHaveLength(2);
    await save({ host: 'nobody.invalid' });
    expect((await post('TestAuditStream')).body).toEqual({ failure: 'unknownHost' });
  });

  test('CWE-778: who receives nothing more is told that it ended, and by whom', async () => {
    await save();
    await sendAll();
    expect((await post('RemoveAuditStream')).status).toBe(200);
    expect(siem.lines.at(-1)).toContain('act="streamRemoved"');
    await happens(['later']);
    await sendAll();
    expect(siem.lines).toHaveLength(2);
    await save();
    await save({ host: 'nobody.invalid' });
    expect(siem.lines.at(-1)).toContain('changed="nobody.invalid:');
  });

  test('entries that retention removes do not hold up the others', async () => {
    await save();
    await testApp.parts.database
      .deleteFrom('audit_entries')
      .where('team_id', '=', team.team.teamId)
      .execute();
    await happens(['new']);
    await sendAll();
    expect(sentValues()).toEqual(['new']);
  });
});

const anywhere = { host: 'siem.example.test', port: 6514, ca: null };

test.each(['127.0.0.1', '10.0.0.8', '::1', 'localhost', '169.254.169.254'])(
  'CWE-918: nothing is sent to %s inside the network',
  async (host) => {
    Object.assign(testApp.parts, { sendSyslog: createSendSyslog() });
    expect((await post('SaveAuditStream', { ...anywhere, host })).status).toBe(200);
    expect((await post('TestAuditStream')).body).toEqual({ failure: 'inside' });
    await sendAll();
    expect(await shown()).toMatchObject({ failed: { failure: 'inside' }, waiting: { count: 1 } });
  },
);

test('CWE-918: a name that answers with an address inside is refused, unless the operator named host and port', async () => {
  const resolve = async () => ['10.0.0.8'];
  const payload = '';
  const post = { host: 'siem.corp.test', port: 6514, ca: null, payload };
  expect(await createSendSyslog({ resolve })(post)).toBe('inside');
  const inside = ['siem.corp.test:6515'];
  expect(await createSendSyslog({ resolve, inside })(post)).toBe('inside');
  const named = createSendSyslog({ resolve: async () => ['127.0.0.1'], inside: ['siem.corp.test:1'] });
  expect(await named({ ...post, port: 1 })).toBe('refused');
});

test.each<[string, object]>([
  ['a host with a port', { host: 'siem.example.test:6514' }],
  ['an address of a page', { host: 'https://siem.example.test' }],
  ['a line', { host: 'siem\nexample' }],
  ['a port that is none', { port: 70_000 }],
  ['a certificate that is none', { ca: 'hello' }],
  ['a key', { ca: '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----' }],
  ['a broken certificate', { ca: '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----' }],
])('CWE-20: %s is refused', async (_what, part) => {
  const { status, body } = await post('SaveAuditStream', { ...anywhere, ...part });
  expect([status, body.error]).toEqual([400, 'InvalidInput']);
  expect(await shown()).toEqual({});
});

test('CWE-862: a member neither sees nor changes where the log goes', async () => {
  const { token } = team.member;
  const path = `/api/Admin/AuditStream/${team.team.teamId}`;
  expect((await testApp.ask('GET', path, { token })).status).toBe(403);
  for (const [act, json] of [
    ['SaveAuditStream', anywhere],
    ['TestAuditStream', {}],
    ['RemoveAuditStream', {}],
  ] as const)
    expect((await testApp.ask('POST', `/api/Admin/${act}`, { token, json })).status).toBe(403);
});
