// Every call, everybody who might ask: who is let in, and with which words the others are not.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../src/contract/all.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { writeIdentity, writeWorkspace } from '../../../src/server/people/identity/identityStore.ts';
import { callBodies } from '../../support/data/callBodies.ts';
import { predictionQueries, predictionsNotThere } from '../../support/data/predictionRequests.ts';
import {
  form,
  foundTeam,
  startTestApp,
  type TeamOfTwo,
  type TestApp,
  welcome,
} from '../../support/servers/testApp.ts';

let testApp: TestApp;
let ours: TeamOfTwo;
let theirs: TeamOfTwo;
const tokens = new Map<string, string>();

const askers = [
  'nobody',
  'forged',
  'expired',
  'revoked',
  'alone',
  'member',
  'admin',
  'limited',
  'limitedAdmin',
  'withoutFactor',
  'stranger',
] as const;
type Asker = (typeof askers)[number];

beforeAll(async () => {
  testApp = await startTestApp();
  const stale = await foundTeam(testApp, 'Stale');
  tokens.set('expired', stale.member.token);
  testApp.clock.forward(25 * 60 * 60_000);
  ours = await foundTeam(testApp, 'Ours');
  theirs = await foundTeam(testApp, 'Theirs');
  const held = await foundTeam(testApp, 'Held');
  for (const team of [ours, theirs, held]) await comeFromTeams(team);
  await testApp.parts.database
    .updateTable('teams')
    .set({ is_limited: true, deactivation_due_at: Date.UTC(2026, 3, 1) })
    .where('id', '=', held.team.teamId)
    .execute();
  const revoked = await welcome(testApp, 'Revoked', ours.team.teamId);
  await testApp.ask('POST', '/api/Authentication/logout', { token: revoked.token });
  const [head, body] = ours.admin.token.split('.');
  tokens.set('forged', `${head}.${body}.${'A'.repeat(86)}`);
  tokens.set('revoked', revoked.token);
  tokens.set('alone', (await welcome(testApp, 'Alone')).token);
  tokens.set('member', ours.member.token);
  tokens.set('admin', ours.admin.token);
  tokens.set('limited', held.member.token);
  tokens.set('limitedAdmin', held.admin.token);
  tokens.set('stranger', theirs.admin.token);
  const strict = await foundTeam(testApp, 'Strict');
  await testApp.parts.database
    .updateTable('teams')
    .set({ second_factor_for: 'everybody', second_factor_since: 1 })
    .where('id', '=', strict.team.teamId)
    .execute();
  tokens.set('withoutFactor', strict.admin.token);
});
afterAll(() => testApp.close());

/** Each team has a tenant of its own, and its admin came from there. */
async function comeFromTeams({ admin, team: { teamId } }: TeamOfTwo): Promise<void> {
  const { database } = testApp.parts;
  const workspace = { provider: 'teams', tenantKey: teamId } as const;
  await writeWorkspace(database, workspace, { teamId, linkedBy: admin.userId }, 1);
  await writeIdentity(database, { ...workspace, subject: admin.userId }, admin.userId, 1);
}

/** What an asker is told before the call itself has its say; null: let through. */
function atTheDoor({ access, service, isBeforeFactor }: Endpoint, asker: Asker): string | null {
  if (access === 'public' || access === 'signature') return null;
  if (asker === 'nobody' || asker === 'forged') return 'Unauthorized';
  if (asker === 'expired') return 'TokenExpired';
  if (asker === 'revoked') return 'SessionRevoked';
  if (asker === 'withoutFactor') return isBeforeFactor ? null : 'FactorNeeded';
  if ((access === 'member' || access === 'admin') && asker === 'alone') return 'NotAllowed';
  if (access === 'admin' && (asker === 'member' || asker === 'limited')) return 'AdminOnly';
  const isGated = service === 'game' || service === 'dashboard';
  if (isGated && asker === 'limited') return 'YouAreNotAllowed';
  if (isGated && asker === 'limitedAdmin') return 'PleaseUpdateYourPaymentMethod';
  return null;
}

const values: Readonly<Record<string, () => string>> = {
  kind: () => 'GameSpace',
  id: () => ours.team.teamId,
  roomId: () => 'A'.repeat(22),
  game: () => '1',
  gameName: () => 'skribbl',
  gameId: () => randomUUID(),
  userId: () => ours.admin.userId,
  companyId: () => ours.team.teamId,
};

const puzzleCalls = ['/api/FindTheWord', '/api/GeoPuzzle', '/api/Mathle', '/api/Sudoku'];

/** Where nothing at all would be taken for a wish. */
const harmless: Readonly<Record<string, object>> = {
  '/api/Authentication/deleteAccount': { userId: randomUUID() }, // nobody's
};

/** How a call ends that was let in with such a body. */
const beyondTheClaim: Readonly<Record<string, number>> = {
  '/api/{kind}/SendInviteMessage': 404,
  '/api/Admin/SendInviteMessage': 404,
  '/api/Admin/RemoveMember': 404,
  '/api/Admin/EndToken': 404,
  '/api/Admin/EndHold': 404,
  '/api/Admin/SetGroupEffect': 404,
  '/api/Admin/ChangeWebhook': 404,
  '/api/Admin/CheckDomain': 404,
  '/api/Admin/MailDomain': 404,
  '/api/Admin/RemoveDomain': 404,
  '/api/Admin/OnlySso': 404,
  '/api/Admin/SaveSaml': 400, // no description is there
  '/api/Admin/SwitchWebhookOn': 404,
  '/api/Admin/RemoveWebhook': 404,
  '/api/Admin/TestWebhook': 404,
  '/api/Admin/ResendDelivery': 404,
  '/api/Admin/ConfirmNewcomer': 404,
  '/api/Admin/RefuseNewcomer': 404,
  // Without a subscription and a checkout.
  '/api/Stripe/Subscription': 409,
  '/api/Stripe/CancelSubscription': 409,
  '/api/Stripe/SandboxCheckout': 404,
  // Without the settings of the company.
  '/api/Slack/Install': 404,
  '/api/Slack/Disconnect': 404,
  '/api/Slack/GetChannelList/{id}': 404,
  '/api/Teams/TeamGroupList/{id}': 404,
  '/api/Teams/TeamChannelList/{id}': 404,
  '/api/Authentication/deleteAccount': 409, // the only admin
  ...predictionsNotThere,
  '/api/Puzzle/DeleteSchedule': 404,
  '/api/Teams/DeleteScheduledGame': 404,
  '/api/Slack/DeleteScheduledGame': 404,
  ...Object.fromEntries(
    puzzleCalls.flatMap((path) =>
      ['GetGameInfo/{gameId}/{userId}', 'JoinGame', 'Guess', 'Extra', 'Draft', 'Submit', 'Hint'].map(
        (action) => [`${path}/${action}`, 404],
      ),
    ),
  ),
};

const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/api/Teams/TeamChannelList/{id}': { groupId: 'g1' },
  '/api/UserNotification/GetList': { page: '1' },
  '/api/Analytics/Overview': { startDate: '2026-01-01', endDate: '2026-01-31' },
  '/api/Analytics/GameDetails': { startDate: '2026-01-01', endDate: '2026-01-31' },
  '/api/Analytics/ActiveMembers': { startDate: '2026-01-01', endDate: '2026-01-31' },
  '/api/Leaderboard/Overview': { top: '5' },
  '/api/Leaderboard/Details': { gameType: 'all' },
  '/api/Leaderboard/BadgeDetails': { pageSize: '20', pageNumber: '1' },
  '/api/Leaderboard/PuzzleDetails': { puzzleType: 'sudoku', pageSize: '20', pageNumber: '1' },
  '/api/Puzzle/GetArchive': { puzzleType: 'sudoku', pageSize: '20', pageNumber: '1' },
  '/api/Puzzle/GetSchedule': { puzzleType: 'mathle' },
  '/api/Stripe/SubscriptionPreview/{id}': {
    package: 'team',
    isPayPerUser: 'true',
    monthly: 'true',
    maxUser: '5',
  },
  '/api/Stripe/Subscribe/{id}': { isPayPerUser: 'true', monthly: 'true', maxUser: '5' },
  '/api/UserProfile/RatingStory': { gameType: 'chess' },
  '/api/UserProfile/RatingsAtTable': { gameType: 'chess', userIds: randomUUID() },
  '/api/Admin/WebhookDeliveries': { webhookId: randomUUID() },
  '/api/Admin/RetentionPreview/{id}': { kind: 'games', days: '90' },
  '/api/Admin/AuditLog/{id}': { pageSize: '20', pageNumber: '1' },
  ...predictionQueries,
};

const pathOf = (call: Endpoint) =>
  call.path.replaceAll(/\{(\w+)\}/g, (_all, name) => values[name]?.() ?? name);

async function ask(call: Endpoint, asker: Asker) {
  const token = tokens.get(asker);
  const sent = call.files
    ? form(asker === 'nobody' ? { name: 'Nameless' } : { nothing: 'that founds a team' })
    : call.method === 'GET'
      ? {}
      : { json: harmless[call.path] ?? {} };
  const { status, body } = await testApp.ask(call.method, pathOf(call), {
    ...sent,
    ...(token !== undefined && { token }),
  });
  return { status, error: body.error ?? null, body };
}

describe.each(calls.filter((call) => !call.path.includes('/logout')))('$method $path', (call) => {
  test.each(askers)('%s', async (asker) => {
    const refused = atTheDoor(call, asker);
    const { status, error, body } = await ask(call, asker);
    if (refused) expect(error).toBe(refused);
    else
      expect([401, 'NotAllowed', 'AdminOnly', 'YouAreNotAllowed'], `${status} ${error}`).not.toContain(
        error ?? status,
      );
    if (asker === 'limitedAdmin' && refused)
      expect(body.deactivationDueDate).toBe('2026-04-01T00:00:00.000Z');
    const foreign = asker === 'stranger' ? [ours.admin.userId, ours.member.userId, ours.admin.email] : [];
    for (const secret of foreign) expect(JSON.stringify(body)).not.toContain(secret);
  });
});

describe('claims', () => {
  const claimed = calls.filter((call) => call.claims);

  test.each(claimed)('$path: a true one is taken, a false one refused', async (call) => {
    const { admin, team } =
      call.access === 'ticket' ? { admin: await welcome(testApp, 'Claimer'), team: ours.team } : ours;
    for (const [field, claim] of Object.entries(call.claims ?? {})) {
      const truths = [
        ...(claim === 'team' ? [] : [admin.userId]),
        ...(claim === 'self' ? [] : [team.teamId]),
      ];
      const lies = [theirs.team.teamId, theirs.admin.userId, ours.member.userId, randomUUID()];
      const claiming = (value: string) => {
        const path = call.path.replaceAll(/\{(\w+)\}/g, (_all, name) =>
          name === field ? value : (values[name]?.() ?? ''),
        );
        const query = new URLSearchParams({ ...queries[call.path], [field]: value });
        const json = { ...callBodies[call.path], [field]: value };
        const inBody = call.body ? { json } : {};
        const sent = call.files ? form({ name: 'Claimed', [field]: value }) : inBody;
        const address = call.query ? `${path}?${query}` : path;
        return testApp.ask(call.method, address, { token: admin.token, ...sent });
      };
      for (const lie of lies) expect((await claiming(lie)).body.error).toBe('IdentityMismatch');
      // What is asked for is not there, or not proven: the claim itself was taken.
      const taken = beyondTheClaim[call.path] ?? 200;
      for (const truth of truths) expect((await claiming(truth)).status).toBe(taken);
    }
  });
});

test('rights follow the database at once', async () => {
  const { team, member } = await foundTeam(testApp, 'Changing');
  const list = () => testApp.ask('GET', `/api/GameSpace/UserList/${member.userId}`, { token: member.token });
  expect((await list()).status).toBe(200);
  const leave = testApp.parts.database.updateTable('people').set({ team_id: null });
  await leave.where('id', '=', member.userId).execute();
  expect((await list()).body.error).toBe('NotAllowed');
  expect(team.name).toBe('Changing');
});
